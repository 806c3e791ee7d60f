import FastiCivil
public import FastiDays
import FastiFormats
import FastiHolidays
public import FastiTerminal
import FastiWords

/// Writes explanations for people.
public struct ExplanationText {
  let context: Context

  /// A writer of an answer.
  public init(_ context: Context) { self.context = context }

  /// Writes the day and its region, then a line for each reason.
  public func write(_ explanation: DayExplanation) {
    let words = explanation.words
    let place = explanation.region.bytes.isEmpty ? words(.explainEveryRegion) : explanation.region.string
    context.style.write(.bold, to: &context.out) { writer in
      writer.write(long: explanation.day, context.words)
      writer.write(text: " · \(place)")
      if let place = explanation.place { writer.write(text: ", \(place)") }
    }
    context.out.write("\n")
    if explanation.isWeekend { context.out.write(text: "  \(words(.explainWeekend))\n") }
    if explanation.reasons.isEmpty { context.out.write(text: "  \(words(.explainNothing))\n") }
    for reason in explanation.reasons { write(reason, words, full: true) }
    if !explanation.considered.isEmpty {
      context.out.write(text: "  \(words(.explainConsidered)):\n")
      for reason in explanation.considered { write(reason, words, full: false) }
    }
  }

  private func write(_ reason: DayExplanation.Reason, _ words: PageWords, full: Bool) {
    context.out.write(full ? "  " : "    ")
    context.style.write(full ? .bold : [], reason.name, to: &context.out)
    context.out.write(text: ": \(reason.why)\n")
    guard full else { return }
    write(words(.explainRule), reason.rule.string)
    write(words(.explainSays), reason.sentence.words)
    for source in reason.sources { write(words(.explainSource), source) }
    if let confidence = reason.confidence { write(words(.explainKnown), words(confidence.phrase)) }
  }

  private func write(_ label: String, _ text: String) {
    context.out.write("    ")
    context.out.write(label, columns: 8)
    context.out.write(text: "\(text)\n")
  }
}
