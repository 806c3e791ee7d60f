import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti serve pass-phrase`.
enum ServePassPhraseCommand: Command {
  static let name = "pass-phrase"
  static let isHeavy = true
  static let remove = Option.flag("remove", help: "delete the pass-phrase; only this machine has access again")

  static var definition: CommandDefinition {
    var definition = CommandDefinition(
      summary: "Set the pass-phrase for access from other machines",
      details: [
        "Asks for it twice on the terminal, without showing it; if standard input is not a terminal, it reads one "
          + "line. It is not an argument, because other users of the machine could see that.",
        "Only a hash is stored, which is slow to guess (Argon2id). Setting another pass-phrase, or "
          + "removing it, signs out every browser.",
      ],
      options: [remove],
      examples: [
        Example("fasti serve pass-phrase", "asks twice, then fasti serve --listen can let others in"),
        Example("fasti serve pass-phrase --remove", "signs out every browser and removes it"),
      ],
      statuses: [StatusNote(.refused, "it is to be removed, and several people have a calendar here")])
    definition.hidesWords = true
    return definition
  }

  static func run(_ context: Context) throws(Failure) {
    let keyring = try context.keyring()
    guard let hasher = context.machine.access?.hasher else {
      throw Failure(.helper(.noServer))
    }
    let setting = SetPassPhrase(keyring, hasher)
    if context.invocation.has(remove) {
      let existed = try setting.remove(among: try context.peopleDirectory())
      if !existed { context.status = .no }
      return context.report(existed ? .sayPassPhraseRemoved : .sayPassPhraseNone)
    }
    try setting.set(try phrase(context), now: context.machine.clock.now)
    context.report(.sayPassPhraseSet)
  }

  /// The text that is typed twice, or the first line of standard input.
  private static func phrase(_ context: Context) throws(Failure) -> [UInt8] {
    let console = context.machine.console
    guard let first = console.askSecret(context.text(.sayPassPhraseAsk) + " ") else {
      let bytes = try context.machine.files.read("-", limit: 4_096)
      var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return Array(line)
    }
    guard console.askSecret(context.text(.sayPassPhraseAgain) + " ") == first else {
      throw Failure(.access(.passPhrasesDiffer), hint: .line("fasti serve pass-phrase"))
    }
    return Array(first.utf8)
  }
}
