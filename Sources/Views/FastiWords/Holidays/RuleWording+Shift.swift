import FastiCivil
import FastiFormats
import FastiHolidays

extension RuleWording {
  /// The sentences of a shift, without full stops. Cases in a row with the same answer are one sentence.
  func sentences(of shift: Shift) -> [String] {
    var groups: [(cases: [String], answer: String?)] = []
    for entry in shift.entries {
      let answer = text(of: entry.answer, from: entry.condition)
      if let last = groups.last, last.answer == answer {
        groups[groups.count - 1].cases.append(text(of: entry.condition))
      } else {
        groups.append((cases: [text(of: entry.condition)], answer: answer))
      }
    }
    let limits = limits(of: shift.validity).map { ", \($0)" }.joined(separator: "")
    return groups.map { group in
      let cases = words.list(group.cases, .ruleOr)
      guard let answer = group.answer else { return words(.ruleStays, cases) + limits }
      return words(shift.mode == .additional ? .ruleAddsDay : .ruleMovesDay, cases, answer) + limits
    }
  }

  /// `but not on a Sunday or on another public holiday`.
  func text(of filter: DayFilter) -> String {
    let cases = words.list(filter.conditions.map { text(of: $0) }, .ruleOr)
    return switch filter.mode {
    case .not: words(.ruleNotOn, cases)
    case .only: words(.ruleOnlyOn, cases)
    }
  }

  private func text(of condition: Shift.Condition) -> String {
    switch condition {
    case .weekday(let weekday): words(.ruleIfWeekday, "\(words.dates.name(weekday))")
    case .weekend: words(.ruleIfWeekend)
    case .restDay: words(.ruleIfRestDay)
    case .collision: words(.ruleIfCollision)
    }
  }

  /// Nil for the day itself.
  private func text(of answer: Shift.Answer, from condition: Shift.Condition) -> String? {
    switch answer {
    case .offset(let days): days == 0 ? nil : text(of: days, from: condition)
    case .nextWorkingDay: words(.ruleNextWorkingDay)
    case .previousWorkingDay: words(.ruleWorkingDayBefore)
    }
  }

  /// The day that is some days later, negative for earlier: by its weekday if that is known.
  private func text(of days: Int, from condition: Shift.Condition) -> String {
    if case .weekday(let weekday) = condition, days.magnitude <= 7,
      let other = Weekday(rawValue: UInt8((weekday.number + days + 13) % 7 + 1))
    {
      return words(days > 0 ? .ruleWeekdayLater : .ruleWeekdayEarlier, "\(words.dates.name(other))")
    }
    return days > 0
      ? words(one: .ruleDayLater, many: .ruleDaysLater, days)
      : words(one: .ruleDayEarlier, many: .ruleDaysEarlier, -days)
  }
}
