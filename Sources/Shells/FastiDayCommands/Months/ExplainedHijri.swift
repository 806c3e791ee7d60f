import FastiCivil
import FastiDays
import FastiFormats
import FastiTerminal

/// A Hijri day or month, and, where `--explain` asked for it, how its first day comes about.
struct ExplainedHijri<Answer: Fielded>: Fielded {
  let answer: Answer
  let explanation: String?

  init(_ answer: Answer, _ explanation: String?) {
    self.answer = answer
    self.explanation = explanation
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    answer.write(to: &writer)
    if let explanation { writer.field("explanation", explanation) }
  }
}

extension Context {
  /// How the month of a Hijri day comes about; nil unless `--explain` asked for it.
  func hijriExplanation(_ item: HijriItem) -> String? {
    // Words that cannot be read are told by every command that needs them; this answer stands without.
    guard invocation.has(GlobalOptions.explain), let words = try? pageWords() else { return nil }
    return ConvertDates.explanation(item, words)
  }

  /// Writes what there is on a line of its own.
  func write(explanation: String?) {
    guard let explanation else { return }
    style.write(.dim, "  \(explanation)", to: &out)
    out.write("\n")
  }
}
