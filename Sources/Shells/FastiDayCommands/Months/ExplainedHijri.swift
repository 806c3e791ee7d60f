import FastiCivil
import FastiDays
import FastiFormats
import FastiTerminal

/// A Hijri day or month with the explanation of its first day, if `--explain` was given.
struct ExplainedHijri<Answer: FieldWritable>: FieldWritable {
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
  /// The explanation of a Hijri day's month; nil unless `--explain` was given.
  func hijriExplanation(_ item: HijriItem) -> String? {
    // Every command that needs the words reports if they cannot be read; this answer does not need them.
    guard invocation.has(GlobalOptions.explain), let words = try? pageWords() else { return nil }
    return ConvertDates.explanation(item, words)
  }

  /// Writes the explanation on a separate line.
  func write(explanation: String?) {
    guard let explanation else { return }
    style.write(.dim, "  \(explanation)", to: &out)
    out.write("\n")
  }
}
