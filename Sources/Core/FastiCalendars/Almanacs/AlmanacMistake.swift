/// A mistake in a table of months: its line, the written value, and what would be correct.
///
/// ```swift
/// do {
///   _ = try MonthAlmanac(reading: Array("almanac club\nmonths 14".utf8))
/// } catch {
///   let mistake = error.mistakes[0]
///   print(mistake.line, String(decoding: mistake.value, as: UTF8.self), mistake.problem)  // 2 months 14 unknown
/// }
/// ```
public struct AlmanacMistake: Error, Hashable, Sendable {
  /// Why it is wrong.
  ///
  /// ```swift
  /// do {
  ///   _ = try MonthAlmanac(reading: Array("almanac club\n1448-01 2026-06-17".utf8))
  /// } catch {
  ///   print(error.mistakes.contains { $0.problem == .noSource })  // true
  /// }
  /// ```
  public enum Problem: Hashable, Sendable {
    /// The line is not known here.
    case unknown
    /// The head does not have this line, or the table has no month.
    case missing(StaticWord)
    /// The head has the line already.
    case repeated
    /// The head does not have a month of that number.
    case outsideHead(ClosedRange<Int>)
    /// It is not a day.
    case notADay
    /// The number of the month that should come next, or the same month again if the head allows a repeated month.
    case gap(next: Int)
    /// The number of days of the month before it, which is more than the head allows.
    case tooLong(Int)
    /// The number of days of the month before it, which is fewer than the head allows.
    case overlap(Int)
    /// No source is named above the month.
    case noSource
  }

  /// A word of the head.
  ///
  /// ```swift
  /// print(AlmanacMistake.StaticWord.almanac.text)  // almanac
  /// ```
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

  /// The line of the text, from 1; 0 for the whole text.
  public let line: Int
  /// The written value, UTF-8.
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
///
/// ```swift
/// do {
///   _ = try MonthAlmanac(reading: Array("almanac club\nmonths 14".utf8))
/// } catch {
///   print(error.mistakes.count)  // 3
/// }
/// ```
public struct AlmanacMistakes: Error, Hashable, Sendable {
  /// At least one.
  public let mistakes: [AlmanacMistake]
}
