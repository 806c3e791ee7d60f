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
  @Suite("Importing calendars") struct ImportTests: ImportSuite {
    let fixture: ImportFixture

    init() throws { fixture = try ImportFixture() }

    private func importing() throws -> Importing {
      Importing(base: ImportEvents(store), zones: zones, here: try zones.zone(named: "Europe/Stockholm"), today: today)
    }

    /// Imports a calendar that was planned in this process.
    private struct Importing {
      let base: ImportEvents
      let zones: SystemZones
      let here: Zone
      let today: Day

      private func planned(_ file: ICalendarFile, _ name: String) throws -> ForeignCalendar {
        try ForeignCalendar(file, zones: zones, here: here, today: today, named: name)
      }

      func preview(_ file: ICalendarFile, _ preference: ImportPreference?, named name: String) throws -> EventsImport {
        try base.preview(planned(file, name), preference, named: name)
      }

      func callAsFunction(
        _ file: ICalendarFile, _ preference: ImportPreference?, named name: String
      ) throws -> EventsImport {
        try base(planned(file, name), preference, named: name)
      }
    }

    private func file(_ events: String, producer: String = "-//Test//EN") throws -> ICalendarFile {
      try #require(ICalendarReader.file(calendar(events, producer: producer)))
    }

    private func parts(_ lines: String) throws -> [EventsImport.Part] {
      try importing().preview(try file(event(lines)), nil, named: "a").items.flatMap(\.parts)
    }

    // MARK: Laws

    @Test("importing a file again adds nothing, and undo reverts all of it")
    func again() throws {
      let file = try file(event("DTSTART:20260302T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=9"))
      let first = try importing()(file, nil, named: "a")
      #expect(first.count(.new) == 1)
      let second = try importing()(file, nil, named: "a")
      #expect(second.isEmpty && second.count(.duplicate) == 1)
      #expect(try Planner.read(from: store).events.count == 1)
      _ = try store.undo()
      #expect(try Planner.read(from: store).events.isEmpty)
    }

    @Test(
      "every series has the same days in the planner as in libical",
      arguments: [
        "FREQ=DAILY", "FREQ=DAILY;COUNT=10", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;UNTIL=20260401T000000Z",
        "FREQ=WEEKLY",
        "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU", "FREQ=WEEKLY;BYDAY=SA,SU;COUNT=7",
        "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYDAY=2TU",
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=MONTHLY;INTERVAL=6", "FREQ=YEARLY",
        "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "FREQ=YEARLY;INTERVAL=4", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
        "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=YEARLY;BYYEARDAY=100,200", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR",
      ])
    func series(rule: String) throws {
      for start in ["20260105", "20240131", "20240229"] {
        let read = try file(event("DTSTART;VALUE=DATE:\(start)\nRRULE:\(rule)\nEXDATE;VALUE=DATE:20260506,20260531"))
        let removed = Set(read.events[0].excluded.map(\.day))
        let range = try DayRange(Day(iso: "2024-01-01"), today + 3_653)
        let wanted = Set(read.events[0].occurrences.map(\.day)).subtracting(removed).filter { range.contains($0) }
        let plan = try importing().preview(read, nil, named: "a")
        let starts = plan.items.flatMap(\.parts).flatMap { $0.event.recurrence.starts(in: range) }
        #expect(starts.sorted() == wanted.sorted(), "\(rule) from \(start)")
      }
    }

    @Test("a series that the planner can express stays a series")
    func words() throws {
      #expect(try parts("DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=DAILY").map(\.event.recurrence.repetition) == [.day])
      #expect(try parts("DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR").count == 1)
      #expect(try parts("DTSTART:20260105T093000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE").count == 1)
      #expect(try parts("DTSTART;VALUE=DATE:20260113\nRRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=4").count == 1)
      let yearly = try parts("DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=YEARLY")
      #expect(yearly.count == 1 && yearly[0].event.recurrence.last == nil)
      let month = try parts("DTSTART;VALUE=DATE:20260131\nRRULE:FREQ=MONTHLY;BYMONTHDAY=-1")
      #expect(month.count == 1 && month[0].event.recurrence.repetition == .month)
      // A month without the day is left out, as RFC 5545 says.
      let skipped = try parts("DTSTART;VALUE=DATE:20260131\nRRULE:FREQ=MONTHLY")[0].event.recurrence
      #expect(skipped.repetition == nil && skipped.starts(in: DayRange(year: 2026)).count == 7)
      let holes = try parts("DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=WEEKLY\nEXDATE;VALUE=DATE:20260202")
      #expect(holes.map(\.event.recurrence.changes.text) == ["-2026-02-02"])
      let more = try parts("DTSTART;VALUE=DATE:20260105\nRRULE:FREQ=WEEKLY;COUNT=2\nRDATE;VALUE=DATE:20260107")
      #expect(more.map(\.event.recurrence.changes.text) == ["+2026-01-07"])
    }

    @Test("an occurrence that differs only in its day is moved, and any other becomes a separate event")
    func movedOccurrences() throws {
      let series = event("DTSTART:20260302T080000\nDTEND:20260302T090000\nRRULE:FREQ=WEEKLY;COUNT=4")
      let moved = event("RECURRENCE-ID:20260309T080000\nDTSTART:20260310T080000\nDTEND:20260310T090000")
      let longer = event("RECURRENCE-ID:20260316T080000\nDTSTART:20260316T080000\nDTEND:20260316T100000")
      let file = try file([series, moved, longer].joined(separator: "\n"))
      let items = try importing().preview(file, nil, named: "a").items
      let parts = items.flatMap(\.parts)
      #expect(parts.map(\.event.recurrence.changes.text) == ["2026-03-09>2026-03-10 -2026-03-16", ""])
      #expect(parts.map(\.event.end?.text) == ["09:00", "10:00"])
      #expect(items.map(\.remarks) == [[.occurrencesApart(1)]])
    }

    @Test("exported events are imported unchanged: rule, end, zone, place, address, dropped and moved occurrences")
    func thereAndBack() throws {
      var drafts: [EventDraft] = []
      func add(_ at: String, _ fill: (inout EventDraft) -> Void) {
        var draft = EventDraft()
        (draft.title, draft.on, draft.at) = ("Event \(drafts.count); and, more", today, at)
        fill(&draft)
        drafts.append(draft)
      }
      add("09:30") { ($0.to, $0.again.every, $0.again.onDays) = ("10:15", "2 weeks", "mo,we") }
      add("22:00") { ($0.to, $0.again.every, $0.again.times) = ("02:00", "week", 20) }
      add("09:00") { ($0.lasts, $0.zone, $0.again.nth) = ("2h", "Asia/Tokyo", "last-fri") }
      add("") { ($0.lasts, $0.again.every, $0.again.last) = ("3d", "month", today + 400) }
      add("") { ($0.on, $0.again.every) = (Day(year: 2026, month: 1, day: 31), "month") }
      add("12:00") { ($0.place, $0.url) = ("Café X, room 5", "https://example.org/a;b,c?d=e") }
      let changes = "-2026-02-12 2026-02-19>2026-02-20 +2026-03-01"
      add("18:00") { ($0.again.every, $0.again.occurrences) = ("week", changes) }
      add("08:00") { ($0.on, $0.again.every, $0.again.skips) = (Day(year: 2024, month: 2, day: 29), "year", true) }
      for draft in drafts { _ = try EditEvents(store, zones: zones).add(draft) }
      let here = try zones.zone(named: "Europe/Stockholm")
      let almanac = try Almanac.read(from: store, named: nil, zones: zones)
      let feed = ReadFeed({ almanac }, from: store, zones: zones, zone: here, today: today)
      let bytes = try feed.calendar([.events], hiding: [], languages: [], asSeries: true)
      let read = try #require(ICalendarReader.file(bytes))
      let plan = try importing().preview(read, nil, named: "a")
      #expect(plan.count(.duplicate) == drafts.count && plan.isEmpty, "\(plan.items)")
      let folder = try TemporaryFolder()
      let other = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
      _ = try Importing(base: ImportEvents(other), zones: zones, here: here, today: today)(read, nil, named: "a")
      let (kept, back) = (try Planner.read(from: store).events, try Planner.read(from: other).events)
      #expect(Set(back.map(\.event)) == Set(kept.map(\.event)) && Set(back.map(\.id)) == Set(kept.map(\.id)))
    }

    // MARK: Time

    @Test("times keep their zone, and a moment in UTC is converted to the local zone")
    func clocks() throws {
      let york = try parts("DTSTART;TZID=America/New_York:20260302T200000")
      #expect(york[0].event.recurrence.first.iso == "2026-03-02" && york[0].event.time?.iso == "20:00")
      #expect(york[0].event.zone == "America/New_York")
      let utc = try parts("DTSTART:20260702T080000Z\nDTEND:20260702T093000Z")
      #expect(utc[0].event.time?.iso == "10:00" && utc[0].event.end?.text == "11:30" && utc[0].event.zone == nil)
      let floating = try parts("DTSTART:20260702T080000")
      #expect(floating[0].event.time?.iso == "08:00")
      let series = try parts("DTSTART:20260113T230000Z\nRRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=5")
      #expect(series.count == 1 && series[0].event.zone == "UTC" && series[0].event.time?.iso == "23:00")
    }

    @Test("days and spans end the day before DTEND says, and at midnight nothing begins")
    func spans() throws {
      #expect(try parts("DTSTART;VALUE=DATE:20260301\nDTEND;VALUE=DATE:20260305")[0].event.length == 4)
      #expect(try parts("DTSTART;VALUE=DATE:20260301")[0].event.length == 1)
      #expect(try parts("DTSTART:20260301T200000\nDTEND:20260302T000000")[0].event.length == 1)
      #expect(try parts("DTSTART:20260301T200000\nDTEND:20260303T010000")[0].event.length == 3)
    }

    // MARK: Judgement

    @Test("a changed occurrence replaces the original one, and a cancelled one is removed")
    func apart() throws {
      let series = event("DTSTART:20260302T080000\nRRULE:FREQ=WEEKLY;COUNT=4")
      let moved = event("RECURRENCE-ID:20260309T080000\nDTSTART:20260310T093000")
      let gone = event("RECURRENCE-ID:20260316T080000\nDTSTART:20260316T080000\nSTATUS:CANCELLED")
      let plan = try importing().preview(try file([series, moved, gone].joined(separator: "\n")), nil, named: "a")
      let found = plan.items.flatMap(\.parts).flatMap { $0.event.occurrences(touching: DayRange(year: 2026)) }
      #expect(found.map(\.day.iso).sorted() == ["2026-03-02", "2026-03-10", "2026-03-23"])
    }

    @Test("an event that differs is refused until the user decides, and surplus events are removed with it")
    func conflict() throws {
      // A rule that is imported as single days.
      let first = try file(event("DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=DAILY;INTERVAL=2;BYDAY=MO;COUNT=3"))
      _ = try importing()(first, nil, named: "a")
      let second = try file(event("DTSTART;VALUE=DATE:20260302\nRRULE:FREQ=WEEKLY;BYDAY=MO\nLOCATION:there"))
      // Each event is changed here, so that it differs from the file.
      for (id, _) in try Planner.read(from: store).events.map({ ($0.id, $0.event) }) {
        var draft = EventDraft()
        draft.notes = "mine"
        _ = try EditEvents(store).edit(id.text, draft)
      }
      #expect(throws: Failure.self) { try self.importing()(second, nil, named: "a") }
      #expect(try importing()(second, .keep, named: "a").isEmpty)
      let plan = try importing()(second, .replace, named: "a")
      #expect(plan.count(.replaced) == 1 && plan.removed == 2)
      let events = try Planner.read(from: store).events
      #expect(events.count == 1 && events[0].event.place == "there")
    }

    @Test("a component that is not an event, has no date or recurs hourly is skipped and counted")
    func passedOver() throws {
      let todo = "BEGIN:VTODO\nUID:t\nSUMMARY:x\nEND:VTODO"
      let events = [
        event("DTSTART:20260302T080000\nRRULE:FREQ=HOURLY", uid: "a"), event("LOCATION:nowhere", uid: "b"),
        event("DTSTART:20260302T080000\nSTATUS:CANCELLED", uid: "c"), event("DTSTART;VALUE=DATE:30260302", uid: "d"),
        todo,
      ]
      let plan = try importing().preview(try file(events.joined(separator: "\n")), nil, named: "a")
      #expect(plan.count(.tooOften) == 1 && plan.count(.noDate) == 2 && plan.count(.cancelled) == 1)
      #expect(plan.keptCount == 5 && plan.others == 0 && plan.written == 5)
    }

    @Test("a feed of this program restores its events into an empty store with their ids, and nothing else")
    func own() throws {
      var draft = EventDraft()
      (draft.title, draft.on, draft.at) = ("Rom; and, back", today + 10, "09:30")
      let item = try EditEvents(store).add(draft)
      let almanac = try Almanac.read(from: store, named: nil, zones: zones)
      let parts: Set<FeedPart> = [.events, .notes]
      _ = try EditNotes(store).set(today, "mine")
      let feed = ReadFeed(
        { almanac }, from: store, zones: zones, zone: try zones.zone(named: "Europe/Stockholm"), today: today)
      let bytes = try feed.calendar(parts, hiding: [], languages: [], name: "x", minutes: 1)
      let read = try #require(ICalendarReader.file(bytes))
      #expect(try importing().preview(read, nil, named: "a").count(.duplicate) == 1)
      let other = try TemporaryFolder()
      let empty = SQLiteStore(folder: other.url.path, clock: .system, entropy: .system)
      let here = try zones.zone(named: "Europe/Stockholm")
      let moving = Importing(base: ImportEvents(empty), zones: zones, here: here, today: today)
      let plan = try moving(read, nil, named: "a")
      #expect(plan.count(.new) == 1 && plan.count(.noEvent) == 1)
      let events = try Planner.read(from: empty).events
      #expect(events.count == 1 && events[0].id == item.id && events[0].event == item.event)
    }

    @Test("control characters are removed, long texts are truncated, and both are reported")
    func texts() throws {
      let long = String(repeating: "å", count: 1_500)
      let plan = try importing().preview(
        try file("BEGIN:VEVENT\nUID:a\nSUMMARY:\(long)\nDESCRIPTION:a\\nb\nDTSTART;VALUE=DATE:20260302\nEND:VEVENT"),
        nil,
        named: "a")
      #expect(plan.items[0].parts[0].event.title.unicodeScalars.count == 1_000)
      #expect(plan.items[0].remarks == [.shortened] && plan.items[0].parts[0].event.notes == "a\nb")
      #expect(try parts("DTSTART;VALUE=DATE:20260302")[0].event.title == "x")
    }

    @Test(
      "an impossible end is reported, with the days that the event lasts instead",
      arguments: [
        ("DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:99991231", 1),
        ("DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260228", 1),
        ("DTSTART:20260302T100000\nDTEND:20260302T090000", 1), ("DTSTART:20260302T100000\nDTEND:20260228T090000", 1),
        ("DTSTART;VALUE=DATE:20260302\nDURATION:P99999D", 3_660),
        ("DTSTART:20260302T100000\nDTEND:21000101T090000", 3_660),
        ("DTSTART;VALUE=DATE:29991231\nDTEND;VALUE=DATE:30000102", 1),
      ])
    func impossibleEnds(_ lines: String, _ days: Int) throws {
      let plan = try importing().preview(try file(event(lines)), nil, named: "a")
      #expect(plan.items.first?.remarks == [.endCut(days: days)] && plan.items[0].parts.first?.event.length == days)
    }

    @Test("a possible end is not reported")
    func possibleEnds() throws {
      for lines in [
        "DTSTART;VALUE=DATE:20260302", "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260302",
        "DTSTART:20260302T100000\nDTEND:20260302T100000", "DTSTART:20260302T100000\nDTEND:20260303T000000",
        "DTSTART;VALUE=DATE:20260302\nDURATION:P3660D", "DTSTART;VALUE=DATE:29991230\nDTEND;VALUE=DATE:30000101",
        "DTSTART;VALUE=DATE:29991231\nDURATION:P1D", "DTSTART:29991231T200000\nDTEND:30000101T000000",
      ] {
        #expect(try importing().preview(try file(event(lines)), nil, named: "a").items.first?.remarks == [], "\(lines)")
      }
    }

    @Test("a zone more than a day from UTC is unknown: the times are not converted, and this is reported")
    func impossibleOffset() throws {
      let zone = """
        BEGIN:VTIMEZONE\nTZID:Odd\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+9999\nTZOFFSETTO:+9999
        END:STANDARD\nEND:VTIMEZONE
        """
      let file = try file(zone + "\n" + event("DTSTART;TZID=Odd:20260302T100000"))
      let item = try #require(try importing().preview(file, nil, named: "a").items.first)
      #expect(item.remarks == [.unknownClocks("Odd")])
      #expect(item.parts.first?.event.recurrence.first == Day(year: 2026, month: 3, day: 2))
    }
  }
}
