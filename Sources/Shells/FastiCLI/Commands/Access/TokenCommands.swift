import FastiCivil
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti token`: the tokens that programs send instead of a pass-phrase.
enum TokenCommand: Command {
  static let name = "token"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Manage access tokens for programs that use the API", synonyms: ["key"],
      details: [
        "A program sends its token in a header: Authorization: Bearer TOKEN. Only a hash of a token is stored, on this "
          + "machine alone: it is in no backup, and a revoked token stays revoked."
      ],
      examples: [
        Example("fasti token add shortcuts", "a token that allows reading, shown once"),
        Example("fasti token revoke shortcuts", "programs that use it are refused from now on"),
      ],
      subcommands: [TokenAddCommand.self, TokenListCommand.self, TokenRevokeCommand.self])
  }
}

/// `fasti token add NAME`.
enum TokenAddCommand: Command {
  static let name = "add"
  static let scope = Option(
    "scope", .text, "SCOPE", help: "calendar, read (default) or write; several with commas", repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Create a token and show it once",
      details: [
        "calendar allows holidays, business days and calendars, as they are for everyone in the regions that the program "
          + "names; read allows everything that can be read, including plans and leave; write allows changes, but no "
          + "address takes one from a program yet."
      ],
      arguments: [Argument("NAME", .text, help: "a name for the program")],
      options: [scope],
      examples: [
        Example("fasti token add shortcuts", "everything that can be read"),
        Example("fasti token add sign --scope calendar", "holidays and business days, nothing of yours"),
      ],
      statuses: [StatusNote(.refused, "a token with this name exists")])
  }

  static func run(_ context: Context) throws(Failure) {
    let scopes = try TokenScope.read(context.invocation.all(scope), field: scope.field)
    let item = try EditTokens(try context.keyring()).add(
      context.invocation.argument(0) ?? "", scopes, entropy: context.machine.entropy, now: context.machine.clock.now)
    context.answer(item) { $0.out.write(text: "\(item.secret.text)\n") }
    guard context.format == .text else { return }
    let opens = item.token.scopes.joined(separator: ", ")
    context.report(.sayTokenOnce, .text(item.token.name), .text(opens))
  }
}

/// `fasti token list`.
enum TokenListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the tokens of programs",
      details: ["The tokens themselves are not kept and cannot be shown again."],
      examples: [Example("fasti token list", "names, and what each token allows")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let tokens = try EditTokens(try context.keyring()).all()
    if tokens.isEmpty {
      context.status = .no
      context.report(empty: context.text(.sayTokenNone), hint: "fasti token add NAME --scope read")
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
      summary: "Revoke a token",
      details: [
        "It is refused from the next request on. fasti undo does not bring it back; create another with fasti token "
          + "add."
      ],
      arguments: [Argument("NAME", .text, help: "the token's name")],
      examples: [Example("fasti token revoke shortcuts", "programs that use it are refused from now on")],
      statuses: [StatusNote(.notFound, "there is no such token")])
  }

  static func run(_ context: Context) throws(Failure) {
    let name = context.invocation.argument(0) ?? ""
    try EditTokens(try context.keyring()).revoke(name)
    context.report(.sayTokenRevoked, .text(name))
  }
}

extension Context {
  /// The keyring of the data folder.
  /// - Throws: `.storage` if the store is not in a folder.
  func keyring() throws(Failure) -> any Keyring {
    _ = try store()
    guard let access = machine.access else {
      throw Failure(.helper(.noKeyring))
    }
    return try openKeyring(access)
  }
}
