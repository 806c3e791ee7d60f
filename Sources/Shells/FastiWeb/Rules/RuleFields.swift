import FastiDays
import FastiHolidays
import FastiPages
import FastiRecords

/// The sent fields of a rule's editor.
struct RuleFields {
  let field: (String) -> String
  /// The exchanged days; empty fields are left out.
  let swaps: [RuleSwap]
  /// The exceptions, one a line; nil if the field was not sent.
  let exceptions: String?

  /// - Parameter all: Returns all values of a repeated field.
  init(_ field: @escaping (String) -> String, all: (String) -> [String]) {
    self.field = field
    let (off, worked) = (all("off"), all("worked"))
    swaps = (0..<min(max(off.count, worked.count), Self.mostSwaps)).map { index in
      RuleSwap(off: off.dropFirst(index).first ?? "", worked: worked.dropFirst(index).first ?? "")
    }.filter { !$0.isEmpty }
    exceptions = all("except").isEmpty ? nil : field("except")
  }

  init(_ form: Form) { self.init({ form[$0] }, all: { form.all($0) }) }

  /// The greatest number of exchanges that are read; a sentence may have more.
  private static let mostSwaps = 200

  /// The chosen shape; a sentence has precedence.
  var shape: RuleShape {
    guard field("on").allSatisfy(\.isWhitespace) else { return .sentence }
    return RuleShape(rawValue: field("shape")) ?? .sentence
  }

  /// The rule that the fields describe.
  func rule(language: String) -> NewRule {
    NewRule(
      region: field("region"), name: field("name"), language: language, sentence: sentence, kind: some("kind"),
      shift: shift, since: some("since"), until: some("until"), source: some("source"),
      exceptions: exceptions)
  }

  /// The editor with the typed fields.
  func form(id: String?) -> RuleForm {
    var form = RuleForm(
      id: id, name: FieldInput(field("name")), region: field("region"), sentence: FieldInput(field("on")),
      shape: RuleShape(rawValue: field("shape")) ?? .sentence, day: FieldInput(field("day")),
      month: FieldInput(field("month")),
      weekday: Int(field("weekday")).flatMap { (0...6).contains($0) ? $0 : nil } ?? 1,
      ordinal: Int(field("ordinal")).flatMap { (1...10).contains($0) ? $0 : nil } ?? 1,
      offset: FieldInput(field("offset")),
      kind: field("kind"), since: FieldInput(field("since")), until: FieldInput(field("until")),
      shift: FieldInput(field("shift")),
      source: FieldInput(field("source")), exceptions: exceptions.map { FieldInput($0) }, seen: field("seen"))
    form.swaps = swaps
    for part in RuleParts.fields { form.parts[part] = field(part.rawValue) }
    return form
  }

  /// The editor with the typed fields, and the errors beside them.
  func form(id: String?, _ errors: inout FieldErrors) -> RuleForm {
    var form = form(id: id)
    form.name.error = errors.take(.name)
    form.since.error = errors.take(.since)
    form.until.error = errors.take(.until)
    form.shift.error = errors.take(.shift)
    form.source.error = errors.take(.source)
    form.exceptions?.error = errors.take(.exceptions)
    if shape != .sentence {
      form.day.error = errors.take(.day)
      form.month.error = errors.take(.month)
      form.offset.error = errors.take(.offset)
    }
    form.sentence.error = errors.take { failure in
      guard !FieldErrors.isAbout(.exceptions, of: failure) else { return false }
      return failure.cause.ruleMistake?.field.isInPattern ?? FieldErrors.isAbout(.on, of: failure)
    }
    form.errors = errors.all()
    return form
  }

  func some(_ name: String) -> String? { field(name).isEmpty ? nil : field(name) }
}

extension RuleMistake.Field {
  /// Whether the error is about a day in the sentence.
  fileprivate var isInPattern: Bool {
    switch self {
    case .pattern, .day, .month, .weekday, .ordinal, .offset, .range, .calendar, .event, .reference, .date, .swap: true
    default: false
    }
  }
}

extension RuleForm {
  /// Whether a typed field was not saved.
  var isWrong: Bool {
    !errors.isEmpty || exceptions?.error != nil
      || [name, sentence, day, month, offset, since, until, shift, source].contains { $0.error != nil }
  }
}
