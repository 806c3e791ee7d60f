import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
import TestSupport
import Testing

@Suite("Rules of RFC 5545") struct RRuleTests {
  private let monday = Day(year: 2026, month: 11, day: 23)

  private func refusal(_ text: String, first: Day? = nil, time: EventTime = .allDay(.one)) -> RRuleError? {
    do throws(RRuleError) {
      _ = try RRule.read(text, first: first ?? monday, time: time)
      return nil
    } catch {
      return error
    }
  }

  private func timed(_ time: String, zone: String? = nil) throws -> EventTime {
    let clocks: EventClocks =
      try zone.map { .zone(try #require(NamedZone("Europe/Stockholm", try Zone(posix: $0)))) } ?? .floating
    return .timed(try EventHours(try TimeOfDay(iso: time), clocks: clocks))
  }

  @Test("known: what the parts mean together")
  func known() throws {
    let year = DayRange(year: 2027)
    func days(_ text: String, _ first: String) throws -> [String] {
      try RRule.read(text, first: try Day(iso: first), time: .allDay(.one)).starts(in: year).map(\.iso)
    }
    #expect(try days("FREQ=MONTHLY;BYDAY=2TU;COUNT=4", "2026-12-08") == ["2027-01-12", "2027-02-09", "2027-03-09"])
    #expect(try days("FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3", "2027-01-31") == ["2027-01-31", "2027-03-31", "2027-05-31"])
    #expect(try days("freq=yearly;bymonth=2;bymonthday=29", "2024-02-29").isEmpty)
    #expect(try days("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;", "2026-11-26") == ["2027-11-25"])
    #expect(
      try days("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270113", "2026-11-23") == [
        "2027-01-04", "2027-01-06",
      ])
    let weekdays = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3"
    #expect(try days(weekdays, "2026-12-31") == ["2027-01-29", "2027-02-26"])
    #expect(
      try RRule.read("FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", first: monday, time: .allDay(.one)).rule
        == .weeks(
          every: .one, on: RecurringWeekdays([.monday, .tuesday, .wednesday, .thursday, .friday]), weekStart: .monday))
  }

  @Test("a rule that cannot be expressed exactly is refused with its reason")
  func refused() throws {
    #expect(refusal("FREQ=HOURLY") == .cannotSay(.timesOfDay))
    #expect(refusal("FREQ=DAILY;BYHOUR=9") == .cannotSay(.timesOfDay))
    #expect(refusal("FREQ=YEARLY;BYWEEKNO=48") == .cannotSay(.weeksOfYear))
    #expect(refusal("FREQ=YEARLY;BYYEARDAY=-1") == .cannotSay(.daysOfYear))
    #expect(refusal("FREQ=YEARLY;BYDAY=20MO") == .cannotSay(.weekdaysOfYear))
    #expect(refusal("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13") == .cannotSay(.weekdaysWithNumbers))
    #expect(refusal("FREQ=DAILY;INTERVAL=2;BYDAY=MO") == .cannotSay(.limitedSteps))
    #expect(refusal("FREQ=MONTHLY;INTERVAL=5;BYMONTH=1") == .cannotSay(.limitedSteps))
    #expect(refusal("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,-1") == .cannotSay(.positions))
    #expect(refusal("FREQ=YEARLY;BYMONTH=1,2;BYDAY=MO;BYSETPOS=1") == .cannotSay(.positions))
    #expect(refusal("FREQ=WEEKLY;BYDAY=TU") == .cannotSay(.firstDayOutside))
    #expect(refusal("FREQ=WEEKLY;COUNT=2;UNTIL=20270101") == .untilAndCount)
    #expect(refusal("FREQ=WEEKLY;FREQ=DAILY") == .repeated(.freq))
    #expect(refusal("INTERVAL=2") == .noFrequency)
    #expect(refusal("FREQ=FORTNIGHTLY") == .malformed(.freq))
    #expect(refusal("FREQ=DAILY;INTERVAL=0") == .malformed(.interval))
    #expect(refusal("FREQ=WEEKLY;BYDAY=1MO") == .malformed(.byDay))
    #expect(refusal("FREQ=WEEKLY;BYMONTHDAY=1") == .malformed(.byMonthDay))
    #expect(refusal("FREQ=DAILY;UNTIL=20270229") == .malformed(.until))
    #expect(refusal("FREQ=DAILY;X-MINE=1") == .malformed(nil))
    #expect(refusal("FREQ=DAILY;INTERVAL=10000") == .recurrence(.stepOutOfRange(10_000)))
    #expect(refusal("FREQ=MONTHLY;BYDAY=6MO,MO") == .recurrence(.noSuchOrdinal(6)))
    #expect(refusal("FREQ=DAILY;UNTIL=20261122") == .recurrence(.reversed(first: monday, last: monday - 1)))
  }

  @Test("an end for other clocks is refused if it makes a difference, and accepted if not")
  func ends() throws {
    // The last Monday begins at midnight: in some zones before that moment and in others after it.
    #expect(refusal("FREQ=WEEKLY;UNTIL=20261207T000000Z") == .cannotSay(.unclearEnd))
    let week = try RRule.read("FREQ=WEEKLY;UNTIL=20261209T235959Z", first: monday, time: .allDay(.one))
    #expect(week.starts(in: DayRange(year: 2026)) == [monday, monday + 7, monday + 14])
    let stockholm = try timed("09:00", zone: "CET-1CEST,M3.5.0,M10.5.0/3")
    let to = try RRule.read("FREQ=DAILY;UNTIL=20261125T080000Z", first: monday, time: stockholm)
    #expect(to.starts(in: DayRange(year: 2026)).last == monday + 2)
    let before = try RRule.read("FREQ=DAILY;UNTIL=20261125T075959Z", first: monday, time: stockholm)
    #expect(before.starts(in: DayRange(year: 2026)).last == monday + 1)
    #expect(refusal("FREQ=DAILY;UNTIL=20261125", time: stockholm) == .cannotSay(.unclearEnd))
    #expect(refusal("FREQ=DAILY;UNTIL=20261125T120000Z", time: try timed("12:00")) == .cannotSay(.unclearEnd))
    #expect(refusal("FREQ=DAILY;UNTIL=20261125T120000", time: try timed("12:00")) == nil)
  }

  @Test("days of EXDATE and RDATE must be at the event's time")
  func dates() throws {
    let stockholm = try timed("09:00", zone: "CET-1CEST,M3.5.0,M10.5.0/3")
    #expect(try RRule.days("20261123,20261130", time: .allDay(.one)) == [monday, monday + 7])
    #expect(try RRule.days("20261123T080000Z", time: stockholm) == [monday])
    #expect(try RRule.days("20261123T090000", time: stockholm) == [monday])
    let tokyo = try Zone(posix: "JST-9")
    #expect(try RRule.days("20261123T170000", time: stockholm, zone: tokyo) == [monday])
    #expect(try RRule.days("20261123T090000", time: try timed("09:00")) == [monday])
    for (text, time) in [
      ("20261123T090000Z", stockholm), ("20261123", stockholm), ("20261123T090000", .allDay(.one)),
      ("20261123T090000Z", try timed("09:00")),
    ] {
      #expect(throws: RRuleError.cannotSay(.otherTime)) { try RRule.days(text, time: time) }
    }
    #expect(throws: RRuleError.cannotSay(.periods)) { try RRule.days("20261123T090000/PT1H", time: stockholm) }
    #expect(throws: RRuleError.malformed(nil)) { try RRule.days("20261131", time: .allDay(.one)) }
  }

  @Test("a written rule is read again as the same days, and written again as the same text")
  func roundTrip() throws {
    var chance = Chance(seed: 46)
    let times = [
      EventTime.allDay(.one), try timed("09:00"), try timed("02:30", zone: "CET-1CEST,M3.5.0,M10.5.0/3"),
      try timed("00:15", zone: "<+14>-14"), try timed("23:45", zone: "<-12>12"),
    ]
    for _ in 0..<Soak.rounds(short: 300, long: 100_000) {
      let text = chance.rule()
      guard let first = chance.first(text) else { continue }
      let time = times[chance.number(0...(times.count - 1))]
      var read = try RRule.read(text, first: first, time: time)
      if read.end == .never, chance.one(in: 2) {
        read = try Recurrence(first: first, rule: read.rule, end: .on(first + chance.number(0...900)))
      }
      try expectSame(read, time, text)
    }
  }

  @Test("the nearest day before is written as a text with the same days in every program")
  func nearest() throws {
    var chance = Chance(seed: 47)
    for _ in 0..<Soak.rounds(short: 150, long: 20_000) {
      let first = Day(Int32(chance.number(0...30_000)))
      let day = MonthDays.nearest(try MonthDayNumber(chance.number(1...31)))
      let step = try RecurrenceStep(chance.number(1...3))
      let months = try RecurringMonths((0..<chance.number(1...3)).map { _ in chance.number(1...12) })
      let rules: [RecurrenceRule] = [.months(every: step, on: day), .years(every: step, in: months, on: day)]
      let recurrence = try Recurrence(first: first, rule: rules[chance.number(0...1)])
      do throws(RRuleError) { _ = try RRule.write(recurrence, time: .allDay(.one)) } catch {
        #expect(error == .cannotSay(.severalMonths) && months.count > 1 && step != .one)
        continue
      }
      try expectSame(recurrence, .allDay(.one), "\(recurrence)")
    }
  }

  private func expectSame(_ recurrence: Recurrence, _ time: EventTime, _ text: String) throws {
    let written = try RRule.write(recurrence, time: time)
    let again = try RRule.read(try #require(written.rule), first: written.first, time: time)
    let range = DayRange(recurrence.first).widened(before: 0, after: 4_000)
    let same = again.starts(in: range) == recurrence.starts(in: range)
    #expect(same, "\(text) was written as \(written.rule ?? "") from \(written.first)")
    #expect(try RRule.write(again, time: time) == written)
  }

  @Test("dropped, moved and added occurrences are distinguished; another calendar is refused")
  func changes() throws {
    var recurrence = try Recurrence(
      first: monday, rule: .weeks(every: .one, on: RecurringWeekdays(.monday), weekStart: .monday))
    recurrence.changes.set(.dropped, of: monday + 7)
    recurrence.changes.set(.moved(to: monday + 15), of: monday + 14)
    recurrence.changes.set(.dropped, of: monday + 8)
    recurrence.changes.add(monday + 3)
    let written = try RRule.write(recurrence, time: .allDay(.one))
    #expect(written.rule == "FREQ=WEEKLY")
    #expect((written.excluded, written.added) == ([monday + 7], [monday + 3]))
    #expect(written.moved == [RecurrenceDay(original: monday + 14, day: monday + 15)])
    let ramadan = try CalendarRule(.hijriUmmAlQura, .years(every: .one, month: 9), on: .nearest(1))
    let hijri = try Recurrence(ramadan, onOrAfter: monday)
    #expect(throws: RRuleError.cannotSay(.otherCalendar)) { try RRule.write(hijri, time: .allDay(.one)) }
    #expect(try RRule.write(try Recurrence(first: monday), time: .allDay(.one)).rule == nil)
  }
}
