public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// A pay period as shells show it.
public struct PeriodItem: Hashable, Sendable {
  /// The first day.
  public let start: Day
  /// The last day.
  public let end: Day
  /// The payday that pays for it.
  public let payday: Day

  /// The item of a period.
  public init(_ period: PayPeriod) {
    (start, end, payday) = (period.days.first, period.days.last, period.payday)
  }
}

extension PeriodItem: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("start", start)
    writer.field("end", end)
    writer.field("payday", payday)
  }

  /// The columns of a CSV without periods.
  public static let columns: [StaticString] = ["start", "end", "payday"]
}

/// Lists pay periods.
public struct ShowPeriods {
  private let schedule: PaySchedule

  public init(_ schedule: PaySchedule) { self.schedule = schedule }

  /// The number of periods that are shown if only a first day is given.
  public static let usual = 6

  /// The periods that contain a day of a range.
  ///
  /// - Parameter last: The range's last day; nil for the next ``usual`` periods.
  /// - Throws: `.invalid` when the range ends before it begins.
  public func callAsFunction(from first: Day, to last: Day? = nil) throws(Failure) -> [PeriodItem] {
    var end = last ?? schedule.period(schedule.index(of: first) + Self.usual - 1).first
    if last == nil { end = min(end, Limits.days.last) }
    do { return schedule.periods(in: try DayRange(first, end)).map(PeriodItem.init) } catch {
      throw Failure(error, field: .rangeStart)
    }
  }
}
