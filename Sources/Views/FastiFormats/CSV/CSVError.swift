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

  /// The mistakes there are.
  public enum Problem: Error, Hashable, Sendable {
    /// More bytes than are read.
    case tooLong(limit: Int)
    /// Bytes that are no UTF-8.
    case notUTF8
    case zeroByte
    /// A quote in a cell that does not begin with one.
    case strayQuote
    /// Something between the quote that ends a cell and the next comma.
    case afterQuote
    /// A cell whose quote never ends.
    case openQuote
    /// A carriage return outside quotes without a line feed after it.
    case strayReturn
    /// More cells in a line than are read.
    case tooManyCells(limit: Int)
  }
}
