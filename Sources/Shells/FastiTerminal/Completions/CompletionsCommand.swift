import FastiRecords

/// `fasti completions SHELL`.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let writesFile = true

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Write the completions for a shell",
      details: [
        "bash: fasti completions bash > ~/.local/share/bash-completion/completions/fasti",
        "zsh: fasti completions zsh > a file named _fasti in a folder of $fpath",
        "fish: fasti completions fish > ~/.config/fish/completions/fasti.fish",
      ],
      arguments: [Argument("SHELL", .choice(["bash", "zsh", "fish"]), help: "bash, zsh or fish")],
      examples: [Example("fasti completions bash", "the script bash sources")])
  }

  static func run(_ context: Context) throws(Failure) {
    let words = CompletionWords(context.program)
    switch context.invocation.argument(0) {
    case "zsh": ZshCompletions.write(words, to: &context.out)
    case "fish": FishCompletions.write(words, to: &context.out)
    default: BashCompletions.write(words, to: &context.out)
    }
  }
}
