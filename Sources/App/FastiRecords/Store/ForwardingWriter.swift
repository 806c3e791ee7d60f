/// A writer that wraps another one; the wrapped writer does what the outer one does not implement.
public protocol ForwardingWriter: StoreWriter {
  /// The wrapped writer.
  var base: any StoreWriter { get }
}

extension ForwardingWriter {
  /// Writes with the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    try base.put(record, id: id)
  }

  /// Deletes with the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    try base.delete(kind, id: id)
  }

  /// Merges a version with the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool { try base.merge(version, earlier: earlier, by: author) }

  /// Introduces changes to the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func introduce(_ changes: [AuthoredChange]) throws(StoreError) { try base.introduce(changes) }

  /// Makes the wrapped writer accept stamps up to this one.
  /// - Throws: What the wrapped writer throws.
  public func trust(_ stamp: Stamp) throws(StoreError) { try base.trust(stamp) }

  /// Merges editions with the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func merge(_ editions: [ShippedEdition]) throws(StoreError) { try base.merge(editions) }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>? {
    try base.version(kind, id: id)
  }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func all<Content: Record>(
    _ kind: Content.Type, where filter: RecordFilter
  ) throws(StoreError) -> [Version<Content>] { try base.all(kind, where: filter) }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>] {
    try base.versions(kind, id: id)
  }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
    try base.versions(kind)
  }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) throws(StoreError) { try base.forEachVersion(of: kind, body) }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func forEachLine<Line: RecordLine>(
    as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
  ) throws(StoreError) { try base.forEachLine(as: line, body) }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func authors<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID] {
    try base.authors(kind)
  }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func changes() throws(StoreError) -> [AuthoredChange] { try base.changes() }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func compactedCounts<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [CompactedCount] {
    try base.compactedCounts(kind)
  }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func regions(_ codes: [String]?) throws(StoreError) -> [RegionText] { try base.regions(codes) }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func editions() throws(StoreError) -> [ShippedEdition] { try base.editions() }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func latestStamp() throws(StoreError) -> Stamp { try base.latestStamp() }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func knows(_ change: RecordID) throws(StoreError) -> Bool { try base.knows(change) }

  /// Reads from the wrapped writer.
  /// - Throws: What the wrapped writer throws.
  public func author(of id: RecordID) throws(StoreError) -> RecordID? { try base.author(of: id) }
}
