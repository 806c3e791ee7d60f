/// A holiday rule of the user, which can be edited and deleted.
public struct UserRule: Record {
  /// The rule's own id, unique among all rules: `user.midsommarfest`.
  public let ruleID: String
  /// The region it belongs to; empty for every region.
  public let region: String
  /// The rule as text of the rule language.
  public let text: String
  /// When the user last changed it, in milliseconds of Unix time.
  public let userModifiedAt: Int64

  public init(ruleID: String, region: String, text: String, userModifiedAt: Int64) {
    self.ruleID = ruleID
    self.region = region
    self.text = text
    self.userModifiedAt = userModifiedAt
  }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "rule", columns: ["rule_id", "region", "text", "user_modified_at"], label: "rule_id",
    blank: [.erased, .text(""), .erased, .integer(0)], meeting: .whole, reach: .synced)

  /// It never fails: the text is parsed where rules are read.
  public init?(reading columns: inout some ColumnReader) {
    self.init(
      ruleID: columns.text(), region: columns.text(), text: columns.text(), userModifiedAt: columns.integer())
  }

  /// Writes the rule's text unchanged.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: ruleID)
    columns.write(text: region)
    columns.write(text: text)
    columns.write(integer: userModifiedAt)
  }
}
