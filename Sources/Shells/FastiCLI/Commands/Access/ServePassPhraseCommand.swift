import FastiPerson
import FastiRecords

/// `fasti serve pass-phrase`.
enum ServePassPhraseCommand: Command {
  static let name = "pass-phrase"
  static let isHeavy = true
  static let remove = Option.flag("remove", help: "let nobody but this machine in again")

  static var definition: CommandDefinition {
    var definition = CommandDefinition(
      summary: "Set the pass-phrase that other machines are let in with",
      details: [
        "Asks for it twice on the terminal, without showing it; where standard input is none (<FILE) it reads a line. "
          + "It is never an argument, which other users of the machine could see.",
        "Of the pass-phrase a hash is kept that takes time and memory to try (Argon2id). Setting another one, and "
          + "removing it, signs every browser out.",
      ],
      options: [remove],
      examples: [
        Example("fasti serve pass-phrase", "asks twice, then fasti serve --listen can let others in"),
        Example("fasti serve pass-phrase --remove", "signs everybody out and forgets it"),
      ])
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
      let existed = try setting.remove()
      if !existed { context.status = .no }
      return context.report(existed ? "removed; every browser is signed out" : "there is no pass-phrase")
    }
    try setting.set(try phrase(context), now: context.machine.clock.now)
    context.report(
      "set; every browser is signed out, and a server that runs without one asks for it once it is started again")
  }

  /// What is typed twice, or the first line of standard input.
  private static func phrase(_ context: Context) throws(Failure) -> [UInt8] {
    let console = context.machine.console
    guard let first = console.askSecret("Pass-phrase: ") else {
      let bytes = try context.machine.files.read("-", limit: 4_096)
      var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return Array(line)
    }
    guard console.askSecret("Once more: ") == first else {
      throw Failure(.access(.passPhrasesDiffer), hint: .line("fasti serve pass-phrase"))
    }
    return Array(first.utf8)
  }
}
