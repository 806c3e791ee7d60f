public import FastiRecords

/// An option of a command, by name.
public struct Option: Sendable {
  /// The long name without hyphens: `format`.
  public let name: String
  /// The one-letter name without its hyphen; nil for none.
  public let short: Character?
  /// The values it accepts; `.flag` takes none.
  public let kind: ValueKind
  /// The value's name in help: `DATE`; empty for a flag.
  public let placeholder: String
  /// Its meaning, in one line.
  public let help: String
  /// Whether it may be given several times; otherwise the last one counts.
  public let repeats: Bool

  /// An option without a value: it is given or not.
  public static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(name, short: short, .flag, "", help: help)
  }

  public init(
    _ name: String, short: Character? = nil, _ kind: ValueKind, _ placeholder: String, help: String,
    repeats: Bool = false
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.placeholder = placeholder
    self.help = help
    self.repeats = repeats
  }

  /// Whether a value follows.
  var takesValue: Bool { kind != .flag }

  /// The option in the help: `-h`, `--format text|json|csv`.
  var signature: String {
    let value = takesValue ? " \(placeholder)" : ""
    // The two helps differ only in their names, so -h is listed alone.
    guard let short else { return "--\(name)\(value)" }
    return name.isEmpty ? "-\(short)\(value)" : "-\(short), --\(name)\(value)"
  }

  /// The option as typed, without its value: `--format`, `-h`.
  public var spelling: String { name.isEmpty ? "-\(key)" : "--\(name)" }

  /// The option as the field of a mistake.
  public var field: Field { Field(spelling) }

  /// The name under which an ``Invocation`` stores its value: the long one, otherwise the short one.
  var key: String { name.isEmpty ? String(short ?? " ") : name }
}

/// The values that an option or argument accepts.
///
/// Whole numbers and choices are checked while parsing; days and weeks are checked when the present day is known.
public enum ValueKind: Hashable, Sendable {
  /// No value: a flag.
  case flag
  /// A whole number in a range.
  case int(ClosedRange<Int>)
  /// A DATE: `2026-02-05`, `tomorrow`, `+3d` ...
  case day
  /// A WEEK: `2026-W06`, `W06`, `6`.
  case week
  /// A month: `2026-02`.
  case month
  /// A YEAR: `2026`.
  case year
  /// One of these words.
  case choice([String])
  /// A language or locale: `sv`, `sv-SE`, `sv_SE.UTF-8`.
  case language
  case text
  /// The name of a file; some commands read `-` as standard input.
  case file
  /// The name of a folder.
  case folder
}
