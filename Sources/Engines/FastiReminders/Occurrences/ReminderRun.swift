public import FastiCalendars
public import FastiCivil

/// The days of a reminder in one Hijri year.
struct ReminderRun {
  let year: Int
  let start: Day
  let count: Int
  /// How certain the first day is, and with it every day counted from it.
  let status: HijriMonthStatus
  /// How certain it is that the run has a day 30.
  let lastStatus: HijriMonthStatus
  let isMoved: Bool

  /// The run in a month; nil if day 30 is left out.
  ///
  /// - Parameters:
  ///   - month: A month of the reminder's number.
  ///   - next: How certain the first day of the month after is.
  init?(_ reminder: Reminder, in month: HijriMonthDefinition, next: HijriMonthStatus) {
    year = month.month.year
    // The length of a month is as certain as both of its ends.
    let length = month.status == .confirmed ? next : .projected
    switch reminder.duration {
    case .wholeMonth:
      (start, count, isMoved) = (month.start, month.length, false)
      (status, lastStatus) = (month.status, length)
    case .days(let count):
      self.count = count
      isMoved = reminder.day > month.length
      let asked = month.start + (reminder.day - 1)
      switch (isMoved, reminder.day30) {
      case (false, _): start = asked
      case (true, .last): start = month.end - 1
      case (true, .omit): return nil
      case (true, .next): start = month.end
      }
      // It is not certain yet whether there is a day 30.
      status = reminder.day < 30 ? month.status : length
      lastStatus = status
    }
  }

  /// How certain a day of the run is, counted from 1.
  func status(of index: Int) -> HijriMonthStatus { index < 30 ? status : lastStatus }
}

extension Reminder {
  /// The first day in one Hijri year; nil when there is none, or when the table does not contain that year.
  public func start(in year: Int, _ months: HijriMonths) -> Day? { run(in: year, months)?.start }

  /// The run of one Hijri year; nil when there is none, or when the table does not contain that year.
  func run(in year: Int, _ months: HijriMonths) -> ReminderRun? {
    if let once = recurrence.year, once != year { return nil }
    guard let number = HijriMonth(year: year, month: month), let month = months[number] else { return nil }
    return ReminderRun(self, in: month, next: months[number + 1]?.status ?? .projected)
  }
}
