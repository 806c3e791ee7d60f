/// What went wrong, told to a person and to a program: the one error every use case and every shell speaks.
public struct Failure: Error, Hashable, Sendable {
  /// What sort of thing went wrong; it decides the exit status and the HTTP status.
  public var kind: Kind
  /// A stable name for programs, in lower case with hyphens: `no-such-day`.
  public var code: String
  /// One sentence for people, with the value, without a full stop.
  public var message: String
  /// The field, option or argument that was wrong, where there is one.
  public var field: String?
  /// The value as it was written, where there is one.
  public var value: String?
  /// What to type or do instead, where it is known.
  public var hint: String?
  /// What was wrong, as a value, for whoever tells it in another language; nil where only the sentence is known.
  public var cause: Cause?
  /// Further mistakes found in the same input; each stands for itself.
  public var others: [Failure]

  /// A failure from its parts.
  public init(
    _ kind: Kind, code: String, _ message: String, field: String? = nil, value: String? = nil, hint: String? = nil,
    cause: Cause? = nil, others: [Failure] = []
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.field = field
    self.value = value
    self.hint = hint
    self.cause = cause
    self.others = others
  }

  /// The sorts of failure, each with its exit status.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The command line is wrong: an unknown command or option, a missing argument.
    case usage = 2
    /// A named thing does not exist.
    case notFound = 3
    /// A value or a file reads wrongly or lies outside its limits.
    case invalid = 4
    /// Refused: a protected rule, a third region, a conflict.
    case refused = 5
    /// The network failed.
    case network = 6
    /// The store or a file could not be read or written.
    case storage = 7
  }

  /// All mistakes in the order they were found, this one first.
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
