import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiMonths
import FastiRecords
import FastiTerminal

/// `fasti hijri parse FILE`.
enum HijriParseCommand: Command {
  static let name = "parse"
  static let kind = Option(
    "as", .choice(MonthDocument.allCases.map { "\($0.name)" }), "KIND",
    help: "fiqh, home, news, api or pdf; default: by its content")
  static let base = Option(
    "base-url", .text, "URL", help: "where a committee's page is from: \(ReadMonthDocument.committeeAddress)")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Read months from a document and show them",
      details: [
        "The document is a page, a PDF or the committee's JSON. Nothing is stored.",
        "A month is only shown where something confirms its first day: the weekday printed, a length that joins it with "
          + "a neighbour, or the computed day. What is left out is reported.",
        "Files are read by a limited child process; fasti doctor shows the limits.",
      ],
      arguments: [Argument("FILE", .file, help: "the document; - is standard input")],
      options: [kind, base],
      examples: [
        Example("fasti hijri parse calendar.html --as fiqh", "the Fiqh Council's page"),
        Example("fasti hijri parse Ramadan_1447.pdf --json", "the committee's calendar, for programs"),
      ],
      statuses: [StatusNote(.invalid, "there is no month that can be trusted")])
  }

  static func run(_ context: Context) throws(Failure) {
    let path = context.invocation.argument(0) ?? ""
    let bytes = try context.machine.files.read(path, limit: ReadMonthDocument.longest)
    let item = MonthReadingItem(
      try read(bytes, as: context.invocation[kind], base: context.invocation[base], context))
    if item.reading.problem != nil { context.status = .invalid }
    context.answer(item) { context in
      for month in item.reading.months { write(month, context) }
      for warning in item.reading.warnings { context.report(warning.withCommand(warning.remark)) }
      if let problem = item.reading.problem {
        let failure = Failure(.document(.noMonths(problem)), field: .file, value: path)
        context.report("fasti: \(context.wording.message(of: failure))")
      }
      if let link = item.reading.calendarPDF {
        let calendar = context.text(.sayHijriCalendar, .text(String(decoding: link, as: UTF8.self)))
        context.out.write(text: calendar + "\n")
      }
    }
  }

  /// Reads a document of a given kind, or of the kind that it appears to be.
  static func read(
    _ bytes: [UInt8], as name: String?, base: String?, known: [MonthStart] = [], _ context: Context
  ) throws(Failure) -> MonthReading {
    let said = MonthDocument.allCases.first { "\($0.name)" == name }
    let document = said ?? ReadMonthDocument.kind(of: bytes, isCommittees: base != nil)
    return try ReadMonthDocument(context.machine.documents)(
      bytes, as: document, today: try context.today(), base: base ?? ReadMonthDocument.committeeAddress, known: known)
  }

  private static func write(_ month: ReadMonth, _ context: Context) {
    context.out.write(text: month.month.text + "  ")
    context.out.write(month.start)
    let length =
      switch month.length {
      case .explicit(let days): Sentence(.lastsDays, .number(days))
      case .derived(let days): Sentence(.sayHijriDerived, .number(days))
      case .unknown: Sentence(.sayHijriUnknownLength)
      }
    context.out.write(text: "  \(context.text(length))\n")
  }
}
