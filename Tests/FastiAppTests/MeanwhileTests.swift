import FastiAgenda
import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiHolidays
import FastiRecords
import FastiReminders
import FastiSQLite
import Foundation
import TestSupport
import Testing

private struct NoZones: Zones {
  func zone(named name: String) -> Zone { .utc }
  func local() -> Zone { .utc }
}

/// A store in which somebody else does something between what a use case has read and what it writes.
private final class BusyStore: ForwardingStore {
  let base: any Store
  private var meanwhile: (() throws -> Void)?

  init(_ base: any Store, _ meanwhile: @escaping () throws -> Void) {
    self.base = base
    self.meanwhile = meanwhile
  }

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let others = meanwhile
    meanwhile = nil
    do { try others?() } catch { Issue.record(error) }
    return try base.write(change, body)
  }
}

@Suite("Two edits at once lose nothing") struct MeanwhileTests {
  private let folder: TemporaryFolder
  private let store: SQLiteStore
  private let monday = Day(year: 2026, month: 2, day: 2)

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
  }

  private func draft(_ fill: (inout EventDraft) -> Void) -> EventDraft {
    var draft = EventDraft()
    fill(&draft)
    return draft
  }

  /// An event on four Mondays of February.
  private func event() throws -> String {
    let draft = draft {
      ($0.title, $0.on, $0.again.every) = ("Stand-up", monday, "week")
      $0.again.times = 4
    }
    return try EditEvents(store).add(draft).id.text
  }

  private func events() throws -> [Event] { try Planner.read(from: store).events.map(\.event) }

  private func days() throws -> [Int] {
    let february = DayRange(Day(year: 2026, month: 2, day: 1)).widened(before: 0, after: 27)
    return try Planner.read(from: store).occurrences(touching: february).map { $0.start.date.dayOfMonth }
  }

  @Test("of an event: both fields are changed") func fields() throws {
    let id = try event()
    let busy = BusyStore(store) { [store] in
      var place = EventDraft()
      place.place = "Room 5"
      _ = try EditEvents(store).edit(id, place)
    }
    let item = try EditEvents(busy).edit(id, draft { $0.title = "Daily" })
    #expect(item.event.title == "Daily" && item.event.place == "Room 5")
    #expect(try events() == [item.event])
  }

  @Test("of an event: an occurrence that was deleted meanwhile stays deleted") func occurrences() throws {
    let id = try event()
    let busy = BusyStore(store) { [store, monday] in _ = try EditEvents(store).delete(id, .only, at: monday + 7) }
    let gone = try EditEvents(busy).delete(id, .only, at: monday + 14)
    #expect(gone.leavesSome)
    #expect(try days() == [2, 23])
    let other = BusyStore(store) { [store, monday] in _ = try EditEvents(store).delete(id, .only, at: monday) }
    _ = try EditEvents(other).edit(id, draft { $0.on = monday + 22 }, .only, at: monday + 21)
    #expect(try days() == [24])
  }

  @Test("an event that was deleted meanwhile stays deleted") func deleted() throws {
    let id = try event()
    let busy = BusyStore(store) { [store] in _ = try EditEvents(store).delete(id) }
    #expect(throws: Failure(.thing(.unknown(.event, nearest: nil)), field: .id, value: id)) {
      try EditEvents(busy).edit(id, draft { $0.title = "Daily" })
    }
    #expect(try events().isEmpty)
    #expect(try store.history(limit: 9).count == 2)
  }

  @Test("of a countdown: both fields are changed, and a deleted one stays deleted") func countdowns() throws {
    let id = try EditCountdowns(store).add("Rom", monday, yearly: false, today: monday).id?.text ?? ""
    let busy = BusyStore(store) { [store, monday] in
      _ = try EditCountdowns(store).edit(id, day: monday + 3, today: monday)
    }
    let item = try EditCountdowns(busy).edit(id, title: "Rome", today: monday)
    #expect(item.title == "Rome" && item.day == monday + 3)
    let last = BusyStore(store) { [store] in _ = try EditCountdowns(store).delete(id) }
    #expect(throws: Failure(.thing(.unknown(.countdown, nearest: nil)), field: .id, value: id)) {
      try EditCountdowns(last).edit(id, yearly: true, today: monday)
    }
    #expect(try Planner.readCountdowns(from: store).countdowns.isEmpty)
  }

  private static func alarms(_ store: any Store) -> EditStandingAlarms {
    EditStandingAlarms(store) { named throws(Failure) in
      try Almanac.read(from: store, named: named, zones: NoZones())
    }
  }

  @Test("of standing alarms: those of another subject, and others of the same, stay") func standingAlarms() throws {
    _ = try Self.alarms(BusyStore(store) { [store] in _ = try Self.alarms(store).add("public", "1d 18:00") })
      .add("countdowns", "2d 08:00")
    _ = try Self.alarms(BusyStore(store) { [store] in _ = try Self.alarms(store).add("public", "7d 18:00") })
      .add("public", "0d 08:00")
    #expect(try Self.alarms(store).list().map { $0.alarms.all.count } == [3, 1])
  }

  @Test("of the layer over a rule: both fields are changed") func layers() throws {
    let almanac = try Almanac.read(from: store, named: ["SE"], zones: NoZones())
    func edit(_ title: String?, _ notes: String?) -> EditRules.LayerEdit {
      EditRules.LayerEdit(title: title, symbol: nil, color: nil, notes: notes, hidden: nil)
    }
    let busy = BusyStore(store) { [store] in
      try EditRules(store, almanac, now: 1).edit("se.julafton", edit(nil, "at Grandma's"))
    }
    try EditRules(busy, almanac, now: 2).edit("se.julafton", edit("Yule", nil))
    let layer = try store.read { reader throws(StoreError) in try reader.record(RuleLayer.self, key: "se.julafton") }
    #expect(layer?.titleOverride == "Yule" && layer?.notes == "at Grandma's")
  }

  @Test("of a rule of the user: both fields are changed, and a deleted one stays deleted") func rules() throws {
    func editor(_ store: any Store) throws -> EditRules {
      EditRules(store, try Almanac.read(from: store, named: nil, zones: NoZones()), now: 1)
    }
    let nothing = EditRules.LayerEdit(title: nil, symbol: nil, color: nil, notes: nil, hidden: nil)
    let new = NewRule(region: "SE", name: "Bullar", language: "en", sentence: "4 October")
    let id = try editor(store).add(new).string
    let busy = BusyStore(store) { [store] in
      try editor(store).edit(id, nothing, RuleRevision(sentence: "5 October"))
    }
    try editor(busy).edit(id, nothing, RuleRevision(name: "Buns"))
    let text = try #require(try store.read { reader throws(StoreError) in try reader.all(UserRule.self).first?.record })
    #expect(text.text.contains("5 October") && text.text.contains("Buns"), "\(text.text)")
    let last = BusyStore(store) { [store] in _ = try editor(store).delete(id) }
    #expect(throws: Failure(.thing(.unknown(.rule, nearest: nil)), field: .id, value: id)) {
      try editor(last).edit(id, nothing, RuleRevision(name: "None"))
    }
  }

  @Test("of what calendars hide: both are hidden") func hidden() throws {
    let almanac = try Almanac.read(from: store, named: ["SE"], zones: NoZones())
    let busy = BusyStore(store) { [store] in try EditSettings(store, almanac).hide("events", isHidden: true) }
    try EditSettings(busy, almanac).hide("SE", isHidden: true)
    let hidden = try Almanac.read(from: store, named: ["SE"], zones: NoZones()).settings.hidden.text
    #expect(hidden.contains("events") && hidden.contains("SE"), "\(hidden)")
  }

  @Test("of a reminder: both fields are changed") func reminders() throws {
    var input = ReminderInput()
    (input.title, input.on) = ("Zakat", "9-1")
    let id = try EditReminders(store, NoZones(), now: 1).add(input)
    let busy = BusyStore(store) { [store] in
      var notes = ReminderInput()
      notes.notes = "for two"
      try EditReminders(store, NoZones(), now: 2).edit(id, notes)
    }
    var title = ReminderInput()
    title.title = "Zakat al-Fitr"
    try EditReminders(busy, NoZones(), now: 3).edit(id, title)
    let record = try store.read { reader throws(StoreError) in try reader.record(ReminderRecord.self, id: id) }
    #expect(record?.title == "Zakat al-Fitr" && record?.notes == "for two")
  }
}
