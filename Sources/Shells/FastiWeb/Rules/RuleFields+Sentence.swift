import FastiHolidays
import FastiPages

// The sentence of the parts. A wrong part is inserted unchanged, and the parser reports the error.
extension RuleFields {
  /// The typed sentence, or one made from the fields, with its clauses.
  var sentence: String {
    guard shape != .sentence else { return field("on") + clauses }
    let day = pattern + clauses
    // The community and the part of a day are written before the day, after the kind.
    let head = [("for", "for"), ("from", "clock"), ("until", "clock-end")]
      .compactMap { word, name in some(name).map { "\(word) \($0)" } }
    guard !head.isEmpty else { return day }
    return "\(some("kind") ?? "\(HolidayKind.observance.word)") \(head.joined(separator: " ")) on \(day)"
  }

  /// The shift on a weekend or a collision, typed or made from the fields; nil for none.
  var shift: String? {
    if let typed = some("shift") { return typed }
    guard let mode = some("shift-mode"), mode != "no" else { return nil }
    let lines = [
      ("saturday", "Saturday"), ("sunday", "Sunday"), ("rest-day", "rest-day"), ("collision", "collision"),
    ]
    .compactMap { name, word in some(name).map { "\(word) \($0)" } }
    return lines.isEmpty ? nil : "\(mode) \(lines.joined(separator: ", "))"
  }

  private var pattern: String { shape.day(RuleDayFields(swaps: swaps, field: field)) }

  private var clauses: String {
    var text = ""
    if let years = some("every-years"), years != "1" { text += "; every \(years) years from \(field("every-from"))" }
    if let days = some("lasting"), days != "1" { text += "; lasting \(days) days" }
    if let mode = some("filter") {
      text += "; \(mode) \([some("filter-day"), some("filter-also")].compactMap { $0 }.joined(separator: ", "))"
    }
    if some("shift-mode") == "no" { text += "; no shift" }
    return text
  }
}
