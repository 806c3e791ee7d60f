/// The user's changes to a shipped rule; deleting the layer resets the rule.
///
/// An update of the shipped rules never changes it.
public struct RuleLayer: KeyedRecord {
  /// The shipped rule's id: `se.alla-helgons-dag`.
  public let ruleID: String
  /// The name that replaces the rule's.
  public let titleOverride: String?
  /// The symbol shown beside it.
  public let symbolName: String?
  /// The symbol's colour.
  public let iconColor: String?
  /// The user's notes.
  public let notes: String?
  /// Whether the rule's days are left out everywhere.
  public let hidden: Bool
  /// When the user last changed the layer, in milliseconds of Unix time.
  public let userModifiedAt: Int64

  /// A layer over the rule of that id.
  public init(
    ruleID: String, titleOverride: String? = nil, symbolName: String? = nil, iconColor: String? = nil,
    notes: String? = nil, hidden: Bool = false, userModifiedAt: Int64
  ) {
    self.ruleID = ruleID
    self.titleOverride = titleOverride
    self.symbolName = symbolName
    self.iconColor = iconColor
    self.notes = notes
    self.hidden = hidden
    self.userModifiedAt = userModifiedAt
  }

  /// The same layer, changed at another moment.
  package func modified(at moment: Int64) -> RuleLayer {
    RuleLayer(
      ruleID: ruleID, titleOverride: titleOverride, symbolName: symbolName, iconColor: iconColor, notes: notes,
      hidden: hidden, userModifiedAt: moment)
  }

  /// The rule's id: each rule has one layer.
  public var key: String { ruleID }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "layer",
    columns: ["rule_id", "title_override", "symbol_name", "icon_color", "notes", "hidden", "user_modified_at"],
    label: "rule_id", formats: ["hidden": .flag],
    blank: [.erased, .nothing, .nothing, .nothing, .nothing, .integer(0), .integer(0)],
    groups: [
      ["rule_id"], ["title_override"], ["symbol_name", "icon_color"], ["notes"], ["hidden"], ["user_modified_at"],
    ], meeting: .groups, reach: .synced)

  /// It never fails: every column is free text, a flag or a number.
  public init?(reading columns: inout some ColumnReader) {
    self.init(
      ruleID: columns.text(), titleOverride: columns.optionalText(), symbolName: columns.optionalText(),
      iconColor: columns.optionalText(), notes: columns.optionalText(), hidden: columns.flag(),
      userModifiedAt: columns.integer())
  }

  /// Writes null for values that the user did not change.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: ruleID)
    columns.write(optionalText: titleOverride)
    columns.write(optionalText: symbolName)
    columns.write(optionalText: iconColor)
    columns.write(optionalText: notes)
    columns.write(flag: hidden)
    columns.write(integer: userModifiedAt)
  }
}
