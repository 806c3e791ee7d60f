import FastiCalendars
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Notifications on pages") struct NoticeTests {
  private let form = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin")]

  private func log(_ room: Room) -> SQLiteStore {
    SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
  }

  /// Writes the records of a scheduler: a reminder, delivered some seconds ago.
  /// - Returns: Its key.
  @discardableResult
  private func tell(
    _ room: Room, _ title: String, ago: Int64 = 10, channel: String = "desktop,web", _ state: DeliveryState = .delivered
  ) throws -> String {
    let now = Instant(seconds: WallClock.system.now / 1_000 - ago)
    let store = log(room)
    let id = store.newID()
    let record = try ReminderRecord(title: title, month: 9, day: 1, created: 0, updated: 0)
    _ = try store.write(store.newChange("reminder add")) { writer throws(StoreError) in try writer.put(record, id: id) }
    let key = OccurrenceKey(reminder: ReminderID(high: id.high, low: id.low), year: 1448, index: 1)
    let delivery = Delivery(key: key, wall: WallTime(now.day(), now.time()), instant: now, state: state)
    try store.write([DeliveryLine(delivery, channel: channel, recorded: now)], dropping: [], looked: nil)
    return "\(id.text)/1448/1"
  }

  private func titles(_ room: Room) throws -> [String] {
    let answer = room.ask("/api/v1/notices")
    #expect(answer.status == 200)
    let value = try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: [[String: Any]]]
    return try #require(value?["notices"]).compactMap { $0["title"] as? String }
  }

  @Test("notifications of the pages in the last day are shown, the latest first; those of other channels are not")
  func shown() throws {
    let room = try Room()
    #expect(try titles(room).isEmpty)
    try tell(room, "First", ago: 600)
    try tell(room, "Second", channel: "web")
    try tell(room, "Elsewhere", channel: "desktop")
    try tell(room, "Webbed", channel: "cobweb")
    try tell(room, "Yesterday", ago: 90_000)
    for state in [DeliveryState.planned, .started, .failed, .missed, .interrupted] { try tell(room, "No", state) }
    #expect(try titles(room) == ["Second", "First"])
  }

  /// Writes the records of a scheduler that has handed a reminder to the pages.
  private func handOver(_ room: Room, _ title: String, ago: Int64, channel: String = "web") throws -> String {
    let key = try tell(room, title, ago: ago, channel: channel)
    let line = try #require(try log(room).settled(limit: 9).first { UpcomingItem.text(of: $0.delivery.key) == key })
    try log(room).write(
      [DeliveryLine(line.delivery, channel: channel, detail: DeliveryLine.waiting, recorded: line.recorded)],
      dropping: [], looked: nil)
    return key
  }

  private func notices(_ room: Room) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(room.ask("/api/v1/notices").bytes))
    return try #require((value as? [String: [[String: Any]]])?["notices"])
  }

  @Test("a notification for pages waits, for any number of requests, until a page reports that it was shown")
  func waits() throws {
    let room = try Room()
    let key = try handOver(room, "First", ago: 600)
    for _ in 0..<2 {
      let notice = try #require(try notices(room).first)
      #expect(notice["isWaiting"] as? Bool == true && notice["isLate"] as? Bool == true)
    }
    #expect(try log(room).waiting().count == 1)
    let told = try #require(try notices(room).first?["told"] as? String)
    let name = "key=" + key.replacing("/", with: "%2F")
    for other in ["2026-01-01T00:00:00Z", "1900-01-01T00:00:00Z"] {
      #expect(room.ask("/notices/shown", .post, form, body: "\(name)&told=\(other)").status == 204)
      #expect(try log(room).waiting().count == 1, "told anew since")
    }
    for _ in 0..<2 { #expect(room.ask("/notices/shown", .post, form, body: "\(name)&told=\(told)").status == 204) }
    #expect(try log(room).waiting().isEmpty)
    // It stays on the pages, like a delivered one, until a user has seen it: this delivery, not an earlier one.
    #expect(try notices(room).first?["isWaiting"] as? Bool == false)
    #expect(room.ask("/notices/dismiss", .post, form, body: "\(name)&told=2026-01-01T00:00:00Z").status == 204)
    #expect(try notices(room).count == 1)
    #expect(room.ask("/notices/dismiss", .post, form, body: "\(name)&told=\(told)").status == 204)
    #expect(try notices(room).isEmpty)
  }

  @Test("the hours of a notification follow the clock of the settings") func clock() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/settings/calendar/clock", [("clock", "12")]).status == 303)
    try tell(room, "First")
    let text = try #require(try notices(room).first?["text"] as? String)
    #expect(text.hasSuffix(" AM") || text.hasSuffix(" PM"), "\(text)")
  }

  @Test("a waiting notification can be dismissed, and ends after a day") func waitsNoLonger() throws {
    let room = try Room()
    let key = try handOver(room, "First", ago: 60)
    _ = try handOver(room, "Old", ago: 90_000)
    #expect(try titles(room) == ["First"])
    let body = try dismissal(room, of: key)
    #expect(room.ask("/notices/dismiss", .post, form, body: body).status == 204)
    #expect(try titles(room).isEmpty && log(room).waiting().map { $0.channels } == [["web"]])
  }

  @Test("an alarm of an event waits, is shown and dismissed like a reminder") func alarm() throws {
    let room = try Room()
    let now = Instant(seconds: WallClock.system.now / 1_000 - 10)
    let store = log(room)
    var draft = EventDraft()
    (draft.title, draft.on, draft.at, draft.alarms) = ("Exam", now.day(), "09:00", ["1d 18:00"])
    let id = try EditEvents(store).add(draft).id
    let name = AlarmName(
      source: .event, thing: ReminderID(high: id.high, low: id.low), occurrence: .day(now.day()),
      lead: try AlarmLead(text: "1d 18:00"))
    let start = WallTime(now.day(), try TimeOfDay(hour: 9, minute: 0))
    let delivery = AlarmDelivery(name: name, start: start, instant: now, state: .delivered)
    try store.write(
      alarms: [AlarmLine(delivery, channel: "web", detail: DeliveryLine.waiting, recorded: now)], dropping: [])
    let notice = try #require(try notices(room).first)
    #expect(notice["title"] as? String == "Exam" && notice["isWaiting"] as? Bool == true)
    #expect((notice["text"] as? String)?.hasSuffix(", 09:00") == true)
    #expect(notice["key"] as? String == "event/\(id.text)/\(now.day().iso)/1d 18:00")
    let body = try dismissal(room, of: name.text).replacing(" ", with: "+")
    #expect(room.ask("/notices/shown", .post, form, body: body).status == 204)
    #expect(try notices(room).first?["isWaiting"] as? Bool == false)
    #expect(room.ask("/notices/dismiss", .post, form, body: body).status == 204)
    #expect(try notices(room).isEmpty)
  }

  @Test("a page of another site, and an unknown key, mark nothing as shown") func shownWrongly() throws {
    let room = try Room()
    let key = try handOver(room, "First", ago: 60)
    let foreign = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "cross-site")]
    let told = try #require(try notices(room).first?["told"] as? String)
    #expect(room.ask("/notices/shown", .post, foreign, body: "key=\(key)&told=\(told)").status == 403)
    for body in ["", "key=\(key)", "key=\(key)&told=yesterday", "key=months&told=\(told)", "key=a/b/c&told=\(told)"] {
      #expect(room.ask("/notices/shown", .post, form, body: body).status == 422, "\(body)")
    }
    #expect(try log(room).waiting().count == 1)
  }

  /// The form that dismisses the notification of a key.
  private func dismissal(_ room: Room, of key: String) throws -> String {
    let told = try #require(try notices(room).first { $0["key"] as? String == key }?["told"] as? String)
    return "key=\(key.replacing("/", with: "%2F"))&told=\(told)"
  }

  @Test("it can be dismissed permanently") func dismissed() throws {
    let room = try Room()
    let key = try tell(room, "First")
    try tell(room, "Second")
    let body = try dismissal(room, of: key)
    for _ in 0..<2 { #expect(room.ask("/notices/dismiss", .post, form, body: body).status == 204) }
    #expect(try titles(room) == ["Second"])
    let back = room.ask("/notices/dismiss", .post, form, body: body + "&back=/reminders")
    #expect(back.status == 303 && back.headers["Location"] == "/reminders")
  }

  @Test("a page of another site dismisses nothing") func crossSite() throws {
    let room = try Room()
    let key = try tell(room, "First")
    let foreign = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "cross-site")]
    #expect(room.ask("/notices/dismiss", .post, foreign, body: "key=\(key)").status == 403)
    let origin = [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", "https://evil.example")]
    #expect(room.ask("/notices/dismiss", .post, origin, body: "key=\(key)").status == 403)
    #expect(try titles(room) == ["First"])
  }

  @Test(
    "an invalid key is refused",
    arguments: [
      "", "key=", "key=a", "key=a/b/c", "key=019a9f3c-2b7e-7000-8000-000000000000/99999/1", "key=../../x", "key=months",
    ])
  func keys(_ body: String) throws {
    let room = try Room()
    for told in ["", "&told=yesterday", body == "key=months" ? "" : "&told=2026-02-05T00:00:00Z"] {
      #expect(room.ask("/notices/dismiss", .post, form, body: body + told).status == 422)
    }
  }

  @Test("moved months are included, until dismissed") func months() throws {
    let room = try Room()
    let now = Instant(seconds: WallClock.system.now / 1_000)
    let moved = MonthNews.Content.moved([try #require(HijriMonth(year: 1447, month: 9))])
    let spoken: [(language: String, content: MonthNews.Content, text: String)] = [
      ("en", moved, "New data for Ramadan 1447; the calendar follows."),
      ("sv", moved, "Nya uppgifter om ramadan 1447; kalendern följer dem."),
      ("vi", moved, "Có dữ liệu mới cho Ramadan 1447; lịch đã được cập nhật."),
      ("sv", .sentence("New data available"), "Nya uppgifter om hijri-månaderna; kalendern följer dem."),
      ("en", .sentence("New data available"), "New data available"),
      ("sv", .trial(room.server.today), "I dag är det torsdag 5 februari 2026. Sidorna visar det som meddelas."),
    ]
    for (language, content, text) in spoken {
      try log(room).note(news: MonthNews(content, at: now))
      #expect(room.ask("/api/v1/notices?lang=\(language)").text.contains(text))
    }
    let month = try #require(HijriMonth(year: 1447, month: 9))
    let move = MonthMove(month, from: try Day(iso: "2026-02-18"), to: try Day(iso: "2026-02-19"))
    let dated = MonthNews(moved, at: now, moves: [move])
    try log(room).note(news: dated)
    #expect(room.ask("/api/v1/notices?lang=en").text.contains("Ramadan 1447 begins on Thursday"))
    #expect(
      dated.text == "New data available for month Ramadan 1447; calendar updated.\n"
        + "Ramadan 1447 begins on 2026-02-19, not on 2026-02-18.")
    #expect(MonthNews(line: dated.line, at: now) == dated)
    let body = try dismissal(room, of: "months")
    try log(room).note(news: MonthNews(moved, at: Instant(seconds: now.seconds + 1)))
    #expect(room.ask("/notices/dismiss", .post, form, body: body).status == 204)
    #expect(try titles(room).count == 1, "other news since")
    #expect(room.ask("/notices/dismiss", .post, form, body: try dismissal(room, of: "months")).status == 204)
    #expect(try titles(room).isEmpty)
    try log(room).note(news: MonthNews(moved, at: Instant(seconds: now.seconds - 90_000)))
    #expect(try titles(room).isEmpty)
  }

  @Test("a client that is not signed in gets neither") func guarded() throws {
    let room = try Room(publicURL: "https://days.example.org", phrase: "a phrase nobody knows")
    let host = [("Host", "days.example.org")]
    #expect(room.ask("/api/v1/notices", .get, host).status == 401)
    #expect(room.ask("/notices/dismiss", .post, host + form, body: "key=months").status == 401)
  }
}
