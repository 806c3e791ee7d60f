/// A writer that wraps another one; what it does not implement itself, the wrapped one does.
public protocol ForwardingWriter: StoreWriter {
  /// The wrapped writer.
  var base: any StoreWriter { get }
}

extension ForwardingWriter {
  /// Writes with the wrapped writer.
  /// - Throws: What the writer behind it throws.
  public func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    try base.put(record, id: id)
  }

  /// Deletes with the wrapped writer.
  /// - Throws: What the writer behind it throws.
  public func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    try base.delete(kind, id: id)
  }

  /// Merges a version with the wrapped writer.
  /// - Throws: What the writer behind it throws.
  public func merge<Content: Record>(
    _ version: Version<Content>, earlier: Int, by author: RecordID?
  ) throws(StoreError) -> Bool { try base.merge(version, earlier: earlier, by: author) }

  /// Tells the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func introduce(_ changes: [AuthoredChange]) throws(StoreError) { try base.introduce(changes) }

  /// Tells the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func trust(_ stamp: Stamp) throws(StoreError) { try base.trust(stamp) }

  /// Merges editions with the wrapped writer.
  /// - Throws: What the writer behind it throws.
  public func merge(_ editions: [ShippedEdition]) throws(StoreError) { try base.merge(editions) }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>? {
    try base.version(kind, id: id)
  }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func all<Content: Record>(
    _ kind: Content.Type, where filter: RecordFilter
  ) throws(StoreError) -> [Version<Content>] { try base.all(kind, where: filter) }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>] {
    try base.versions(kind, id: id)
  }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
    try base.versions(kind)
  }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) throws(StoreError) { try base.forEachVersion(of: kind, body) }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func forEachLine<Line: RecordLine>(
    as line: Line.Type, _ body: (RevisionedLine<Line>) throws(StoreError) -> Void
  ) throws(StoreError) { try base.forEachLine(as: line, body) }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func authors<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [RecordID] {
    try base.authors(kind)
  }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func changes() throws(StoreError) -> [AuthoredChange] { try base.changes() }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func compactedCounts<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [CompactedCount] {
    try base.compactedCounts(kind)
  }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func regions(_ codes: [String]?) throws(StoreError) -> [RegionText] { try base.regions(codes) }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func editions() throws(StoreError) -> [ShippedEdition] { try base.editions() }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func latestStamp() throws(StoreError) -> Stamp { try base.latestStamp() }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func knows(_ change: RecordID) throws(StoreError) -> Bool { try base.knows(change) }

  /// Asks the writer behind it.
  /// - Throws: What the writer behind it throws.
  public func author(of id: RecordID) throws(StoreError) -> RecordID? { try base.author(of: id) }
}
