import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiMoney
import FastiPerson
import FastiRecords
import FastiReminders

private struct NoZones: Zones {
  func zone(named name: String) -> Zone { .utc }
  func local() -> Zone { .utc }
}

/// Events that repeat, most of which are over before a day.
private func further(before day: Day) throws -> [Event] {
  func event(_ title: String, _ first: Day, _ rule: RecurrenceRule, _ end: RecurrenceEnd) throws -> Event {
    Event(title: title, recurrence: try Recurrence(first: first, rule: rule, end: end))
  }
  func weekly(_ first: Day) -> RecurrenceRule { RecurrenceRule(.week, first: first) }
  var moved = try Recurrence(first: day - 900, rule: weekly(day - 900), end: .after(3))
  moved.changes.set(.moved(to: day), of: day - 893)
  return [
    try event("daily, 5", day - 20, RecurrenceRule(.day, first: day - 20), .after(5)),
    try event("weekly, 3", day - 60, weekly(day - 60), .after(3)),
    try event("weekly, 60", day - 60, weekly(day - 60), .after(60)),
    try event("weekly until", day - 60, weekly(day - 60), .on(day - 11)),
    try event("yearly, 2", day - 1_200, RecurrenceRule(.year, first: day - 1_200), .after(2)),
    try event("later", day + 30, weekly(day + 30), .never),
    // Without reading its rule, a store cannot know that this one is over.
    try event("monthly by a rule, 2", day - 900, .months(every: .one, on: .last), .after(2)),
    Event(title: "moved", recurrence: moved),
  ]
}

extension StoreLaw {
  static let planner = [
    StoreLaw("notes, events and countdowns of every shape come back as they were") { bench in
      let store = try bench.store()
      let first = Day(20_000)
      var events: [Event] = []
      for type in EventType.allCases {
        for repetition in [nil] + Repetition.allCases.map(Optional.some) {
          for last in [nil, first + 900] where repetition != nil || last == nil {
            let recurrence = try Recurrence(first: first, repetition: repetition, last: last)
            events.append(Event(title: "🌙 \(type.word)", type: type, recurrence: recurrence))
          }
        }
      }
      let time = try TimeOfDay(hour: 23, minute: 59)
      events.append(
        Event(title: "x", recurrence: try Recurrence(first: Limits.days.last), length: 3_660, time: time, notes: "a\nb")
      )
      events += try fuller(first, time)
      for text in ["start", "10m,1h30m,3d", "0d 08:00,14d 09:30"] {
        events.append(
          Event(title: text, recurrence: try Recurrence(first: first), alarms: try AlarmLeads(text: text)))
      }
      for text in ["0 JPY", "1500.50 SEK", "123456789.123456 EUR"] {
        events.append(
          Event(
            title: text, type: .trip, recurrence: try Recurrence(first: first),
            budget: try MoneyAmount(text: Array(text.utf8))))
      }
      for symbol in [nil] + EventSymbol.allCases.map(Optional.some) {
        for color in [nil] + EventColor.allCases.map(Optional.some) where symbol != nil || color != nil {
          events.append(
            Event(
              title: "look", recurrence: try Recurrence(first: first), look: EventLook(symbol: symbol, color: color)))
        }
      }
      let notes = [
        Note(day: Limits.days.first, text: "ả"), Note(day: Day(0), text: "0"), Note(day: first, text: "'\n\""),
      ]
      let countdowns = [
        Countdown(title: "c", recurrence: try Recurrence(first: first)),
        Countdown(title: "d", recurrence: try Recurrence(first: first, repetition: .year)),
      ]
      try store.write(store.newChange("fill")) { writer throws(StoreError) in
        for event in events { try writer.put(event, id: store.newID()) }
        for note in notes { try writer.put(note) }
        for countdown in countdowns { try writer.put(countdown, id: store.newID()) }
      }
      let planner = try Planner.read(from: store)
      try equal(Set(planner.events.map { $0.event }), Set(events))
      let alarmed = try store.read { reader throws(StoreError) in
        try reader.all(Event.self, where: .filled(column: "alarms"))
      }
      try equal(Set(alarmed.map(\.record)), Set(events.filter { !$0.alarms.isEmpty }))
      try equal(planner.notes, notes)
      try equal(Set(planner.countdowns.map { $0.countdown }), Set(countdowns))
      try equal(try Planner.read(from: store, notesIn: DayRange(Day(0))).notes, [notes[1]])
    },
    StoreLaw("the plans read for some days have all that is on them, and none that is far away") { bench in
      let store = try bench.store()
      let middle = Day(20_000)
      var once: [Event] = []
      for (offset, length) in [
        (-3_700, 3_660), (-9, 7), (-9, 3), (-5, 1), (-1, 1), (0, 1), (2, 2), (7, 1), (90, 3_660),
      ] {
        let recurrence = try Recurrence(first: middle + offset)
        once.append(Event(title: "\(offset) \(length)", recurrence: recurrence, length: length))
      }
      let elsewhere = try [-3, 3, 4].map { offset in
        Event(
          title: "zone \(offset)", recurrence: try Recurrence(first: middle + offset),
          time: try TimeOfDay(hour: 9, minute: 0), zone: "Asia/Tokyo")
      }
      let ruled = Event(
        title: "rule 3", recurrence: try Recurrence(first: middle + 3, rule: .months(every: .one, on: .last)))
      let dropped = Event(title: "gone", recurrence: try Recurrence(first: middle))
      let yearly = Event(title: "year", recurrence: try Recurrence(first: middle - 3_653, repetition: .year))
      let further = try further(before: middle)
      try store.write(store.newChange("fill")) { writer throws(StoreError) in
        for event in once + elsewhere + [yearly, ruled] + further { try writer.put(event, id: store.newID()) }
        try writer.put(Note(day: middle, text: "n"))
        try writer.put(Note(day: middle + 9, text: "far"))
        let gone = store.newID()
        try writer.put(dropped, id: gone)
        try writer.delete(Event.self, id: gone)
      }
      // Each with an earlier version on another day, or on the same one.
      for (name, before, after) in [("away", 0, 400), ("near", 400, 0), ("same", 0, 0)] {
        let id = store.newID()
        for (offset, title) in [(before, "before"), (after, name)] {
          let event = Event(title: title, recurrence: try Recurrence(first: middle + offset))
          try store.write(store.newChange("edit")) { writer throws(StoreError) in try writer.put(event, id: id) }
        }
      }
      let clocks = ReaderClocks(NoZones()) { () throws(Failure) in .utc }
      let all = try Planner.read(from: store, clocks: clocks)
      for range in [DayRange(middle), DayRange(middle - 4).widened(before: 0, after: 6), DayRange(middle + 3_000)] {
        let near = try Planner.read(from: store, touching: range, clocks: clocks)
        try equal(near.occurrences(touching: range), all.occurrences(touching: range))
      }
      let near = try Planner.read(from: store, touching: DayRange(middle), clocks: clocks)
      try equal(
        Set(near.events.map { $0.event.title }),
        ["0 1", "zone -3", "zone 3", "rule 3", "near", "same", "year", "moved", "weekly, 60", "monthly by a rule, 2"])
      try equal(near.events.count, Set(near.events.map { $0.id }).count)
      try equal(near.notes.map(\.text), ["n"])
    },
    StoreLaw("a day has one note, even if several devices write one") { bench in
      let store = try bench.store()
      for text in ["a", "b"] {
        try store.write(store.newChange("note set")) { writer throws(StoreError) in
          try writer.put(Note(day: Day(1), text: text))
        }
      }
      try equal(try Planner.read(from: store).notes, [Note(day: Day(1), text: "b")])
      try store.undo()
      try equal(try Planner.read(from: store).notes, [Note(day: Day(1), text: "a")])
    },
    StoreLaw("things are their greatest versions, with how many came before, and the deleted are none") { bench in
      let store = try bench.store()
      let ids = (0..<6).map { _ in store.newID() }.sorted()
      for (place, id) in ids.enumerated() {
        for number in 0...place {
          try store.write(store.newChange("event edit")) { writer throws(StoreError) in
            let recurrence = try? Recurrence(first: Day(Int32(number)))
            if let recurrence { try writer.put(Event(title: "\(number)", recurrence: recurrence), id: id) }
          }
        }
      }
      try store.write(store.newChange("event remove")) { writer throws(StoreError) in
        try writer.delete(Event.self, id: ids[2])
        try writer.delete(Event.self, id: ids[5])
      }
      var found: [String] = []
      try store.read { reader throws(StoreError) in
        try reader.forEachLine(as: TitleLine.self) { thing in
          found.append("\(thing.id) \(String(decoding: thing.line.title, as: UTF8.self)) \(thing.earlier)")
        }
      }
      try equal(found, [0, 1, 3, 4].map { "\(ids[$0]) \($0) \($0)" })
    },
  ]
}

extension StoreLaw {
  /// Events that say more than title, day and hour.
  private static func fuller(_ first: Day, _ time: TimeOfDay) throws -> [Event] {
    let nine = try TimeOfDay(hour: 9, minute: 0)
    var changes = RecurrenceChanges()
    changes.set(.dropped, of: first + 14)
    changes.set(.moved(to: first + 29), of: first + 28)
    changes.add(first + 3)
    let fortnight = RecurrenceRule.weeks(
      every: try RecurrenceStep(2), on: try RecurringWeekdays([first.weekday, .sunday]), weekStart: .monday)
    let rules: [RecurrenceRule] = [
      fortnight, .days(every: try RecurrenceStep(9_999)), .months(every: .one, on: .last),
      .months(every: .one, on: .weekdays(try MonthWeekdays(-1, .friday))),
      .years(every: .one, in: .all, on: .position(try MonthPosition(-1), of: RecurringWeekdays(.monday))),
      .calendar(try CalendarRule(.hijriUmmAlQura, .years(every: .one, month: 9), on: .nearest(1))),
    ]
    var events = try rules.flatMap { rule in
      try [RecurrenceEnd.never, .on(first + 900), .after(12)].map { end in
        Event(title: "r", recurrence: try Recurrence(first: first, rule: rule, end: end), time: nine, end: .midnight)
      }
    }
    events.append(
      Event(
        title: "z", recurrence: try Recurrence(first: first, rule: fortnight, changes: changes), length: 2, time: time,
        end: EndTime(nine), zone: "Pacific/Kiritimati", place: "ả, room 5", url: "https://example.org/å?a=1", notes: "n"
      ))
    events.append(Event(title: "0", recurrence: try Recurrence(first: first), time: nine, end: EndTime(nine)))
    return events
  }
}

/// The first column of an event.
private struct TitleLine: RecordLine {
  static let kind = Event.kind
  var title: [UInt8] = []

  mutating func read(_ columns: inout some ColumnReader) -> Bool {
    columns.text(into: &title)
    return true
  }
}
