import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal
import FastiWords

/// `fasti days between FROM TO [REGION...]`, and `--batch FILE|- [REGION...]`.
enum DaysBetweenCommand: Command {
  static let name = "between"
  static let bounds = Option(
    "bounds", .choice(WorkdayBounds.allCases.map { "\($0.word)" }), "exclusive|from|to|inclusive",
    help: "which ends to count; neither, unless this says so")
  static let batch = Option(
    "batch", .file, "FILE", help: "answer every line \"from,to\" of a file; - reads standard input")
  static let hours = Option(
    "hours", .text, "HH:MM-HH:MM", help: "hours of work, to count days off from some hour on as parts of a day")
  static let skipBad = Option.flag("skip-bad", help: "answer error for a bad line of the batch, and go on")

  static let chart = Option.flag("chart", help: "the days off of each month counted, as bars")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Count the business days from one day to another",
      details: [
        "Neither end is counted, unless --bounds says so: from counts FROM but not TO, to counts TO but not FROM, "
          + "inclusive counts both. FROM after TO counts backwards: every number has a minus sign.",
        "A holiday of part of a day leaves it a business day; with --hours the part of the work that is lost is "
          + "subtracted.",
        "With --batch there is no FROM and no TO. The file has a line for each pair of days, perhaps under a header, "
          + "and the answer a line for each of them, whatever --format says. A line that is not two days ends it with "
          + "status 4, unless --skip-bad is given.",
      ],
      arguments: [
        Argument("FROM", .day, .optional, help: "the first day; none with --batch"),
        Argument("TO", .day, .optional, help: "the last day; none with --batch"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [bounds, WorkdayOptions.combine, hours, chart, batch, skipBad],
      examples: [
        Example("fasti days between 2026-04-01 2026-05-01 SE", "neither end counted"),
        Example("fasti days between today 2026-12-24 US SE --bounds inclusive", "off in either is off"),
        Example("fasti days between 2026-01-01 2026-12-31 SE --bounds inclusive --chart", "days off by month"),
        Example("fasti days between --batch pairs.csv SE > counts.txt", "millions of pairs"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let word = context.invocation[bounds]
    let chosen = WorkdayBounds.allCases.first { "\($0.word)" == word } ?? .exclusive
    if let file = context.invocation[batch] { return try run(file, chosen, context) }
    let work = try context.invocation[hours].map { text throws(Failure) in
      try WorkingHours(typed: text, field: Self.hours.field)
    }
    if context.invocation.has(skipBad) {
      throw Failure(.usage(.needs(batch.field)), field: skipBad.field, hint: .line("--batch FILE --skip-bad"))
    }
    guard let from = try context.day(at: 0, .from), let to = try context.day(at: 1, .to) else {
      let missing = definition.arguments[context.invocation.arguments.count]
      throw CommandLineError.missingArgument(missing, of: context.invocation.path, definition).failure
    }
    let named = Array(context.invocation.arguments.dropFirst(2))
    let (almanac, source) = try context.workdays(named, example: "fasti days between FROM TO SE")
    let count = try CountWorkdays(almanac, source)(
      from: from, to: to, bounds: chosen, hours: work, languages: context.languages)
    context.warn(gaps: count.warnings)
    if context.invocation.has(chart), context.format == .text, let range = count.days {
      return try ChartWorkdays(source, try context.pageWords()).daysOff(range).write(to: &context.out, context.style)
    }
    let days = Set(count.holidays.map(\.day)).sorted()
    let explanations = try context.explanations(almanac, source.regions, of: days)
    context.answer(ExplainedAnswer(count, explanations)) { context in
      WorkdayText(context).write(count)
      explanations.write(context)
    }
  }

  private static func run(_ file: String, _ bounds: WorkdayBounds, _ context: Context) throws(Failure) {
    if let word = context.invocation.arguments.first, (try? context.dates().day(word, field: .input(.from))) != nil {
      throw Failure(
        .usage(.exclusive(.sources, .path(word), batch.field)), field: .from, value: word,
        hint: .line("fasti days between --batch \(file) SE"))
    }
    if context.invocation.has(hours) {
      throw Failure(.usage(.exclusive(.forms, hours.field, batch.field)), field: hours.field)
    }
    let (_, source) = try context.workdays(context.invocation.arguments, example: "fasti days between --batch - SE")
    let stream = try context.machine.files.open(file)
    let skipsBad = context.invocation.has(skipBad)
    // Answers on the terminal already show the progress.
    let write = { (answers: [UInt8]) throws(Failure) in try context.machine.console.write(answers, to: .output) }
    guard !context.isTerminal else {
      return context.warn(gaps: try WorkdayBatch(source)(stream, bounds: bounds, skipsBad: skipsBad, write: write))
    }
    let what: Template = stream.size == nil ? .sayProgressBatch : .sayProgressBatchFile
    let warnings = try context.watching(what) { progress throws(Failure) -> [Sentence] in
      try WorkdayBatch(source)(stream, bounds: bounds, skipsBad: skipsBad, progress: progress, write: write)
    }
    context.warn(gaps: warnings)
  }
}
