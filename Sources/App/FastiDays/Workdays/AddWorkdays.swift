public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// The day some business days after or before another.
public struct WorkdaySum: Sendable {
  public let day: Day
  /// The business days that were added; negative when they were subtracted.
  public let steps: Int
  /// The day of the question.
  public let from: Day
  /// The business day from which counting starts; ``from``, unless that is a day off.
  public let start: Day
  /// The regions whose days off were skipped.
  public let regions: [RegionCode]
  /// The days from ``start``, which is not counted, to ``day``, which is.
  public let breakdown: WorkdayBreakdown
  /// Sentences about rules that could not answer for the whole range.
  public let warnings: [Sentence]
}

/// Finds the day some business days after or before another.
public struct AddWorkdays {
  private let source: WorkdaySource

  /// The business days of a source.
  public init(_ source: WorkdaySource) { self.source = source }

  /// The business day `number` business days after a day, or before it if negative.
  ///
  /// - Throws: `.invalid` when the answer is outside the years 1583 to 2999, `.refused` on a day off if `start` refuses
  ///   it.
  public func callAsFunction(_ number: Int, to day: Day, start: DayOffStart = .next) throws(Failure) -> WorkdaySum {
    // In nearly every region two of three days are worked; otherwise the second attempt uses a larger range.
    var margin = 2 * Int(min(number.magnitude, UInt(Limits.days.count))) + 60
    while true {
      let range = try WorkdaySource.range(of: day, day, margin: margin)
      let calendar = try source.calendar(over: range)
      let workdays = Workdays(calendar)
      do {
        let begin = try workdays.add(0, to: day, start: start)
        let end = try workdays.add(number, to: begin)
        return WorkdaySum(
          day: end, steps: number, from: day, start: begin, regions: source.regions,
          breakdown: try calendar.breakdown(from: begin, to: end, bounds: .to),
          warnings: calendar.gaps.map(\.warning))
      } catch {
        guard case .beyond = error, range != Limits.days else {
          // If even the first step is outside the years, a smaller number does not help.
          var failure = Failure(error)
          if number == 0 { failure.hint = nil }
          throw failure
        }
        margin *= 4
      }
    }
  }
}

extension WorkdaySum: FieldWritable {
  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("steps", steps)
    writer.field("from", from)
    writer.field("start", start)
    writer.field("regions", regions.map(\.string))
  }
}
