public import FastiRecords

/// Adds, renews and removes feeds. Each call is one change that can be undone.
public struct EditFeeds {
  private let store: any Store
  private let entropy: Entropy
  private let now: Int64

  /// The feeds of a store.
  /// - Parameters:
  ///   - entropy: The source of tokens.
  ///   - now: The present moment, in milliseconds of Unix time.
  public init(_ store: any Store, entropy: Entropy, now: Int64) {
    self.store = store
    self.entropy = entropy
    self.now = now
  }

  /// Adds a feed.
  /// - Throws: `.refused` when a feed has that name; `.invalid` for a name that cannot be stored.
  public func add(
    _ typed: String, _ parts: Set<FeedPart>, hiding: Set<FeedHiding>
  ) throws(Failure) -> NewFeedItem {
    let name = try TypedText.title(typed, .input(.name))
    guard name.unicodeScalars.count <= 100 else {
      throw Failure(.text(.characters(most: 100)), field: .name, value: name)
    }
    // The page renews and removes a feed at an address that contains its name.
    guard name != ".", name != ".." else { throw Failure(.text(.dots), field: .name, value: name) }
    let token = FeedToken(entropy)
    let feed = FeedRecord(name: name, parts: parts, hiding: hiding, tokenHash: token.hash, created: now)
    var exists = false
    try change(.add, name) { writer throws(StoreError) in
      exists = try writer.record(FeedRecord.self, key: name) != nil
      if !exists { try writer.put(feed) }
    }
    guard !exists else {
      throw Failure(.thing(.taken(.feed)), field: .name, value: name)
    }
    return NewFeedItem(feed: FeedItem(feed), token: token)
  }

  /// Gives a feed a new token; the old one is not valid any more.
  /// - Throws: `.notFound`.
  public func rotate(_ name: String) throws(Failure) -> NewFeedItem {
    let token = FeedToken(entropy)
    var renewed: FeedRecord?
    try change(.renew, name) { writer throws(StoreError) in
      guard let old = try writer.record(FeedRecord.self, key: name) else { return }
      let feed = FeedRecord(
        name: old.name, parts: old.parts, hiding: old.hiding, tokenHash: token.hash, created: old.created)
      try writer.put(feed)
      renewed = feed
    }
    guard let renewed else { throw try unknown(name) }
    return NewFeedItem(feed: FeedItem(renewed), token: token)
  }

  /// Removes a feed; its address does not work any more.
  /// - Returns: The removed feed.
  /// - Throws: `.notFound`.
  @discardableResult
  public func remove(_ name: String) throws(Failure) -> FeedItem {
    var removed: FeedRecord?
    try change(.delete, name) { writer throws(StoreError) in
      removed = try writer.record(FeedRecord.self, key: name)
      try writer.delete(FeedRecord.self, key: name)
    }
    guard let removed else { throw try unknown(name) }
    return FeedItem(removed)
  }

  private func change(
    _ verb: ChangeAction.Verb, _ name: String, _ body: (any StoreWriter) throws(StoreError) -> Void
  ) throws(Failure) {
    try store.change(ChangeAction(verb, .feed, FeedRecord.id(for: name).text), body)
  }

  private func unknown(_ name: String) throws(Failure) -> Failure {
    Self.unknown(name, among: try FindFeeds(store).all().map(\.name))
  }

  /// The failure for the name of a feed that does not exist.
  public static func unknown(_ name: String, among names: [String]) -> Failure {
    Failure(.thing(.unknown(.feed, nearest: Suggestion.nearest(name, among: names))), field: .name, value: name)
  }
}
