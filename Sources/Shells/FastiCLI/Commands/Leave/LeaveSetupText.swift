import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson

/// Writes the leave profile for people.
struct LeaveSetupText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Paydays and rounding, then each kind of leave with its start, rates and limits.
  func write(_ setup: LeaveSetup) {
    let (schedule, profile) = (setup.profile.schedule, setup.profile)
    line("paydays", "\(words(schedule.pattern)), \(schedule.anchor.iso) among them")
    line("periods", "end \(schedule.lag) days before their payday")
    line("baseline", profile.baseline == .statement ? "statement" : "additive")
    line(
      "hours", setup.rounding == .quarterHour ? "rounded to quarters when saved" : "rounded to hundredths when saved")
    for terms in profile.terms { write(terms, schedule.anchor) }
    if !setup.isSaved { context.style.write(.dim, "(to begin with; nothing was saved yet)\n", to: &context.out) }
  }

  private func words(_ pattern: PaySchedule.Pattern) -> String {
    switch pattern {
    case .every(let days): "every \(days) days"
    case .semimonthly(let first, let second): "on day \(first) and \(second) of every month"
    case .monthly(let day): "on day \(day) of every month"
    }
  }

  private func write(_ terms: LeaveTerms, _ anchor: Day) {
    var text = "\(terms.start.text) on \(anchor.iso)"
    for rate in terms.rates.lines {
      text += rate.from.map { "; \(rate.rate.text) a payday from \($0.iso)" } ?? "; \(rate.rate.text) a payday"
    }
    if let cap = terms.policies.cap { text += "; accrues up to \(cap.text)" }
    if let carry = terms.policies.carry { text += "; above \(carry.limit.text) lost on \(carry.text.prefix(5))" }
    if terms.floor != .zero { text += "; floor \(terms.floor.text)" }
    line(terms.type.string, text)
  }

  private func line(_ name: String, _ text: String) {
    context.style.write(.bold, to: &context.out) { $0.write(name, columns: 10) }
    context.out.write(text: name.utf8.count >= 10 ? " " : "")
    context.out.write(text: text + "\n")
  }
}
