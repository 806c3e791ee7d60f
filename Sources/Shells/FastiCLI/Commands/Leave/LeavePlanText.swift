import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiPerson
import FastiTerminal

/// Writes a plan of leave for people: the spans, and their effect on the balance.
struct LeavePlanText {
  private let context: Context
  private let question: LeavePlanQuestion

  init(_ context: Context, _ question: LeavePlanQuestion) {
    self.context = context
    self.question = question
  }

  /// The spans, their sum, the hours lost, and the hours left.
  func write(_ answer: PlanLeave.Answer) {
    for item in answer.items {
      BridgeText(context).write(item.bridge)
      let planned = Sentence(
        .sayLeavePlanned, .decimal(item.hours.text), type, .decimal(item.before.text), .decimal(item.after.text))
      line("    \(context.text(planned))")
    }
    if answer.items.isEmpty {
      context.report(nothing: .sayLeaveNoPlan, type, .number(question.year))
    } else {
      let spent = answer.items.reduce(0) { $0 + $1.bridge.span.leave.count }
      let off = answer.items.reduce(0) { $0 + $1.bridge.span.days.count }
      line(BridgeText(context).total(off: off, for: spent))
    }
    let end = Sentence.Part.text("\(question.year)-12-31")
    line(context.text(.sayLeaveYearEnd, end, .decimal(answer.end.text), .decimal(answer.endWithout.text)))
    guard answer.wastedWithout > .zero || answer.wasted > .zero else { return }
    line(context.text(.sayLeaveLost, .decimal(answer.wasted.text), .decimal(answer.wastedWithout.text)))
  }

  private var type: Sentence.Part { .text(LeaveText(context).name(question.type)) }

  private func line(_ text: String) {
    context.out.write(text: text + "\n")
  }
}
