/// A region of the user's own, with its rules: it stands in place of a region of that code that ships with the program.
public struct UserRegion: KeyedRecord {
  /// The region's code: `NO`.
  public let code: String
  /// The region, in the words of the rule language.
  public let text: String
  /// When the user last changed it, in milliseconds of Unix time.
  public let userModifiedAt: Int64

  public init(code: String, text: String, userModifiedAt: Int64) {
    self.code = code
    self.text = text
    self.userModifiedAt = userModifiedAt
  }

  /// The region's code, of which a store has one.
  public var key: String { code }

  /// The code is what names a region in the history.
  public static let kind = RecordKind(
    table: "region", columns: ["code", "text", "user_modified_at"], label: "code",
    blank: [.erased, .text(""), .integer(0)], meeting: .whole, reach: .synced)

  /// Never nil: the text is parsed where regions are read, not here.
  public init?(reading columns: inout some ColumnReader) {
    self.init(code: columns.text(), text: columns.text(), userModifiedAt: columns.integer())
  }

  /// Writes the region as text, not as it was parsed.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: code)
    columns.write(text: text)
    columns.write(integer: userModifiedAt)
  }
}
