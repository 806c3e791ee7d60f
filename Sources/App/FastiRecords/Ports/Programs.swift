/// The port to other programs of this machine.
public protocol Programs: Sendable {
  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - words: The program, looked up in `$PATH`, and its arguments.
  ///   - input: What it reads on standard input.
  ///   - seconds: The time limit; then it is killed, with everything it started.
  /// - Returns: How it ended.
  /// - Throws: `.notFound` when there is no such program, `.storage` when none can be started.
  func run(_ words: [String], input: [UInt8], seconds: Int) throws(Failure) -> ProgramEnding
}

/// What is left of a program that was run to its end.
public struct ProgramEnding: Hashable, Sendable {
  /// The exit status; nil when a signal or its time limit ended it.
  public let status: Int?
  /// Whether its time limit ended it.
  public let isTimedOut: Bool
  /// The beginning of what it wrote on standard error, at most 1,000 bytes.
  public let errors: [UInt8]

  /// An ending from its parts.
  public init(status: Int?, isTimedOut: Bool, errors: [UInt8]) {
    self.status = status
    self.isTimedOut = isTimedOut
    self.errors = errors
  }
}
