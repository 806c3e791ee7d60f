import FastiWords

/// The parts of a rule's sentence that are typed or chosen one by one, beside those that ``RuleForm`` names.
public struct RuleParts: Hashable, Sendable {
  /// What stands in a field, by the field; a field that is missing is empty.
  public private(set) var values: [RuleForm.Field: String] = [:]

  /// Nothing typed.
  public init() {}

  /// The fields there are.
  public static let fields: [RuleForm.Field] = [
    .toDay, .toMonth, .leapDay, .church, .leapMonth, .lastDay, .calendar, .season, .target, .side, .dates, .everyYears,
    .everyFrom, .lasting, .clock, .shiftMode, .saturday, .sunday, .collision,
  ]

  /// What stands in a field.
  public subscript(field: RuleForm.Field) -> String {
    get { values[field] ?? "" }
    set { values[field] = newValue.isEmpty ? nil : newValue }
  }

  /// The calendars whose months a rule may name, as the sentence spells them, each with the phrase that names it.
  static let calendars: [(word: String, phrase: Phrase)] = [
    ("hijri-ummalqura", .calHijriUmmalqura), ("hijri-civil", .calHijriCivil), ("hijri-tabular", .calHijriTabular),
    ("hebrew", .calHebrew), ("persian", .calPersian), ("coptic", .calCoptic), ("ethiopic", .calEthiopic),
    ("indian", .calIndian), ("julian", .calJulian),
  ]
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
