import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal

extension WorkdayText {
  /// Finds a business day and writes it: the day first, then its description.
  static func find(
    _ question: WorkdayFound.Question, named: ArraySlice<String>, _ context: Context, _ example: String
  ) throws(Failure) {
    let (almanac, source) = try context.workdays(Array(named), example: example)
    let found = try FindWorkday(source)(question)
    let explanations = try context.workdayExplanations(almanac, source, found.day)
    context.warn(gaps: found.warnings)
    context.answer(ExplainedAnswer(found, explanations)) { context in
      WorkdayText(context).write(found)
      explanations.write(context)
    }
  }

  private func write(_ found: WorkdayFound) {
    context.out.write(found.day)
    context.out.write(text: "  \(context.words.shortWeekdays[found.day.weekday.number - 1])\n")
    let codes = found.regions.map(\.string).joined(separator: ", ")
    context.out.write(text: "  \(context.text(sentence(found)))\(codes.isEmpty ? "" : ", \(codes)")\n")
  }

  private func sentence(_ found: WorkdayFound) -> Sentence {
    switch found.question {
    case .next(let day): return Sentence(.sayWorkdaysNext, .text(named(day)))
    case .previous(let day): return Sentence(.sayWorkdaysPrevious, .text(named(day)))
    case .nth(let number, let month):
      let count = found.count ?? 0
      return Sentence(
        .sayWorkdaysNth, .number(number < 0 ? count + number + 1 : number), .number(count), .text(month.iso))
    }
  }
}
