import FastiApp
import FastiHolidays
import FastiCivil
import FastiFormats

/// Writes explanations for people.
struct ExplanationText {
  let context: Context

  init(_ context: Context) { self.context = context }

  func write(_ explanation: DayExplanation) {
    let place = explanation.region.bytes.isEmpty ? "every region" : explanation.region.string
    context.style.write(.bold, to: &context.out) { writer in
      writer.write(long: explanation.day, context.words)
      writer.write(text: " · \(place)")
    }
    context.out.write("\n")
    if explanation.isWeekend { context.out.write("  a weekly day of rest\n") }
    if explanation.reasons.isEmpty { context.out.write("  no holiday falls on it\n") }
    for reason in explanation.reasons { write(reason, full: true) }
    if !explanation.considered.isEmpty {
      context.out.write("  considered:\n")
      for reason in explanation.considered { write(reason, full: false) }
    }
  }

  private func write(_ reason: DayExplanation.Reason, full: Bool) {
    context.out.write(full ? "  " : "    ")
    context.style.write(full ? .bold : [], reason.name, to: &context.out)
    context.out.write(text: ": \(reason.why)\n")
    guard full else { return }
    context.out.write(text: "    rule    \(reason.rule.string)\n    says    \(reason.sentence)\n")
    for source in reason.sources { context.out.write(text: "    source  \(source)\n") }
  }
}
