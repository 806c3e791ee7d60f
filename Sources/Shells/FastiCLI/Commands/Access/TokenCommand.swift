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
