import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiPerson

/// Writes a plan of leave for people: the spans, and what they do to the balance.
struct LeavePlanText {
  private let context: Context
  private let question: LeavePlanQuestion

  init(_ context: Context, _ question: LeavePlanQuestion) {
    self.context = context
    self.question = question
  }

  /// The spans, their sum, what is lost, and what is left.
  func write(_ answer: PlanLeave.Answer) {
    for item in answer.items {
      BridgesCommand.write(item.bridge, context)
      line("    \(item.hours.text) h of \(question.type.string): \(item.before.text) before, \(item.after.text) after")
    }
    if answer.items.isEmpty {
      context.report("fasti: no \(question.type.string) can be afforded in \(question.year), or none is worth taking")
    } else {
      let spent = answer.items.reduce(0) { $0 + $1.bridge.span.leave.count }
      let off = answer.items.reduce(0) { $0 + $1.bridge.span.days.count }
      line("\(off) days off for \(spent) of leave")
    }
    let end = "on \(question.year)-12-31"
    line("\(end): \(answer.end.text) h with the plan, \(answer.endWithout.text) without")
    guard answer.wastedWithout > .zero || answer.wasted > .zero else { return }
    line("lost to cap and carry-over: \(answer.wasted.text) h with the plan, \(answer.wastedWithout.text) without")
  }

  private func line(_ text: String) {
    context.out.write(text: text + "\n")
  }
}
