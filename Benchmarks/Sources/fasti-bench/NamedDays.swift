import FastiCalendars
import FastiCivil

/// What another program calls each day of a run: month and day, to be laid beside Fasti's.
struct NamedDays: Decodable {
  /// The program.
  let peer: String
  /// The calendar, by the program's own name for it.
  let calendar: String
  /// The number of the first day.
  let first: Int
  /// A number for each day, see ``code(month:day:isLeapMonth:)``.
  let dates: [Int]

  /// Month and day as one number: 1231 is month 12, day 31; 5,000 more in an inserted month.
  static func code(month: Int, day: Int, isLeapMonth: Bool) -> Int {
    month * 100 + day + (isLeapMonth ? 5_000 : 0)
  }

  /// The days that have another month or day than in a calendar of Fasti.
  func wrongDays(_ own: CalendarID) -> WrongDays { compared(with: own, unit: "days") { _ in true } }

  /// The months that begin on another day than in a calendar of Fasti.
  func wrongMonths(_ own: CalendarID) -> WrongDays { compared(with: own, unit: "months") { $0 % 100 == 1 } }

  private func compared(with own: CalendarID, unit: String, counts: (_ ownCode: Int) -> Bool) -> WrongDays {
    var result = WrongDays(calendar: own, peer: peer, theirs: calendar, unit: unit)
    for (offset, code) in dates.enumerated() {
      let day = Day(Int32(first + offset))
      let mine = NamedDays.code(own, day)
      guard counts(mine) else { continue }
      result.total += 1
      if mine != code { result.wrong.append(day) }
    }
    return result
  }

  private static func code(_ calendar: CalendarID, _ day: Day) -> Int {
    guard let date = try? calendar.date(of: day) else { return 0 }
    return code(month: month(date), day: date.dayOfMonth, isLeapMonth: date.isLeapMonth && calendar != .hebrew)
  }

  /// The number others give the month: they count Hebrew months from Tishri, with a place for Adar I in every year.
  private static func month(_ date: CalendarDate) -> Int {
    guard date.calendar == .hebrew else { return date.month }
    if date.isLeapMonth { return 6 }
    return date.month < 7 ? date.month + 7 : date.month < 12 ? date.month - 6 : 7
  }
}
