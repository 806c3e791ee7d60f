public import FastiCivil

/// What went wrong: the one error every use case and every shell speaks.
///
/// The cause *is* the error. Code, exit status and sentence follow from it; which language the sentence is in, and what a
/// field is called, is decided by who tells it.
///
/// ```swift
/// throw Failure(.days(.malformedCount), field: .days, value: "few")
/// ```
public struct Failure: Error, Hashable, Sendable {
  /// What was wrong.
  public var cause: Cause
  /// The field, option or argument that was wrong, where there is one.
  public var field: Field?
  /// The value as it was written, where there is one.
  public var value: String?
  /// What to write or do instead, where it is known.
  public var hint: Hint?
  /// Further mistakes found in the same input.
  public var others: [Failure]

  /// A failure from its cause.
  /// - Parameter hint: What to write or do instead, where it differs from what the cause suggests.
  public init(_ cause: Cause, field: Field? = nil, value: String? = nil, hint: Hint? = nil) {
    self.cause = cause
    self.field = field
    self.value = value
    self.hint = hint ?? cause.hint(value)
    others = []
  }

  /// A failure of an input that people fill in.
  public init(_ cause: Cause, field: Field.Input, value: String? = nil, hint: Hint? = nil) {
    self.init(cause, field: .input(field), value: value, hint: hint)
  }

  /// A stable name for programs, in lower case with hyphens: `no-such-day`.
  public var code: String { cause.code }
  /// The sort of failure; it determines the exit status and the HTTP status.
  public var kind: Kind { cause.kind }

  /// The sorts of failure, each with its exit status.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The command line is wrong: an unknown command or option, a missing argument.
    case usage = 2
    /// A named thing does not exist.
    case notFound = 3
    /// A value or a file cannot be read or is out of range.
    case invalid = 4
    /// Refused: a protected rule, a third region, a conflict.
    case refused = 5
    /// The network failed.
    case network = 6
    /// The store or a file could not be read or written.
    case storage = 7
  }

  /// What to write or do instead.
  public enum Hint: Hashable, Sendable {
    /// A value to write instead.
    case value(String)
    /// An instruction in words.
    case sentence(Sentence)
    /// A command line to type.
    case line(String)

    /// How to install time zones.
    public static let zonesMissing = Hint.words(.hintTzdata)
    /// What a region of one's own needs besides its code.
    public static let ownRegion = Hint.words(.hintOwnRegion)

    /// A hint in words, from a template and what fills it.
    public static func words(_ template: Template, _ parts: Sentence.Part...) -> Hint {
      .sentence(Sentence(template, parts))
    }
  }

  /// All mistakes, this one first, in the order they were found.
  public var all: [Failure] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// One failure out of all mistakes found in an input, or nil when there are none.
  public static func joined(_ failures: [Failure]) -> Failure? {
    guard var first = failures.first else { return nil }
    first.others += failures.dropFirst()
    return first
  }
}
