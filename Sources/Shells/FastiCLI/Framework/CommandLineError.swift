import FastiRecords

/// What can be wrong with a command line, before any value is looked at.
enum CommandLineError {
  case unknownCommand(String, after: [String], among: [any Command.Type], of: [any Command.Type])
  case missingSubcommand(of: [String], (any Command.Type)?)
  case unknownOption(String, of: [String], among: [Option])
  case missingValue(Option)
  case unwantedValue(Option, String)
  case missingArgument(Argument, of: [String], CommandDefinition)
  case extraArgument(String?, of: [String], most: Int)
  case notAChoice(String, [String], field: Field)
  case notANumber(String, ClosedRange<Int>, field: Field)
  case notALanguage(String, field: Field)
  case notUTF8(place: Int)

  /// The failure it is, with what to type instead.
  var failure: Failure {
    switch self {
    case .unknownCommand(let word, let path, let commands, let all):
      let nearest = Suggestion.nearest(word, among: commands.map { $0.name }).map { "fasti \(line(path + [$0]))" }
      return Failure(
        .usage(.unknownCommand(line(path + [word]))), field: .command, value: word,
        hint: .line(nearest ?? CommandSearch(all).best(word, after: path) ?? Self.help(path)))
    case .missingSubcommand(let path, let command):
      let names = command?.definition.subcommands.map { $0.name } ?? []
      return Failure(
        .usage(.missingCommand(of: line(path), among: names)), field: .command,
        hint: names.first.map { .line("fasti \(line(path)) \($0)") })
    case .unknownOption(let typed, let path, let options):
      let names = options.map(\.name).filter { !$0.isEmpty }
      let nearest = Suggestion.nearest(String(typed.drop { $0 == "-" }), among: names)
      return Failure(
        .usage(.unknownOption(of: path.isEmpty ? "fasti" : line(path))), field: Field(typed), value: typed,
        hint: .line(nearest.map { "--\($0)" } ?? Self.help(path)))
    case .missingValue(let option):
      return Failure(
        .usage(.missingValue(option.spelling)), field: option.field,
        hint: .line("\(option.spelling) \(option.placeholder)"))
    case .unwantedValue(let option, let value):
      return Failure(
        .usage(.unwantedValue(option.spelling)), field: option.field, value: value, hint: .line(option.spelling))
    case .missingArgument(let argument, let path, let definition):
      return Failure(
        .usage(.missingArgument(of: line(path), argument.name)), field: Field(argument.name),
        hint: definition.examples.first.map { .line($0.line) })
    case .extraArgument(let value, let path, let most):
      return Failure(
        .usage(.extraArgument(of: line(path), most: most, isSecret: value == nil)), value: value,
        hint: .line(Self.help(path)))
    case .notAChoice(let value, let choices, let field):
      return Failure(.value(.choice(choices)), field: field, value: value)
    case .notALanguage(let value, let field):
      return Failure(.value(.language(LanguageTag.known)), field: field, value: value)
    case .notUTF8(let place):
      // The word may be a secret typed in the wrong place, so it is not repeated.
      return Failure(.usage(.notUTF8(word: place)), field: .path("word \(place)"), hint: .words(.cliTerminal))
    case .notANumber(let value, let limits, let field):
      return Failure(.value(.option(limits)), field: field, value: value)
    }
  }

  private static func help(_ path: [String]) -> String {
    path.isEmpty ? "fasti help" : "fasti help \(line(path))"
  }
}

/// Words as they are typed.
private func line(_ words: [String]) -> String { words.joined(separator: " ") }
