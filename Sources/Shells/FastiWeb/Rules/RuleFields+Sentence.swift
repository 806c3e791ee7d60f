import FastiPages

// The sentence that the parts make. A part that is wrong is put in as it is, and the parser says what is wrong with it.
extension RuleFields {
  /// The sentence as it was typed, or one made of the parts, with its clauses.
  var sentence: String {
    guard shape != .sentence else { return field("on") + clauses }
    let day = pattern + clauses
    // A part of a day is said before the day, after the kind.
    return field("clock").isEmpty ? day : "\(some("kind") ?? "public") from \(field("clock")) on \(day)"
  }

  /// What happens on a weekend or a collision: as it was typed, or made of the parts; nil for nothing.
  var shift: String? {
    if let typed = some("shift") { return typed }
    guard let mode = some("shift-mode") else { return nil }
    let lines = [("saturday", "Saturday"), ("sunday", "Sunday"), ("collision", "collision")]
      .compactMap { name, word in some(name).map { "\(word) \($0)" } }
    return lines.isEmpty ? nil : "\(mode) \(lines.joined(separator: ", "))"
  }

  private var pattern: String {
    switch shape {
    case .sentence: field("on")
    case .fixed: "\(date("day", "month"))\(leapDay)"
    case .weekday: "\(Self.ordinal(field("ordinal"))) \(weekday) of \(Self.name(ofMonth: field("month")))"
    case .range: "\(weekday) in \(date("day", "month")) to \(date("to-day", "to-month"))"
    case .lunarChinese: "\(dayOfMonth) of \(leap)lunar month \(field("month")), Chinese"
    case .lunarVietnamese: "\(dayOfMonth) of \(leap)lunar month \(field("month")), Vietnamese"
    case .lunarKorean: "\(dayOfMonth) of \(leap)lunar month \(field("month")), Korean"
    case .hijri: "\(dayOfMonth) of month \(field("month")), \(some("calendar") ?? "hijri-ummalqura")"
    case .easter: Self.days(from: field("church").isEmpty ? "Easter" : "\(field("church")) Easter", field("offset"))
    case .season: some("season") ?? "March equinox"
    case .days: Self.days(from: field("target"), field("offset"))
    case .near: "\(weekday) \(some("side") ?? "after") \(field("target"))"
    case .between: "day between two public holidays"
    case .dates: "\(field("dates")); status decided"
    case .swaps: swaps.map { "\($0.off) swapped with \($0.worked)" }.joined(separator: ", ") + "; status decided"
    }
  }

  private var clauses: String {
    var text = ""
    if let years = some("every-years"), years != "1" { text += "; every \(years) years from \(field("every-from"))" }
    if let days = some("lasting"), days != "1" { text += "; lasting \(days) days" }
    return text
  }

  private var weekday: String {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    let text = field("weekday")
    return Int(text).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? text
  }

  private var dayOfMonth: String { field("last-day").isEmpty ? "day \(field("day"))" : "last day" }

  private var leap: String {
    switch field("leap-month") {
    case "leap": "leap "
    case "both": "regular or leap "
    default: ""
    }
  }

  /// What becomes of 29 February; of other dates nothing.
  private var leapDay: String {
    guard field("day") == "29", field("month") == "2" else { return "" }
    switch field("leap-day") {
    case "28": return " or 28 February"
    case "1": return " or 1 March"
    default: return ""
    }
  }

  private func date(_ day: String, _ month: String) -> String { "\(field(day)) \(Self.name(ofMonth: field(month)))" }

  private static func days(from what: String, _ offset: String) -> String {
    let text = offset.isEmpty ? "0" : offset
    guard let count = Int(text) else { return "\(text) days after \(what)" }
    if count == 0 { return what.hasSuffix("Easter") ? what : "0 days after \(what)" }
    return "\(count.magnitude) \(count.magnitude == 1 ? "day" : "days") \(count > 0 ? "after" : "before") \(what)"
  }

  private static func name(ofMonth text: String) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return Int(text).flatMap { (1...names.count).contains($0) ? names[$0 - 1] : nil } ?? text
  }

  private static func ordinal(_ text: String) -> String {
    let names = ["1st", "2nd", "3rd", "4th", "5th", "last", "2nd last", "3rd last", "4th last", "5th last"]
    return Int(text).flatMap { (1...names.count).contains($0) ? names[$0 - 1] : nil } ?? text
  }
}
