/// The port to other programs of this machine.
public protocol Programs: Sendable {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program, looked up in `$PATH`, and its arguments.
  ///   - input: The bytes of its standard input.
  ///   - seconds: The time limit; after it the program is killed, with all its child processes.
  /// - Returns: How it ended.
  /// - Throws: `.notFound` when there is no such program, `.storage` when a program cannot be started.
  func run(_ words: [String], input: [UInt8], seconds: Int) throws(Failure) -> ProgramEnding
}

/// The result of a program that has ended.
public struct ProgramEnding: Hashable, Sendable {
  /// The exit status; nil if a signal or the time limit ended it.
  public let status: Int?
  /// Whether the time limit ended it.
  public let isTimedOut: Bool
  /// The beginning of its standard error, at most 1,000 bytes.
  public let errors: [UInt8]

  public init(status: Int?, isTimedOut: Bool, errors: [UInt8]) {
    self.status = status
    self.isTimedOut = isTimedOut
    self.errors = errors
  }
}
