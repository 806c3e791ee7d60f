/// The sent fields of a rule's day, in the words of a sentence.
public struct RuleDayFields {
  private let field: (String) -> String
  /// The exchanged days.
  let swaps: [RuleSwap]

  /// The fields by name; a field that was not sent is empty.
  public init(swaps: [RuleSwap], field: @escaping (String) -> String) {
    self.field = field
    self.swaps = swaps
  }

  subscript(name: String) -> String { field(name) }

  func some(_ name: String) -> String? { field(name).isEmpty ? nil : field(name) }

  /// The names of the weekdays in a sentence, Sunday first.
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  var weekday: String {
    let text = field("weekday")
    return Int(text).flatMap { Self.weekdays.indices.contains($0) ? Self.weekdays[$0] : nil } ?? text
  }

  var dayOfMonth: String { field("last-day").isEmpty ? "day \(field("day"))" : "last day" }

  var leap: String {
    switch field("leap-month") {
    case "leap": "leap "
    case "both": "regular or leap "
    default: ""
    }
  }

  /// What happens to 29 February; empty for other dates.
  var leapDay: String {
    guard field("day") == "29", field("month") == "2" else { return "" }
    switch field("leap-day") {
    case "28": return " or 28 February"
    case "1": return " or 1 March"
    default: return ""
    }
  }

  private var isEveryMonth: Bool { !field("every-month").isEmpty }

  /// The name of a month, or every month.
  var nameOfMonth: String { isEveryMonth ? "every month" : Self.name(ofMonth: field("month")) }

  /// A month of another calendar by its number, or every month.
  var numberOfMonth: String { isEveryMonth ? "every month" : "month \(field("month"))" }

  /// A lunar month by its number, or every lunar month.
  var lunarMonth: String {
    isEveryMonth ? "every \(leap)lunar month" : "\(leap)lunar month \(field("month"))"
  }

  /// The other rule, and whether its moved day is meant.
  var target: String { field("as-moved").isEmpty ? field("target") : "\(field("target")), as moved" }

  func date(_ day: String, _ month: String) -> String { "\(field(day)) \(Self.name(ofMonth: field(month)))" }

  /// `39 days after Easter`; without a number, Easter itself.
  func days(fromEaster easter: String) -> String { isAtOnce ? easter : days(from: easter) }

  func days(from what: String) -> String {
    guard let count = Int(offset) else { return "\(offset) days after \(what)" }
    if count == 0 { return "0 days after \(what)" }
    return "\(count.magnitude) \(count.magnitude == 1 ? "day" : "days") \(count > 0 ? "after" : "before") \(what)"
  }

  private var isAtOnce: Bool { Int(offset) == 0 }

  private var offset: String { some("offset") ?? "0" }

  var ordinal: String {
    let names = ["1st", "2nd", "3rd", "4th", "5th", "last", "2nd last", "3rd last", "4th last", "5th last"]
    let text = field("ordinal")
    return Int(text).flatMap { (1...names.count).contains($0) ? names[$0 - 1] : nil } ?? text
  }

  private static func name(ofMonth text: String) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return Int(text).flatMap { (1...names.count).contains($0) ? names[$0 - 1] : nil } ?? text
  }
}
