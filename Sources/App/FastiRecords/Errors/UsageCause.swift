import FastiCivil

/// What is wrong with a command line, or with a request whose parts contradict each other.
public enum UsageCause: Hashable, Sendable {
  /// There is no such command; with its words.
  case unknownCommand(String)
  /// A command needs a subcommand.
  case missingCommand(of: String, among: [String])
  /// A command has no such option.
  case unknownOption(of: String)
  /// An option is missing its value.
  case missingValue(String)
  /// A flag was given a value.
  case unwantedValue(String)
  /// A command is missing an argument.
  case missingArgument(of: String, String)
  /// A command has more arguments than allowed; `isSecret` says that they must not be quoted.
  case extraArgument(of: String, most: Int, isSecret: Bool)
  /// A word of the command line, counted from 1, is not UTF-8.
  case notUTF8(word: Int)
  /// A required option or field is missing.
  case missing
  /// A field needs another one.
  case needs(Field)
  /// Two fields exclude each other; with the value of the first, if that decides it.
  case exclusive(Pair, Field, Field, value: String? = nil)
  /// Exactly one of two is required.
  case either(String, String)
  /// A range needs at least one of its two ends.
  case emptyRange(String, String)
  case twoYears
  case nothingToChange
  /// An option contains a secret, which other users of the machine could read.
  case secretTyped
  /// The command writes a file, and `--format` does not change its format.
  case ownFormat(of: String)

  /// What excludes each other, as a name for programs.
  public enum Pair: String, Hashable, Sendable, CaseIterable {
    case days = "two-days"
    case goals = "two-goals"
    case calendars = "from-and-calendar"
    case scopes = "two-scopes"
    case signs = "two-signs"
    case schedules = "two-schedules"
    case enabling = "enable-and-disable"
    case hiding = "hide-and-unhide"
    case sources = "two-sources"
    case forms = "two-forms"
    case ends = "two-ends"
    case recurrences = "two-recurrences"
    case alarms = "alarm-and-none"
  }
}

extension UsageCause {
  var sort: FailureSort {
    switch self {
    case .unknownCommand: .usage("unknown-command")
    case .missingCommand: .usage("missing-command")
    case .unknownOption: .usage("unknown-option")
    case .missingValue: .usage("missing-value")
    case .unwantedValue: .usage("unwanted-value")
    case .missingArgument: .usage("missing-argument")
    case .extraArgument: .usage("extra-argument")
    case .notUTF8: "not-utf8"
    case .missing, .needs, .emptyRange: .usage("missing-option")
    case .exclusive(let pair, _, _, _): .usage(pair.rawValue)
    case .either: .usage("day-or-remove")
    case .twoYears: .usage("too-many-years")
    case .nothingToChange: .usage("nothing-to-change")
    case .ownFormat: .usage("no-such-format")
    case .secretTyped: .usage("secret-typed")
    }
  }

  /// The sentence with the names that programs and the command line use.
  var sentence: Sentence { sentence(naming: { $0.name }) }

  /// The sentence, with a name for each field in it.
  func sentence(naming name: (Field) -> String) -> Sentence {
    switch self {
    case .unknownCommand(let words): Sentence(.usageUnknownCommand, .text(words))
    case .missingCommand(let command, let names):
      Sentence(.usageMissingCommand, .text(command), .text(names.joined(separator: ", ")))
    case .unknownOption(let command): Sentence(.usageUnknownOption, .text(command))
    case .missingValue(let option): Sentence(.usageMissingValue, .text(option))
    case .unwantedValue(let option): Sentence(.usageUnwantedValue, .text(option))
    case .missingArgument(let command, let argument):
      Sentence(.usageMissingArgument, .text(command), .text(argument))
    case .extraArgument(let command, let most, let isSecret):
      Sentence(isSecret ? .usageExtraSecret : .usageExtra, .text(command), Self.arguments(most))
    case .notUTF8(let word): Sentence(.usageNotUTF8, .number(word))
    case .missing: Sentence(.usageMissing, .field)
    case .needs(let other): Sentence(.usageNeeds, .field, .text(name(other)))
    case .exclusive(_, let one, let other, let value):
      Sentence(.usageExclude, .text([name(one), value].compactMap { $0 }.joined(separator: " ")), .text(name(other)))
    case .either(let one, let other): Sentence(.usageEither, .text(one), .text(other))
    case .emptyRange(let from, let to): Sentence(.usageEmptyRange, .text(from), .text(to))
    case .twoYears: Sentence(.usageTwoYears)
    case .nothingToChange: Sentence(.usageNothingToChange)
    case .secretTyped: Sentence(.usageSecretTyped)
    case .ownFormat(let command): Sentence(.usageOwnFormat, .text(command))
    }
  }

  private static func arguments(_ most: Int) -> Sentence.Part {
    switch most {
    case 0: .word(.usageArgumentNone)
    case 1: .word(.usageArgumentOne)
    default: .sentence(Sentence(.usageArgumentMany, .number(most)))
    }
  }
}
