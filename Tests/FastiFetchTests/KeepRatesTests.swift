import FastiCivil
import FastiDays
import FastiFetch
import FastiHost
import FastiJail
import FastiMoney
import FastiMonths
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

/// Reads documents of rates in this process.
private struct RatesDocuments: DocumentReader {
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] { [] }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
  func lines(rates xml: [UInt8]) throws(Failure) -> [UInt8]? { RatesReader.lines(xml) }
}

/// Fetches from the server on this machine what the program would ask of the bank, by the rules of the source.
private struct RatesFetcher: Fetcher {
  let port: Int
  var most = 16 << 20

  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    let address = request.address.replacing(
      "https://www.ecb.europa.eu/stats/eurofxref/", with: "http://127.0.0.1:\(port)/")
    do {
      switch try Fetch(.test(host: "127.0.0.1", most: most, milliseconds: 8_000, like: .rates))(
        address, tag: request.tag, modified: request.modified)
      {
      case .unchanged: return .unchanged
      case .document(let body, let tag, let modified, _): return .document(body: body, tag: tag, modified: modified)
      }
    } catch { throw Failure(.document(.unreachable(NetworkCause(line: error.line))), value: request.address) }
  }
}

@Suite("Exchange rates are kept up to date") struct KeepRatesTests {
  private final class Desk {
    let folder: TemporaryFolder
    let store: SQLiteStore
    let sources = Sources()
    let server: LoopbackServer
    var now: Instant

    init(_ now: String, isOn: Bool = true) throws {
      folder = try TemporaryFolder()
      store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
      server = try sources.serve()
      self.now = try Instant(iso: now)
      let value = isOn ? "auto" : "off"
      _ = try store.write(store.newChange("config set")) { writer throws(StoreError) in
        try writer.put(Setting(key: SettingKey.currencyRefresh.rawValue, value: value))
      }
    }

    var file: RatesFile { RatesFile(SystemFiles(), folder: folder.url.path) }

    func show(_ name: String, at address: String, type: String = "text/xml") throws {
      sources.set(address, try Sources.fixture("rates/\(name).xml"), type: type)
    }

    func look(after seconds: Int64 = 0) throws -> KeepRates.Outcome {
      now = Instant(seconds: now.seconds + seconds)
      return try KeepRates(store, file, documents: RatesDocuments(), fetcher: RatesFetcher(port: server.port))
        .look(here: .utc, now: now)
    }

    func refresh(most: Int = 16 << 20, all: Bool = false) throws -> RefreshRates.Answer {
      try RefreshRates(
        file, documents: RatesDocuments(), fetcher: RatesFetcher(port: server.port, most: most),
        today: Zone.utc.day(at: now), now: now
      ).fetch(all: all)
    }
  }

  private static let (daily, quarter, history) = (
    "/eurofxref-daily.xml", "/eurofxref-hist-90d.xml", "/eurofxref-hist.xml"
  )

  @Test("no source is asked while it is switched off") func off() throws {
    let desk = try Desk("2026-06-20T12:00:00Z", isOn: false)
    for _ in 0..<5 { #expect(try desk.look(after: 86_400).remark == nil) }
    #expect(desk.sources.requests() == [] && !FileManager.default.fileExists(atPath: desk.file.path))
  }

  @Test("the shortest document without a gap is requested, and an unchanged one is not sent again") func shortest()
    throws
  {
    let desk = try Desk("2026-06-20T12:00:00Z")
    try desk.show("quarter", at: Self.history)
    try desk.show("daily", at: Self.daily)
    #expect(try desk.look().remark == nil)
    #expect(desk.sources.requests() == ["200 \(Self.history)"])
    #expect(try desk.look(after: 3_600).next.seconds == desk.now.seconds + 5 * 3_600)
    #expect(desk.sources.requests() == [])
    _ = try desk.look(after: 5 * 3_600)
    _ = try desk.look(after: 6 * 3_600)
    #expect(desk.sources.requests() == ["200 \(Self.daily)", "404 \(Self.quarter)"])
    #expect(try desk.file.read().rates.last == Day(year: 2026, month: 6, day: 19))
    try desk.show("quarter", at: Self.quarter)
    _ = try desk.look(after: 12 * 3_600)
    #expect(desk.sources.requests() == ["200 \(Self.quarter)"])
  }

  @Test("an unchanged daily document is not sent again") func unchanged() throws {
    let desk = try Desk("2026-06-20T12:00:00Z")
    try desk.show("quarter", at: Self.history)
    try desk.show("daily", at: Self.daily)
    #expect(try desk.refresh().changed == 8)
    #expect(try desk.refresh().changed == 0)
    #expect(try desk.refresh().changed == 0)
    #expect(desk.sources.requests() == ["200 \(Self.history)", "200 \(Self.daily)", "304 \(Self.daily)"])
  }

  @Test("after failures the pauses grow, and one success ends them") func failures() throws {
    let desk = try Desk("2026-06-20T12:00:00Z")
    desk.sources.fail(true)
    #expect(try desk.look().remark?.contains("503") == true)
    #expect(try desk.look(after: 6 * 3_600).remark == nil)
    #expect(try desk.look(after: 6 * 3_600).remark != nil)
    #expect(try desk.look(after: 12 * 3_600).remark == nil)
    desk.sources.fail(false)
    try desk.show("quarter", at: Self.history)
    #expect(try desk.look(after: 12 * 3_600).remark == nil)
    #expect(try desk.file.read().attempt?.failures == 0)
  }

  @Test("an invalid answer does not change the former rates", arguments: RatesFaultName.all)
  func hostile(_ name: RatesFaultName) throws {
    let desk = try Desk("2026-06-20T12:00:00Z")
    try desk.show("quarter", at: Self.history)
    _ = try desk.refresh()
    let former = try desk.file.read().rates
    try desk.show(name.rawValue, at: Self.history, type: name == .page ? "text/html" : "text/xml")
    #expect(throws: Failure.self) { try desk.refresh(all: true) }
    #expect(try desk.file.read().rates == former)
  }

  enum RatesFaultName: String, CaseIterable {
    case negative, zero, nan, entities, cut, page
    static let all = allCases
  }

  @Test("an endless document is abandoned") func endless() throws {
    let desk = try Desk("2026-06-20T12:00:00Z")
    desk.sources.set(Self.history, Array(repeating: UInt8(ascii: " "), count: 200_000), type: "text/xml")
    do {
      _ = try desk.refresh(most: 100_000)
      Issue.record("it was read")
    } catch let failure as Failure { #expect(failure.message.contains("too large")) }
  }

  @Test("only the bank's host is asked, over https, for at most 16 MB") func rules() throws {
    #expect(FetchRules.rates.hosts == ["www.ecb.europa.eu"] && FetchRules.rates.most == 16 << 20)
    for source in FetchSource.allCases { #expect(FetchRules.of(source.rawValue, host: "api.met.no") != nil) }
    #expect(FetchRules.of("others") == nil)
    for document in [RefreshRates.Document.daily, .quarter, .history] {
      #expect(document.address.hasPrefix("https://www.ecb.europa.eu/stats/eurofxref/"))
    }
    let address = "https://fiqhcouncil.org/calendar/"
    #expect(throws: FetchProblem.refusedAddress(address)) { try Fetch(.rates)(address) }
  }
}
