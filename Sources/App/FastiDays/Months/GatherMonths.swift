public import FastiCivil
public import FastiMonths
public import FastiRecords

/// Collects the documents of one refresh: from the sources, or from named files.
///
/// A document that cannot be fetched or read is reported, and the others are used.
public struct GatherMonths {
  /// The readings, the better documents first.
  public private(set) var sources: [RefreshMonths.Source] = []
  /// Addresses that the committee's home page links to, the least useful first; they are stored, and fetched when that
  /// page has not changed.
  public private(set) var links: [String] = []
  /// Remarks on documents that were left out.
  public private(set) var warnings: [MonthRemark] = []
  /// The first failure of each source.
  public private(set) var failures: [FetchedMonthRecord.Origin: Failure] = [:]
  /// The sources that were asked or read, in order.
  public private(set) var origins: [FetchedMonthRecord.Origin] = []
  /// Whether at least one source was asked and no source answered.
  public var isCutOff: Bool { answers == 0 && asked > 0 }

  let reader: ReadMonthDocument
  let fetcher: any Fetcher
  let today: Day
  private var known: [MonthStart] = []
  private var asked = 0
  private var answers = 0
  private let progress: Progress

  /// A refresh on a day.
  /// - Parameter progress: Called with the number of documents that were asked for.
  public init(_ documents: any DocumentReader, _ fetcher: any Fetcher, today: Day, progress: Progress = .none) {
    self.progress = progress
    reader = ReadMonthDocument(documents)
    self.fetcher = fetcher
    self.today = today
  }

  /// Fetches the council's document and, if announced months are followed, the committee's: its home page, the news and
  /// the calendar that the page links to, and its JSON.
  /// - Throws: `.storage`.
  public mutating func fetch(_ book: MonthBook, _ store: any Store) throws(Failure) {
    let documents = try KnownDocuments.read(from: store)
    ask("https://fiqhcouncil.org/calendar/", .fiqh, documents)
    guard book.knowledge.followsMoonsighting else { return }
    // Earlier pages and news are used to check the JSON too.
    known = book.fetched.filter { $0.document == .home || $0.document == .news }.map { $0.start }
    let home = ReadMonthDocument.committeeAddress
    var linked = documents.linked(from: home)
    if ask(home, .home, documents), let reading = sources.last?.reading {
      linked = CommitteeLinks(reading)
      links = linked.all.reversed()
    }
    for address in linked.news { ask(address, .news, documents) }
    ask(home + "api/HijriDates", .api, documents)
    if let address = linked.calendar { ask(address, .pdf, documents) }
  }

  /// Fetches a document.
  /// - Returns: Whether a new one arrived and was read.
  @discardableResult
  private mutating func ask(_ address: String, _ kind: MonthDocument, _ documents: KnownDocuments) -> Bool {
    let old = documents[address]
    progress(asked)
    asked += 1
    begin(kind)
    do throws(Failure) {
      let request = FetchRequest(.months, address: address, tag: old?.tag, modified: old?.modified)
      let answer = try fetcher.fetch(request)
      answers += 1
      guard case .document(let body, let tag, let modified, _) = answer else { return false }
      let record = FetchedDocumentRecord(address: address, tag: tag, modified: modified)
      try add(body, as: kind, named: address, fetched: tag == nil && modified == nil ? nil : record)
      return true
    } catch {
      note(error, kind)
      warnings.append(.failed(error))
      return false
    }
  }

  /// Reads a document.
  ///
  /// - Parameter name: Its name in messages: its address or its file.
  /// - Throws: What the reader throws; a document without months is a warning.
  public mutating func add(
    _ bytes: [UInt8], as kind: MonthDocument, named name: String, fetched: FetchedDocumentRecord? = nil
  ) throws(Failure) {
    begin(kind)
    let starts = sources.filter { $0.document != .fiqh }.flatMap { $0.reading.months.map { $0.monthStart } }
    let reading = try reader(bytes, as: kind, today: today, known: known + starts)
    for warning in reading.warnings { warnings.append(.doubtful(warning, in: name)) }
    // Most news are not decisions; they were fetched because they could be.
    let isIdleNews = kind == .news && fetched != nil && reading.problem == .noMonthsFound
    if let problem = reading.problem, !isIdleNews {
      note(
        Failure(.document(.noMonths(problem)), field: .file, value: name), kind)
      warnings.append(.noted(Sentence(.monthsNoMonths, .text(name), .word(problem.reason))))
    }
    sources.append(RefreshMonths.Source(kind, reading, fetched: fetched))
  }

  private mutating func begin(_ kind: MonthDocument) {
    if !origins.contains(kind.origin) { origins.append(kind.origin) }
  }

  private mutating func note(_ failure: Failure, _ kind: MonthDocument) {
    if failures[kind.origin] == nil { failures[kind.origin] = failure }
  }

  /// The outcome of each source, after the refresh.
  public func outcomes(_ answer: RefreshMonths.Answer) -> [SourceOutcome] {
    origins.map { origin in
      let stored = answer.stored.filter { $0.origin == origin }
      if !stored.isEmpty { return SourceOutcome(origin, .new(stored)) }
      return SourceOutcome(origin, failures[origin].map { .failed($0) } ?? .unchanged)
    }
  }
}
