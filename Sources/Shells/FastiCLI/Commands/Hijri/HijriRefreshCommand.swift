import FastiApp
import FastiCalendars
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
        "Asks fiqhcouncil.org and, if moonsighting is followed, hilalcommittee.org; nothing else. With files it asks "
          + "nobody.",
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
    var gathering = Gathering(context)
    if files.isEmpty { try gathering.fetch(try context.months(), store) } else { try gathering.readFiles() }
    let refresh = RefreshMonths(store, today: try context.today(), time: context.machine.clock.now)
    let answer = try refresh(gathering.sources, command: context.commandText)
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
}

/// The documents of one refresh.
private struct Gathering {
  let context: Context
  var sources: [RefreshMonths.Source] = []
  var warnings: [String] = []
  /// The first thing that went wrong.
  var failure: Failure?

  init(_ context: Context) { self.context = context }

  /// Starts of the committee's documents read so far, which bear out its JSON.
  private var known: [MonthStart] {
    sources.filter { $0.document != .fiqh }.flatMap { $0.reading.months.map { $0.monthStart } }
  }

  mutating func readFiles() throws(Failure) {
    let invocation = context.invocation
    // The better a document, the earlier it is read: pages, then the JSON, then PDFs.
    for (option, kind) in [
      (HijriRefreshCommand.page, nil), (HijriRefreshCommand.api, MonthDocument.api), (HijriRefreshCommand.pdf, .pdf),
    ] {
      for path in invocation.all(option) {
        let bytes = try context.machine.files.read(path, limit: ReadMonthDocument.longest)
        try take(bytes, as: kind ?? ReadMonthDocument.kind(of: bytes), named: path)
      }
    }
  }

  mutating func fetch(_ book: MonthBook, _ store: any Store) throws(Failure) {
    let documents: [FetchedDocumentRecord]
    do {
      documents = try store.read { reader throws(StoreError) in
        try reader.all(FetchedDocumentRecord.self).map { $0.record }
      }
    } catch { throw Failure(error) }
    ask("https://fiqhcouncil.org/calendar/", .fiqh, documents)
    guard book.knowledge.followsMoonsighting else { return }
    let home = ReadMonthDocument.committeeAddress
    ask(home, .home, documents)
    ask(home + "api/HijriDates", .api, documents)
    if let link = sources.first(where: { $0.document == .home })?.reading.calendarPDF {
      ask(String(decoding: link, as: UTF8.self), .pdf, documents)
    }
  }

  private mutating func ask(_ address: String, _ kind: MonthDocument, _ documents: [FetchedDocumentRecord]) {
    let old = documents.first { $0.address == address }
    do {
      let request = FetchRequest(address: address, tag: old?.tag, modified: old?.modified)
      switch try context.machine.fetcher.fetch(request) {
      case .unchanged: return
      case .document(let body, let tag, let modified):
        let record = FetchedDocumentRecord(address: address, tag: tag, modified: modified)
        try take(body, as: kind, named: address, fetched: tag == nil && modified == nil ? nil : record)
      }
    } catch {
      note(error)
      warnings.append("fasti: \(error.message)")
    }
  }

  private mutating func take(
    _ bytes: [UInt8], as kind: MonthDocument, named name: String, fetched: FetchedDocumentRecord? = nil
  ) throws(Failure) {
    let reading = try HijriParseCommand.read(bytes, as: "\(kind.name)", base: nil, known: known, context)
    for warning in MonthReadingItem(reading).warnings { warnings.append("\(name): left out or doubtful: \(warning)") }
    if let problem = reading.problem {
      note(
        Failure(
          .invalid, code: "no-months", "\"\(name)\" gives no months: \(problem.code)", field: "FILE", value: name,
          hint: "fasti hijri parse FILE --as \(kind.name)"))
      warnings.append("\(name): no months: \(problem.code); what was known stays")
    }
    sources.append(RefreshMonths.Source(kind, reading, fetched: fetched))
  }

  private mutating func note(_ failure: Failure) { if self.failure == nil { self.failure = failure } }
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
