import FastiAgenda
import FastiCivil
import FastiFormats
import TestSupport

extension Chance {
  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private mutating func list(_ count: Int, _ item: (inout Chance) -> String) -> String {
    var items: [String] = []
    for _ in 0..<number(1...count) {
      let next = item(&self)
      if !items.contains(next) { items.append(next) }
    }
    return items.joined(separator: ",")
  }

  /// Weekdays, either all with ordinals or none: of a mixed list dateutil takes the days of both kinds, RFC 5545 those
  /// of either.
  private mutating func weekdays(ordinals: Bool) -> String {
    let areNumbered = ordinals && one(in: 2)
    return list(4) { chance in
      let code = Self.codes[chance.number(0...6)]
      guard areNumbered else { return code }
      return "\(chance.one(in: 2) ? chance.number(1...5) : -chance.number(1...5))\(code)"
    }
  }

  private mutating func monthDays() -> String {
    list(4) { "\($0.one(in: 3) ? -$0.number(1...31) : $0.one(in: 2) ? $0.number(27...31) : $0.number(1...31))" }
  }

  /// The text of a rule that RFC 5545 allows, with the parts that other programs write.
  mutating func rule() -> String {
    let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][number(0...3)]
    var parts = ["FREQ=\(frequency)"]
    if one(in: 2) { parts.append("INTERVAL=\(number(1...(frequency == "DAILY" ? 40 : 7)))") }
    if one(in: frequency == "YEARLY" ? 2 : 6) { parts.append("BYMONTH=\(list(3) { "\($0.number(1...12))" })") }
    switch number(1...4) {
    case 1 where frequency != "WEEKLY": parts.append("BYMONTHDAY=\(monthDays())")
    case 2, 3:
      let ordinals = frequency == "MONTHLY" || frequency == "YEARLY" && parts.contains { $0.hasPrefix("BYMONTH=") }
      if frequency == "MONTHLY", one(in: 3) {
        parts.append("BYDAY=\(weekdays(ordinals: false))")
        parts.append("BYSETPOS=\(one(in: 2) ? number(1...6) : -number(1...6))")
      } else {
        parts.append("BYDAY=\(weekdays(ordinals: ordinals))")
      }
    default: break
    }
    if one(in: 4) { parts.append("WKST=\(Self.codes[number(0...6)])") }
    if one(in: 3) { parts.append("COUNT=\(number(1...60))") }
    return shuffled(parts).joined(separator: ";")
  }

  /// A day of the rule from which it counts; nil if none is found soon, or the rule is refused.
  mutating func first(_ rule: String) -> Day? {
    var day = Day(Int32(number(0...30_000)))
    for _ in 0..<800 {
      do throws(RRuleError) {
        _ = try RRule.read(rule, first: day, time: .allDay(.one))
        return day
      } catch {
        guard error == .cannotSay(.firstDayOutside) else { return nil }
      }
      day += 1
    }
    return nil
  }
}
