public import FastiCivil

/// Hours of a business day that are off: from a time on, until a time, or between two times.
public struct PartDay: Hashable, Sendable {
  public var day: Day
  /// The hour from which it is off; midnight if it is off from the start.
  public var from: TimeOfDay
  /// The hour until which it is off; nil if it is off to the end.
  public var until: TimeOfDay?

  /// A day that is off from that hour on, or from one to another.
  public init(day: Day, from: TimeOfDay, until: TimeOfDay? = nil) {
    self.day = day
    self.from = from
    self.until = until
  }

  /// The minutes from ``from`` to ``until``, after midnight.
  var minutes: Range<Int> { from.minutes..<max(from.minutes, until?.minutes ?? 1_440) }

  /// The hours that are off in both, for the same day; nil if there are none.
  func common(with other: PartDay) -> PartDay? {
    let begin = from.minutes < other.from.minutes ? other.from : from
    let ends = [until, other.until].compactMap { $0 }
    let end = ends.min { $0.minutes < $1.minutes }
    if let end, end.minutes <= begin.minutes { return nil }
    return PartDay(day: day, from: begin, until: end)
  }

  /// In order; hours of one day that overlap or touch are joined.
  static func joined(_ parts: [PartDay]) -> [PartDay] {
    var result: [PartDay] = []
    for part in parts.sorted(by: { ($0.day, $0.minutes.lowerBound) < ($1.day, $1.minutes.lowerBound) }) {
      guard let last = result.last, last.day == part.day, part.minutes.lowerBound <= last.minutes.upperBound else {
        result.append(part)
        continue
      }
      if part.minutes.upperBound > last.minutes.upperBound { result[result.count - 1].until = part.until }
    }
    return result
  }
}

/// The hours of a working day, for callers that count a part-day holiday as part of a day.
///
/// ```swift
/// let hours = try WorkingHours(from: TimeOfDay(hour: 9, minute: 0), to: TimeOfDay(hour: 17, minute: 0))
/// print(hours.minutes, hours.lost(from: try TimeOfDay(hour: 13, minute: 0)))  // 480 0.5
/// ```
public struct WorkingHours: Hashable, Sendable {
  /// When work begins, in minutes after midnight.
  public let begin: Int
  /// When it ends, in minutes after midnight.
  public let end: Int

  /// Work from one time of day to a later one.
  /// - Throws: `.outOfRange` when it would end before it begins.
  public init(from begin: TimeOfDay, to end: TimeOfDay) throws(CivilError) {
    guard begin.minutes < end.minutes else {
      throw .outOfRange(field: .minute, value: end.minutes, limits: (begin.minutes + 1)...1_439)
    }
    self.begin = begin.minutes
    self.end = end.minutes
  }

  /// When work begins.
  public var first: TimeOfDay { .minutes(begin) }
  /// When it ends.
  public var last: TimeOfDay { .minutes(end) }

  /// The length of a day's work in minutes.
  public var minutes: Int { end - begin }

  /// The minutes of a day's work that are lost when the day is off from that time on, 0 to ``minutes``.
  public func minutesLost(from time: TimeOfDay) -> Int { end - min(end, max(begin, time.minutes)) }

  /// The minutes of a day's work that are lost on a part day, 0 to ``minutes``.
  public func minutesLost(on part: PartDay) -> Int {
    let hours = part.minutes
    return max(0, min(end, hours.upperBound) - max(begin, hours.lowerBound))
  }

  /// The part of a day's work that is lost when the day is off from that time on, 0 to 1.
  public func lost(from time: TimeOfDay) -> Double { Double(minutesLost(from: time)) / Double(minutes) }
}

extension TimeOfDay {
  /// Minutes after midnight; seconds are left out.
  var minutes: Int { hour * 60 + minute }

  /// The time a number of minutes after midnight, 0 to 1,439.
  fileprivate static func minutes(_ number: Int) -> TimeOfDay {
    (try? TimeOfDay(hour: number / 60, minute: number % 60)) ?? .midnight
  }
}

extension WorkdayCalendar {
  /// What part-day holidays subtract from the business days of a span, in days of those hours; negative when `from`
  /// comes after `to`, like the count from which it is subtracted.
  ///
  /// - Throws: `.outside` when an end is not in ``range``.
  /// - Complexity: O(*n*) in the part days of the span.
  public func lost(
    from: Day, to: Day, bounds: WorkdayBounds = .exclusive, hours: WorkingHours
  ) throws(WorkdayError) -> Double {
    let span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: range)
    var sum = 0
    for part in partDays where span.first <= part.day && part.day < span.end {
      sum += hours.minutesLost(on: part)
    }
    return Double(span.isBackwards ? -sum : sum) / Double(hours.minutes)
  }
}
