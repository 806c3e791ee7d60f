import FastiCivil
import FastiDays
import FastiHolidays
import FastiPages
import FastiRecords

// Converts a rule to fields, or to one sentence. The result is read again and must have exactly the same meaning, so
// that a conversion cannot lose anything.
extension RuleForm {
  /// The editor with the rule as one sentence.
  func inSentence(_ rule: Rule) -> RuleForm {
    var form = bare
    form.sentence = FieldInput(String(decoding: rule.sentence, as: UTF8.self))
    return form
  }

  /// The editor with the rule in fields; nil if they cannot express all of it.
  func inParts(_ rule: Rule) -> RuleForm? {
    guard rule.periods.count == 1, let period = rule.periods.first else { return nil }
    var form = bare
    form.kind = "\(period.kind.word)"
    form.since = FieldInput(period.validity.since.map { Self.text($0, isLast: false) } ?? "")
    form.until = FieldInput(period.validity.until.map { Self.text($0, isLast: true) } ?? "")
    form.shift = FieldInput(period.shifts.map(Self.text).joined(separator: "; "))
    form.parts[.clock] = period.from.map { String($0.iso) } ?? ""
    form.parts[.clockEnd] = period.to.map { String($0.iso) } ?? ""
    form.parts[.community] = period.community?.string ?? ""
    form.parts[.shiftMode] = period.isUnshifted ? "no" : ""
    if let filter = period.filter { form.set(filter) }
    form.parts[.lasting] = period.length > 1 ? String(period.length) : ""
    if let cycle = period.cycle {
      form.parts[.everyYears] = String(cycle.years)
      form.parts[.everyFrom] = String(cycle.from)
    }
    form.fill(from: period.pattern)
    guard let again = try? RuleFields(of: form).rule(language: "en").read(id: rule.id), again.periods == rule.periods
    else { return nil }
    return form
  }

  /// The editor without its day.
  private var bare: RuleForm {
    RuleForm(id: id, name: name, region: region, source: source, exceptions: exceptions, seen: seen)
  }

  /// A bound in the sentence: a year if it is the first or the last day of a year, otherwise the day.
  private static func text(_ day: Day, isLast: Bool) -> String {
    let date = day.date
    let isWhole = isLast ? (date.month, date.dayOfMonth) == (12, 31) : (date.month, date.dayOfMonth) == (1, 1)
    return isWhole ? String(date.year) : day.iso
  }

  /// Sets the fields of a filter. Of more than two conditions it sets the first two, and the comparison then finds
  /// another meaning.
  private mutating func set(_ filter: DayFilter) {
    parts[.filter] = filter.mode == .not ? "not on" : "only on"
    let conditions = filter.conditions.map { condition in
      var writer = UTF8Writer()
      writer.write(condition)
      return writer.string
    }
    parts[.filterDay] = conditions[0]
    parts[.filterAlso] = conditions.count > 1 ? conditions[1] : ""
  }

  private static func text(_ shift: Shift) -> String {
    var writer = UTF8Writer()
    writer.write(shift)
    return writer.string
  }
}

extension RuleForm {
  /// The editor of an existing rule, as a sentence.
  init(opening rule: Rule, in region: RegionCode, languages: [LanguageCode], on day: Day) {
    self.init(
      id: rule.id.string, name: FieldInput(String(decoding: rule.names.text(in: languages, on: day), as: UTF8.self)),
      region: region.string, sentence: FieldInput(String(decoding: rule.sentence, as: UTF8.self)),
      source: FieldInput(rule.sources.first.map { String(decoding: $0, as: UTF8.self) } ?? ""),
      exceptions: FieldInput(
        rule.exceptionLines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")))
  }
}
