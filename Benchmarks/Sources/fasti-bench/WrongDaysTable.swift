import FastiCalendars
import FastiCivil
import Foundation

/// Days and months that other programs name otherwise, counted in the same run as their speed.
struct WrongDaysTable {
  private let counts: [WrongDays]

  /// - Parameter named: days as programs outside this one name them.
  init(_ named: [NamedDays]) {
    let centuries = DayRange(years: 1900...2100)
    let foundation: [NamedDays] =
      [.chinese, .vietnamese, .dangi, .hebrew, .persian].map { FoundationCalendar($0).namedDays(centuries) }
      + [FoundationCalendar(.islamicUmmAlQura).namedDays(WrongDaysTable.published)]
    counts = (foundation + named).flatMap(WrongDaysTable.counts)
  }

  /// 1356-01-01 to 1500-12-30 of Umm al-Qura.
  private static let published = DayRange(Day(-11_981)).widened(before: 0, after: 51_382)

  private static func counts(_ named: NamedDays) -> [WrongDays] {
    switch named.calendar {
    case "chinese": [named.wrongDays(.chinese), named.wrongDays(.vietnamese)]
    case "vietnamese": [named.wrongDays(.vietnamese)]
    case "dangi": [named.wrongDays(.korean)]
    case "hebrew": [named.wrongDays(.hebrew)]
    case "persian": [named.wrongDays(.persian)]
    case "islamic-umalqura": [named.wrongMonths(.hijriUmmAlQura)]
    default: []
    }
  }

  private var cells: [[String]] {
    counts.sorted { ($0.calendar.rawValue, $0.peer) < ($1.calendar.rawValue, $1.peer) }.map { count in
      [
        "\(count.calendar.name)", count.peer, count.theirs, "\(count.wrong.count)", "\(count.total) \(count.unit)",
        count.years,
      ]
    }
  }

  private static let header = ["calendar", "other program", "its calendar", "differ", "of", "in"]

  /// Columns padded with spaces.
  var text: String { TextTable(header: Self.header, lines: cells).text }
  /// A Markdown table.
  var markdown: String { TextTable(header: Self.header, lines: cells).markdown }
}
