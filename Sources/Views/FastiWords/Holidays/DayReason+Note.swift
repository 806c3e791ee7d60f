public import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiHolidays

extension DayReason {
  /// A part of a rule's sentence beyond its day.
  public enum Note: Hashable, Sendable {
    /// It is for one community only.
    case community(Community)
    /// It applies from a time, until a time, or between two times.
    case hours(from: TimeOfDay?, until: TimeOfDay?)
    /// The day is worked, and no other day is off in exchange.
    case worked
    /// The day is worked from a time, until a time, or between two times.
    case shortened(from: TimeOfDay?, until: TimeOfDay?)
    /// It is one day of a range.
    case range(DayRange)
    /// It was counted from a day to which another rule was moved.
    case counted(from: Day, of: String)
    /// The rule has a day in every month.
    case everyMonth
    /// The region's day of rest at that time.
    case restDay([Weekday])
    /// The shift is that of the whole region.
    case regionShift
    /// The month begins on the day given by a table of months.
    case table(AlmanacID, MonthOrigin)
  }

  /// The relation of a table of months to a day.
  public enum MonthOrigin: Hashable, Sendable {
    /// It has the month, which is decided, with the source.
    case decided(source: String)
    /// It has the month, whose first day was computed and not announced, with the rule.
    case computed(source: String)
    /// It has the month, which is not decided yet.
    case expected
    /// It does not have the month; its fall-back has.
    case beyond
  }
}

extension PageWords {
  /// A part of a rule's sentence, in words.
  public func callAsFunction(_ note: DayReason.Note) -> String {
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
    case .computed(let source): return self(.whyTableComputed, title, source)
    case .expected: return self(.whyTableExpected, title)
    case .beyond:
      guard let fallback = table.fallback, let days = table.decidedDays else { return title }
      return self(.whyTableBeyond, text(fallback.calendar.title), title, plain(days.first), plain(days.last))
    }
  }

  /// The displayed name of a table of months.
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
