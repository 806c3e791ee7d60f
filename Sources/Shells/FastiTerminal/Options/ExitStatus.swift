public import FastiRecords

/// The exit status of the program.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number, 0 to 7.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ kind: Failure.Kind) { rawValue = kind.rawValue }

  /// 0: fine.
  public static let fine = ExitStatus(rawValue: 0)
  /// 1: the answer is no, or there is no answer.
  public static let no = ExitStatus(rawValue: 1)
  /// 2: the command line is wrong.
  public static let usage = ExitStatus(.usage)
  /// 3: a named item does not exist.
  public static let notFound = ExitStatus(.notFound)
  /// 4: a value or a file cannot be read.
  public static let invalid = ExitStatus(.invalid)
  /// 5: refused.
  public static let refused = ExitStatus(.refused)
  /// 6: the network failed.
  public static let network = ExitStatus(.network)
  /// 7: storage failed.
  public static let storage = ExitStatus(.storage)

  /// All statuses and their general meaning, for help and manual.
  public static let meanings: [StatusNote] = [
    StatusNote(.fine, "fine"),
    StatusNote(.no, "the answer is no, or there is none"),
    StatusNote(.usage, "the command line is wrong"),
    StatusNote(.notFound, "a named thing (region, id, feed) does not exist"),
    StatusNote(.invalid, "a value or a file reads wrongly or lies outside its limits"),
    StatusNote(.refused, "conflict, or refused"),
    StatusNote(.network, "the network failed"),
    StatusNote(.storage, "the store or a file could not be read or written"),
  ]
}

/// The meaning of an exit status for one command.
public struct StatusNote: Sendable {
  public let status: ExitStatus
  /// What the status means for this command, in one line.
  public let meaning: String

  /// A note from its parts.
  public init(_ status: ExitStatus, _ meaning: String) {
    self.status = status
    self.meaning = meaning
  }
}
