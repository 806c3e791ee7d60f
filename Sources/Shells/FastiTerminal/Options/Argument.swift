/// An argument of a command, by position.
public struct Argument: Sendable {
  /// Its name in help, in capitals: `DATE`.
  public let name: String
  /// Its meaning, in one line.
  public let help: String
  /// The values it accepts.
  public let kind: ValueKind
  /// How many values it takes.
  public let arity: Arity

  /// How many values an argument takes.
  public enum Arity: Hashable, Sendable {
    /// Exactly one.
    case required
    /// None or one.
    case optional
    case any
    /// At least one.
    case some
  }

  /// An argument from its parts.
  public init(_ name: String, _ kind: ValueKind = .text, _ arity: Arity = .required, help: String) {
    self.name = name
    self.kind = kind
    self.arity = arity
    self.help = help
  }

  /// The argument in a usage line: `DATE`, `[YEAR]`, `[REGION...]`.
  public var usage: String {
    switch arity {
    case .required: name
    case .optional: "[\(name)]"
    case .any: "[\(name)...]"
    case .some: "\(name)..."
    }
  }
}
