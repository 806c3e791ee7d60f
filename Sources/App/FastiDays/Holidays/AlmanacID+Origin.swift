import FastiCalendars
import FastiCivil
import FastiWords

extension AlmanacID {
  /// Where the table has the month of a day from.
  func origin(of day: Day) -> DayReason.MonthOrigin {
    guard let source = table.source(on: day).map({ String(decoding: $0, as: UTF8.self) }) else { return .beyond }
    if table.isComputed(day) { return .computed(source: source) }
    return table.isDecided(day) ? .decided(source: source) : .expected
  }
}
