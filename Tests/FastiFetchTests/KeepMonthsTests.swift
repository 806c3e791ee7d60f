import FastiCalendars
import FastiCivil
import FastiDays
import FastiHost
import FastiMonths
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@Suite("Months are kept up to date") struct KeepMonthsTests {
  /// A store that follows the committee, both sources as a server shows them, and a clock that is set.
  private final class Desk: Notifier {
    let folder: TemporaryFolder
    let store: SQLiteStore
    let sources = Sources()
    let server: LoopbackServer
    var now: Instant
    var news: [String] = []
    let channel = "test"

    init(_ now: String, isOn: Bool = true) throws {
      folder = try TemporaryFolder()
      store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
      server = try sources.serve()
      self.now = try Instant(iso: now)
      try set(.hijriSource, "moonsighting")
      if isOn { try set(.hijriRefresh, "auto") }
      sources.set("/council/calendar/", try Sources.fixture("fiqhcouncil/01_clean_tables.html"))
      try home("")
      sources.set("/committee/news/rajab-1447-ah", try Sources.fixture("hilalcommittee/news_02_not_sighted.html"))
      sources.set("/committee/news/shaban-1447-ah-alert", try Sources.fixture("hilalcommittee/news_03_alert.html"))
      sources.set(
        "/committee/api/HijriDates", try Sources.fixture("hilalcommittee/api_hijridates_1447.json"),
        type: "application/json")
    }

    func home(_ more: String) throws {
      sources.set(
        "/committee/",
        """
        <html><body><h1>News</h1>
        <a href="/about-us">About</a> <a href="https://example.com/news/ramadan-1447">elsewhere</a>
        <a href="/news/shaban-1447-ah-alert">Sha'ban 1447 AH alert</a> <a href="/news/rajab-1447-ah">Rajab 1447 AH</a>
        <a href="/news/a-new-telescope">A new telescope</a>
        <a href="/uploads/files/CHC_Calendar_Shaban_1447.pdf">Calendar details</a> \(more)
        </body></html>
        """)
    }

    func set(_ key: SettingKey, _ value: String) throws {
      _ = try store.write(store.newChange("config set")) { writer throws(StoreError) in
        try writer.put(Setting(key: key.rawValue, value: value))
      }
    }

    func deliver(_ message: NotificationMessage) -> String { channel }
    func deliver(_ message: AlarmMessage) -> String { channel }
    func deliver(_ news: MonthNews) { self.news.append(news.text) }

    @discardableResult
    func look(after seconds: Int64 = 0) throws -> KeepMonths.Outcome {
      now = Instant(seconds: now.seconds + seconds)
      let keep = KeepMonths(
        store, store, documents: SourcesReader(), fetcher: SourcesFetcher(port: server.port), notifier: self)
      return try keep.look(here: .utc) { now }
    }

    func start(_ year: Int, _ month: Int) throws -> String? {
      try MonthBook.read(from: store).table()[try #require(HijriMonth(year: year, month: month))]?.start.iso
    }
    func changes() throws -> Int { try store.history(limit: 500).count }
  }

  private static let everything = [
    "/council/calendar/", "/committee/", "/committee/news/shaban-1447-ah-alert", "/committee/news/rajab-1447-ah",
    "/committee/api/HijriDates", "/committee/uploads/files/CHC_Calendar_Shaban_1447.pdf",
  ]

  @Test("if it is switched off, no source is asked") func off() throws {
    let desk = try Desk("2026-01-28T12:00:00Z", isOn: false)
    #expect(try !desk.look().isAsked && desk.sources.requests().isEmpty)
    try desk.set(.hijriRefresh, "auto")
    #expect(try desk.look().isAsked)
  }

  @Test("asks only for the home page and its news and calendar; then once an hour for changes")
  func hourly() throws {
    let desk = try Desk("2026-01-28T12:00:00Z")
    desk.sources.set(
      "/committee/uploads/files/CHC_Calendar_Shaban_1447.pdf",
      try Sources.fixture("hilalcommittee/01_month_grid_shaban_1447.pdf"), type: "application/pdf")
    let first = try desk.look()
    #expect(desk.sources.requests() == Self.everything.map { "200 \($0)" })
    #expect(first.next.seconds == desk.now.seconds + 3_600)
    #expect(try desk.start(1447, 7) == "2025-12-22" && desk.start(1447, 8) == "2026-01-20")
    let book = try MonthBook.read(from: desk.store).fetched
    #expect(book.first { $0.start.month.text == "1447-07" }?.document == .news, "news before the JSON")
    let changes = try desk.changes()
    #expect(try !desk.look(after: 3_500).isAsked && desk.sources.requests().isEmpty)
    // The home page did not change, and what it links is asked for all the same.
    let second = try desk.look(after: 100)
    #expect(second.isAsked && second.remarks.isEmpty, "\(second.remarks)")
    #expect(Set(desk.sources.requests()) == Set(Self.everything.map { "304 \($0)" }))
    #expect(try desk.changes() == changes, "nothing new writes nothing")
  }

  @Test("links to the host with www. are followed and stored; those to similar hosts are not")
  func www() throws {
    let desk = try Desk("2026-01-28T12:00:00Z")
    let news = "<a href=\"https://%/news/rajab-1447-ah\">Rajab 1447 AH</a>"
    let calendar = "<a href=\"https://%/uploads/files/CHC_Calendar_Shaban_1447.pdf\">Calendar</a>"
    let others = ["www.hilalcommittee.org.example.com", "wwwhilalcommittee.org", "www.www.hilalcommittee.org"]
    let links = (["www.hilalcommittee.org"] + others).flatMap { host in
      [news, calendar].map { $0.replacing("%", with: host) }
    }
    desk.sources.set("/committee/", "<html><body><h1>News</h1>\(links.reversed().joined())</body></html>")
    let expected = [Self.everything[0], Self.everything[1], Self.everything[3], Self.everything[4], Self.everything[5]]
    try desk.look()
    #expect(desk.sources.requests().map { $0.dropFirst(4) }.map(String.init) == expected)
    #expect(try desk.start(1447, 7) == "2025-12-22")
    try desk.look(after: 3_600)
    #expect(Set(desk.sources.requests().map { String($0.dropFirst(4)) }) == Set(expected))
  }

  @Test("a calendar that could not be fetched is requested again if the home page is the same") func again() throws {
    let desk = try Desk("2026-01-28T12:00:00Z")
    let pdf = Self.everything[5]
    let first = try desk.look()
    #expect(desk.sources.requests().contains("404 \(pdf)"))
    #expect(first.remarks.contains { $0.contains("CHC_Calendar_Shaban_1447.pdf") && $0.contains("404") })
    desk.sources.set(
      pdf, try Sources.fixture("hilalcommittee/01_month_grid_shaban_1447.pdf"), type: "application/pdf")
    try desk.look(after: 3_600)
    let requests = desk.sources.requests()
    #expect(requests.contains("304 /committee/") && requests.contains("200 \(pdf)"))
    try desk.look(after: 3_600)
    #expect(desk.sources.requests().contains("304 \(pdf)"))
  }

  @Test("an announcement that moves a month is one notice, delivered once, kept for the pages, and reverted by undo")
  func announced() throws {
    let desk = try Desk("2025-12-20T12:00:00Z")
    desk.sources.set(
      "/committee/", "<html><body><h1>Nothing yet</h1><a href='/uploads/files/x.pdf'>x</a></body></html>")
    desk.sources.set("/committee/api/HijriDates", "{}")
    try desk.look()
    #expect(desk.news.isEmpty)
    try desk.home("")
    let outcome = try desk.look(after: 9 * 3_600)
    let notice = "New data available for month Rajab 1447; calendar updated."
    #expect(desk.news.count == 1 && desk.news.allSatisfy { $0.hasPrefix(notice) && $0.contains("2025-12-22") })
    #expect(outcome.remarks.contains { $0.hasPrefix(notice) })
    #expect(try desk.store.news()?.text.hasPrefix(notice) == true)
    try desk.look(after: 3_600)
    #expect(desk.news.count == 1)
    try desk.store.undo()
    #expect(try desk.start(1447, 7) == "2025-12-21")
  }

  @Test("on the evening of day 29 it asks every quarter of an hour until 02:00") func evening() throws {
    // 29 Jumada al-Akhirah 1447 is 2025-12-20; the Sun sets at Makkah at 17:43.
    let desk = try Desk("2025-12-20T15:00:00Z")
    var asked: [Int64] = []
    for minute in 0..<(13 * 60) where try desk.look(after: minute == 0 ? 0 : 60).isAsked { asked.append(Int64(minute)) }
    let evening = asked.filter { (163..<660).contains($0) }
    #expect((32...34).contains(evening.count), "\(asked)")
    #expect(asked.filter { $0 < 163 }.count == 3 && asked.filter { $0 >= 660 }.count <= 3)
  }

  @Test("without a network one line is reported, months are kept, and attempts are less frequent") func gone() throws {
    let desk = try Desk("2026-01-28T12:00:00Z")
    try desk.look()
    let (start, changes) = (try desk.start(1447, 8), try desk.changes())
    desk.sources.fail(true)
    let first = try desk.look(after: 3_600)
    #expect(first.isAsked && !first.remarks.isEmpty && first.next.seconds == desk.now.seconds + 7_200)
    let second = try desk.look(after: 7_200)
    #expect(second.next.seconds == desk.now.seconds + 14_400)
    #expect(try desk.start(1447, 8) == start && desk.changes() == changes)
    desk.sources.fail(false)
    let third = try desk.look(after: 14_400)
    #expect(third.isAsked && third.next.seconds == desk.now.seconds + 3_600)
  }

  @Test("a program that crashes on an answer does not ask again at once") func deaths() throws {
    final class Dying: Fetcher, @unchecked Sendable {
      let store: SQLiteStore
      var noted: RefreshAttempt?
      init(_ store: SQLiteStore) { self.store = store }
      func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
        noted = try? store.lastRefresh()
        throw Failure(.document(.unreachable(.noHost)))
      }
    }
    let desk = try Desk("2026-01-28T12:00:00Z")
    let dying = Dying(desk.store)
    let keep = KeepMonths(desk.store, desk.store, documents: SourcesReader(), fetcher: dying, notifier: nil)
    _ = try keep.look(here: .utc) { desk.now }
    #expect(dying.noted == RefreshAttempt(at: desk.now, failures: 1))
  }
}
