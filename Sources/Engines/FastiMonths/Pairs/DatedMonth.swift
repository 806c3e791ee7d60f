import FastiCalendars
import FastiCivil

/// A month that a document names with a date.
struct DatedMonth: Hashable {
  let month: HijriMonth
  /// The date, if it is unambiguous.
  let day: Day?
}

extension MonthReading {
  /// Warns about months that were seen with a date, were not read, and have no other warning.
  mutating func warn(about seen: [DatedMonth]) {
    var told = Set(months.map { $0.month }).union(warnings.compactMap { $0.month })
    for (month, own) in Dictionary(grouping: seen, by: { $0.month }).sorted(by: { $0.key < $1.key })
    where told.insert(month).inserted {
      let days = Set(own.compactMap { $0.day })
      warnings.append(.notTaken(month, days.count == 1 ? days.first : nil))
    }
  }
}

extension HijriMonths {
  /// The year in which a month, 1 to 12, begins near a day; nil when there is none.
  func year(of month: Int, near day: Day) -> Int? {
    let date = day.date
    let written = NamedDate.Reading(year: date.year, month: date.month, day: date.dayOfMonth)
    return self.month(month, near: NamedDate(readings: [written], weekday: nil, end: 0))?.month.year
  }
}
