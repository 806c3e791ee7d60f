public import FastiRecords

/// Parses a command line into an ``Invocation``.
///
/// Options may be anywhere, even before their command; `--` ends them. A word that starts with `-` and a digit is not
/// an option, and options cannot be abbreviated.
public struct CommandLineParser {
  private let commands: [any Command.Type]

  public init(_ commands: [any Command.Type]) { self.commands = commands }

  /// Reads the words after the program's name.
  /// - Throws: `.usage` for a wrong command line, `.invalid` for a wrong number or choice.
  public func parse(_ words: [String]) throws(Failure) -> Invocation {
    let target = try resolve(words)
    let options = (target.command?.definition.options ?? []) + GlobalOptions.all
    var reader = OptionReader(path: target.path, known: options)
    var arguments: [String] = []
    var position = 0
    var isOpen = true
    while position < words.count {
      let word = words[position]
      position += 1
      if isOpen, word == "--" {
        isOpen = false
      } else if isOpen, word.isOption {
        let next = position < words.count ? words[position] : nil
        if try reader.read(word, next: next) { position += 1 }
      } else if !target.positions.contains(position - 1) {
        arguments.append(word)
      }
    }
    let known = target.command?.definition.arguments ?? []
    for place in known.indices.prefix(arguments.count) {
      arguments[place] = known[place].kind.spelling(of: arguments[place])
    }
    let invocation = Invocation(
      path: target.path, command: target.command, arguments: arguments, options: reader.found)
    try check(invocation)
    return invocation
  }

  /// The command of a line, and the positions of its words.
  private struct Target {
    var path: [String] = []
    var positions: [Int] = []
    var command: (any Command.Type)?
  }

  /// Finds the command, before it is known which options take a value.
  private func resolve(_ words: [String]) throws(Failure) -> Target {
    var target = Target()
    var level = commands
    var position = 0
    var isOpen = true
    var options: [String] = []
    while position < words.count, !level.isEmpty {
      let word = words[position]
      defer { position += 1 }
      if isOpen, word == "--" {
        isOpen = false
        continue
      }
      if isOpen, word.isOption {
        options.append(word)
        if takesValue(word, below: level, target.command) { position += 1 }
        continue
      }
      guard let next = level.first(where: { $0.name == word }) else {
        if let definition = target.command?.definition {
          if definition.runsAlone, !definition.arguments.isEmpty { break }
          try check(options, below: level, of: target, definition)
        }
        throw CommandLineError.unknownCommand(word, after: target.path, among: level, of: commands).failure
      }
      target.path.append(word)
      target.positions.append(position)
      target.command = next
      level = next.definition.subcommands
    }
    return target
  }

  /// Whether the word after an option is its value, according to the commands that are still possible.
  private func takesValue(_ word: String, below level: [any Command.Type], _ command: (any Command.Type)?) -> Bool {
    guard !word.utf8.contains(UInt8(ascii: "=")) else { return false }
    let here = GlobalOptions.all + (command?.definition.options ?? [])
    if let option = here.first(where: { $0.answers(to: word) }) { return option.takesValue }
    for candidate in level {
      let definition = candidate.definition
      if let option = definition.options.first(where: { $0.answers(to: word) }) { return option.takesValue }
      if takesValue(word, below: definition.subcommands, nil) { return true }
    }
    return false
  }

  /// Refuses the first option that none of the possible commands has: the word after it, which is not a command, was
  /// meant as its value.
  private func check(
    _ options: [String], below level: [any Command.Type], of target: Target, _ definition: CommandDefinition
  ) throws(Failure) {
    for option in options where option.hasPrefix("--") {
      let name = String(option.prefix { $0 != "=" })
      guard !isKnown(name, below: level, target.command) else { continue }
      throw CommandLineError.unknownOption(name, of: target.path, among: definition.options + GlobalOptions.all).failure
    }
  }

  /// Whether a command, or a subcommand of it, has an option with a name.
  private func isKnown(_ name: String, below level: [any Command.Type], _ command: (any Command.Type)?) -> Bool {
    (GlobalOptions.all + (command?.definition.options ?? [])).contains { $0.answers(to: name) }
      || level.contains { isKnown(name, below: $0.definition.subcommands, $0) }
  }

  /// Checks the number of arguments, unless help or the version is asked for.
  private func check(_ invocation: Invocation) throws(Failure) {
    let asks = [GlobalOptions.help, GlobalOptions.shortHelp, GlobalOptions.version].contains { invocation.has($0) }
    guard !asks, let definition = invocation.command?.definition else { return }
    guard definition.runsAlone else {
      throw CommandLineError.missingSubcommand(of: invocation.path, invocation.command).failure
    }
    let arguments = definition.arguments
    let least = arguments.filter { $0.arity == .required || $0.arity == .some }
    if invocation.arguments.count < least.count {
      throw CommandLineError.missingArgument(least[invocation.arguments.count], of: invocation.path, definition).failure
    }
    let isOpenEnded = arguments.contains { $0.arity == .any || $0.arity == .some }
    if !isOpenEnded, invocation.arguments.count > arguments.count {
      throw CommandLineError.extraArgument(
        definition.hidesWords ? nil : invocation.arguments[arguments.count], of: invocation.path, most: arguments.count
      ).failure
    }
    if !isOpenEnded {
      for (argument, value) in zip(arguments, invocation.arguments) {
        try argument.kind.check(value, Field(argument.name))
      }
    }
  }
}

/// Reads options and their values.
private struct OptionReader {
  let path: [String]
  let known: [Option]
  var found: [(name: String, value: String)] = []

  /// Parses one word of options; returns whether the word after it was its value.
  mutating func read(_ word: String, next: String?) throws(Failure) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count == 2 ? String(parts[1]) : nil
    let name = String(parts[0])
    if name.hasPrefix("--") {
      guard let option = known.first(where: { $0.answers(to: name) }) else { throw unknown(name) }
      return try accept(option, attached: attached, next: next)
    }
    return try readCluster(word, next: next)
  }

  /// Parses `-abc`, of which only the last may take a value: the rest of the word, or the next word.
  private mutating func readCluster(_ word: String, next: String?) throws(Failure) -> Bool {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else { throw unknown("-\(letter)") }
      if option.takesValue {
        let attached = rest.first == "=" ? rest.dropFirst() : rest
        return try accept(option, attached: rest.isEmpty ? nil : String(attached), next: next)
      }
      if rest.first == "=" { throw CommandLineError.unwantedValue(option, String(rest.dropFirst())).failure }
      found.append((option.key, ""))
    }
    return false
  }

  /// Stores an option and its value; returns whether `next` was the value.
  private mutating func accept(_ option: Option, attached: String?, next: String?) throws(Failure) -> Bool {
    guard option.takesValue else {
      if let attached { throw CommandLineError.unwantedValue(option, attached).failure }
      found.append((option.key, ""))
      return false
    }
    if let attached {
      let attached = option.kind.spelling(of: attached)
      try option.kind.check(attached, option.field)
      found.append((option.key, attached))
      return false
    }
    // A value that looks like an option is read as an option, because a forgotten value is more likely; --name=value
    // allows such a value.
    guard let word = next, !word.isOption, word != "--" else { throw CommandLineError.missingValue(option).failure }
    let next = option.kind.spelling(of: word)
    try option.kind.check(next, option.field)
    found.append((option.key, next))
    return true
  }

  private func unknown(_ name: String) -> Failure {
    CommandLineError.unknownOption(name, of: path, among: known).failure
  }
}

extension Option {
  /// Whether a word such as `--format` or `-h` means this option.
  fileprivate func answers(to word: String) -> Bool {
    if word.hasPrefix("--") { return !name.isEmpty && word.dropFirst(2) == name[...] }
    return word.count == 2 && word.last == short
  }
}

extension ValueKind {
  /// A choice in its own spelling if the value differs from it only in capitals; any other value unchanged.
  fileprivate func spelling(of value: String) -> String {
    guard case .choice(let choices) = self, !choices.contains(value) else { return value }
    let small = value.lowercased()
    return choices.first { $0.lowercased() == small } ?? value
  }

  /// Checks everything that does not depend on the present day.
  fileprivate func check(_ value: String, _ field: Field) throws(Failure) {
    switch self {
    case .choice(let choices):
      guard choices.contains(value) else { throw CommandLineError.notAChoice(value, choices, field: field).failure }
    case .int(let limits):
      guard let number = Int(value), limits.contains(number) else {
        throw CommandLineError.notANumber(value, limits, field: field).failure
      }
    case .language:
      guard LanguageTag.isKnown(value) else { throw CommandLineError.notALanguage(value, field: field).failure }
    case .flag, .day, .week, .month, .year, .text, .file, .folder: break
    }
  }
}

extension String {
  /// Whether a word is an option: it starts with a hyphen and is neither `-` nor a negative number.
  fileprivate var isOption: Bool {
    var bytes = utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "-"), let second = bytes.next() else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second)
  }
}
