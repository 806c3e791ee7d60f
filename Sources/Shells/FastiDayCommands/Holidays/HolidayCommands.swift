import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal
import FastiWords

/// `fasti holidays [REGION...] [YEAR | --from DATE --to DATE]`.
enum HolidaysCommand: Command {
  static let name = "holidays"
  static let from = Option("from", .day, "DATE", help: "the first day")
  static let to = Option("to", .day, "DATE", help: "the last day")
  static let kind = Option(
    "kind", .choice(["public", "observance", "all"]), "public|observance|all",
    help: "public holidays, everything else but worked days, or all")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the holidays of regions", synonyms: ["red days", "public holidays", "observances"],
      details: ["Without a region it lists the selected ones; without a year or a range, the present year."],
      arguments: [Argument("REGION|YEAR", .text, .any, help: "codes such as SE or AU-NSW, and a year")],
      options: [from, to, kind],
      examples: [
        Example("fasti holidays SE 2026", "Sweden in 2026"),
        Example("fasti holidays US VN --from 2026-01-01 --to 2026-03-31 --kind public", "two regions, a range"),
        Example("fasti holidays AU-NSW 2026 --json", "for programs"),
      ],
      statuses: [StatusNote(.no, "there is none in the range")])
  }

  static func run(_ context: Context) throws(Failure) {
    let question = try Question(context)
    let almanac = try context.almanac(question.regions)
    let codes = try context.regions(asked: question.regions, of: almanac, example: "fasti holidays SE")
    let filter = context.invocation[kind].flatMap { KindFilter(rawValue: $0) } ?? .all
    let answer = try ShowHolidays(almanac)(
      codes, in: question.range, kind: filter, languages: context.languages)
    context.warn(gaps: answer.warnings)
    if answer.items.isEmpty { context.status = .no }
    let isSingle = codes.count == 1
    let items = try ExplainedAnswer.items(answer.items, almanac, codes, context)
    let explaining = context.invocation.has(GlobalOptions.explain) ? try context.pageWords() : nil
    context.answer(items, columns: HolidayItem.columns) { context in
      if answer.items.isEmpty {
        let range = question.range
        context.report(nothing: .sayHolidaysNone, .day(range.first), .day(range.last))
      }
      let text = HolidayText(context)
      for item in answer.items {
        context.out.write(item.day)
        context.out.write("  ")
        context.out.write("\(context.words.shortWeekdays[item.day.weekday.number - 1])", columns: 5)
        text.write(item, region: !isSingle)
        context.out.write("\n")
      }
      if let explaining { writeReasons(answer.items, explaining, context) }
    }
  }

  private static func writeReasons(_ items: [HolidayItem], _ words: PageWords, _ context: Context) {
    context.out.write("\n")
    for item in items where item.occurrence.relation != .nominal {
      let relation = words(item.occurrence.relation, of: item.occurrence.nominal)
      context.out.write(text: "\(item.day.iso) \(item.name): \(relation) (\(item.rule.string))\n")
    }
    context.out.write(text: "\(words(.explainOneDay)): fasti explain DATE REGION\n")
  }

  /// The typed regions and range; a word of four digits is the year.
  private struct Question {
    var regions: [String] = []
    var range: DayRange

    init(_ context: Context) throws(Failure) {
      var year: Int?
      for word in context.invocation.arguments {
        if word.utf8.first.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) ?? false {
          if year != nil {
            throw Failure(.usage(.twoYears), field: .year, value: word, hint: .line("--from DATE --to DATE"))
          }
          year = try DateReader.year(word, field: .input(.year))
        } else {
          regions.append(word)
        }
      }
      let asked = context.invocation.has(from) || context.invocation.has(to)
      if asked, year != nil {
        throw Failure(.request(.yearAndRange), field: .year)
      }
      let present = try context.today().year
      let base = DayRange(year: year ?? present)
      range = asked ? try context.range(from: from, to: to, else: try Question.open(context, base)) : base
    }

    /// The range of a question with one end: the other end is the start or the end of the year.
    private static func open(_ context: Context, _ base: DayRange) throws(Failure) -> DayRange {
      let first = try context.day(HolidaysCommand.from)
      let last = try context.day(HolidaysCommand.to)
      if let first, last == nil { return DayRange(year: first.year) }
      if let last, first == nil { return DayRange(year: last.year) }
      return base
    }
  }
}

/// `fasti is-holiday DATE [REGION...]`.
enum IsHolidayCommand: Command {
  static let name = "is-holiday"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Test if a day is a holiday; the exit status answers",
      arguments: [
        Argument("DATE", .day, help: "the day"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [HolidaysCommand.kind],
      examples: [Example("fasti is-holiday 2026-12-25 SE && echo closed", "public holidays unless --kind widens it")],
      statuses: [StatusNote(.fine, "yes"), StatusNote(.no, "no")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    let regions = Array(context.invocation.arguments.dropFirst())
    let almanac = try context.almanac(regions)
    let codes = try context.regions(asked: regions, of: almanac, example: "fasti is-holiday \(day.iso) SE")
    let filter = context.invocation[HolidaysCommand.kind].flatMap { KindFilter(rawValue: $0) } ?? .public
    let answer = try ShowHolidays(almanac)(codes, in: DayRange(day), kind: filter, languages: context.languages)
    context.warn(gaps: answer.warnings)
    let found = answer.items.filter { $0.occurrence.kind != .workday }
    context.status = found.isEmpty ? .no : .fine
    let explains = context.invocation.has(GlobalOptions.explain)
    let explanations = explains ? try context.explain(almanac)(codes, day, languages: context.languages) : []
    let items = found.map { ExplainedAnswer($0, explains ? explanations : nil) }
    context.answer(items, columns: HolidayItem.columns) { context in
      if found.isEmpty {
        context.out.write(day)
        context.out.write(text: "  \(context.text(.sayHolidaysNot))\n")
      }
      for item in found {
        context.out.write(day)
        context.out.write("  ")
        HolidayText(context).write(item)
        context.out.write("\n")
      }
      for explanation in explanations.relevant {
        context.out.write("\n")
        ExplanationText(context).write(explanation)
      }
    }
  }
}

/// `fasti explain DATE [REGION...]`.
enum ExplainCommand: Command {
  static let name = "explain"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Explain a day: rule, shift, source",
      arguments: [
        Argument("DATE", .day, help: "the day"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      examples: [Example("fasti explain 2021-12-31 US", "New Year's Day of 2022, observed")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let day = try context.day(at: 0) else { return }
    let regions = Array(context.invocation.arguments.dropFirst())
    let almanac = try context.almanac(regions)
    let codes = try context.regions(asked: regions, of: almanac, example: "fasti explain \(day.iso) SE")
    let explain = try context.explain(almanac)
    let explanations = try explain(codes, day, languages: context.languages)
    context.answer(explanations, columns: DayExplanation.columns) { context in
      for (index, explanation) in explanations.relevant.enumerated() {
        if index > 0 { context.out.write("\n") }
        ExplanationText(context).write(explanation)
      }
    }
  }
}
