public import FastiRecords

/// A mistake of a command line, found before values are read.
public enum CommandLineError {
  /// A word where a command was expected.
  case unknownCommand(String, after: [String], among: [any Command.Type], of: [any Command.Type])
  /// A command that only groups others, without one of them.
  case missingSubcommand(of: [String], (any Command.Type)?)
  /// An option that the command does not have.
  case unknownOption(String, of: [String], among: [Option])
  /// An option without its value.
  case missingValue(Option)
  /// A value for an option that takes none.
  case unwantedValue(Option, String)
  /// An argument that is required.
  case missingArgument(Argument, of: [String], CommandDefinition)
  /// More arguments than the command takes; the word is nil if it may be secret.
  case extraArgument(String?, of: [String], most: Int)
  /// A value that is not one of the choices.
  case notAChoice(String, [String], field: Field)
  /// A value that is not a whole number within the limits.
  case notANumber(String, ClosedRange<Int>, field: Field)
  /// A value that does not name a language.
  case notALanguage(String, field: Field)
  /// A word whose bytes are not UTF-8, by its position from 1.
  case notUTF8(place: Int)

  /// The failure, with what to type instead.
  public var failure: Failure {
    switch self {
    case .unknownCommand(let word, let path, let commands, let all):
      let search = CommandSearch(all)
      let nearest = Suggestion.nearest(word, among: commands.map { $0.name }).map { "fasti \(line(path + [$0]))" }
      // A word that a command has was meant as that command; its spelling may be near another one: "restore", "store".
      let meant =
        search.best(word) { $0.count > path.count && $0.starts(with: path) } ?? nearest
        ?? search.best(word) { $0 != path }
      return Failure(
        .usage(.unknownCommand(line(path + [word]))), field: .command, value: word,
        hint: .line(meant ?? Self.help(path)))
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

/// Words as typed.
private func line(_ words: [String]) -> String { words.joined(separator: " ") }
