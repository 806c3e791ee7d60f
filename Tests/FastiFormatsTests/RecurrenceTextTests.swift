import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
import TestSupport
import Testing

@Suite("Rules as stored") struct RecurrenceTextTests {
  private func refusal(_ text: String) -> RRuleError? {
    do throws(RRuleError) {
      _ = try RecurrenceText.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("known texts")
  func known() throws {
    let ramadan = RecurrenceRule.calendar(
      try CalendarRule(.hijriUmmAlQura, .years(every: .one, month: 9), on: .nearest(1)))
    let leap = RecurrenceRule.calendar(
      try CalendarRule(.vietnamese, .years(every: try RecurrenceStep(2), month: 6, isLeap: true), on: .last))
    let moon = RecurrenceRule.calendar(try CalendarRule(.vietnamese, .months, on: .exactly(15)))
    let texts: [(RecurrenceRule, String)] = [
      (.days(every: .one), "FREQ=DAILY"),
      (
        .weeks(every: try RecurrenceStep(2), on: try RecurringWeekdays([.monday, .wednesday]), weekStart: .sunday),
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU"
      ),
      (
        .months(every: .one, on: .nearest(try MonthDayNumber(31))),
        "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD"
      ),
      (.months(every: .one, on: .last), "FREQ=MONTHLY;BYMONTHDAY=-1"),
      (
        .years(every: .one, in: try RecurringMonths([11]), on: .weekdays(try MonthWeekdays(4, .thursday))),
        "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"
      ),
      (ramadan, "RSCALE=HIJRI-UMMALQURA;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1;SKIP=BACKWARD"),
      (leap, "RSCALE=VIETNAMESE;FREQ=YEARLY;INTERVAL=2;BYMONTH=6L;BYMONTHDAY=-1"),
      (moon, "RSCALE=VIETNAMESE;FREQ=MONTHLY;BYMONTHDAY=15"),
    ]
    for (rule, text) in texts {
      #expect(RecurrenceText.write(rule) == text)
      #expect(try RecurrenceText.read(text) == rule)
    }
    #expect(try RecurrenceText.read("wkst=mo;byday=tu;freq=weekly") == RecurrenceText.read("FREQ=WEEKLY;BYDAY=TU"))
  }

  @Test("law: a written text is read as the same rule")
  func roundTrip() throws {
    var chance = Chance(seed: 1)
    for _ in 0..<2_000 {
      let rule = try chance.storedRule()
      #expect(try RecurrenceText.read(RecurrenceText.write(rule)) == rule)
    }
  }

  @Test("another text is refused, with the wrong part")
  func refused() {
    #expect(refusal("") == .malformed(nil))
    #expect(refusal("BYDAY=MO") == .noFrequency)
    #expect(refusal("FREQ=WEEKLY") == .recurrence(.noDays))
    #expect(refusal("FREQ=WEEKLY;BYDAY=2MO") == .malformed(.byDay))
    #expect(refusal("FREQ=DAILY;BYDAY=MO") == .malformed(.byDay))
    #expect(refusal("FREQ=DAILY;COUNT=3") == .malformed(.count))
    #expect(refusal("FREQ=DAILY;FREQ=DAILY") == .repeated(.freq))
    #expect(refusal("FREQ=DAILY;INTERVAL=10000") == .recurrence(.stepOutOfRange(10_000)))
    #expect(refusal("FREQ=MONTHLY;BYMONTHDAY=1,2;SKIP=BACKWARD") == .malformed(.skip))
    #expect(refusal("FREQ=MONTHLY;BYMONTHDAY=32") == .malformed(.byMonthDay))
    #expect(refusal("FREQ=MONTHLY;BYMONTHDAY=1;SKIP=FORWARD") == .malformed(.skip))
    #expect(refusal("FREQ=YEARLY;BYMONTHDAY=1") == .recurrence(.noDays))
    #expect(refusal("RSCALE=KLINGON;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1") == .malformed(.rscale))
    #expect(refusal("RSCALE=HEBREW;FREQ=WEEKLY;BYMONTHDAY=1") == .malformed(.freq))
    #expect(refusal("RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=14;BYMONTHDAY=1") == .malformed(.byMonth))
  }

  @Test("changes of occurrences")
  func changes() throws {
    var changes = RecurrenceChanges()
    changes.set(.dropped, of: Day(year: 2026, month: 2, day: 12))
    changes.set(.moved(to: Day(year: 2026, month: 2, day: 6)), of: Day(year: 2026, month: 2, day: 5))
    changes.add(Day(year: 2026, month: 3, day: 1))
    #expect(changes.text == "2026-02-05>2026-02-06 -2026-02-12 +2026-03-01")
    #expect(RecurrenceChanges(text: changes.text) == changes)
    for text in ["", " ", "-", "2026-02-05", "2026-02-05>", "-2026-02-30", "+2026-02-05 ", "2026-02-05 > 2026-02-06"] {
      #expect(RecurrenceChanges(text: text) == nil, "\(text)")
    }
  }
}

extension Chance {
  fileprivate mutating func storedDays() throws -> MonthDays {
    switch number(1...4) {
    case 1: .nearest(try MonthDayNumber(number(1...31)))
    case 2: .numbered(try MonthDayNumbers([number(1...31), -number(1...31)]))
    case 3: .weekdays(try MonthWeekdays([(one(in: 2) ? nil : number(1...5), .monday), (-number(1...5), .friday)]))
    default: .position(try MonthPosition(number(1...31)), of: try RecurringWeekdays([.monday, .sunday]))
    }
  }

  fileprivate mutating func storedRule() throws -> RecurrenceRule {
    let step = try RecurrenceStep(one(in: 2) ? 1 : number(1...9_999))
    switch number(1...5) {
    case 1: return .days(every: step)
    case 2:
      let days = Weekday.allCases.filter { _ in one(in: 2) } + [.tuesday]
      return .weeks(every: step, on: try RecurringWeekdays(days), weekStart: Weekday.allCases[number(0...6)])
    case 3: return .months(every: step, on: try storedDays())
    case 4: return .years(every: step, in: try RecurringMonths([number(1...12), 2]), on: try storedDays())
    default:
      let day: CalendarRuleDay = [.nearest(number(1...29)), .exactly(number(1...29)), .last][number(0...2)]
      let turn = CalendarTurn.years(every: step, month: number(1...12))
      return .calendar(try CalendarRule(.hebrew, one(in: 3) ? .months : turn, on: day))
    }
  }
}
