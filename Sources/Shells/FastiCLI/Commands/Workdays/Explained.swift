import FastiApp
import FastiCivil
import FastiFormats
import FastiHolidays

/// An answer about a day, and, where `--explain` asked for it, why the day is what it is.
struct Explained<Answer: Fielded>: Fielded {
  let answer: Answer
  let explanations: [DayExplanation]?

  init(_ answer: Answer, _ explanations: [DayExplanation]?) {
    self.answer = answer
    self.explanations = explanations
  }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    answer.write(to: &writer)
    if let explanations { writer.field("explanations", records: explanations) }
  }
}

extension Context {
  /// Why a day is what it is in the regions of a source; nil unless `--explain` asked for it.
  func workdayExplanations(
    _ almanac: Almanac, _ source: WorkdaySource, _ day: Day
  ) throws(Failure) -> [DayExplanation]? {
    guard invocation.has(GlobalOptions.explain) else { return nil }
    return try explain(almanac)(source.regions, day, languages: languages)
  }
}

extension [DayExplanation]? {
  /// Writes what there is, each after an empty line.
  func write(_ context: Context) {
    for explanation in self ?? [] {
      context.out.write("\n")
      ExplanationText(context).write(explanation)
    }
  }
}
