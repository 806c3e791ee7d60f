import FastiAgenda
import FastiCivil
import Testing
import TestSupport

@Suite("Laws of rules of recurrence") struct RuleLaws {
  static let rounds = Soak.rounds(short: 300, long: 100_000)

  @Test("a rule has the days that a day-by-day search finds, near its first day and far from it")
  func walk() throws {
    var chance = Chance(seed: 1)
    for _ in 0..<Self.rounds {
      let first = chance.day()
      let rule = try chance.rule()
      let naive = NaiveRule(rule: rule, first: first)
      let recurrence = try Recurrence(first: first, rule: rule)
      for start in [first - 40, first + chance.number(0...3_000), first + chance.number(100_000...250_000)] {
        let range = DayRange(start).widened(before: 0, after: 500)
        let days = range.filter { naive.has($0) }
        #expect(recurrence.starts(in: range) == days, "\(rule) from \(first) in \(range)")
        if let next = days.first { #expect(recurrence.next(onOrAfter: start) == next, "\(rule) from \(first)") }
      }
    }
  }

  @Test("a month or year without the day has the nearest day before it, if the rule says so")
  func nearest() throws {
    var chance = Chance(seed: 2)
    for _ in 0..<Self.rounds {
      let first = chance.day()
      let wanted = chance.number(28...31)
      let day = MonthDays.nearest(try MonthDayNumber(wanted))
      let month = chance.number(1...12)
      let yearly = try Recurrence(first: first, rule: .years(every: .one, in: try RecurringMonths([month]), on: day))
      let monthly = try Recurrence(first: first, rule: .months(every: .one, on: day))
      let range = DayRange(first).widened(before: 0, after: 1_500)
      // The definition: of the days of the month up to the wanted number, the last that there is.
      let all = range.filter { here in
        let later = DayRange(here).widened(before: 0, after: 3).first { $0 > here && YearMonth($0) == YearMonth(here) }
        return here.date.dayOfMonth == wanted || here.date.dayOfMonth < wanted && later == nil
      }
      #expect(monthly.starts(in: range) == all)
      #expect(yearly.starts(in: range) == all.filter { $0.date.month == month })
    }
  }

  @Test("a count ends it after that number, and each occurrence has its index")
  func counts() throws {
    var chance = Chance(seed: 3)
    for _ in 0..<Self.rounds {
      let first = chance.day()
      let rule = try chance.rule()
      let days = NaiveRule(rule: rule, first: first).days(to: first + 2_000)
      let count = chance.number(1...30)
      let counted = try Recurrence(first: first, rule: rule, end: .after(count))
      let range = DayRange(first).widened(before: 10, after: 2_000)
      #expect(counted.starts(in: range) == Array(days.prefix(count)), "\(rule) from \(first), \(count) times")
      if count < days.count { #expect(counted.next(onOrAfter: days[count - 1] + 1) == nil) }
      let endless = try Recurrence(first: first, rule: rule)
      for (number, day) in days.enumerated().prefix(40) {
        #expect(endless.original(number: number) == day, "\(rule) from \(first), \(number)")
        #expect(endless.number(of: day) == number)
        #expect(counted.isNamed(day) == (number < count))
      }
    }
  }

  @Test("the greatest steps and counts work, and end with the calendar")
  func greatest() throws {
    let step = try RecurrenceStep(9_999)
    let rules: [RecurrenceRule] = [
      .days(every: step), .weeks(every: step, on: RecurringWeekdays(.monday), weekStart: .sunday),
      .months(every: step, on: .last), .years(every: step, in: .all, on: .last),
      .years(every: .one, in: try RecurringMonths([2]), on: .numbered(try MonthDayNumbers([30]))),
    ]
    for rule in rules {
      for count in [1, 2, RecurrenceEnd.counts.upperBound] {
        for first in [Limits.days.first, Limits.days.last, Day(0)] {
          let recurrence = try Recurrence(first: first, rule: rule, end: .after(count))
          #expect(recurrence.starts(in: Limits.days).allSatisfy { $0 >= first && $0.isWithinLimits })
          #expect(recurrence.next(onOrAfter: Limits.days.last + 1) == nil)
        }
      }
    }
  }

  @Test("the parts before and from an occurrence together are the whole")
  func parts() throws {
    var chance = Chance(seed: 4)
    for _ in 0..<Self.rounds {
      let first = chance.day()
      let ends: [RecurrenceEnd] = [.never, .on(first + 900), .after(chance.number(1...40))]
      var whole = try Recurrence(first: first, rule: try chance.rule(), end: ends[chance.number(0...2)])
      let range = DayRange(first).widened(before: 0, after: 2_000)
      let names = whole.starts(in: range)
      guard let cut = names.isEmpty ? nil : names[chance.number(0...(names.count - 1))] else { continue }
      for day in names.prefix(20) where chance.one(in: 4) {
        whole.changes.set(chance.one(in: 2) ? .dropped : .moved(to: day + chance.number(1...3)), of: day)
      }
      let parts = (whole.before(cut)?.occurrences(in: range) ?? []) + (whole.from(cut)?.occurrences(in: range) ?? [])
      let all = whole.occurrences(in: range)
      #expect(parts.sorted { ($0.day, $0.original) < ($1.day, $1.original) } == all, "\(whole), cut \(cut)")
    }
  }

  @Test("a dropped, moved or added occurrence is the same in every query")
  func changes() throws {
    var chance = Chance(seed: 5)
    for _ in 0..<Self.rounds {
      let first = chance.day()
      var recurrence = try Recurrence(
        first: first,
        rule: .weeks(
          every: try chance.step(), on: try chance.weekdays(), weekStart: .monday))
      var days = Dictionary(
        uniqueKeysWithValues: NaiveRule(rule: try #require(recurrence.rule), first: first).days(to: first + 400)
          .map { ($0, $0) })
      for original in days.keys.sorted() {
        switch chance.number(1...4) {
        case 1:
          recurrence.changes.set(.dropped, of: original)
          days[original] = nil
        case 2:
          let day = original + chance.number(-30...30)
          recurrence.changes.set(.moved(to: day), of: original)
          days[original] = day
        default: break
        }
      }
      for _ in 0..<3 {
        let day = first + chance.number(-20...300)
        guard recurrence.changes.change(of: day) == nil else { continue }
        recurrence.changes.add(day)
        days[day] = days[day] ?? day
      }
      let start = first + chance.number(-40...200)
      let range = DayRange(start).widened(before: 0, after: chance.number(0...100))
      let expected = days.filter { range.contains($0.value) }.map { RecurrenceDay(original: $0.key, day: $0.value) }
        .sorted { ($0.day, $0.original) < ($1.day, $1.original) }
      #expect(recurrence.occurrences(in: range) == expected)
      #expect(recurrence.starts(in: range) == expected.map(\.day))
      if let next = expected.first { #expect(recurrence.nextOccurrence(onOrAfter: start) == next) }
    }
  }

  @Test("days without a rule are split at any of them, also before the first, and none is lost")
  func listed() throws {
    let (first, range) = (Day(20_000), DayRange(Day(19_900)).widened(before: 0, after: 200))
    var whole = try Recurrence(first: first)
    for day in [first - 9, first - 4, first + 3, first + 8] { whole.changes.add(day) }
    whole.changes.set(.moved(to: first + 5), of: first + 3)
    whole.changes.set(.dropped, of: first - 4)
    let all = whole.occurrences(in: range)
    #expect(all.count == 4)
    #expect(whole.from(first) == whole && whole.before(first) == nil && whole.from(first + 1) == nil)
    for day in [first - 9, first + 3, first + 8] {
      let later = try #require(whole.from(day))
      #expect(later.first == day)
      let parts = (whole.before(day)?.occurrences(in: range) ?? []) + later.occurrences(in: range)
      #expect(parts.sorted { $0.original < $1.original } == all.sorted { $0.original < $1.original })
    }
  }
}
