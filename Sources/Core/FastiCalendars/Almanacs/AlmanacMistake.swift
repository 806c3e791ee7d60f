/// One thing that is wrong in a table of months: its line, the value written, and what would be right.
public struct AlmanacMistake: Error, Hashable, Sendable {
  /// Why it is wrong.
  public enum Problem: Hashable, Sendable {
    /// The line means nothing here.
    case unknown
    /// The head lacks this line, or the table has no month.
    case missing(StaticWord)
    /// The head has the line already.
    case repeated
    /// The head does not have a month of that number.
    case outsideHead(ClosedRange<Int>)
    /// It is not a day.
    case notADay
    /// The month that should come next, by its number, or that month once more where the head lets one repeat.
    case gap(next: Int)
    /// The month before it would have that many days, more than the head has.
    case tooLong(Int)
    /// The month before it would have that many days, fewer than the head has.
    case overlap(Int)
    /// No source is named above the month.
    case noSource
  }

  /// A word of the head.
  public enum StaticWord: Hashable, Sendable {
    case almanac, name, days, months, month

    /// The word as it is written.
    public var text: StaticString {
      switch self {
      case .almanac: "almanac"
      case .name: "name"
      case .days: "days"
      case .months: "months"
      case .month: "month"
      }
    }
  }

  /// The line of the text, from 1; 0 where the whole text is meant.
  public let line: Int
  /// What was written, UTF-8.
  public let value: [UInt8]
  /// Why it is wrong.
  public let problem: Problem

  /// A mistake.
  public init(line: Int, value: [UInt8] = [], problem: Problem) {
    self.line = line
    self.value = value
    self.problem = problem
  }
}

/// All mistakes of a table of months, in the order of its lines.
public struct AlmanacMistakes: Error, Hashable, Sendable {
  /// At least one.
  public let mistakes: [AlmanacMistake]
}
