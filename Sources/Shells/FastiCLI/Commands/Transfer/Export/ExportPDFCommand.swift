import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti export pdf`.
enum ExportPDFCommand: Command {
  static let name = "pdf"
  static let isHeavy = true
  static let writesFile = true

  static let paper = Option(
    "paper", .choice(PaperFormat.Size.allCases.map(\.rawValue)), "a4|a3|letter",
    help: "the size of the paper; default: a4")
  static let orientation = Option(
    "orientation", .choice(["portrait", "landscape"]), "portrait|landscape",
    help: "which way round it lies; default: landscape for week, month, year and booklet")
  static let holder = Option("name", .text, "NAME", help: "whose leave it is, on the statement")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write calendars, lists and the leave statement as PDF",
      synonyms: ["print"],
      details: [
        "week and month have a page each; year is a year by its weeks, months its twelve months on one page; special are "
          + "the special days; days everything on each day; "
          + "workdays days off by month and bridge days; sky Sun and Moon through a year at the place of `fasti place set`; leave the statement of balances and entries; booklet the "
          + "months and all weeks of a year.",
        "What does not fit into its day is listed below. Outlines name weeks and months, and the file is tagged for "
          + "readers that do not see it. The same data and fonts give the same bytes.",
        "Without a scope it shows the period of today, or of --on.",
      ],
      arguments: [
        Argument(
          "WHAT", .choice(PaperKind.allCases.map(\.rawValue)),
          help: PaperKind.allCases.map(\.rawValue).joined(separator: ", "))
      ],
      options: [
        ExportScope.scope, ExportScope.on, ExportScope.from, ExportScope.to, paper, orientation, holder,
        ExportScope.out,
      ]
        + OutputFile.options,
      examples: [
        Example("fasti export pdf month --out month.pdf", "this month"),
        Example(
          "fasti export pdf month --scope year --paper a3 --out 2026.pdf", "the twelve months of this year, a page each"
        ),
        Example("fasti export pdf leave --name 'Kim Berg' --out statement.pdf", "this year's leave statement"),
      ],
      statuses: [OutputFile.refused])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let kind = PaperKind(rawValue: context.invocation.argument(0) ?? "") else { return }
    let range = try range(kind, context)
    let size = context.invocation[paper].flatMap { PaperFormat.Size(rawValue: $0) } ?? .a4
    let isLandscape = context.invocation[orientation].map { $0 == "landscape" } ?? kind.isLandscape
    try ExportScope.write(context) { () throws(Failure) in
      let document = try document(kind, range, context)
      guard let printPaper = context.machine.printPaper else { throw Failure(.helper(.noPaper)) }
      guard let printed = printPaper(document, PaperFormat(size, landscape: isLandscape)) else {
        throw Failure(.machine(.noMemory))
      }
      guard !printed.hasNoFont else { throw Failure(.helper(.noFont)) }
      if !printed.unknown.isEmpty {
        context.report(.sayNoGlyph, .text(printed.unknownText), .text(printed.packagesText))
      }
      return printed.bytes
    }
  }

  private static func document(
    _ kind: PaperKind, _ range: DayRange, _ context: Context
  ) throws(Failure) -> PaperDocument {
    let words = try context.pageWords()
    let almanac = try context.almanac([])
    let languages = context.languages + [LanguageCode(context.language)]
    let regions = try almanac.codes([]).compactMap { code in
      almanac.book.merged(code).map {
        String(decoding: $0.names.text(in: languages + $0.languages, on: range.first), as: UTF8.self)
      }
    }
    let make = MakePaper(
      words, today: try context.today(), regions: regions, from: almanac.settings.weekStart,
      days: { range throws(Failure) in
        let months = almanac.settings.showHijri ? try context.months() : nil
        return try context.dayReports(range, months: months) { _ in false }.days
      }, money: try context.ownMoney(),
      workdays: { () throws(Failure) in
        try WorkdaySource(
          almanac, try almanac.regions(asked: [], field: .input(.regionOfForm), hint: .line("fasti regions select SE")))
      },
      sky: { () throws(Failure) in
        try ChartSky(almanac.settings, context.machine.zones, else: try context.zone(), words)
      }, book: { () throws(Failure) in try context.leaveBook() })
    return try make(kind, over: range, name: context.invocation[holder] ?? "")
  }

  /// The days of the scope; without one the default days of the document.
  private static func range(_ kind: PaperKind, _ context: Context) throws(Failure) -> DayRange {
    let hasScope = [ExportScope.scope, ExportScope.from, ExportScope.to].contains { context.invocation.has($0) }
    guard hasScope else { return kind.usual(around: try context.dayOrToday(ExportScope.on)) }
    let (first, last) = try ExportScope.days(context)
    let today = try context.today()
    let usual = kind.usual(around: first ?? last ?? today)
    do {
      return try DayRange(first ?? min(usual.first, last ?? usual.first), last ?? max(usual.last, first ?? usual.last))
    } catch { throw Failure(error, field: ExportScope.from.field) }
  }
}
