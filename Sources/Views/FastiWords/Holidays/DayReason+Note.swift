public import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiHolidays

extension DayReason {
  /// What a sentence says beyond its day.
  public enum Note: Hashable, Sendable {
    /// It is for that community alone.
    case community(Community)
    /// It holds from one hour, until one, or between two.
    case hours(from: TimeOfDay?, until: TimeOfDay?)
    /// The day is worked, and no other day is off for it.
    case worked
    /// The day is worked from one hour, until one, or between two.
    case shortened(from: TimeOfDay?, until: TimeOfDay?)
    /// It is one day of that range.
    case range(DayRange)
    /// It was counted from that day, to which the rule of that name was moved.
    case counted(from: Day, of: String)
    /// The rule has a day in every month.
    case everyMonth
    /// The region's day of rest at that time.
    case restDay([Weekday])
    /// The shift is that of the whole region.
    case regionShift
    /// The month begins on the day that a table of months has.
    case table(AlmanacID, MonthOrigin)
  }

  /// What a table of months has to do with a day.
  public enum MonthOrigin: Hashable, Sendable {
    /// It has the month, which is decided: where it is known from.
    case decided(source: String)
    /// It has the month, which is not decided yet.
    case expected
    /// It does not have the month; its fall-back has.
    case beyond
  }
}

extension PageWords {
  func callAsFunction(_ note: DayReason.Note) -> String {
    switch note {
    case .community(let community): self(.whyCommunity, community.string)
    case .hours(let from, let until): hours(from, until, .whyFrom, .whyUntil, .whyBetween)
    case .worked: self(.whyWorked)
    case .shortened(let from, let until):
      hours(from, until, .whyShortenedFrom, .whyShortenedUntil, .whyShortenedBetween)
    case .range(let days): self(.whyRange, plain(days.first), plain(days.last))
    case .counted(let day, let name): self(.whyCounted, why(day), name)
    case .everyMonth: self(.whyEveryMonth)
    case .restDay(let days): self(.whyRestDay, days.map { "\(dates.name($0))" }.joined(separator: ", "))
    case .regionShift: self(.whyRegionShift)
    case .table(let almanac, let origin): self(almanac.table, origin)
    }
  }

  private func callAsFunction(_ table: MonthAlmanac, _ origin: DayReason.MonthOrigin) -> String {
    let title = self(title: table)
    switch origin {
    case .decided(let source): return self(.whyTable, title, source)
    case .expected: return self(.whyTableExpected, title)
    case .beyond:
      guard let fallback = table.fallback, let days = table.decidedDays else { return title }
      return self(.whyTableBeyond, text(fallback.calendar.title), title, plain(days.first), plain(days.last))
    }
  }

  /// What people call a table of months.
  func callAsFunction(title table: MonthAlmanac) -> String {
    String(decoding: table.title(in: Array(language.utf8)), as: UTF8.self)
  }

  private func hours(
    _ from: TimeOfDay?, _ until: TimeOfDay?, _ begin: Phrase, _ end: Phrase, _ both: Phrase
  ) -> String {
    switch (from, until) {
    case (let from?, let until?): self(both, clock(from), clock(until))
    case (let from?, nil): self(begin, clock(from))
    case (nil, let until?): self(end, clock(until))
    case (nil, nil): ""
    }
  }
}
