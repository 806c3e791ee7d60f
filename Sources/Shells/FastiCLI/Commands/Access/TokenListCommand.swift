import FastiCivil
import FastiPerson
import FastiRecords

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
      context.say(empty: "there are no tokens", hint: "fasti token add NAME --scope read")
    }
    context.answer(tokens, columns: TokenItem.columns) { context in
      for token in tokens {
        context.out.write(text: "\(token.name)  \(token.scopes.joined(separator: ", "))\n")
      }
    }
  }
}
