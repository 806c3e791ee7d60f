import FastiCivil
public import FastiFormats

/// A feed as shells show it, without its token.
public struct FeedItem: FieldWritable, Sendable {
  private let record: FeedRecord

  public init(_ record: FeedRecord) { self.record = record }

  /// The name that its owner gave it, unique among the feeds.
  public var name: String { record.name }
  /// The words of its parts.
  public var parts: [String] { record.partNames }
  /// The words of what it hides.
  public var hiding: [String] { record.hidingNames }

  /// The fields in their order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("name", record.name)
    writer.field("only", record.partNames)
    writer.field("hide", record.hidingNames)
    writer.field("created", Instant(seconds: record.created / 1_000).iso)
  }

  /// The columns of a CSV without feeds.
  public static let columns: [StaticString] = ["name", "only", "hide", "created"]
}

/// A feed with its new token, which is shown only once.
public struct NewFeedItem: FieldWritable, Sendable {
  public let feed: FeedItem
  public let token: FeedToken

  /// The feed's fields, then token and path.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    feed.write(to: &writer)
    writer.field("token", token.text)
    writer.field("path", token.path)
  }
}
