import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

private struct NoZones: Zones {
  func zone(named name: String) -> Zone { .utc }
  func local() -> Zone { .utc }
}

@Suite("Editing some occurrences of an event") struct EventScopeTests {
  private let folder: TemporaryFolder
  private let store: SQLiteStore
  private let monday = Day(year: 2026, month: 2, day: 2)
  private let february = DayRange(Day(year: 2026, month: 2, day: 1)).widened(before: 0, after: 27)

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
  }

  /// An event on four Mondays of February, or on more days.
  private func add(times: Int? = 4, every: String = "week") throws -> String {
    var draft = EventDraft()
    (draft.title, draft.on, draft.at) = ("Stand-up", monday, "09:00")
    draft.again.every = every
    draft.again.times = times
    return try EditEvents(store).add(draft).id.text
  }

  /// The days of February with hours and titles.
  private func days() throws -> [String] {
    try Planner.read(from: store).occurrences(touching: february).map {
      "\($0.start.date.dayOfMonth) \($0.hours(.english) ?? "") \($0.event.title)"
    }
  }

  private func draft(_ fill: (inout EventDraft) -> Void) -> EventDraft {
    var draft = EventDraft()
    fill(&draft)
    return draft
  }

  private let all = ["2 09:00 Stand-up", "9 09:00 Stand-up", "16 09:00 Stand-up", "23 09:00 Stand-up"]

  @Test("an edit of one occurrence creates a separate event, and undo reverts it")
  func only() throws {
    let id = try add()
    let item = try EditEvents(store).edit(id, draft { $0.at = "10:00" }, .only, at: monday + 14)
    #expect(item.event.recurrence.isOnce && item.id.text != id)
    #expect(try days() == ["2 09:00 Stand-up", "9 09:00 Stand-up", "16 10:00 Stand-up", "23 09:00 Stand-up"])
    #expect(try store.history(limit: 9).count == 2)
    try store.undo()
    #expect(try days() == all)
  }

  @Test("an occurrence of which only the day changes is moved, keeps its name, and can be moved back")
  func moved() throws {
    let id = try add()
    let item = try EditEvents(store).edit(id, draft { $0.on = monday + 15 }, .only, at: monday + 14)
    #expect(item.id.text == id && item.start == monday + 15 && item.original == monday + 14)
    #expect(try days() == ["2 09:00 Stand-up", "9 09:00 Stand-up", "17 09:00 Stand-up", "23 09:00 Stand-up"])
    let found = try Planner.read(from: store).occurrence(of: id, beginningOn: monday + 15)
    #expect(found.original == monday + 14)
    _ = try EditEvents(store).edit(id, draft { $0.on = monday + 14 }, .only, at: monday + 14)
    #expect(try days() == all)
    #expect(try Planner.read(from: store).events[0].event.recurrence.changes.isEmpty)
  }

  @Test("days that were added to an event without a rule are occurrences, and are edited and deleted alone")
  func added() throws {
    var recurrence = try Recurrence(first: monday)
    for day in [monday + 4, monday + 8] { recurrence.changes.add(day) }
    let (event, id) = (Event(title: "Visit", recurrence: recurrence), store.newID())
    try store.write(store.newChange("import")) { writer throws(StoreError) in try writer.put(event, id: id) }
    let deleted = try EditEvents(store).delete(id.text, .only, at: monday + 4)
    #expect(deleted.item.start == monday + 4 && deleted.leavesSome)
    #expect(try days() == ["2  Visit", "10  Visit"])
    _ = try EditEvents(store).edit(id.text, draft { $0.title = "Late" }, .from, at: monday + 8)
    #expect(try days() == ["2  Visit", "10  Late"])
  }

  @Test("from a moved occurrence on, the others keep their days")
  func fromMoved() throws {
    let id = try add()
    _ = try EditEvents(store).edit(id, draft { $0.on = monday + 8 }, .only, at: monday + 7)
    _ = try EditEvents(store).edit(id, draft { ($0.on, $0.title) = (monday + 8, "Late") }, .from, at: monday + 7)
    #expect(try days() == ["2 09:00 Stand-up", "10 09:00 Late", "16 09:00 Late", "23 09:00 Late"])
  }

  @Test("an occurrence on a Hijri date is edited on the day that the active months give")
  func hijri() throws {
    var draft = EventDraft()
    (draft.title, draft.on) = ("Feast", Day(year: 2026, month: 3, day: 1))
    draft.again.every = "year on 1 shawwal"
    let id = try EditEvents(store).add(draft).id.text
    let month = try EditMonthOverride.month("1447-10")
    _ = try EditMonthOverride(store).set(month, Day(year: 2026, month: 3, day: 21))
    let range = DayRange(Day(year: 2026, month: 3, day: 15)).widened(before: 0, after: 10)
    func shown() throws -> [String] {
      let clocks = ReaderClocks(NoZones()) { () throws(Failure) in .utc }
      return try Planner.read(from: store, touching: range, clocks: clocks).occurrences(touching: range).map {
        "\($0.start.date.dayOfMonth) \($0.event.title)"
      }
    }
    #expect(try shown() == ["21 Feast"])
    let clocks = ReaderClocks(NoZones()) { () throws(Failure) in .utc }
    let item = try #require(
      try Planner.read(from: store, touching: range, clocks: clocks).occurrences(touching: range).first)
    _ = try EditEvents(store).edit(id, self.draft { $0.title = "Eid" }, .only, at: item.original)
    #expect(try shown() == ["21 Eid"])
  }

  @Test("one occurrence and all later ones become another event; from the first one on it is the whole event")
  func from() throws {
    let id = try add()
    let item = try EditEvents(store).edit(id, draft { ($0.at, $0.title) = ("10:00", "Late") }, .from, at: monday + 14)
    #expect(item.event.recurrence.times == 2 && item.start == monday + 14)
    #expect(try days() == ["2 09:00 Stand-up", "9 09:00 Stand-up", "16 10:00 Late", "23 10:00 Late"])
    let first = try EditEvents(store).edit(id, draft { $0.title = "Early" }, .from, at: monday)
    #expect(first.id.text == id && first.event.recurrence.times == 2)
    #expect(try Planner.read(from: store).events.count == 2)
  }

  @Test("all occurrences move by as many days as the edited one")
  func shifted() throws {
    let id = try add()
    let fill = draft { ($0.on, $0.until, $0.at) = (monday + 15, monday + 15, "08:00") }
    _ = try EditEvents(store).edit(id, fill, .all, at: monday + 14)
    #expect(
      try days() == ["3 08:00 Stand-up", "10 08:00 Stand-up", "17 08:00 Stand-up", "24 08:00 Stand-up"])
  }

  @Test("an edit that changes nothing writes nothing", arguments: EventScope.allCases)
  func unchanged(_ scope: EventScope) throws {
    let id = try add()
    _ = try EditEvents(store).edit(id, draft { $0.at = "09:00" }, scope, at: monday + 7)
    #expect(try days() == all)
    #expect(try store.history(limit: 9).count == 1)
  }

  @Test("a deletion reports how many occurrences were deleted")
  func deleted() throws {
    func told(_ times: Int?, _ scope: EventScope, _ day: Day?) throws -> String {
      let gone = try EditEvents(store).delete(try add(times: times), scope, at: day)
      let text = gone.sentence(Words.english).description
      try store.undo()
      try store.undo()
      return text
    }
    #expect(try told(4, .all, nil) == "Stand-up, 4 times")
    #expect(try told(4, .only, monday + 7) == "Stand-up, 2026-02-09")
    #expect(try told(4, .from, monday + 7) == "Stand-up, 3 times, from 2026-02-09 on")
    #expect(try told(4, .from, monday + 21) == "Stand-up, 2026-02-23")
    #expect(try told(4, .from, monday) == "Stand-up, 4 times")
    #expect(try told(nil, .all, nil) == "Stand-up, every week")
    #expect(try told(nil, .from, monday + 7) == "Stand-up, every week, from 2026-02-09 on")
    #expect(try told(1, .only, monday) == "Stand-up")
    #expect(try days().isEmpty)
  }

  @Test("deleting one occurrence, then the later ones, leaves the earlier ones; deleting each one leaves nothing")
  func stays() throws {
    let id = try add()
    let edit = EditEvents(store)
    #expect(try edit.delete(id, .only, at: monday + 7).leavesSome)
    #expect(try days() == [all[0], all[2], all[3]])
    #expect(try edit.delete(id, .from, at: monday + 21).leavesSome)
    #expect(try days() == [all[0], all[2]])
    #expect(try edit.delete(id, .only, at: monday).leavesSome)
    #expect(try !edit.delete(id, .only, at: monday + 14).leavesSome)
    #expect(try Planner.read(from: store).events.isEmpty)
    for _ in 0..<4 { try store.undo() }
    #expect(try days() == all)
  }

  @Test("a day without an occurrence is refused, and the next one is named")
  func none() throws {
    let id = try add()
    let edit = EditEvents(store)
    _ = try edit.delete(id, .only, at: monday + 7)
    for day in [monday + 1, monday + 7, monday + 28] {
      #expect(throws: Failure.self) { _ = try edit.delete(id, .only, at: day) }
      #expect(throws: Failure.self) { _ = try edit.edit(id, draft { $0.at = "10:00" }, .from, at: day) }
    }
    do {
      _ = try Planner.read(from: store).occurrence(of: id, beginningOn: monday + 1)
      Issue.record("nothing was refused")
    } catch {
      #expect(error.cause == .days(.noOccurrence) && error.hint == .value("2026-02-16"))
    }
    #expect(try days() == [all[0], all[2], all[3]])
  }

  @Test("a single occurrence cannot recur")
  func again() throws {
    let id = try add()
    var draft = EventDraft()
    draft.again.every = "month"
    do {
      _ = try EditEvents(store).edit(id, draft, .only, at: monday + 7)
      Issue.record("nothing was refused")
    } catch { #expect(error.kind == .usage) }
    let later = try EditEvents(store).edit(id, draft, .from, at: monday + 7)
    #expect(later.event.recurrence.repetition == .month && later.event.recurrence.first == monday + 7)
  }
}
