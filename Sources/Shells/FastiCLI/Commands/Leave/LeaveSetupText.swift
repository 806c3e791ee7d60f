import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiTerminal

/// Writes the leave profile for people.
struct LeaveSetupText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Paydays and rounding, then each kind of leave with its start, rates and limits.
  func write(_ setup: LeaveSetup) {
    let (schedule, profile) = (setup.profile.schedule, setup.profile)
    let rules: [(Template, Sentence)] = [
      (.sayLeavePaydays, Sentence(.sayLeaveAmongThem, .sentence(words(schedule.pattern)), .day(schedule.anchor))),
      (.sayLeavePeriods, lag(schedule.lag)),
      (.sayLeaveBaseline, Sentence(profile.baseline == .statement ? .baselineStatement : .baselineAdditive)),
      (.sayLeaveHours, Sentence(setup.rounding == .quarterHour ? .sayLeaveQuarters : .sayLeaveHundredths)),
    ]
    let lines =
      rules.map { (context.text($0.0), context.text($0.1)) }
      + profile.terms.map { (LeaveText(context).name($0.type), text($0, schedule.anchor)) }
    // A user's name of a kind of leave may be long; it moves only its own line to the right.
    let width = lines.reduce(10) { max($0, min(TerminalWidth.of($1.0) + 1, 14)) }
    for (name, text) in lines { line(name, text, width) }
    if !setup.isSaved { context.style.write(.dim, context.text(.sayLeaveUnsaved) + "\n", to: &context.out) }
  }

  private func lag(_ days: Int) -> Sentence {
    days == 0 ? Sentence(.sayLeaveLagNone) : .count(days, one: .sayLeaveLagOne, many: .sayLeaveLag)
  }

  private func words(_ pattern: PaySchedule.Pattern) -> Sentence {
    switch pattern {
    case .every(let days): Sentence(.sayLeaveEveryDays, .number(days))
    case .semimonthly(let first, let second): Sentence(.sayLeaveTwice, .number(first), .number(second))
    case .monthly(let day): Sentence(.sayLeaveMonthly, .number(day))
    }
  }

  private func text(_ terms: LeaveTerms, _ anchor: Day) -> String {
    var parts = [context.text(.sayLeaveStart, .decimal(terms.start.text), .day(anchor))]
    for rate in terms.rates.lines {
      let hours = Sentence.Part.decimal(rate.rate.text)
      parts.append(
        rate.from.map { context.text(.sayLeaveRateFrom, hours, .day($0)) } ?? context.text(.sayLeaveRate, hours))
    }
    if let cap = terms.policies.cap { parts.append(context.text(.sayLeaveCap, .decimal(cap.text))) }
    if let carry = terms.policies.carry {
      parts.append(context.text(.sayLeaveCarry, .decimal(carry.limit.text), .text("\(carry.text.prefix(5))")))
    }
    if terms.floor != .zero { parts.append(context.text(.sayLeaveFloor, .decimal(terms.floor.text))) }
    return parts.joined(separator: "; ")
  }

  private func line(_ name: String, _ text: String, _ width: Int) {
    context.style.write(.bold, to: &context.out) { $0.write(name, columns: width) }
    context.out.write(text: TerminalWidth.of(name) >= width ? " " : "")
    context.out.write(text: text + "\n")
  }
}
