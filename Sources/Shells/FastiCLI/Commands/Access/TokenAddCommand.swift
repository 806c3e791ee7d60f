import FastiCivil
import FastiPerson
import FastiRecords

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
    let scopes = try TokenScope.read(context.invocation.all(scope), field: scope.spelling)
    let item = try EditTokens(try context.keyring()).add(
      context.invocation.argument(0) ?? "", scopes, entropy: context.machine.entropy, now: context.machine.clock.now)
    context.answer(item) { $0.out.write(text: "\(item.secret.text)\n") }
    guard context.format == .text else { return }
    context.say(
      "the token of \(item.token.name), told only now: it opens \(item.token.scopes.joined(separator: ", ")) with "
        + "the header Authorization: Bearer TOKEN")
  }
}
