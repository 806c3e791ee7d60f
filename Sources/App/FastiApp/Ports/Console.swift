/// Where answers and messages go.
public protocol Console: Sendable {
  /// Whether a stream is a terminal.
  func isTerminal(_ stream: ConsoleStream) -> Bool

  /// The columns of the terminal on standard output; nil when it is none or does not say.
  func columns() -> Int?

  /// Writes all bytes.
  /// - Throws: `.storage` when they cannot be written (a full disk); a reader that has gone away is no failure.
  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(Failure)
}

/// The two streams a program writes.
public enum ConsoleStream: Hashable, Sendable {
  /// Answers.
  case output
  /// Messages, progress and errors.
  case error
}
