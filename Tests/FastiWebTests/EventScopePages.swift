import FastiAgenda
import FastiCivil
import FastiFormats
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("Pages of recurring events") struct EventScopePages {
  private let form = [
    ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html"),
  ]

  private func post(_ room: Room, _ path: String, _ fields: String, request: Int) -> Answer {
    room.ask(path, .post, form, body: "request=wish-\(1_000 + request)&back=/today&" + fields)
  }

  private func said(_ answer: Answer) throws -> Flash? {
    let cookie = answer.headers.all("Set-Cookie").first { $0.hasPrefix("done=") }?.split(separator: ";").first
    guard let cookie, let target = Target(Array("/".utf8)) else { return nil }
    return FlashCookie.flash(in: Request(method: .get, target: target, headers: Headers([("Cookie", String(cookie))])))
  }

  private func days(_ room: Room) throws -> [String] {
    try room.write { store throws(Failure) in
      let planner = try Planner.read(from: store)
      let range = DayRange(Day(year: 2026, month: 2, day: 1)).widened(before: 0, after: 27)
      return planner.occurrences(touching: range).map { "\($0.start.date.dayOfMonth) \($0.hours(.english) ?? "")" }
    }
  }

  private func room(_ fields: String = "&every=week&step=1&times=4") throws -> (Room, String) {
    let room = try Room()
    let answer = post(room, "/events", "title=Standup&on=2026-02-02&type=event&at=09:00" + fields, request: 0)
    #expect(answer.status == 303, "\(answer.text)")
    let id = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].id.text }
    return (room, id)
  }

  private func page(_ room: Room, _ path: String) -> String { room.ask(path, .get, [("Accept", "text/html")]).text }

  private static let day16 = "title=Standup&on=2026-02-16&type=event&every=week&step=1&last=&times=4&of=2026-02-16"

  @Test("the day links to its occurrence, and the editor asks for the scope")
  func asks() throws {
    let (room, id) = try room()
    let day = page(room, "/day/2026-02-16")
    #expect(day.contains("href=\"/events/\(id)?of=2026-02-16\""))
    #expect(!day.contains("action=\"/events/\(id)/delete\""))
    let editor = page(room, "/events/\(id)?of=2026-02-16")
    for text in [
      "name=\"of\" value=\"2026-02-16\"", "value=\"2026-02-16\" placeholder", "name=\"scope\"", "Delete all of them",
    ] {
      #expect(editor.contains(text), "\(text)")
    }
    #expect(!page(room, "/events/\(id)").contains("name=\"scope\""))
    #expect(!page(room, "/events/\(id)?of=2026-02-17").contains("name=\"scope\""))
    let once = post(room, "/events", "title=Once&on=2026-02-17&type=event", request: 1)
    #expect(once.status == 303)
    #expect(page(room, "/day/2026-02-17").contains("/delete\""))
  }

  @Test(
    "one, the later ones, or all are changed",
    arguments: [
      ("only", ["2 09:00", "9 09:00", "16 10:00", "23 09:00"]),
      ("from", ["2 09:00", "9 09:00", "16 10:00", "23 10:00"]),
      ("all", ["2 10:00", "9 10:00", "16 10:00", "23 10:00"]),
    ])
  func edited(_ scope: String, _ left: [String]) throws {
    let (room, id) = try room()
    let answer = post(room, "/events/\(id)", Self.day16 + "&at=10:00&scope=\(scope)", request: 1)
    #expect(answer.status == 303, "\(answer.text)")
    #expect(try days(room) == left)
    let change = try #require(try said(answer)?.change)
    #expect(post(room, "/undo", "change=\(change)", request: 2).status == 303)
    #expect(try days(room) == ["2 09:00", "9 09:00", "16 09:00", "23 09:00"])
  }

  @Test(
    "one, the later ones, or all are deleted, and the number is reported",
    arguments: [
      ("only", "Deleted: Standup, Monday 2026-02-16", 3),
      ("from", "Deleted: Standup, 2 times, from Monday 2026-02-16 on", 2),
      ("all", "Deleted: Standup, 4 times", 0),
    ])
  func deleted(_ scope: String, _ told: String, _ left: Int) throws {
    let (room, id) = try room()
    let answer = post(room, "/events/\(id)/delete", "of=2026-02-16&scope=\(scope)", request: 1)
    #expect(answer.status == 303, "\(answer.text)")
    let text = try said(answer)?.text
    #expect(text?.hasPrefix(told) == true, "\(text ?? "")")
    #expect(try days(room).count == left)
  }

  @Test("an impossible change is refused with the typed fields")
  func refused() throws {
    let (room, id) = try room()
    for fields in ["scope=some&of=2026-02-16", "scope=only&of=2026-02-17", "scope=only&of=soon"] {
      let answer = post(room, "/events/\(id)", "title=x&on=2026-02-16&type=event&every=week&" + fields, request: 1)
      #expect([404, 422].contains(answer.status), "\(fields) \(answer.status)")
    }
    let both = post(room, "/events", "title=x&on=2026-02-16&type=event&every=week&last=2026-03-01&times=3", request: 2)
    #expect(both.status == 422 && both.text.contains("event-times-error"))
    for step in ["0", "many", "10000"] {
      let answer = post(room, "/events", "title=x&on=2026-02-16&type=event&every=week&step=\(step)", request: 3)
      #expect(answer.status == 422 && answer.text.contains("event-step-error"), "\(step)")
    }
    #expect(try days(room).count == 4)
  }

  @Test(
    "another recurrence for one occurrence is refused beside its field, and nothing is written",
    arguments: ["every=day&last=&times=4", "every=&last=&times=4", "every=week&last=&times="])
  func recurrenceOfOne(_ fields: String) throws {
    let (room, id) = try room()
    let before = try days(room)
    let one = "title=Standup&on=2026-02-16&type=event&at=09:00&of=2026-02-16&scope=only&step=1&"
    let answer = post(room, "/events/\(id)", one + fields, request: 1)
    #expect(answer.status == 422 && answer.text.contains("id=\"event-every-error\""))
    #expect(answer.text.contains("This one and Repeats exclude each other"))
    #expect(try days(room) == before)
  }

  @Test("a link to an occurrence that is gone says so above the editor of the whole event")
  func gone() throws {
    let (room, id) = try room()
    #expect(post(room, "/events/\(id)/delete", "of=2026-02-16&scope=only", request: 1).status == 303)
    let told = "The occurrence of 16 February 2026 does not exist any more"
    #expect(page(room, "/events/\(id)?of=2026-02-16").contains(told))
    #expect(!page(room, "/events/\(id)?of=2026-02-09").contains("any more"))
  }

  /// The posted fields, and the recurrence in words.
  static let rules = [
    ("every=day&step=3", "every 3 days"),
    ("every=week&step=2&weekdays=mo&weekdays=we", "every 2 weeks: Monday, Wednesday"),
    ("every=month&step=1&nth=last&counted=fr", "every month: last Friday"),
    ("every=month&step=1&nth=2&counted=tu", "every month: second Tuesday"),
    ("every=month&step=1&nth=1&counted=weekday", "every month: first Monday, Tuesday, Wednesday, Thursday or Friday"),
    ("every=month&step=1&nth=last&counted=day", "every month: last day"), ("every=year&step=4", "every 4 years"),
    ("every=month&step=1&times=3", "every month, 3 times"),
  ]

  @Test("the fields can express every rule of the command line, and show it again", arguments: rules)
  func fields(_ fields: String, _ told: String) throws {
    let (room, id) = try room("&" + fields)
    func sentence() throws -> String? {
      try room.write { store throws(Failure) in
        try Planner.read(from: store).events[0].event.recurrence.sentence(Words.english)?.description
      }
    }
    #expect(try sentence() == told)
    let first = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].event }
    let editor = page(room, "/events/\(id)")
    #expect(!editor.contains("value=\"kept\""))
    // Saved again with another title, it keeps its recurrence.
    let again = post(
      room, "/events/\(id)",
      "title=Other&type=event&on=\(first.recurrence.first.iso)&last=&at=09:00&" + fields
        + (fields.contains("times") ? "" : "&times="), request: 1)
    #expect(again.status == 303, "\(again.text)")
    let event = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].event }
    #expect(event.title == "Other" && event.recurrence == first.recurrence)
  }

  @Test("a 31st is on the last day of shorter months, or left out")
  func missing() throws {
    for (fields, count) in [("", 12), ("&skip=on", 7)] {
      let room = try Room()
      let answer = post(room, "/events", "title=x&on=2026-01-31&type=event&every=month&step=1" + fields, request: 0)
      #expect(answer.status == 303)
      let event = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].event }
      #expect(event.recurrence.starts(in: DayRange(year: 2026)).count == count)
    }
  }

  @Test("a rule that the fields cannot express is not changed")
  func kept() throws {
    let (room, id) = try room()
    try room.write { store throws(Failure) in
      var draft = EventDraft()
      draft.again.rule = "FREQ=MONTHLY;BYMONTHDAY=1,15"
      _ = try EditEvents(store).edit(id, draft)
    }
    let editor = page(room, "/events/\(id)")
    #expect(editor.contains("value=\"kept\" selected"))
    let answer = post(
      room, "/events/\(id)", "title=Other&on=2026-02-15&type=event&every=kept&step=1&last=&times=4", request: 1)
    #expect(answer.status == 303, "\(answer.text)")
    let event = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].event }
    #expect(event.title == "Other" && event.recurrence.repetition == nil)
  }
}

@Suite("Undoing in the browser") struct UndoPages {
  private let form = [
    ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html"),
  ]

  @Test("goes one change further back each time, with and without a button in a message, and forward again")
  func steps() throws {
    let room = try Room()
    func post(_ path: String, _ fields: String, _ request: Int) -> Answer {
      room.ask(path, .post, form, body: "request=wish-\(1_000 + request)&back=/today&" + fields)
    }
    func titles() throws -> [String] {
      try room.write { store throws(Failure) in try Planner.read(from: store).countdowns.map(\.countdown.title).sorted()
      }
    }
    for (place, title) in ["Oslo", "Rom"].enumerated() {
      #expect(post("/countdowns", "title=\(title)&on=2026-05-01&every=", place).status == 303)
    }
    let today = room.ask("/today", .get, [("Accept", "text/html")])
    #expect(today.text.contains("<button data-key=\"z\"></button>"))
    let first = post("/undo", "", 2)
    #expect(first.status == 303)
    #expect(try titles() == ["Oslo"])
    let cookie = String(try #require(first.headers["Set-Cookie"]).prefix { $0 != ";" })
    let page = room.ask("/today", .get, [("Accept", "text/html"), ("Cookie", cookie)]).text
    #expect(page.contains("Undone: Rom") && page.contains("data-key=\"Z\"") && page.contains("Redo"))
    // The message has no undo button; every page has a hidden one.
    #expect(page.ranges(of: "data-key=\"z\"").count == 1)
    let undoing = String(cookie.dropFirst(5).prefix(36))
    #expect(post("/undo", "", 3).status == 303)
    #expect(try titles() == [])
    // The button of the message redoes its change, although another change was undone since.
    #expect(post("/undo", "change=\(undoing)", 4).status == 303)
    #expect(try titles() == ["Rom"])
  }
}
