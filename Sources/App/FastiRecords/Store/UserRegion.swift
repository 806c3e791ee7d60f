/// A region of the user, with its rules; it replaces a shipped region with the same code.
public struct UserRegion: KeyedRecord {
  /// The region's code: `NO`.
  public let code: String
  /// The region as text of the rule language.
  public let text: String
  /// When the user last changed it, in milliseconds of Unix time.
  public let userModifiedAt: Int64

  public init(code: String, text: String, userModifiedAt: Int64) {
    self.code = code
    self.text = text
    self.userModifiedAt = userModifiedAt
  }

  /// The region's code; a store has one region for each code.
  public var key: String { code }

  /// The kind; the code is the name of a region in the history.
  public static let kind = RecordKind(
    table: "region", columns: ["code", "text", "user_modified_at"], label: "code",
    blank: [.erased, .text(""), .integer(0)], meeting: .whole, reach: .synced)

  /// It never fails: the text is parsed where regions are read.
  public init?(reading columns: inout some ColumnReader) {
    self.init(code: columns.text(), text: columns.text(), userModifiedAt: columns.integer())
  }

  /// Writes the region's text unchanged.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: code)
    columns.write(text: text)
    columns.write(integer: userModifiedAt)
  }
}
