import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
@testable import FastiSQLite
import FastiTransfer
import Testing

@Suite("The log of deliveries") struct DeliveryLogTests {
  private static let now = Instant(seconds: 1_770_292_800)

  private func line(
    _ number: Int, _ state: DeliveryState, at instant: Instant = now, settled: WallTime? = nil, detail: String? = nil
  ) -> DeliveryLine {
    let key = OccurrenceKey(reminder: ReminderID(high: 1, low: UInt64(number)), year: 1447, index: 60)
    let wall = WallTime(instant.day(), instant.time())
    return DeliveryLine(
      Delivery(key: key, wall: wall, instant: instant, state: state, settled: settled), channel: "desktop",
      detail: detail, recorded: instant)
  }

  @Test("every line comes back as it was") func roundTrip() throws {
    let log = try Scene().store()
    #expect(try log.book() == DeliveryBook(deliveries: [], looked: nil))
    let earlier = WallTime(Self.now.day() - 1, .noon)
    let lines = DeliveryState.allCases.enumerated().map { number, state in
      line(number, state, settled: number % 2 == 0 ? earlier : nil, detail: number == 3 ? "no such program" : nil)
    }
    let look = DeliveryBook.Look(at: Self.now, deferred: 23)
    try log.write(lines, dropping: [], looked: look)
    #expect(try log.book().looked == look)
    #expect(Set(try log.book().deliveries) == Set(lines.map { $0.delivery }))
    #expect(Set(try log.settled(limit: 99)) == Set(lines.filter { $0.delivery.state.isSettled }))
    #expect(try log.settled(limit: 1).count == 1)
  }

  @Test("what waits for a page is found, shown once, and only as it was told") func waiting() throws {
    let log = try Scene().store()
    let lines = [line(1, .delivered, detail: "waiting"), line(2, .delivered), line(3, .failed, detail: "waiting")]
    #expect(try log.waiting().isEmpty)
    try log.write(lines, dropping: [], looked: nil)
    #expect(try log.waiting() == [lines[0]])
    try log.shown(lines[0].delivery.key, told: Instant(seconds: Self.now.seconds + 1))
    try log.shown(lines[1].delivery.key, told: Self.now)
    #expect(try log.waiting() == [lines[0]])
    try log.shown(lines[0].delivery.key, told: Self.now)
    #expect(try log.waiting().isEmpty && log.settled(limit: 9).filter { $0.detail == nil }.count == 2)
  }

  @Test("a line of a reminder moved far into the past is known while it was written lately") func movedFar() throws {
    let log = try Scene().store()
    let far = line(1, .missed, at: Instant(seconds: Self.now.seconds - 200 * 86_400))
    let old = DeliveryLine(line(2, .missed, at: far.delivery.instant).delivery, recorded: far.delivery.instant)
    let known = DeliveryLine(far.delivery, recorded: Self.now)
    try log.write([known, old], dropping: [], looked: DeliveryBook.Look(at: Self.now, deferred: 0))
    #expect(try log.book().deliveries == [known.delivery])
  }

  @Test("a line is replaced by its key, and dropped by it") func keys() throws {
    let log = try Scene().store()
    try log.write([line(1, .planned), line(2, .planned)], dropping: [], looked: nil)
    try log.write([line(1, .delivered)], dropping: [line(2, .planned).delivery.key], looked: nil)
    #expect(try log.book().deliveries == [line(1, .delivered).delivery])
  }

  @Test("a book holds what still matters, and old settled lines go in the end") func forgetting() throws {
    let log = try Scene().store()
    let old = Instant(seconds: Self.now.seconds - 100 * 86_400)
    try log.write(
      [line(1, .delivered, at: old), line(2, .started, at: old), line(3, .planned)], dropping: [],
      looked: DeliveryBook.Look(at: Self.now, deferred: 0))
    #expect(Set(try log.book().deliveries.map { $0.state }) == [.started, .planned])
    #expect(try log.settled(limit: 9).count == 1)
    let later = Instant(seconds: Self.now.seconds + 301 * 86_400)
    try log.write([], dropping: [], looked: DeliveryBook.Look(at: later, deferred: 0))
    #expect(try log.settled(limit: 9).isEmpty)
  }

  @Test("what was told is no part of undo and history") func noVersions() throws {
    let store = try Scene().store()
    try store.set("a", "1")
    try store.write([line(1, .delivered)], dropping: [], looked: nil)
    try store.undo()
    #expect(try store.setting("a") == nil)
    #expect(try store.book().deliveries.count == 1)
    #expect(try store.history(limit: 9).count == 2)
    #expect(try store.check().findings == [])
  }

  @Test("what was delivered can be dismissed once; nothing else can") func dismissed() throws {
    let log = try Scene().store()
    func dismiss(_ line: DeliveryLine, told: Instant = Self.now) throws {
      try log.dismiss(line.delivery.key, told: told)
    }
    try dismiss(line(1, .delivered))
    let lines = [line(1, .delivered), line(2, .failed, detail: "no"), line(3, .planned)]
    try log.write(lines, dropping: [], looked: nil)
    // A page that is old knows an earlier telling; what was told anew since stays.
    try dismiss(line(1, .delivered), told: Instant(seconds: Self.now.seconds - 60))
    #expect(try log.settled(limit: 9).allSatisfy { $0.detail != DeliveryLine.dismissed })
    for line in lines { try dismiss(line) }
    try dismiss(line(9, .delivered))
    let details = try log.settled(limit: 9).map { $0.detail }
    #expect(Set(details) == [DeliveryLine.dismissed, "no"] && details.count == 2)
    #expect(try log.book().deliveries.count == 3)
  }

  @Test("the last attempt to refresh months and its news come back, and are no versions") func refreshes() throws {
    let store = try Scene().store()
    #expect(try store.lastRefresh() == nil && store.news() == nil)
    try store.dismissNews(told: Self.now)
    let attempt = RefreshAttempt(at: Self.now, failures: 3)
    try store.note(attempt)
    let month = try #require(HijriMonth(year: 1447, month: 9))
    let said: [MonthNews.Content] = [
      .moved([month]), .moved([month, month + 1]), .trial(try Day(iso: "2026-02-05")), .sentence("moved house"),
      .sentence("trial"),
    ]
    for content in said {
      let news = MonthNews(content, at: Self.now)
      try store.note(news: news)
      #expect(try store.lastRefresh() == attempt && store.news() == news)
    }
    try store.dismissNews(told: Instant(seconds: Self.now.seconds - 1))
    #expect(try store.news() != nil)
    try store.dismissNews(told: Self.now)
    #expect(try store.news() == nil && store.history(limit: 9).isEmpty)
  }
}
