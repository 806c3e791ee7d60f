public import FastiCivil
public import FastiMoney
public import FastiRecords

/// Updates the exchange rates, from the European Central Bank or from a file.
public struct RefreshRates {
  private let file: RatesFile
  private let documents: any DocumentReader
  private let fetcher: any Fetcher
  private let today: Day
  private let now: Instant

  /// A refresh of the rates of a file, on a day, at a moment.
  public init(
    _ file: RatesFile, documents: any DocumentReader, fetcher: any Fetcher, today: Day, now: Instant
  ) {
    self.file = file
    self.documents = documents
    self.fetcher = fetcher
    self.today = today
    self.now = now
  }

  /// A document of the bank.
  ///
  /// https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/ (2026-11-24)
  public enum Document: String, Sendable {
    /// The last day with rates.
    case daily = "eurofxref-daily.xml"
    /// The last 90 days.
    case quarter = "eurofxref-hist-90d.xml"
    /// Every day since 1999-01-04.
    case history = "eurofxref-hist.xml"

    /// The address of the document at the European Central Bank.
    public var address: String { "https://www.ecb.europa.eu/stats/eurofxref/\(rawValue)" }

    /// The shortest document that leaves no gap after the last known day.
    static func since(_ last: Day?, today: Day) -> Document {
      guard let last, today - last < 85 else { return .history }
      return today - last < 2 ? .daily : .quarter
    }
  }

  /// The longest document, in bytes; the history since 1999 has 8 MB.
  public static let longest = 16 << 20

  /// The result of a refresh.
  public struct Answer: Hashable, Sendable {
    /// The number of days with rates that they did not have before.
    public let changed: Int
    /// The first and the last day with rates; nil if there are none.
    public let days: DayRange?
    /// The currencies of the last day.
    public let currencies: [CurrencyCode]
    /// Currencies that the former last day has and the new one lacks.
    public let gone: [CurrencyCode]

    init(_ rates: ExchangeRates, changed: Int = 0, before: ExchangeRates? = nil) {
      self.changed = changed
      days = rates.first.flatMap { first in rates.last.flatMap { last in try? DayRange(first, last) } }
      let present = rates.last.flatMap { rates.rates(on: $0) }?.currencies ?? []
      let former = before?.last.flatMap { before?.rates(on: $0) }?.currencies ?? []
      currencies = present
      gone = former.filter { !present.contains($0) }
    }
  }

  /// Asks the bank for the shortest document that leaves no gap.
  ///
  /// - Parameter all: Whether to ask for all days since 1999.
  /// - Throws: `.network` when there is no answer, `.invalid` for a document that cannot be used; the former rates
  ///   stay.
  public func fetch(all: Bool = false) throws(Failure) -> Answer {
    let kept = try file.read()
    let document = all ? .history : Document.since(kept.rates.last, today: today)
    let isDaily = document == .daily
    let answer = try fetcher.fetch(
      FetchRequest(
        .rates, address: document.address, tag: isDaily ? kept.tag : nil, modified: isDaily ? kept.modified : nil))
    guard case .document(let body, let tag, let modified, _) = answer else {
      return Answer(kept.rates)
    }
    return try take(
      body, named: document.address, tag: isDaily ? tag : nil, modified: isDaily ? modified : nil, isLive: true)
  }

  /// Asks the bank for the last day, and checks its answer; the stored rates stay as they are.
  ///
  /// - Throws: `.network` when there is no answer, `.invalid` for a document that cannot be used.
  public func attempt() throws(Failure) -> DailyRates? {
    let address = Document.daily.address
    guard case .document(let body, _, _, _) = try fetcher.fetch(FetchRequest(.rates, address: address)) else {
      return nil
    }
    let last = try days(body, named: address).max { $0.day < $1.day }
    var kept = try file.read()
    kept.tried = now
    try file.write(kept)
    return last
  }

  /// Stores the rates of a document; stores nothing if any part of it is wrong.
  ///
  /// - Parameters:
  ///   - name: Its name in messages: its address or its file.
  ///   - isLive: Whether the bank itself sent it.
  /// - Throws: `.invalid` for a document that cannot be used; the former rates stay.
  public func take(
    _ bytes: [UInt8], named name: String, tag: String? = nil, modified: String? = nil, isLive: Bool = false
  ) throws(Failure) -> Answer {
    let new = try days(bytes, named: name)
    // It is read here, so that changes of another process are kept.
    var kept = try file.read()
    let before = kept.rates
    let changed = new.filter { before.rates(on: $0.day) != $0 }
    kept.rates = before.merged(with: changed)
    kept.taken = now
    if isLive { kept.tried = now }
    (kept.tag, kept.modified) = (tag, modified)
    try file.write(kept)
    return Answer(kept.rates, changed: changed.count, before: before)
  }

  /// The days of a document; nothing is stored.
  private func days(_ bytes: [UInt8], named name: String) throws(Failure) -> [DailyRates] {
    guard let lines = try documents.lines(rates: bytes) else {
      throw Failure(.money(.document(.notRates)), field: .file, value: name)
    }
    do { return try DailyRates.read(lines, today: today) } catch {
      throw Failure(.money(error), field: .file, value: name)
    }
  }
}
