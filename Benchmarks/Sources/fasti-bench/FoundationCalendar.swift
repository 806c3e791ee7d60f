import FastiCalendars
import FastiCivil
import Foundation

/// Foundation's Calendar on the same work.
struct FoundationCalendar {
  private let calendar: Calendar
  private let name: String

  /// The calendar of that identifier, at Greenwich.
  init(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
    name = "Foundation .\(identifier)"
  }

  /// The counterpart of a calendar; nil where Foundation has none. Its `.vietnamese` is a name for the Gregorian calendar
  /// on Linux, and so does other work.
  init?(_ calendar: CalendarID) {
    guard let identifier = FoundationCalendar.identifier(calendar) else { return nil }
    self.init(identifier)
  }

  private static func identifier(_ calendar: CalendarID) -> Calendar.Identifier? {
    switch calendar {
    case .gregorian: .gregorian
    case .hijriUmmAlQura: .islamicUmmAlQura
    case .hijriCivil: .islamicCivil
    case .hijriTabular: .islamicTabular
    case .chinese: .chinese
    case .korean: .dangi
    case .hebrew: .hebrew
    case .persian: .persian
    case .coptic: .coptic
    case .ethiopic: .ethiopicAmeteMihret
    case .indian: .indian
    case .buddhist: .buddhist
    case .japanese: .japanese
    case .isoWeek, .julian, .hijriAstronomical, .vietnamese: nil
    }
  }

  func dayToDate(_ days: [Day]) -> (name: String, figure: Row.Figure) {
    let dates = days.map(date)
    let taken = Measure.nanoseconds(operations: dates.count, rounds: 5) {
      var sum = 0
      for date in dates {
        let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        sum &+= (parts.year ?? 0) &+ (parts.month ?? 0) &+ (parts.day ?? 0)
      }
      return sum
    }
    return (name, .nanoseconds(taken))
  }

  func dateToDay(_ days: [Day]) -> (name: String, figure: Row.Figure) {
    let parts = days.map { calendar.dateComponents([.era, .year, .month, .day], from: date($0)) }
    let taken = Measure.nanoseconds(operations: parts.count, rounds: 5) {
      var sum = 0.0
      for parts in parts { sum += calendar.date(from: parts)?.timeIntervalSince1970 ?? 0 }
      return Int(sum)
    }
    return (name, .nanoseconds(taken))
  }

  /// What it calls each day of a run.
  func namedDays(_ range: DayRange) -> NamedDays {
    let dates = range.map { day -> Int in
      let parts = calendar.dateComponents([.year, .month, .day], from: date(day))
      return NamedDays.code(month: parts.month ?? 0, day: parts.day ?? 0, isLeapMonth: parts.isLeapMonth ?? false)
    }
    return NamedDays(
      peer: "Foundation", calendar: "\(calendar.identifier)", first: Int(range.first.number), dates: dates)
  }

  private func date(_ day: Day) -> Date { Date(timeIntervalSince1970: Double(day.number) * 86_400) }
}
