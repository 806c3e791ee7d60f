import FastiCalendars
import FastiApp
import FastiCivil
import FastiFormats
import FastiMonths

/// `fasti hijri refresh`.
enum HijriRefreshCommand: Command {
  static let name = "refresh"
  static let page = Option(
    "page", .file, "FILE", help: "a page in place of the network: the council's or the committee's", repeats: true)
  static let pdf = Option("pdf", .file, "FILE", help: "the committee's calendar in place of the network", repeats: true)
  static let api = Option("api", .file, "FILE", help: "the committee's JSON in place of the network", repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Bring the months up to date from sources or files",
      details: [
        "Asks fiqhcouncil.org and, if moonsighting is followed, hilalcommittee.org with the news and the calendar its home "
          + "page links; nothing else. With files it asks nobody.",
        "What fails is told, and what was there stays. A refresh that changes nothing writes nothing.",
      ],
      options: [page, pdf, api],
      examples: [
        Example("fasti hijri refresh", "ask the sources"),
        Example("fasti hijri refresh --page home.html --pdf Ramadan_1447.pdf", "from files"),
      ],
      statuses: [StatusNote(.network, "a source could not be asked"), StatusNote(.invalid, "no document gave a month")])
  }

  static func run(_ context: Context) throws(Failure) {
    let files = [page, pdf, api].flatMap { context.invocation.all($0) }
    let store = try context.store()
    var gathering = GatherMonths(context.machine.documents, context.machine.fetcher, today: try context.today())
    if files.isEmpty { try gathering.fetch(try context.months(), store) } else { try read(context, into: &gathering) }
    let refresh = RefreshMonths(store, today: try context.today(), time: context.machine.clock.now)
    let answer = try refresh(gathering.sources, links: gathering.links, command: context.commandText)
    context.warn(gathering.warnings + answer.warnings)
    let stored = answer.stored.map { RefreshedMonth(record: $0) }
    context.answer(
      Refreshed(stored: stored, moved: answer.moved.map { $0.text }, notice: answer.notice)
    ) { context in
      for month in stored {
        context.out.write(text: "\(month.record.start.month.text)  \(month.record.start.day.iso)  \(month.source)\n")
      }
      if stored.isEmpty { context.out.write("nothing new\n") }
      if let notice = answer.notice { context.out.write(text: notice + "\n") }
    }
    if let failure = gathering.failure, stored.isEmpty { throw failure }
  }

  /// Reads the files that are named: the better a document, the earlier.
  private static func read(_ context: Context, into gathering: inout GatherMonths) throws(Failure) {
    for (option, kind) in [(page, nil), (api, MonthDocument.api), (pdf, .pdf)] {
      for path in context.invocation.all(option) {
        let bytes = try context.machine.files.read(path, limit: ReadMonthDocument.longest)
        try gathering.take(bytes, as: kind ?? ReadMonthDocument.kind(of: bytes), named: path)
      }
    }
  }
}

/// A month that was stored.
private struct RefreshedMonth: Fielded {
  let record: FetchedMonthRecord

  var source: String { record.origin == .council ? "calculated" : "moonsighting" }

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", record.start.month.year)
    writer.field("month", record.start.month.month)
    writer.field("start", record.start.day)
    writer.field("source", source)
  }
}

/// What a refresh did.
private struct Refreshed: Fielded {
  let stored: [RefreshedMonth]
  let moved: [String]
  let notice: String?

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("stored", records: stored)
    writer.field("moved", moved)
    writer.field("notice", notice)
  }
}
