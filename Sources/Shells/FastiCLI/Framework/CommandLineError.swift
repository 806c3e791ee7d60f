import FastiRecords

/// What can be wrong with a command line, before any value is looked at.
enum CommandLineError {
  case unknownCommand(String, after: [String], among: [any Command.Type])
  case missingSubcommand(of: [String], (any Command.Type)?)
  case unknownOption(String, of: [String], among: [Option])
  case missingValue(Option)
  case unwantedValue(Option, String)
  case missingArgument(Argument, of: [String], CommandDefinition)
  case extraArgument(String?, of: [String], most: Int)
  case notAChoice(String, [String], field: String)
  case notANumber(String, ClosedRange<Int>, field: String)
  case notALanguage(String, field: String)
  case notUTF8(place: Int)

  /// The sentence for it, and what to type.
  var failure: Failure {
    switch self {
    case .unknownCommand(let word, let path, let commands): Self.unknownCommand(word, path, commands)
    case .missingSubcommand(let path, let command): Self.missingSubcommand(path, command)
    case .unknownOption(let typed, let path, let options): Self.unknownOption(typed, path, options)
    case .missingValue(let option):
      Failure(
        .usage, code: "missing-value", "\(option.spelling) needs a value", field: option.spelling,
        hint: "\(option.spelling) \(option.placeholder)")
    case .unwantedValue(let option, let value):
      Failure(
        .usage, code: "unwanted-value", "\(option.spelling) takes no value, not \"\(value)\"",
        field: option.spelling, value: value, hint: option.spelling)
    case .missingArgument(let argument, let path, let definition):
      Failure(
        .usage, code: "missing-argument", "\(line(path)) needs \(argument.name): \(argument.help)",
        field: argument.name, hint: definition.examples.first?.line)
    case .extraArgument(let value, let path, let most): Self.extraArgument(value, path, most)
    case .notAChoice(let value, let choices, let field): Self.notAChoice(value, choices, field)
    case .notALanguage(let value, let field):
      Failure(
        .invalid, code: "not-a-language", Self.oneOf(LanguageTag.known, value, field), field: field, value: value,
        hint: "\(field) sv")
    case .notANumber(let value, let limits, let field):
      Failure(
        .invalid, code: "not-a-number", "\(field) is \"\(value)\"; it must be a whole number\(limits.words)",
        field: field, value: value)
    case .notUTF8(let place): Self.notUTF8(place)
    }
  }

  private static func unknownCommand(_ word: String, _ path: [String], _ commands: [any Command.Type]) -> Failure {
    let nearest = Suggestion.nearest(word, among: commands.map { $0.name })
    return Failure(
      .usage, code: "unknown-command", "there is no command \"\(line(path + [word]))\"", field: "COMMAND", value: word,
      hint: nearest.map { "fasti \(line(path + [$0]))" } ?? "fasti help \(line(path))".trimmed)
  }

  private static func missingSubcommand(_ path: [String], _ command: (any Command.Type)?) -> Failure {
    let names = command?.definition.subcommands.map { $0.name } ?? []
    return Failure(
      .usage, code: "missing-command", "\(line(path)) needs one of: \(names.joined(separator: ", "))", field: "COMMAND",
      hint: names.first.map { "fasti \(line(path)) \($0)" })
  }

  private static func unknownOption(_ typed: String, _ path: [String], _ options: [Option]) -> Failure {
    let place = path.isEmpty ? "fasti" : line(path)
    let names = options.map(\.name).filter { !$0.isEmpty }
    let nearest = Suggestion.nearest(String(typed.drop { $0 == "-" }), among: names)
    return Failure(
      .usage, code: "unknown-option", "\(place) has no option \"\(typed)\"", field: typed, value: typed,
      hint: nearest.map { "--\($0)" } ?? "fasti help \(line(path))".trimmed)
  }

  private static func extraArgument(_ value: String?, _ path: [String], _ most: Int) -> Failure {
    let takes = most == 0 ? "no argument" : most == 1 ? "one argument" : "\(most) arguments"
    let which = value.map { "\"\($0)\" is one too many" } ?? "what was typed is not repeated here"
    return Failure(
      .usage, code: "extra-argument", "\(line(path)) takes \(takes); \(which)", value: value,
      hint: "fasti help \(line(path))")
  }

  private static func notAChoice(_ value: String, _ choices: [String], _ field: String) -> Failure {
    let nearest = Suggestion.nearest(value, among: choices)
    return Failure(
      .invalid, code: "not-a-choice", oneOf(choices, value, field), field: field, value: value,
      hint: nearest.map { field.hasPrefix("-") ? "\(field) \($0)" : $0 })
  }

  private static func notUTF8(_ place: Int) -> Failure {
    // The word may be a secret typed in the wrong place, so it is not repeated.
    Failure(
      .invalid, code: "not-utf8", "word \(place) after fasti is not UTF-8, so it is no text", field: "word \(place)",
      hint: "a terminal set to UTF-8, or standard input where a command takes -")
  }

  private static func oneOf(_ choices: [String], _ value: String, _ field: String) -> String {
    "\(field) is \"\(value)\"; it must be one of: \(choices.joined(separator: ", "))"
  }
}

/// Words as they are typed.
private func line(_ words: [String]) -> String { words.joined(separator: " ") }

extension String {
  /// Without spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension ClosedRange<Int> {
  /// The limits after "a whole number"; nothing where there are none.
  fileprivate var words: String {
    if upperBound == Int.max { return lowerBound == Int.min ? "" : ", \(lowerBound) or more" }
    return lowerBound == Int.min ? ", \(upperBound) or less" : ", \(lowerBound) to \(upperBound)"
  }
}
