import FastiCalendars
import FastiCivil

/// The days on which calendars are timed: 1,024 of them scattered over two centuries, so that no year stays at hand.
///
/// `scripts/bench_icu.c` and `scripts/bench_peers.py` ask for the same days in the same order.
enum CalendarSample {
  static let count = 1_024
  private static let step = 48_271

  /// 1900 to 2099; of Umm al-Qura 1925 to 2076, which all programs know.
  static func days(_ calendar: CalendarID) -> [Day] {
    let range = calendar == .hijriUmmAlQura ? DayRange(years: 1925...2076) : DayRange(years: 1900...2099)
    return (0..<count).map { range.first + $0 * step % range.count }
  }

  /// The name of the row, by which figures of peers are found: `chinese, day to date`.
  static func work(_ calendar: CalendarID, _ way: Way) -> String { "\(calendar.name), \(way.rawValue)" }

  /// Which way a conversion goes.
  enum Way: String {
    case dayToDate = "day to date"
    case dateToDay = "date to day"
  }
}
