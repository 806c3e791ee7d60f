import FastiCalendars
import FastiCivil
import FastiDays
import FastiHost
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

/// The 112 months that were announced from 1436 to 1445, one after the other, with a refresh every hour.
@Suite("Months in the order of their announcements") struct ReplayTests {
  /// Reminders that depend on first days, on last days, on lengths, and on the clocks of other places.
  private func reminders() throws -> [Reminder] {
    var made: [Reminder] = []
    func add(
      _ month: Int, _ day: Int, _ hour: Int = 0, _ duration: ReminderDuration = .days(1), _ policy: Day30Policy = .last,
      _ zone: ReminderZone = .floating, once: Int? = nil
    ) throws {
      made.append(
        try Reminder(
          id: ReminderID(high: 9, low: UInt64(made.count)), month: month, day: day,
          recurrence: once.map { .once(year: $0) } ?? .annual, time: TimeOfDay(hour: hour, minute: 0),
          duration: duration, day30: policy, zone: zone))
    }
    for month in 1...12 { try add(month, 1) }
    for month in 1...12 { try add(month, 29, 22) }
    for (month, policy) in [(2, Day30Policy.last), (5, .omit), (8, .next), (11, .last)] {
      try add(month, 30, 9, .days(1), policy)
      try add(month, 30, 0, .days(2), policy, .place(0))
    }
    try add(9, 1, 5, .wholeMonth)
    try add(9, 21, 20, .days(10))
    try add(12, 8, 6, .days(6), .last, .place(0))
    try add(10, 1, 0, .days(1), .last, .place(1))
    try add(9, 1, 8, once: 1440)
    return made
  }

  private func page(_ months: ArraySlice<AnnouncedMonth>) -> [ReadMonth] {
    months.suffix(3).map { ReadMonth(month: $0.start.month, start: $0.start.day, length: .unknown) }
  }

  @Test("tables, plans, notices and deliveries are those of a program that knew all months from the start")
  func replay() throws {
    let announced = try AnnouncedMonth.published()
    #expect(announced.count == 112)
    let here = try Zone(posix: AnnouncedMonth.zone)
    let places = try ["Asia/Riyadh", "Pacific/Apia"].map { try SystemZones().zone(named: $0) }
    let reminders = try reminders()
    let start = Instant(seconds: announced[0].at.seconds - 20 * 86_400)
    let end = Instant(seconds: announced[111].at.seconds + 35 * 86_400)
    var desk = ReplayDesk(reminders, places: places, here: here, at: start)
    var oracle = ReplayOracle()
    var (refreshes, known, notices) = (0, 0, 0)
    var stands = start
    var hour = start.seconds
    while hour <= end.seconds {
      let now = Instant(seconds: hour)
      // The notifications that become due within the hour.
      while desk.next < now { desk.look(at: desk.next) }
      let before = desk.months
      while known < announced.count, announced[known].at <= now { known += 1 }
      let moved = desk.refresh(page(announced[..<known]), at: now)
      refreshes += 1
      if desk.records.count > 0, desk.next == now {
        oracle.live(
          reminders, before, from: stands, to: Instant(seconds: now.seconds - 1), began: start, here, places)
        stands = now
        check(desk, announced[..<known], before, moved, at: now)
        notices += moved.isEmpty ? 0 : 1
      } else {
        #expect(moved.isEmpty)
      }
      if desk.next == now || hour % 86_400 < 3_600 {
        // The scheduler runs every ten minutes; in another zone midnight may have passed.
        desk.look(at: now)
        while desk.next <= now { desk.look(at: now) }
        compare(desk, at: now)
      }
      hour += 3_600
    }
    oracle.live(reminders, desk.months, from: stands, to: Instant(seconds: hour - 1), began: start, here, places)
    while desk.next < Instant(seconds: hour) { desk.look(at: desk.next) }
    #expect(known == 112 && desk.records.count == 112)
    #expect(desk.told == oracle.told)
    #expect(desk.missed == oracle.missed)
    try finish(desk, notices, refreshes)
  }

  /// After an announcement the months are those of all announcements at once, and the notice names the moved ones.
  private func check(
    _ desk: ReplayDesk, _ announced: ArraySlice<AnnouncedMonth>, _ before: HijriMonths, _ moved: [HijriMonth],
    at now: Instant
  ) {
    let scratch = MonthKnowledge(announced: announced.map { $0.start }, followsMoonsighting: true)
      .table(years: ReplayDesk.years)
    #expect(desk.months == scratch, "\(now.iso)")
    let today = desk.here.day(at: now)
    let different = scratch.definitions.filter { month in
      guard let old = before[month.month], old.start != month.start else { return false }
      return today < max(month.start + month.length, old.start + old.length)
    }
    #expect(moved == different.map { $0.month }, "\(now.iso)")
  }

  /// The plan is that of a machine that was just started, except for deliveries already made.
  private func compare(_ desk: ReplayDesk, at now: Instant) {
    let plan = Schedule(desk.reminders, in: desk.window(at: now)).plan()
    let ahead = plan.scheduled.filter { occurrence in
      let last = max(
        desk.told[occurrence.key]?.last ?? WallTime(Day(0), .midnight),
        desk.missed[occurrence.key]?.last ?? WallTime(Day(0), .midnight))
      return occurrence.wall > last
    }
    #expect(Set(desk.planned.map(Line.init)) == Set(ahead.map(Line.init)), "\(now.iso)")
  }

  private struct Line: Hashable {
    let key: OccurrenceKey
    let wall: WallTime
    let instant: Instant

    init(_ delivery: Delivery) { (key, wall, instant) = (delivery.key, delivery.wall, delivery.instant) }
    init(_ occurrence: ReminderOccurrence) {
      (key, wall, instant) = (occurrence.key, occurrence.wall, occurrence.instant)
    }
  }

  /// Nothing is lost, and nothing is delivered twice for one day.
  private func finish(_ desk: ReplayDesk, _ notices: Int, _ refreshes: Int) throws {
    let all = Schedule(desk.reminders, in: desk.window(at: desk.began, days: 3_400)).occurrences
      .filter { $0.instant < desk.next }
    #expect(all.count > 750)
    for occurrence in all {
      let last = (desk.told[occurrence.key]?.last, desk.missed[occurrence.key]?.last)
      #expect(
        [last.0, last.1].compactMap { $0 }.max().map { $0 >= occurrence.wall } == true, "\(occurrence.key) is lost")
    }
    for (key, walls) in desk.told {
      #expect(zip(walls, walls.dropFirst()).allSatisfy { $0 < $1 }, "\(key): \(walls)")
    }
    let corrections = desk.told.values.reduce(0) { $0 + $1.count - 1 }
    #expect(corrections > 0 && corrections < 60)
    #expect((20..<112).contains(notices))
    #expect(refreshes > 79_000)
  }

  @Test(
    "the store contains the same months, one change for each announcement, and a refresh without news writes nothing")
  func stored() throws {
    let folder = try TemporaryFolder()
    let store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
    _ = try store.write(store.newChange("hijri source")) { writer throws(StoreError) in
      try writer.put(Setting(key: SettingKey.hijriSource.rawValue, value: "moonsighting"))
    }
    let here = try Zone(posix: AnnouncedMonth.zone)
    let announced = try AnnouncedMonth.published()
    var before = try MonthBook.read(from: store).table()
    for count in 1...announced.count {
      let now = announced[count - 1].at
      let today = here.day(at: now)
      let page = MonthReading(months: page(announced[..<count]))
      let refresh = RefreshMonths(store, today: today, time: now.seconds * 1_000)
      let answer = try refresh([.init(.home, page)])
      #expect(answer.stored.map { $0.start } == [announced[count - 1].start] && answer.warnings.isEmpty)
      let table = try MonthBook.read(from: store).table()
      let moved = table.changed(since: before, from: today)
      #expect(answer.moved == moved)
      #expect(answer.notice == MonthNotice.text(moved).map { String(decoding: $0, as: UTF8.self) })
      before = table
      let again = try refresh([.init(.home, page)])
      #expect(again.stored.isEmpty && again.notice == nil)
    }
    let scratch = MonthKnowledge(announced: announced.map { $0.start }, followsMoonsighting: true)
    #expect(
      before
        == scratch.table(years: HijriMonths.ummAlQuraYears.lowerBound - 3...HijriMonths.ummAlQuraYears.upperBound + 3))
    #expect(try store.history(limit: 500).count == 113)
  }
}
