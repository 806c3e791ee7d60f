import FastiPerson
import FastiRecords


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
    context.say("revoked \(name)")
  }
}
