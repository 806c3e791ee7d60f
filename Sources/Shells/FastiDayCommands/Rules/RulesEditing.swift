import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal

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

extension Context {
  /// The days of a new rule of the user.
  fileprivate func outlook(of id: RuleID) throws(Failure) -> RuleOutlook {
    let store = try store()
    let own: [Version<UserRule>]
    do { own = try store.read { reader throws(StoreError) in try reader.userRules() } } catch {
      throw Failure(error)
    }
    return try RuleOutlook(id, almanac(nil), from: today(), languages: languages, own: own.map(\.record))
  }

  /// Reports the days of a rule, whether they are days off, and the findings of the linter.
  fileprivate func report(_ outlook: RuleOutlook) {
    if outlook.days.isEmpty {
      report(.sayRulesFallsNever, .number(PreviewRule.years))
    } else {
      let days = outlook.days.map { "\(words.shortWeekdays[$0.weekday.number - 1]) \($0.iso)" }
      report(
        outlook.isDayOff ? .sayRulesFallsOff : .sayRulesFallsMarked, .text(outlook.item.name),
        .text(days.joined(separator: ", ")))
    }
    for finding in outlook.findings { report(finding.sentence) }
  }
}

extension Invocation {
  /// The values of a repeated option, one a line; nil without the option.
  fileprivate func lines(_ option: Option) -> String? {
    has(option) ? all(option).joined(separator: "\n") : nil
  }
}

/// `fasti rules add`.
enum RulesAddCommand: Command {
  static let name = "add"
  static let region = Option("region", .text, "REGION", help: "a code; without it the rule holds in every region")
  static let title = Option("name", .text, "NAME", help: "the holiday's name")
  static let on = Option("on", .text, "SENTENCE", help: "when it falls: '25 December', 'last Sunday of May' ...")
  static let kind = Option(
    "kind", .text, "KIND",
    help: "day off? public; else bank, government, deFacto, optional, school, workday or observance, the default")
  static let shift = Option("shift", .text, "SHIFT", help: "'additional Saturday -1, Sunday +1' and the like")
  static let since = Option("since", .text, "YEAR|DATE", help: "the first year or date")
  static let until = Option("until", .text, "YEAR|DATE", help: "the last year or date")
  static let source = Option("source", .text, "TEXT", help: "where it comes from")
  static let except = Option(
    "except", .text, "TEXT",
    help: "what differs in a year or on a date: '2026 cancelled', '2027 moved to 2027-06-06', '2028 renamed en Fair'",
    repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add a rule of your own",
      details: [
        "Sentences: 25 December · 39 days after Easter · Saturday in 20 June to 26 June · last Sunday of May · "
          + "day 1 of lunar month 1, Vietnamese · June solstice · day 1 of month 10, hijri-ummalqura · "
          + "1 day after us.thanksgiving-day · 2026-09-22. Documentation/Rules.md has them all.",
        "Day off? A rule without a kind is an observance: marked, and worked. --kind public, or a sentence such as "
          + "'public on 4 October', makes it a day off, which business days and leave leave out.",
        "The answer lists the next three days and anything odd about the rule. Every mistake is reported at once, and an invalid "
          + "rule is never stored.",
      ],
      options: [region, title, on, kind, shift, since, until, source, except],
      examples: [
        Example("fasti rules add --name 'Founders Day' --on '1 May' --kind public", "a day off in every region"),
        Example("fasti rules add --region SE --name Bullar --on '4 October'", "marked in one"),
        Example(
          "fasti rules add --name Fair --on 'last Sunday of May' --except '2027 moved to 2027-06-06'",
          "another day in one year"),
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
      source: invocation[source], exceptions: invocation.lines(except))
    let id = try context.ruleEditor().add(new)
    let outlook = try context.outlook(of: id)
    context.answer(outlook) { $0.out.write(text: id.string + "\n") }
    context.report(outlook)
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
  static let holidayName = Option("name", .text, "NAME", help: "of a rule of your own: its name")
  static let on = Option("on", .text, "SENTENCE", help: "of a rule of your own: when it falls")
  static let kind = Option("kind", .text, "KIND", help: "of a rule of your own: public for a day off, observance ...")
  static let region = Option("region", .text, "REGION", help: "of a rule of your own: a code; '' for every region")
  static let except = Option(
    "except", .text, "TEXT", help: "of a rule of your own: what differs, in place of all its exceptions; '' for none",
    repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Customise a rule: title, symbol, colour, notes, hiding",
      details: [
        "A rule of your own can be written anew as well: --name, --on, --kind, --region, --except. It keeps its id, "
          + "so that feeds move its days instead of adding others."
      ],
      arguments: [Argument("ID", .text, help: "an id such as se.midsommardagen")],
      options: [title, symbol, color, notes, hide, unhide, holidayName, on, kind, region, except],
      examples: [
        Example("fasti rules edit se.julafton --title 'Julafton hos mormor'", "a title of your own"),
        Example("fasti rules edit user.founders-day --on '2 May' --kind public", "another day, and a day off"),
      ],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already"),
        StatusNote(.refused, "the rule itself ships with the program"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    let hides = invocation.has(hide)
    if hides && invocation.has(unhide) {
      throw Failure(.usage(.exclusive(.hiding, hide.field, unhide.field)))
    }
    // Every command has an option `--color` too; with six hex digits it is the symbol's colour.
    let edit = EditRules.LayerEdit(
      title: invocation[title], symbol: invocation[symbol], color: invocation[color], notes: invocation[notes],
      hidden: hides ? true : invocation.has(unhide) ? false : nil)
    let revision = RuleRevision(
      sentence: invocation[on], name: invocation[holidayName], kind: invocation[kind], region: invocation[region],
      exceptions: invocation.lines(except), language: context.language)
    let id = invocation.argument(0) ?? ""
    try context.ruleEditor().edit(id, edit, revision)
    try context.answer(rule: id) { _ in }
    if [on, kind, region, except].contains(where: { invocation.has($0) }) {
      context.report(try context.outlook(of: RuleID(id)))
    }
    try context.report(edited: context.text(.sayChangedThing, .text(id)), already: id)
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
    context.report(deleted: Sentence(.sayDeletedThing, .text(id)), [id])
  }
}
