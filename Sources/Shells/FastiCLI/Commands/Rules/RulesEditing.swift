import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords

extension Context {
  /// Edits rules and writes how to undo it.
  func ruleEditor() throws(Failure) -> EditRules {
    EditRules(try store(), try almanac(nil), now: now.seconds * 1_000)
  }

  /// Answers with the rule after the edit, for programs; `text` writes the answer for people.
  func answer(rule id: String, text: (Context) -> Void) throws(Failure) {
    guard format != .text else { return text(self) }
    answer(try ruleLister(almanac(nil)).rule(id, on: today(), languages: languages), text: text)
  }
}

/// `fasti rules add`.
enum RulesAddCommand: Command {
  static let name = "add"
  static let region = Option("region", .text, "REGION", help: "a code; without it the rule holds in every region")
  static let title = Option("name", .text, "NAME", help: "the holiday's name")
  static let on = Option("on", .text, "SENTENCE", help: "when it falls: '25 December', 'last Sunday of May' ...")
  static let kind = Option(
    "kind", .text, "KIND", help: "public, bank, government, deFacto, optional, school or observance")
  static let shift = Option("shift", .text, "SHIFT", help: "'additional Saturday -1, Sunday +1' and the like")
  static let since = Option("since", .text, "YEAR|DATE", help: "the first year or date")
  static let until = Option("until", .text, "YEAR|DATE", help: "the last year or date")
  static let source = Option("source", .text, "TEXT", help: "where it comes from")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add a rule of your own",
      details: [
        "Sentences: 25 December · 39 days after Easter · Saturday in 20 June to 26 June · last Sunday of May · "
          + "day 1 of lunar month 1, Vietnamese · June solstice · day 1 of month 10, hijri-ummalqura · "
          + "1 day after us.thanksgiving-day · 2026-09-22. Documentation/Rules.md has them all.",
        "Every mistake is reported at once, and an invalid rule is never stored.",
      ],
      options: [region, title, on, kind, shift, since, until, source],
      examples: [
        Example("fasti rules add --name 'Founders Day' --on '1 May'", "in every region"),
        Example("fasti rules add --region SE --name Bullar --on '4 October' --kind observance", "in one"),
      ],
      statuses: [StatusNote(.invalid, "the sentence has mistakes")])
  }

  static func run(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    guard let name = invocation[title], let sentence = invocation[on] else {
      let missing = invocation[title] == nil ? title : on
      throw Failure(
        .usage(.missing), field: missing.field,
        hint: .line("fasti rules add --region SE --name NAME --on '25 December'"))
    }
    let new = NewRule(
      region: invocation[region] ?? "", name: name, language: context.language, sentence: sentence,
      kind: invocation[kind], shift: invocation[shift], since: invocation[since], until: invocation[until],
      source: invocation[source])
    let id = try context.ruleEditor().add(new)
    try context.answer(rule: id.string) { $0.out.write(text: id.string + "\n") }
    context.report(done: .sayAdded)
  }
}

/// `fasti rules edit ID`.
enum RulesEditCommand: Command {
  static let name = "edit"
  static let title = Option("title", .text, "TITLE", help: "the name shown in place of the rule's; '' clears it")
  static let symbol = Option("symbol", .text, "SYMBOL", help: "the symbol's name; '' clears it")
  static let color = Option("color", .text, "COLOR", help: "the symbol's colour, #RRGGBB; '' clears it")
  static let notes = Option("notes", .text, "TEXT", help: "your notes; '' clears them")
  static let hide = Option.flag("hide", help: "hide its days everywhere")
  static let unhide = Option.flag("unhide", help: "show its days again")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Customise a rule: title, symbol, colour, notes, hiding",
      arguments: [Argument("ID", .text, help: "an id such as se.midsommardagen")],
      options: [title, symbol, color, notes, hide, unhide],
      examples: [Example("fasti rules edit se.julafton --title 'Julafton hos mormor'", "a title of your own")],
      statuses: [StatusNote(.no, "nothing changed: it had these values already")])
  }

  static func run(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    let hides = invocation.has(hide)
    if hides && invocation.has(unhide) {
      throw Failure(.usage(.exclusive(.hiding, "--hide", "--unhide")))
    }
    // `--color` belongs to every command as well; with six hex digits it is the symbol's colour.
    let edit = EditRules.LayerEdit(
      title: invocation[title], symbol: invocation[symbol], color: invocation[color], notes: invocation[notes],
      hidden: hides ? true : invocation.has(unhide) ? false : nil)
    let id = invocation.argument(0) ?? ""
    try context.ruleEditor().edit(id, edit)
    try context.answer(rule: id) { _ in }
    try context.report(edited: context.told(.sayChangedThing, .text(id)), already: id)
  }
}

/// `fasti rules reset ID`.
enum RulesResetCommand: Command {
  static let name = "reset"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove your changes from a rule that ships with the program",
      arguments: [Argument("ID", .text, help: "an id such as se.midsommardagen")],
      examples: [Example("fasti rules reset se.julafton", "as it came with the program")],
      statuses: [StatusNote(.no, "there was nothing to remove")])
  }

  static func run(_ context: Context) throws(Failure) {
    let id = context.invocation.argument(0) ?? ""
    let wasChanged = try context.ruleEditor().reset(id)
    try context.answer(rule: id) { _ in }
    if wasChanged {
      context.report(done: .sayRulesReset, .text(id))
    } else {
      context.status = .no
      context.report(nothing: .sayRulesAsItCame, .text(id))
    }
  }
}

/// `fasti rules delete ID`.
enum RulesDeleteCommand: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete a rule of your own",
      arguments: [Argument("ID", .text, help: "an id such as user.founders")],
      examples: [Example("fasti rules delete user.founders", "fasti undo brings it back")],
      statuses: [StatusNote(.refused, "the rule ships with the program; it can be hidden")])
  }

  static func run(_ context: Context) throws(Failure) {
    let id = context.invocation.argument(0) ?? ""
    let rule = try context.ruleLister(context.almanac(nil)).rule(
      id, on: context.today(), languages: context.languages)
    for orphan in try context.ruleEditor().delete(id) {
      context.report(nothing: .sayRulesOrphan, .text(orphan.string), .text(id))
    }
    context.answer(rule) { _ in }
    context.report(done: .sayDeletedThing, .text(id))
  }
}
