/// Where answers and messages go.
public protocol Console: Sendable {
  /// Whether a person reads the stream, so that colours and widths make sense; false for a file or a pipe.
  func isTerminal(_ stream: ConsoleStream) -> Bool

  /// The columns of the terminal on standard output; nil when it is none or does not say.
  func columns() -> Int?

  /// Asks on the terminal and gives the line that is typed; nil where nobody is there to answer.
  func ask(_ question: String) -> String?

  /// Asks on the terminal and gives the line that is typed, without showing it; nil where nobody is there to answer.
  func askSecret(_ question: String) -> String?

  /// Writes all bytes.
  /// - Throws: `.storage` when they cannot be written (a full disk); a reader that has gone away is no failure.
  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(Failure)
}

extension Console {
  /// Nobody is there to answer.
  public func ask(_ question: String) -> String? { nil }

  /// Nobody is there to answer.
  public func askSecret(_ question: String) -> String? { nil }
}

/// The two streams a program writes.
public enum ConsoleStream: Hashable, Sendable {
  /// Answers.
  case output
  /// Messages, progress and errors.
  case error
}
