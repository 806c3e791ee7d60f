public import FastiCivil

/// A business day that is off from some hour on.
public struct PartDay: Hashable, Sendable {
  public var day: Day
  /// The hour from which it is off.
  public var from: TimeOfDay

  /// A day that is off from that hour on.
  public init(day: Day, from: TimeOfDay) {
    self.day = day
    self.from = from
  }

  /// In order, of several on one day the one that begins first.
  static func earliest(_ days: [PartDay]) -> [PartDay] {
    var result: [PartDay] = []
    for item in days.sorted(by: { ($0.day, $0.from.minutes) < ($1.day, $1.from.minutes) })
    where result.last?.day != item.day { result.append(item) }
    return result
  }
}

/// The hours of a working day, for callers that count a part-day holiday as part of a day.
public struct WorkingHours: Hashable, Sendable {
  /// When work begins, in minutes after midnight.
  public let begin: Int
  /// When it ends, in minutes after midnight.
  public let end: Int

  /// Work from one time of day to a later one.
  /// - Throws: `.outOfRange` when it would end before it has begun.
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

  /// The part of a day's work that is lost when the day is off from that time on, 0 to 1.
  public func lost(from time: TimeOfDay) -> Double { Double(minutesLost(from: time)) / Double(minutes) }
}

extension TimeOfDay {
  /// Minutes after midnight; seconds are left out.
  var minutes: Int { hour * 60 + minute }

  /// The time so many minutes after midnight, 0 to 1,439.
  fileprivate static func minutes(_ number: Int) -> TimeOfDay {
    (try? TimeOfDay(hour: number / 60, minute: number % 60)) ?? .midnight
  }
}

extension WorkdayCalendar {
  /// What part-day holidays take from the business days of a span, in days of those hours; negative when `from` comes
  /// after `to`, like the count it is to be subtracted from.
  ///
  /// - Throws: `.outside` when an end is not in ``range``.
  /// - Complexity: O(*n*) in the part days of the span.
  public func lost(
    from: Day, to: Day, bounds: WorkdayBounds = .exclusive, hours: WorkingHours
  ) throws(WorkdayError) -> Double {
    let span = try WorkdaySpan(from: from, to: to, bounds: bounds, in: range)
    var sum = 0
    for part in partDays where span.first <= part.day && part.day < span.end {
      sum += hours.minutesLost(from: part.from)
    }
    return Double(span.isBackwards ? -sum : sum) / Double(hours.minutes)
  }
}
