/// A parsed command line as values, independent of the machine.
public struct Invocation: Sendable {
  /// The words of the command: `["rules", "add"]`; empty if there is none.
  public let path: [String]
  /// The command; nil if there is none.
  public let command: (any Command.Type)?
  /// The arguments, without the words of `path`.
  public let arguments: [String]
  /// Options and their values, in the order of the command line.
  let options: [(name: String, value: String)]

  /// Whether an option was given, with or without a value.
  public func has(_ option: Option) -> Bool { options.contains { $0.name == option.key } }

  /// The last value of an option; nil if it is not given.
  public subscript(option: Option) -> String? { options.last { $0.name == option.key }?.value }

  /// All values of an option that may be repeated.
  public func all(_ option: Option) -> [String] { options.filter { $0.name == option.key }.map(\.value) }

  /// The number in an option; its range has been checked.
  public func int(_ option: Option) -> Int? { self[option].flatMap { Int($0) } }

  /// The argument at a position, or nil.
  public func argument(_ position: Int) -> String? {
    arguments.indices.contains(position) ? arguments[position] : nil
  }

  /// The format of answers; the last of `--format` and `--json` is used.
  public var format: OutputFormat {
    switch options.last(where: { $0.name == "format" || $0.name == "json" }) {
    case ("json", _)?, (_, "json")?: .json
    case (_, "csv")?: .csv
    default: .text
    }
  }
}
