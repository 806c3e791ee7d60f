import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHost
import FastiICal
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

extension OneAtATime {
  @Suite("Content of calendar files that events cannot contain") struct CalendarObjectTests: ImportSuite {
    let fixture: ImportFixture

    init() throws { fixture = try ImportFixture() }

    private func planned(_ bytes: [UInt8]) throws -> ForeignCalendar {
      let file = try #require(ICalendarReader.file(bytes))
      return try ForeignCalendar(file, zones: zones, here: .utc, today: today, named: "a")
    }

    private func bring(_ bytes: [UInt8], _ preference: ImportPreference? = nil) throws -> EventsImport {
      try ImportEvents(store)(planned(bytes), preference, named: "a")
    }

    private func preview(_ bytes: [UInt8]) throws -> EventsImport {
      try ImportEvents(store).preview(planned(bytes), nil, named: "a")
    }

    /// The calendar as series, or as a feed.
    private func written(hiding: Set<FeedHiding> = [], asSeries: Bool = true) throws -> [UInt8] {
      let almanac = try Almanac.read(from: store, named: nil, zones: zones)
      let feed = ReadFeed({ almanac }, from: store, zones: zones, zone: .utc, today: today)
      return try feed.calendar([.events], hiding: hiding, languages: [], asSeries: asSeries)
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "").split(separator: "\r\n").map { String($0) }
    }

    private func objects() throws -> [Version<CalendarObject>] {
      try store.read { reader throws(StoreError) in try reader.all(CalendarObject.self) }
    }

    private func stored() throws -> Event { try Planner.read(from: store).events[0].event }

    // MARK: Laws

    @Test(
      "the planner's file contains the kept lines, and importing it elsewhere gives the same calendar",
      arguments: ["event", "series", "alarms"])
    func planner(name: String) throws {
      let text = try #require(try PackageFolder.text("Tests/Fixtures/calendars/\(name).ics"))
      _ = try bring(Array(text.utf8))
      let kept = try objects().filter { $0.record.component == nil }
      let bytes = try PlannerJSON.write(from: store)
      #expect(bytes.starts(with: Array("{\"format\":\"fasti-planner/2\"".utf8)) && !kept.isEmpty)
      let file = try PlannerJSON.read(bytes, named: "a")
      #expect(try ImportPlanner(store).preview(file, nil, named: "a").isEmpty)
      let other = SQLiteStore(folder: folder.url.path + "/other", clock: .system, entropy: .system)
      _ = try ImportPlanner(other)(file, nil, named: "a")
      #expect(try PlannerJSON.write(from: other) == bytes)
      let there = try other.read { reader throws(StoreError) in try reader.all(CalendarObject.self) }
      #expect(
        Dictionary(uniqueKeysWithValues: there.map { ($0.id, $0.record.lines) })
          == Dictionary(uniqueKeysWithValues: kept.map { ($0.id, $0.record.lines) }))
    }

    @Test("an event without kept lines gets those of a planner's file; different lines need a decision")
    func plannerConflict() throws {
      _ = try bring(calendar(event("DTSTART:20260302T090000\nX-SECRET:1")))
      let bytes = try PlannerJSON.write(from: store)
      let file = try PlannerJSON.read(bytes, named: "a")
      _ = try bring(calendar(event("DTSTART:20260302T090000\nX-SECRET:2")))
      #expect(throws: Failure.self) { try ImportPlanner(store).preview(file, nil, named: "a") }
      #expect(try ImportPlanner(store)(file, .keep, named: "a").count(.kept) == 1)
      #expect(try objects().map(\.record.lines) == ["X-SECRET:2"])
      #expect(try ImportPlanner(store)(file, .replace, named: "a").count(.replaced) == 1)
      #expect(try objects().map(\.record.lines) == ["X-SECRET:1"])
      _ = try bring(calendar(event("DTSTART:20260302T090000")))
      #expect(try ImportPlanner(store)(file, nil, named: "a").count(.replaced) == 1)
      #expect(try objects().map(\.record.lines) == ["X-SECRET:1"])
    }

    @Test(
      "lines that cannot be in a calendar are refused",
      arguments: ["END:VEVENT", "BEGIN:VALARM", " X-A:1", "X-A", "", "X-A:1\\u0007", "BEGIN:A\",\"END:B"])
    func plannerLines(_ line: String) throws {
      let text = """
        {"format":"fasti-planner/2","events":[{"title":"x","type":"event","date":"2026-02-05","lines":["\(line)"]}]}
        """
      let failure = #expect(throws: Failure.self) { try PlannerJSON.read(Array(text.utf8), named: "a") }
      #expect(failure?.code == "malformed-lines", "\(line)")
    }

    @Test(
      "every property of a file is exported again, and importing the export changes nothing",
      arguments: ["event", "series", "alarms", "others", "unsaid"])
    func roundTrip(name: String) throws {
      let text = try #require(try PackageFolder.text("Tests/Fixtures/calendars/\(name).ics"))
      let bytes = Array(text.utf8)
      let plan = try bring(bytes)
      let out = try written()
      let again = try preview(out)
      #expect(again.isEmpty, "\(again.items.flatMap(\.parts).filter { $0.outcome != .duplicate })")
      let kept = Set(lines(out))
      let told = Set(plan.items.flatMap(\.remarks).flatMap { $0.names } + plan.properties)
      // Times are fields of the event, and properties of the entry itself are written anew.
      let own: Set = [
        "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE", "VERSION", "PRODID", "CALSCALE", "METHOD", "DTSTART",
        "DTEND",
        "DURATION", "RRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "TRIGGER", "TZOFFSETFROM", "TZOFFSETTO", "BEGIN",
        "END",
      ]
      for line in lines(bytes).map({ ContentLine($0) }) where !own.contains(line.name) && !told.contains(line.name) {
        // A text that is not an address is written with the notes.
        let isNote = line.name == "URL" && kept.contains { $0.hasPrefix("DESCRIPTION:\(line.value)") }
        #expect(kept.contains(line.line) || isNote, "\(line.line)")
      }
    }

    @Test("feeds, and exports that hide details or notes, contain no kept lines")
    func feeds() throws {
      _ = try bring(calendar(event("DTSTART:20260302T090000\nATTENDEE:mailto:a@example.org\nX-SECRET:1")))
      #expect(lines(try written()).contains("ATTENDEE:mailto:a@example.org"))
      for bytes in [try written(asSeries: false), try written(hiding: [.notes]), try written(hiding: [.details])] {
        #expect(!lines(bytes).contains { $0.hasPrefix("ATTENDEE") || $0.hasPrefix("X-SECRET") || $0 == "UID:one" })
      }
    }

    @Test("kept lines are deleted with their event, undo restores both, and an event split off from it gets a copy")
    func deletion() throws {
      _ = try bring(calendar(event("DTSTART:20260302T090000\nRRULE:FREQ=DAILY;COUNT=5\nX-SECRET:1")))
      let id = try Planner.read(from: store).events[0].id
      var draft = EventDraft()
      draft.title = "later"
      _ = try EditEvents(store).edit(id.text, draft, .from, at: Day(year: 2026, month: 3, day: 4))
      #expect(try objects().map(\.record.lines) == ["X-SECRET:1", "X-SECRET:1"])
      #expect(try objects().count { $0.record.uid.isEmpty } == 1)
      _ = try EditEvents(store).delete(id.text)
      #expect(try objects().count == 1)
      _ = try store.undo()
      #expect(try objects().count == 2 && Planner.read(from: store).events.count == 2)
      let erased = try store.erasurePlan([id])
      #expect(Set(erased.things.map(\.kind)) == ["event", "calendar_object"])
    }

    @Test("changed properties are written anew: a title, a type; a removed alarm is not written")
    func edits() throws {
      let lines = """
        DTSTART:20260302T090000\nCATEGORIES:Vacation,Paid\nBEGIN:VALARM\nACTION:AUDIO\nTRIGGER:-PT10M\nEND:VALARM
        BEGIN:VALARM\nACTION:EMAIL\nTRIGGER:-P1D\nSUMMARY:s\nDESCRIPTION:d\nATTENDEE:mailto:a@example.org\nEND:VALARM
        """
      _ = try bring(calendar(event(lines).replacing("SUMMARY:x", with: "SUMMARY;LANGUAGE=en:x")))
      let before = self.lines(try written())
      #expect(before.contains("SUMMARY;LANGUAGE=en:x") && before.contains("CATEGORIES:Vacation,Paid"))
      #expect(before.contains("ACTION:AUDIO") && before.contains("ACTION:EMAIL") && !before.contains("ACTION:DISPLAY"))
      #expect(!before.contains { $0.hasPrefix("X-FASTI-ALARM") })
      var draft = EventDraft()
      (draft.title, draft.type) = ("y", "money")
      draft.alarms = []
      _ = try EditEvents(store).edit(Planner.read(from: store).events[0].id.text, draft)
      let after = self.lines(try written())
      #expect(after.contains("SUMMARY:y") && after.contains("CATEGORIES:Money") && after.contains("ACTION:EMAIL"))
      #expect(!after.contains("ACTION:AUDIO") && !after.contains { $0.hasPrefix("SUMMARY;") })
    }

    @Test("of an event at most 64 KiB are kept, and the rest is reported")
    func limit() throws {
      let long = String(repeating: "a", count: 60_000)
      let plan = try bring(calendar(event("DTSTART:20260302T090000\nX-ONE:\(long)\nX-TWO:\(long)\nX-THREE:3")))
      #expect(plan.items[0].remarks == [.propertiesKept(["X-ONE", "X-THREE"]), .propertiesLeft(["X-TWO"])])
      #expect(try objects().map(\.record.lines) == ["X-ONE:\(long)\nX-THREE:3"])
      let todo = "BEGIN:VTODO\nUID:t\nX-ONE:\(long)\nX-TWO:\(long)\nEND:VTODO"
      #expect(try preview(calendar(todo)).others == 1)
    }

    @Test("events that an earlier program made from a file are replaced, in one change")
    func earlier() throws {
      let bytes = calendar(
        event(
          "DTSTART:20260302T093000\nDTEND:20260302T101500\nLOCATION:Room 4\nDESCRIPTION:Bring it\nRRULE:FREQ=DAILY;INTERVAL=2;COUNT=3"
        ))
      // As commit f8a34d2 stored it: an event for each day, with end and place before the notes.
      let change = Change(command: "import work.ics --yes", clock: .system, entropy: .system)
      _ = try store.write(change) { writer throws(StoreError) in
        for index in 0..<3 {
          let day = Day(year: 2026, month: 3, day: 2 + 2 * index)
          guard let once = try? Recurrence(first: day) else { continue }
          let event = Event(
            title: "x", recurrence: once, time: .midnight, notes: "09:30–10:15 · Room 4\nBring it")
          _ = try writer.put(event, id: .version8(kind: "ics", key: "one\n\(index)"))
        }
      }
      let plan = try preview(bytes)
      #expect(plan.count(.replaced) == 1 && plan.removed == 2 && plan.count(.kept) == 0)
      _ = try bring(bytes)
      let event = try stored()
      #expect(try Planner.read(from: store).events.count == 1)
      #expect((event.place, event.notes, event.end?.minutes) == ("Room 4", "Bring it", 615))
      _ = try store.undo()
      #expect(try Planner.read(from: store).events.count == 3 && objects().isEmpty)
    }

    @Test("an event that was changed here is not replaced without a decision of the user")
    func changed() throws {
      _ = try bring(calendar(event("DTSTART:20260302T090000")))
      var draft = EventDraft()
      draft.notes = "mine"
      _ = try EditEvents(store).edit(Planner.read(from: store).events[0].id.text, draft)
      let newer = calendar(event("DTSTART:20260303T090000"))
      #expect(throws: Failure.self) { try preview(newer) }
      #expect(try bring(newer, .keep).count(.kept) == 1)
      #expect(try stored().notes == "mine")
    }

    @Test("two different events without a UID stay two; equal ones become one")
    func withoutUID() throws {
      let one = "BEGIN:VEVENT\nDTSTART:20260302T090000\nSUMMARY:x\nLOCATION:here\nEND:VEVENT"
      let other = one.replacing("here", with: "there")
      let plan = try bring(calendar([one, other, one].joined(separator: "\n")))
      #expect(plan.count(.new) == 2 && plan.count(.repeated) == 1)
      #expect(Set(try Planner.read(from: store).events.map(\.event.place)) == ["here", "there"])
      #expect(try preview(calendar([one, other].joined(separator: "\n"))).isEmpty)
    }

    @Test("when an event is cancelled or restored, its component and the event are never both stored")
    func turns() throws {
      let on = event("DTSTART:20260302T090000\nX-SECRET:1")
      let off = event("DTSTART:20260302T090000\nSTATUS:CANCELLED")
      _ = try bring(calendar(off))
      #expect(try objects().map(\.record.component) == ["VEVENT"] && Planner.read(from: store).events.isEmpty)
      _ = try bring(calendar(on))
      #expect(try objects().map(\.record.component) == [nil] && Planner.read(from: store).events.count == 1)
      _ = try bring(calendar(off))
      #expect(try objects().map(\.record.component) == ["VEVENT"] && Planner.read(from: store).events.isEmpty)
    }
  }
}

extension EventsImport.Remark {
  /// The names of the properties in the remark.
  fileprivate var names: [String] {
    switch self {
    case .propertiesLeft(let names): names
    default: []
    }
  }
}
