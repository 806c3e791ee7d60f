import FastiCalendars
import FastiCivil
import FastiHost
import FastiReminders
import Foundation

/// Reminders with the schedule expected of them: Tests/Vectors/hijri/occurrence_cases.json.
struct OccurrenceFile: Decodable {
  let schema: Int
  let cases: [Case]

  /// `FASTI_VECTORS=DIR`, or the copies in Tests/Vectors.
  init() throws {
    let copies = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Vectors").standardizedFileURL
    let folder = ProcessInfo.processInfo.environment["FASTI_VECTORS"].map { URL(filePath: $0) } ?? copies
    let data = try Data(contentsOf: folder.appending(path: "hijri/occurrence_cases.json"))
    self = try JSONDecoder().decode(OccurrenceFile.self, from: data)
  }

  struct Case: Decodable {
    let id: String
    let timeZone: String
    let now: String
    let windowDays: Int
    let cap: Int
    let moonsighting: Bool
    let calculated: [MonthStart]
    let chc: [MonthStart]
    let reminders: [Row]
    let expected: Expected
  }

  struct Row: Decodable {
    let id: String
    let month: Int
    let day: Int
    let year: Int?
    let recurrence: String
    let time: String
    let durationDays: Int
    let day30: String?
  }

  struct Expected: Decodable, Equatable {
    let scheduled: [Scheduled]
    let deferred: Int
  }

  struct Scheduled: Decodable, Equatable {
    let reminder: String
    let fireAt: String
    let localDate: String
    let dayOfReminder: Int
    let hijri: [Int]
  }

  /// `[1447, 9, "2026-02-18"]`.
  struct MonthStart: Decodable {
    let month: HijriMonth
    let start: Day

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      let (year, number) = try (parts.decode(Int.self), parts.decode(Int.self))
      guard let month = HijriMonth(year: year, month: number) else {
        throw DecodingError.dataCorruptedError(in: parts, debugDescription: "\(year)-\(number)")
      }
      self.month = month
      start = try Day(iso: parts.decode(String.self))
    }
  }
}

extension OccurrenceFile.Case {
  /// The schedule that the engine gives.
  func schedule() throws -> OccurrenceFile.Expected {
    let window = PlanWindow(
      now: try Instant(iso: now), months: try months(), here: try SystemZones().zone(named: timeZone), days: windowDays)
    let all = try reminders.enumerated().map { try $1.reminder(number: $0) }
    let plan = Schedule(all, in: window).plan(cap: cap)
    return OccurrenceFile.Expected(
      scheduled: try plan.scheduled.map { occurrence in
        let date = try window.months.date(of: occurrence.day)
        return OccurrenceFile.Scheduled(
          reminder: reminders[Int(occurrence.key.reminder.low)].id, fireAt: occurrence.instant.iso,
          localDate: occurrence.day.iso, dayOfReminder: occurrence.key.index,
          hijri: [date.month.year, date.month.month, date.dayOfMonth])
      }, deferred: plan.deferred)
  }

  /// The months: calculated, with announced starts in their places where moonsighting is on.
  private func months() throws -> HijriMonths {
    let announced = moonsighting ? Dictionary(uniqueKeysWithValues: chc.map { ($0.month, $0.start) }) : [:]
    var starts: [Day] = []
    for (place, calculated) in calculated.enumerated() {
      starts.append(start(of: calculated, after: starts.last, place, announced))
    }
    return try HijriMonths(
      zip(calculated, starts).enumerated().dropLast().map { place, month in
        HijriMonthDefinition(
          month.0.month, start: month.1, length: starts[place + 1] - month.1, source: .calculated,
          status: announced.isEmpty || announced[month.0.month] != nil ? .confirmed : .projected)
      })
  }

  /// An announced start; before the first of them the calculated one; after it the calculated one moved as little as
  /// leaves 29 or 30 days to the month before and to those up to the next announced start.
  private func start(
    of month: OccurrenceFile.MonthStart, after previous: Day?, _ place: Int, _ announced: [HijriMonth: Day]
  ) -> Day {
    if let day = announced[month.month] { return day }
    guard let previous, announced.keys.contains(where: { $0 < month.month }) else { return month.start }
    var (low, high) = (previous + 29, previous + 30)
    if let next = announced.keys.filter({ $0 > month.month }).min(), let day = announced[next] {
      low = max(low, day - 30 * (next - month.month))
      high = min(high, day - 29 * (next - month.month))
    }
    return min(max(month.start, low), high)
  }
}

extension OccurrenceFile.Row {
  /// The reminder; its id is its place in the list.
  func reminder(number: Int) throws -> Reminder {
    let policy = Day30Policy.allCases.first { "\($0.name)" == day30 ?? "last" }
    return try Reminder(
      id: ReminderID(high: 0, low: UInt64(number)), month: month, day: day,
      recurrence: ReminderRecurrence(isAnnual: recurrence == "annual", year: year), time: TimeOfDay(iso: time),
      duration: .days(durationDays), day30: policy ?? .last)
  }
}
