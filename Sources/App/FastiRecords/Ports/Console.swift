/// Where answers and messages go.
public protocol Console: Sendable {
  /// Whether a person reads the stream, so that colours and widths make sense; false for a file or a pipe.
  func isTerminal(_ stream: ConsoleStream) -> Bool

  /// The columns of the terminal on a stream; nil when it is not a terminal or does not report them.
  func columns(_ stream: ConsoleStream) -> Int?

  /// Asks on the terminal and returns the line that is typed; nil where there is no terminal.
  func ask(_ question: String) -> String?

  /// Asks on the terminal and returns the line that is typed, without echo; nil where there is no terminal.
  func askSecret(_ question: String) -> String?

  /// Writes all bytes.
  /// - Throws: `.storage` when they cannot be written (a full disk); a reader that has gone away is not a failure.
  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(Failure)
}

extension Console {
  /// Always nil: there is no terminal.
  public func ask(_ question: String) -> String? { nil }

  /// Always nil: there is no terminal.
  public func askSecret(_ question: String) -> String? { nil }
}

/// The two streams a program writes.
public enum ConsoleStream: Hashable, Sendable {
  /// Answers.
  case output
  /// Messages, progress and errors.
  case error
}
