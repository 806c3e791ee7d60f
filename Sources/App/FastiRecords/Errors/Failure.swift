public import FastiCivil

/// What went wrong: the one error type of all use cases and shells.
///
/// The cause *is* the error. Code, exit status and sentence follow from it; the shell that shows it chooses the
/// language of the sentence and the name of the field.
///
/// ```swift
/// throw Failure(.days(.malformedCount), field: .days, value: "few")
/// ```
public struct Failure: Error, Hashable, Sendable {
  /// What was wrong.
  public var cause: Cause
  /// The field, option or argument that was wrong, if there is one.
  public var field: Field?
  /// The value as typed, if there is one.
  public var value: String?
  /// What to write or do instead, if known.
  public var hint: Hint?
  /// Further mistakes found in the same input.
  public var others: [Failure]

  /// A failure from its cause.
  /// - Parameter hint: What to write or do instead, if it differs from the hint of the cause.
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
    /// What a user's region needs besides its code.
    public static let ownRegion = Hint.words(.hintOwnRegion)

    /// A hint in words, from a template and its values.
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

  /// One failure from all mistakes of an input; nil if there are none.
  public static func joined(_ failures: [Failure]) -> Failure? {
    guard var first = failures.first else { return nil }
    first.others += failures.dropFirst()
    return first
  }
}
