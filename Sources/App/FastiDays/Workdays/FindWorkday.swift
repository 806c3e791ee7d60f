public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// A business day next to another day or in a month.
public struct WorkdayFound: Sendable {
  /// The kinds of questions.
  public enum Question: Hashable, Sendable {
    /// The first business day strictly after a day.
    case next(Day)
    /// The last business day strictly before a day.
    case previous(Day)
    /// The business day of a month with a number: 1 is the first, -1 the last.
    case nth(Int, YearMonth)
  }

  /// The business day.
  public let day: Day
  public let question: Question
  /// The regions whose days off were skipped.
  public let regions: [RegionCode]
  /// The number of business days of the month; nil if the question is not about a month.
  public let count: Int?
  /// Sentences about rules that could not answer for the searched days.
  public let warnings: [Sentence]
}

/// Finds the next, the last or the n-th business day of a month.
public struct FindWorkday {
  private let source: WorkdaySource

  /// The business days of a source.
  public init(_ source: WorkdaySource) { self.source = source }

  /// Answers the question.
  /// - Throws: `.invalid` when the month has no such day, or the answer is outside the years 1583 to 2999.
  public func callAsFunction(_ question: WorkdayFound.Question) throws(Failure) -> WorkdayFound {
    switch question {
    case .next(let day), .previous(let day): try beside(day, question)
    case .nth(let number, let month): try nth(number, month)
    }
  }

  private func beside(_ day: Day, _ question: WorkdayFound.Question) throws(Failure) -> WorkdayFound {
    // Two months contain a business day in nearly every region; otherwise the second attempt uses a larger range.
    var margin = 60
    while true {
      let range = try WorkdaySource.range(of: day, day, margin: margin)
      let calendar = try source.calendar(over: range)
      let workdays = Workdays(calendar)
      do {
        let found =
          if case .next = question { try workdays.next(after: day) } else { try workdays.previous(before: day) }
        return WorkdayFound(
          day: found, question: question, regions: source.regions, count: nil, warnings: calendar.gaps.map(\.warning))
      } catch {
        guard case .beyond = error, range != Limits.days else {
          var failure = Failure(error, field: .date, value: day.iso)
          failure.hint = nil
          throw failure
        }
        margin *= 16
      }
    }
  }

  private func nth(_ number: Int, _ month: YearMonth) throws(Failure) -> WorkdayFound {
    let calendar = try source.calendar(over: month.days)
    let workdays = Workdays(calendar)
    do {
      return WorkdayFound(
        day: try workdays.businessDay(number, of: month), question: .nth(number, month), regions: source.regions,
        count: try workdays.count(of: month), warnings: calendar.gaps.map(\.warning))
    } catch { throw Failure(error, field: .number, value: "\(number)") }
  }
}

extension WorkdayFound: FieldWritable {
  /// The day and its question.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    switch question {
    case .next(let day), .previous(let day): writer.field("from", day)
    case .nth(let number, let month):
      writer.field("number", number)
      writer.field("month", month.iso)
      writer.field("businessDays", count ?? 0)
    }
    writer.field("regions", regions.map(\.string))
  }
}
