import FastiCalendars

/// The parts of a rule's sentence that are typed or chosen one by one, beside those that ``RuleForm`` names.
public struct RuleParts: Hashable, Sendable {
  /// What stands in a field, by the field; a field that is missing is empty.
  public private(set) var values: [RuleForm.Field: String] = [:]

  /// Nothing typed.
  public init() {}

  /// The fields of the form for which ``RuleForm`` has no property.
  public static let fields: [RuleForm.Field] = {
    let named: [RuleForm.Field] = [
      .name, .region, .on, .shape, .day, .month, .weekday, .ordinal, .offset, .kind, .since, .until, .shift, .source,
      .preview, .off, .worked,
    ]
    return RuleForm.Field.allCases.filter { !named.contains($0) }
  }()

  /// What stands in a field.
  public subscript(field: RuleForm.Field) -> String {
    get { values[field] ?? "" }
    set { values[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The names of the calendars whose months a rule may name, the Julian one the last, and of the tables of months.
  static let calendars =
    (CalendarID.allCases.filter { $0.isOfferedForRules && $0 != .julian } + [.julian])
    .map { "\($0.name)" } + AlmanacID.allCases.map { "\($0.name)" }
}

/// A weekday off and the weekend day worked in exchange, as they were typed into two fields.
public struct RuleSwap: Hashable, Sendable {
  /// The day that is off.
  public var off: String
  /// The day that is worked.
  public var worked: String

  /// An exchange.
  public init(off: String = "", worked: String = "") {
    self.off = off
    self.worked = worked
  }

  /// Whether nothing was typed.
  public var isEmpty: Bool { off.isEmpty && worked.isEmpty }
}
