/// The writes of one change. It is valid only inside the closure that receives it.
public protocol StoreWriter: StoreReader {
  /// Writes a new version of a thing; does nothing if the content is the same.
  /// - Returns: Whether a version was written.
  /// - Throws: `refusedRecord` when the content breaks a rule of its table.
  @discardableResult
  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool

  /// Deletes a thing; does nothing if it does not exist.
  /// - Returns: Whether a version was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool

  /// Merges a version of another store; does nothing if it is stored already. The order in which versions arrive does
  /// not matter.
  ///
  /// If its stamp has another content here, as in two copies of one data folder, both stay: the one with the smaller
  /// hash keeps the stamp, and the other gets ``Stamp/beside(_:)``. A store that finds its device's number in a new
  /// version takes another number.
  ///
  /// - Parameters:
  ///   - earlier: The number of versions before it in the other store, including those that are not stored there any
  ///     more; 0 if all of them are merged too.
  ///   - author: The change that wrote it. It stays with that change if it was introduced; otherwise it belongs to the
  ///     current change.
  /// - Returns: Whether the version was new.
  /// - Throws: `refusedStamp` for a stamp more than 24 hours ahead, `conflictingVersion` when another content has its
  ///   stamp and was damaged. Nothing was written then, and other versions can still be merged.
  @discardableResult
  func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool

  /// Introduces changes of other stores: versions that are merged from then on can stay with them.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func introduce(_ changes: [AuthoredChange]) throws(StoreError)

  /// Accepts stamps up to this one, however far ahead of the clock they are: versions that are merged from then on may
  /// have them.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func trust(_ stamp: Stamp) throws(StoreError)

  /// Merges the editions of the shipped regions of another store. If both stores have a time of one edition, the
  /// earlier one is kept, so the order does not matter.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func merge(_ editions: [ShippedEdition]) throws(StoreError)
}

extension StoreWriter {
  /// Merges a version of another store, all of whose predecessors are merged too.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func merge<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool {
    try merge(version, earlier: 0, by: nil)
  }

  /// Merges a version of another store, as a version of the current change.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func merge<Content: Record>(_ version: Version<Content>, earlier: Int) throws(StoreError) -> Bool {
    try merge(version, earlier: earlier, by: nil)
  }

  /// Writes the only record of its key.
  /// - Returns: Whether a version was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func put<Content: KeyedRecord>(_ record: Content) throws(StoreError) -> Bool {
    try put(record, id: record.id)
  }

  /// Deletes the only record of a key.
  /// - Returns: Whether a version was written.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func delete<Content: KeyedRecord>(_ kind: Content.Type, key: String) throws(StoreError) -> Bool {
    try delete(kind, id: Content.id(for: key))
  }
}
