import FastiCivil
import FastiPerson
import FastiRecords

/// `fasti token`: what programs show in place of a pass-phrase.
enum TokenCommand: Command {
  static let name = "token"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Let programs use the API of a server that has a pass-phrase",
      details: [
        "A program shows its token in a header: Authorization: Bearer TOKEN. Of a token only a hash is kept, on this "
          + "machine alone: it is in no backup, and what was revoked stays so."
      ],
      examples: [
        Example("fasti token add shortcuts", "a token that may read, shown once"),
        Example("fasti token revoke shortcuts", "it opens nothing from now on"),
      ],
      subcommands: [TokenAddCommand.self, TokenListCommand.self, TokenRevokeCommand.self])
  }
}

/// `fasti token add NAME`.
enum TokenAddCommand: Command {
  static let name = "add"
  static let scope = Option(
    "scope", .text, "SCOPE", help: "calendar, read (if left out) or write; several with commas", repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Make a token and show it, once",
      details: [
        "calendar opens holidays, business days and calendars; read opens all that can be read, plans and leave too; "
          + "write opens what changes something."
      ],
      arguments: [Argument("NAME", .text, help: "what you call the program that gets it")],
      options: [scope],
      examples: [
        Example("fasti token add shortcuts", "all that can be read"),
        Example("fasti token add sign --scope calendar", "holidays and business days, nothing of yours"),
      ],
      statuses: [StatusNote(.refused, "there is a token of that name")])
  }

  static func run(_ context: Context) throws(Failure) {
    let scopes = try TokenScope.read(context.invocation.all(scope), field: scope.field)
    let item = try EditTokens(try context.keyring()).add(
      context.invocation.argument(0) ?? "", scopes, entropy: context.machine.entropy, now: context.machine.clock.now)
    context.answer(item) { $0.out.write(text: "\(item.secret.text)\n") }
    guard context.format == .text else { return }
    context.report(
      "the token of \(item.token.name), told only now: it opens \(item.token.scopes.joined(separator: ", ")) with "
        + "the header Authorization: Bearer TOKEN")
  }
}

/// `fasti token list`.
enum TokenListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the tokens of programs",
      details: ["The tokens themselves are not kept and cannot be shown again."],
      examples: [Example("fasti token list", "names, and what each token opens")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let tokens = try EditTokens(try context.keyring()).all()
    if tokens.isEmpty {
      context.status = .no
      context.report(empty: "there are no tokens", hint: "fasti token add NAME --scope read")
    }
    context.answer(tokens, columns: TokenItem.columns) { context in
      for token in tokens {
        context.out.write(text: "\(token.name)  \(token.scopes.joined(separator: ", "))\n")
      }
    }
  }
}

/// `fasti token revoke NAME`.
enum TokenRevokeCommand: Command {
  static let name = "revoke"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "End a token",
      details: ["It opens nothing from the next request on. fasti undo does not bring it back; fasti token add does."],
      arguments: [Argument("NAME", .text, help: "the token's name")],
      examples: [Example("fasti token revoke shortcuts", "whoever shows it is refused from now on")],
      statuses: [StatusNote(.notFound, "there is no token of that name")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    try EditTokens(try context.keyring()).revoke(name)
    context.report("revoked \(name)")
  }
}

extension Context {
  /// What lets people and programs in.
  /// - Throws: `.storage` where the store is none of a folder.
  func keyring() throws(Failure) -> any Keyring {
    _ = try store()
    guard let access = machine.access else {
      throw Failure(.helper(.noKeyring))
    }
    return access.openKeyring(try dataFolder())
  }
}
