/// A parsed command line: plain values, independent of the machine.
public struct Invocation: Sendable {
  /// The words that name the command: `["rules", "add"]`; empty when none was named.
  public let path: [String]
  /// The command; nil when none was named.
  public let command: (any Command.Type)?
  /// The arguments, without the words of `path`.
  public let arguments: [String]
  /// Options and their values in the order in which they were typed.
  let options: [(name: String, value: String)]

  /// Arguments, then options other than those every command has, as words that parse to the same.
  var words: [String] {
    let own = command?.definition.options.map(\.key) ?? []
    let everywhere = Set(GlobalOptions.all.map(\.key)).subtracting(own)
    var words = arguments
    for option in options where !everywhere.contains(option.name) {
      words.append("--\(option.name)")
      let isFlag = command?.definition.options.first { $0.key == option.name }?.kind == .flag
      if !isFlag { words.append(option.value) }
    }
    return words
  }

  /// Whether an option was given, with or without a value.
  public func has(_ option: Option) -> Bool { options.contains { $0.name == option.key } }

  /// The value of an option; of several the last, nil when there is none.
  public subscript(option: Option) -> String? { options.last { $0.name == option.key }?.value }

  /// Every value of an option that may be repeated.
  public func all(_ option: Option) -> [String] { options.filter { $0.name == option.key }.map(\.value) }

  /// The number in an option; its range has been checked.
  public func int(_ option: Option) -> Int? { self[option].flatMap { Int($0) } }

  /// The argument at that position, or nil.
  public func argument(_ position: Int) -> String? {
    arguments.indices.contains(position) ? arguments[position] : nil
  }

  /// The format of answers; of `--format` and `--json` the last counts.
  public var format: OutputFormat {
    switch options.last(where: { $0.name == "format" || $0.name == "json" }) {
    case ("json", _)?, (_, "json")?: .json
    case (_, "csv")?: .csv
    default: .text
    }
  }
}
