/// What is wrong with a line of CSV, and where.
public struct CSVError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// Where it is in the text.
  public let place: TextPosition

  public init(_ problem: Problem, at place: TextPosition) {
    self.problem = problem
    self.place = place
  }

  /// The kinds of mistakes.
  public enum Problem: Error, Hashable, Sendable {
    /// The text is longer than the limit, in bytes.
    case tooLong(limit: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    case zeroByte
    /// A quote in a cell that does not begin with a quote.
    case strayQuote
    /// Text between the closing quote of a cell and the next comma.
    case afterQuote
    /// A cell without its closing quote.
    case openQuote
    /// A carriage return outside quotes without a line feed after it.
    case strayReturn
    /// A line has more cells than the limit.
    case tooManyCells(limit: Int)
  }
}
