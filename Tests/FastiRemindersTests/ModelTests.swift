import FastiCivil
import FastiReminders
import Testing

@Suite("Reminders: valid values") struct ModelTests {
  private static let id = ReminderID(high: 0, low: 1)

  @Test("month 1 to 12, day 1 to 30, 1 to 60 days") func limits() throws {
    for month in -1...14 {
      for day in -1...32 where !(1...12).contains(month) || !(1...30).contains(day) {
        let error: ReminderError = (1...12).contains(month) ? .noSuchDay(day) : .noSuchMonth(month)
        #expect(throws: error) { try Reminder(id: Self.id, month: month, day: day) }
      }
    }
    for count in [-1, 0, 61, Int.max] {
      #expect(throws: ReminderError.durationOutOfRange(count)) {
        try Reminder(id: Self.id, month: 9, day: 1, duration: .days(count))
      }
    }
    for count in [1, 60] { _ = try Reminder(id: Self.id, month: 12, day: 30, duration: .days(count)) }
  }

  @Test("the whole month begins on its first day") func wholeMonth() throws {
    _ = try Reminder(id: Self.id, month: 9, day: 1, duration: .wholeMonth)
    #expect(throws: ReminderError.monthBeginsOnItsFirst(2)) {
      try Reminder(id: Self.id, month: 9, day: 2, duration: .wholeMonth)
    }
  }

  @Test("a one-time reminder needs a year, an annual one has none") func years() throws {
    #expect(try ReminderRecurrence(isAnnual: true, year: nil) == .annual)
    #expect(try ReminderRecurrence(isAnnual: false, year: 1447) == .once(year: 1447))
    #expect(throws: ReminderError.yearMissing) { try ReminderRecurrence(isAnnual: false, year: nil) }
    #expect(throws: ReminderError.yearNotUsed(1447)) { try ReminderRecurrence(isAnnual: true, year: 1447) }
    #expect(throws: ReminderError.yearOutOfRange(0)) { try ReminderRecurrence(isAnnual: false, year: 0) }
    #expect(throws: ReminderError.yearOutOfRange(10_000)) {
      try Reminder(id: Self.id, month: 1, day: 1, recurrence: .once(year: 10_000))
    }
  }
}
