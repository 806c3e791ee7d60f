import FastiCalendars
import FastiCivil
import FastiReminders
import Testing

@Suite("Reminders: occurrences moved into the past") struct MovedTests {
  private static let id = ReminderID(high: 7, low: 0)

  private func reminder(
    _ month: Int, _ day: Int, year: Int? = nil, hour: Int = 8, days: Int = 1
  ) throws -> Reminder {
    try Reminder(
      id: Self.id, month: month, day: day, recurrence: year.map { .once(year: $0) } ?? .annual,
      time: TimeOfDay(hour: hour, minute: 0), duration: .days(days))
  }

  /// A desk at noon of 18 February 2026, 1 Ramadan 1447, which has looked once.
  private func desk(_ reminders: [Reminder]) throws -> Desk {
    let world = try World(seed: 0)
    var desk = Desk(reminders, at: try Instant(iso: "2026-02-18T12:00:00Z"), in: world)
    desk.settle()
    desk.now = Instant(seconds: desk.now.seconds + 10)
    return desk
  }

  private func states(_ desk: Desk) -> [DeliveryState] {
    desk.stored.values.sorted { $0.key < $1.key }.map { $0.state }
  }

  @Test("a reminder far ahead that is edited to this morning is delivered late, once") func late() throws {
    for old in [try reminder(12, 9), try reminder(9, 1, hour: 23), try reminder(10, 1), try reminder(9, 1, year: 1449)]
    {
      let isOnce = old.recurrence.year != nil
      var desk = try desk([old])
      desk.write(0, try reminder(9, 1, year: isOnce ? 1447 : nil))
      for _ in 0..<3 {
        desk.settle()
        #expect(desk.isSettled)
        #expect(desk.told.values.map { $0.count } == [1], "\(old)")
        desk.now = Instant(seconds: desk.now.seconds + 40)
      }
      // Its title is edited: that moves nothing.
      desk.write(0, try reminder(9, 1, year: isOnce ? 1447 : nil))
      desk.settle()
      #expect(desk.told.values.map { $0.count } == [1])
    }
  }

  @Test("moved to a day before its own creation, more than a day ago, it is listed as missed") func missed() throws {
    var desk = try desk([try reminder(12, 9)])
    desk.write(0, try reminder(1, 1))
    desk.settle()
    #expect(states(desk) == [.missed] && desk.told.isEmpty && desk.isSettled)
    desk.write(0, try reminder(1, 1, hour: 9))
    desk.settle()
    #expect(states(desk) == [.missed] && desk.told.isEmpty)
  }

  @Test("of a run, the last past day is delivered late, the others are missed, and future days are planned") func run()
    throws
  {
    var desk = try desk([try reminder(10, 1, days: 5)])
    desk.write(0, try reminder(8, 28, days: 5))
    desk.settle()
    // 28 and 29 Sha'ban, and 1 to 3 Ramadan.
    #expect(states(desk) == [.missed, .missed, .delivered, .planned, .planned])
  }

  @Test("a new reminder delivers nothing for past days or an earlier year") func new() throws {
    var desk = try desk([])
    desk.write(0, try reminder(9, 1))
    desk.settle()
    #expect(desk.stored.isEmpty && desk.told.isEmpty)
    desk.now = Instant(seconds: desk.now.seconds + 3_600)
    desk.settle()
    #expect(desk.stored.isEmpty && desk.told.isEmpty)
    // It was behind when it was written, and is behind still.
    desk.write(0, try reminder(8, 1))
    desk.settle()
    desk.write(0, try reminder(9, 1, hour: 9))
    desk.settle()
    #expect(desk.stored.isEmpty && desk.told.isEmpty)
  }

  @Test("past days added by a longer run or another policy are not delivered") func longer() throws {
    var desk = try desk([try reminder(8, 20, days: 2)])
    desk.write(0, try reminder(8, 20, days: 15))
    desk.settle()
    #expect(desk.told.isEmpty && states(desk).allSatisfy { $0 == .planned })
  }

  @Test("a reminder written and moved between two checks is still delivered late") func between() throws {
    var desk = try desk([])
    desk.write(0, try reminder(9, 3))
    desk.now = Instant(seconds: desk.now.seconds + 5)
    desk.write(0, try reminder(9, 1))
    desk.settle()
    #expect(desk.told.values.map { $0.count } == [1] && desk.isSettled)
  }

  @Test("occurrences beyond the limit move back with their month") func months() throws {
    var desk = try desk([try reminder(10, 1)])
    desk.cap = 0
    desk.now = try Instant(iso: "2026-03-19T12:00:00Z")
    desk.settle()
    #expect(desk.stored.isEmpty)
    let lengths = desk.months.definitions.map { month -> HijriMonthDefinition in
      let place = month.month
      let shift = place.year == 1447 && place.month == 9 ? -1 : place.year == 1447 && place.month == 10 ? 1 : 0
      let start = place.year == 1447 && place.month == 10 ? month.start - 1 : month.start
      return HijriMonthDefinition(
        place, start: start, length: month.length + shift, source: month.source, status: month.status)
    }
    desk.months = try HijriMonths(lengths)
    desk.now = Instant(seconds: desk.now.seconds + 60)
    desk.settle()
    #expect(desk.told.values.map { $0.count } == [1] && desk.isSettled)
  }
}
