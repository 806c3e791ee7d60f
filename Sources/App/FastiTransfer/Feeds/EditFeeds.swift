public import FastiRecords

/// Adds, renews and removes feeds. Each call is one change that can be undone.
public struct EditFeeds {
  private let store: any Store
  private let entropy: Entropy
  private let now: Int64

  /// The feeds of a store.
  /// - Parameters:
  ///   - entropy: Where tokens come from.
  ///   - now: The present moment, in milliseconds of Unix time.
  public init(_ store: any Store, entropy: Entropy, now: Int64) {
    self.store = store
    self.entropy = entropy
    self.now = now
  }

  /// Adds a feed.
  /// - Throws: `.refused` when there is one of that name; `.invalid` for a name that cannot be kept.
  public func add(
    _ typed: String, _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, command: String
  ) throws(Failure) -> NewFeedItem {
    let name = try TypedText.title(typed, "NAME", empty: .emptyName)
    guard name.unicodeScalars.count <= 100 else {
      throw Failure(
        .invalid, code: "too-long", "NAME has more than 100 characters", field: "NAME", value: name,
        cause: .text(.characters(most: 100)))
    }
    let token = FeedToken(entropy)
    let feed = FeedRecord(name: name, parts: parts, hiding: hiding, tokenHash: token.hash, created: now)
    var exists = false
    try store.change(command) { writer throws(StoreError) in
      exists = try writer.record(FeedRecord.self, key: name) != nil
      if !exists { try writer.put(feed) }
    }
    guard !exists else {
      throw Failure(
        .refused, code: "feed-exists", "there is a feed \"\(name)\" already", field: "NAME", value: name,
        hint: "fasti feed rotate '\(name)', or another name", cause: .thing(.taken(.feed)))
    }
    return NewFeedItem(feed: FeedItem(feed), token: token)
  }

  /// Gives a feed a new token; the one it had is worth nothing from now on.
  /// - Throws: `.notFound`.
  public func rotate(_ name: String, command: String) throws(Failure) -> NewFeedItem {
    let token = FeedToken(entropy)
    var renewed: FeedRecord?
    try store.change(command) { writer throws(StoreError) in
      guard let old = try writer.record(FeedRecord.self, key: name) else { return }
      let feed = FeedRecord(
        name: old.name, parts: old.parts, hiding: old.hiding, tokenHash: token.hash, created: old.created)
      try writer.put(feed)
      renewed = feed
    }
    guard let renewed else { throw try unknown(name) }
    return NewFeedItem(feed: FeedItem(renewed), token: token)
  }

  /// Removes a feed; its address answers nothing from now on.
  /// - Returns: The feed as it was.
  /// - Throws: `.notFound`.
  @discardableResult
  public func remove(_ name: String, command: String) throws(Failure) -> FeedItem {
    var removed: FeedRecord?
    try store.change(command) { writer throws(StoreError) in
      removed = try writer.record(FeedRecord.self, key: name)
      try writer.delete(FeedRecord.self, key: name)
    }
    guard let removed else { throw try unknown(name) }
    return FeedItem(removed)
  }

  private func unknown(_ name: String) throws(Failure) -> Failure {
    Self.unknown(name, among: try FindFeeds(store).all().map(\.name))
  }

  /// What is said of a name that no feed has.
  public static func unknown(_ name: String, among names: [String]) -> Failure {
    let near = Suggestion.nearest(name, among: names)
    return Failure(
      .notFound, code: "unknown-feed", "there is no feed \"\(name)\"", field: "NAME", value: name,
      hint: near ?? "fasti feed list", cause: .thing(.unknown(.feed, nearest: near)))
  }
}
