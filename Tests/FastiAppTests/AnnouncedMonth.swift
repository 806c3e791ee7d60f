import FastiCalendars
import FastiCivil
import FastiMonths
import Foundation
import TestSupport
import Testing

/// A month of Tests/Vectors/hijri/chc_published.csv, and when it was announced.
struct AnnouncedMonth {
  let start: MonthStart
  let length: Int
  let at: Instant

  static let zone = "EST5EDT,M3.2.0,M11.1.0"

  /// The months, each announced at 20:40 in New York on day 29 of the month before it.
  static func published() throws -> [AnnouncedMonth] {
    let text = try #require(try PackageFolder.text("Tests/Vectors/hijri/chc_published.csv"))
    let zone = try Zone(posix: zone)
    let time = try TimeOfDay(hour: 20, minute: 40)
    var months: [AnnouncedMonth] = []
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let month = try #require(HijriMonth(year: Int(fields[0]) ?? 0, month: Int(fields[1]) ?? 0))
      let day = try Day(iso: fields[2])
      // The month before the first one is unknown; its length is taken as calculated.
      let evening = (months.last?.start.day ?? day - 29) + 28
      months.append(
        AnnouncedMonth(
          start: MonthStart(month, day), length: Int(fields[3]) ?? 0, at: zone.instant(evening, time)))
    }
    return months
  }
}
