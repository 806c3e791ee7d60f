/// What can be written in one change. Valid only inside the closure that receives it.
public protocol StoreWriter: StoreReader {
  /// Writes a new version of a thing; does nothing if that is its content already.
  /// - Returns: Whether a version was written.
  /// - Throws: `refusedRecord` when the content breaks a rule of its table.
  @discardableResult
  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool

  /// Deletes a thing; does nothing if it does not exist.
  /// - Returns: Whether a version was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool

  /// Merges a version made elsewhere; does nothing if it is stored already. The order in which versions arrive does not
  /// matter.
  ///
  /// Where another content has its stamp, as in two copies of one data folder, both stay: the one with the smaller hash keeps
  /// the stamp, and the other gets ``Stamp/beside(_:)``. A store that finds the number of its device in a version that is new
  /// to it takes another number.
  ///
  /// - Parameters:
  ///   - earlier: How many versions came before it where it comes from, those that are not there any more among them; 0
  ///     where all of them are merged too.
  ///   - author: The change that wrote it. It stays with that change if it was introduced; otherwise it belongs to the change
  ///     that is being made.
  /// - Returns: Whether the version was new.
  /// - Throws: `refusedStamp` for one more than 24 hours ahead, `conflictingVersion` when another content has its stamp and
  ///   is not what was written. Nothing was written then, and others can still be merged.
  @discardableResult
  func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool

  /// Says what is known of changes made elsewhere: versions that are merged from then on can stay with them.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func introduce(_ changes: [AuthoredChange]) throws(StoreError)

  /// Says that stamps up to this one are right, however far ahead of the clock they lie: what is merged from then on may
  /// have them.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func trust(_ stamp: Stamp) throws(StoreError)

  /// Merges the editions of the shipped regions that another store has had. Of two times of one edition the earlier is
  /// kept, so the order does not matter.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func merge(_ editions: [ShippedEdition]) throws(StoreError)
}

extension StoreWriter {
  /// Merges a version made elsewhere, all of whose predecessors are merged too.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func merge<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    try merge(version, earlier: 0, by: nil)
  }

  /// Merges a version made elsewhere, as a version of the change that is being made.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func merge<Content: Record>(_ version: Version<Content>, earlier: Int) throws(StoreError) -> Bool {
    try merge(version, earlier: earlier, by: nil)
  }

  /// Writes the one record of its key.
  /// - Returns: Whether a version was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func put<Content: KeyedRecord>(_ record: Content) throws(StoreError) -> Bool {
    try put(record, id: record.id)
  }

  /// Deletes the one record of a key.
  /// - Returns: Whether a version was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func delete<Content: KeyedRecord>(_ kind: Content.Type, key: String) throws(StoreError) -> Bool {
    try delete(kind, id: Content.id(for: key))
  }
}
