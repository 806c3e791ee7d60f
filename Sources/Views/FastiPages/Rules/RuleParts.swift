import FastiWords

/// The parts of a rule's sentence that are typed or chosen one by one, beside those that ``RuleForm`` names.
public struct RuleParts: Hashable, Sendable {
  /// What stands in a field, by the field's name; a field that is missing is empty.
  public private(set) var values: [FieldName: String] = [:]

  /// Nothing typed.
  public init() {}

  /// The fields there are.
  public static let names: [FieldName] = [
    .toDay, .toMonth, .leapDay, .church, .leapMonth, .lastDay, .calendar, .season, .target, .side, .dates, .everyYears,
    .everyFrom, .lasting, .clock, .shiftMode, .saturday, .sunday, .collision,
  ]

  /// What stands in a field.
  public subscript(name: FieldName) -> String {
    get { values[name] ?? "" }
    set { values[name] = newValue.isEmpty ? nil : newValue }
  }

  /// The calendars whose months a rule may name, as the sentence spells them, each with the phrase that names it.
  static let calendars: [(word: String, phrase: Phrase)] = [
    ("hijri-ummalqura", .calHijriUmmalqura), ("hijri-civil", .calHijriCivil), ("hijri-tabular", .calHijriTabular),
    ("hebrew", .calHebrew), ("persian", .calPersian), ("coptic", .calCoptic), ("ethiopic", .calEthiopic),
    ("indian", .calIndian), ("julian", .calJulian),
  ]
}
