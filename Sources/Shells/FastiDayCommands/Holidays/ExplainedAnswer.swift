import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal

/// An answer about a day with the explanation of the day, if `--explain` was given.
struct ExplainedAnswer<Answer: FieldWritable>: FieldWritable {
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

extension ExplainedAnswer<HolidayItem> {
  /// Holidays, each with the explanation of its day in its region, if `--explain` was given and the answer is for
  /// programs.
  static func items(
    _ holidays: [HolidayItem], _ almanac: Almanac, _ codes: [RegionCode], _ context: Context
  ) throws(Failure) -> [ExplainedAnswer] {
    guard context.invocation.has(GlobalOptions.explain), context.format != .text else {
      return holidays.map { ExplainedAnswer($0, nil) }
    }
    let explain = try context.explain(almanac)
    return try holidays.map { (item) throws(Failure) in
      let regions = codes.contains(item.region) ? [item.region] : codes
      return ExplainedAnswer(item, try explain(regions, item.day, languages: context.languages))
    }
  }
}

extension Context {
  /// The explanations of days with occurrences in some regions; nil unless `--explain` was given.
  func explanations(
    _ almanac: Almanac, _ codes: [RegionCode], of days: [Day]
  ) throws(Failure) -> [DayExplanation]? {
    guard invocation.has(GlobalOptions.explain) else { return nil }
    let explain = try explain(almanac)
    var found: [DayExplanation] = []
    for day in days where Limits.days.contains(day) { found += try explain(codes, day, languages: languages) }
    return found.filter { !$0.reasons.isEmpty }
  }
}

extension [DayExplanation]? {
  /// Writes the explanations, each after an empty line.
  func write(_ context: Context) {
    for explanation in self ?? [] {
      context.out.write("\n")
      ExplanationText(context).write(explanation)
    }
  }
}
