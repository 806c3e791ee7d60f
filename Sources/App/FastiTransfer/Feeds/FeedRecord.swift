public import FastiRecords

/// A feed for subscribers. There is one for each name, on all devices together.
public struct FeedRecord: KeyedRecord {
  /// Its name, which is also the calendar's name for subscribers.
  public let name: String
  /// The kinds of entries it contains.
  public let parts: Set<FeedPart>
  /// The content that is left out of the entries.
  public let hiding: Set<FeedHiding>
  /// SHA-256 of its token, as 64 hex digits.
  public let tokenHash: String
  /// When it was created, in milliseconds of Unix time.
  public let created: Int64

  public init(name: String, parts: Set<FeedPart>, hiding: Set<FeedHiding>, tokenHash: String, created: Int64) {
    self.name = name
    self.parts = parts
    self.hiding = hiding
    self.tokenHash = tokenHash
    self.created = created
  }

  /// The feed's name, which is unique.
  public var key: String { name }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "feed", columns: ["name", "parts", "hiding", "token_hash", "created"], label: "name",
    blank: [
      .erased, .text("holidays"), .text(""), .text(String(repeating: "0", count: 64)), .integer(0),
    ], groups: [["name"], ["parts"], ["hiding"], ["token_hash"], ["created"]], meeting: .groups, reach: .synced)

  /// Nil for a part or content to hide that this version does not know.
  public init?(reading columns: inout some ColumnReader) {
    let name = columns.text()
    let parts = columns.text().split(separator: ",").map { FeedPart(rawValue: String($0)) }
    let hiding = columns.text().split(separator: ",").map { FeedHiding(rawValue: String($0)) }
    guard !parts.contains(nil), !hiding.contains(nil) else { return nil }
    self.init(
      name: name, parts: Set(parts.compactMap { $0 }), hiding: Set(hiding.compactMap { $0 }),
      tokenHash: columns.text(), created: columns.integer())
  }

  /// Writes the parts, and the hidden content, as words separated by commas.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: name)
    columns.write(text: partNames.joined(separator: ","))
    columns.write(text: hidingNames.joined(separator: ","))
    columns.write(text: tokenHash)
    columns.write(integer: created)
  }

  /// The words of its parts, in their order.
  var partNames: [String] { FeedPart.allCases.filter(parts.contains).map(\.rawValue) }
  /// The words of the content it hides, in their order.
  var hidingNames: [String] { FeedHiding.allCases.filter(hiding.contains).map(\.rawValue) }
}
