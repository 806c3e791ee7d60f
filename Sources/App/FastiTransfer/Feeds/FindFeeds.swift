public import FastiRecords

/// Finds the feeds of a store.
public struct FindFeeds {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// Every feed, by name.
  /// - Throws: `.storage`.
  public func all() throws(Failure) -> [FeedItem] {
    do {
      return try store.read { reader throws(StoreError) in try reader.all(FeedRecord.self) }
        .map { FeedItem($0.record) }.sorted { $0.name < $1.name }
    } catch { throw Failure(error) }
  }

  /// The feed of a token; nil if there is none.
  /// - Throws: `.storage`.
  /// - Complexity: One lookup by the hash, which takes the same time for any token.
  public func feed(of token: FeedToken) throws(Failure) -> FeedRecord? {
    do {
      return try store.read { reader throws(StoreError) in
        try reader.all(FeedRecord.self, where: .text(column: "token_hash", is: token.hash)).first?.record
      }
    } catch { throw Failure(error) }
  }
}
