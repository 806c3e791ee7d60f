import TestSupport
import FastiCalendars
import FastiCivil
import FastiHost
import FastiReminders

/// Random reminders, months and places to try laws on; the same for the same seed.
struct World {
  static let places = ["UTC", "Asia/Tokyo", "America/Los_Angeles", "Africa/Cairo", "Pacific/Apia", "Asia/Kathmandu"]

  var chance: Chance
  let zones: [Zone]
  var months: HijriMonths

  init(seed: Int) throws {
    chance = Chance(seed: UInt64(seed) &+ 0xFA57)
    zones = try World.places.map { try SystemZones().zone(named: $0) }
    months = HijriMonths.ummAlQura(years: 1440...1452)
  }

  /// A moment of the years 2020 to 2027.
  mutating func moment() -> Instant {
    Instant(Day(year: 2020, month: 1, day: 1) + chance.number(0...2_900), .midnight, offset: -chance.number(0...86_399))
  }

  mutating func zone() -> Zone { zones[chance.number(0...(zones.count - 1))] }

  mutating func window(days: Int = 30) -> PlanWindow {
    PlanWindow(now: moment(), months: months, here: zone(), places: zones, days: days)
  }

  mutating func reminder(_ number: Int) throws -> Reminder {
    let isWhole = chance.one(in: 8)
    let day = chance.one(in: 3) ? 30 : chance.number(1...29)
    return try Reminder(
      id: ReminderID(high: 7, low: UInt64(number)), month: chance.number(1...12), day: isWhole ? 1 : day,
      recurrence: chance.one(in: 4) ? .once(year: chance.number(1441...1450)) : .annual,
      time: TimeOfDay(hour: chance.one(in: 3) ? 0 : chance.number(0...23), minute: 15 * chance.number(0...3)),
      duration: isWhole ? .wholeMonth : .days(chance.one(in: 3) ? chance.number(1...60) : 1),
      day30: Day30Policy.allCases[chance.number(0...2)],
      zone: chance.one(in: 3) ? .place(chance.number(0...(zones.count - 1))) : .floating)
  }

  mutating func reminders(_ count: ClosedRange<Int>) throws -> [Reminder] {
    try (0..<chance.number(count)).map { try reminder($0) }
  }

  /// The same months, one of them begun a day later or earlier; nil where a neighbour would have no 29 or 30 days.
  mutating func shifted() -> HijriMonths? {
    var all = months.definitions
    let place = chance.number(1...(all.count - 1))
    let shift = chance.one(in: 2) ? 1 : -1
    let (before, month) = (all[place - 1], all[place])
    guard (29...30).contains(before.length + shift), (29...30).contains(month.length - shift) else { return nil }
    all[place - 1] = HijriMonthDefinition(
      before.month, start: before.start, length: before.length + shift, source: before.source, status: before.status)
    all[place] = HijriMonthDefinition(
      month.month, start: month.start + shift, length: month.length - shift, source: .override, status: .confirmed)
    return try? HijriMonths(all)
  }
}
