/// The output for answers and messages, and the input of answers to prompts.
public protocol Console: Sendable {
  /// Whether the stream is a terminal, so that colours and widths make sense; false for a file or a pipe.
  func isTerminal(_ stream: ConsoleStream) -> Bool

  /// The columns of the terminal on a stream; nil when it is not a terminal or does not report them.
  func columns(_ stream: ConsoleStream) -> Int?

  /// Whether a prompt can be answered: there is a terminal for the question and for the answer.
  var canAsk: Bool { get }

  /// Prompts on the terminal and returns the typed line; nil if there is no terminal, or if its input ended.
  func ask(_ question: String) -> String?

  /// Prompts on the terminal and returns the typed line, without echo; nil if there is no terminal.
  func askSecret(_ question: String) -> String?

  /// Writes all bytes.
  /// - Throws: `.storage` when they cannot be written (a full disk); a closed pipe is not a failure.
  func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(Failure)
}

extension Console {
  /// Always false: there is no terminal.
  public var canAsk: Bool { false }

  /// Always nil: there is no terminal.
  public func ask(_ question: String) -> String? { nil }

  /// Always nil: there is no terminal.
  public func askSecret(_ question: String) -> String? { nil }
}

/// The two output streams of a program.
public enum ConsoleStream: Hashable, Sendable {
  /// Answers.
  case output
  /// Messages, progress and errors.
  case error
}
