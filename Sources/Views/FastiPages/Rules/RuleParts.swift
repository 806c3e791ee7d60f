import FastiCalendars

/// The parts of a rule's sentence that are typed or selected separately, beside those of ``RuleForm``.
public struct RuleParts: Hashable, Sendable {
  /// The values by field; a missing field is empty.
  public private(set) var values: [RuleForm.Field: String] = [:]

  /// No values.
  public init() {}

  /// The fields of the form for which ``RuleForm`` has no property.
  public static let fields: [RuleForm.Field] = {
    let named: [RuleForm.Field] = [
      .name, .region, .on, .shape, .day, .month, .weekday, .ordinal, .offset, .kind, .since, .until, .shift, .source,
      .preview, .off, .worked, .exceptions,
    ]
    return RuleForm.Field.allCases.filter { !named.contains($0) }
  }()

  /// The value of a field.
  public subscript(field: RuleForm.Field) -> String {
    get { values[field] ?? "" }
    set { values[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The names of the calendars whose months a rule can name, the Julian one last, and of the tables of months.
  static let calendars =
    (CalendarID.allCases.filter { $0.isOfferedForRules && $0 != .julian } + [.julian])
    .map { "\($0.name)" } + AlmanacID.allCases.map { "\($0.name)" }
}

/// A weekday off and the weekend day worked in exchange, as typed into two fields.
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

  /// Whether both fields are empty.
  public var isEmpty: Bool { off.isEmpty && worked.isEmpty }
}
