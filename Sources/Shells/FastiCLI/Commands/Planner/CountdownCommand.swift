import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti countdown add|list|edit|delete`.
enum CountdownCommand: Command {
  static let name = "countdown"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Manage countdowns: the days until a date", synonyms: ["count down"],
      details: [
        "New Year, Christmas and the great day of each region selected are there from the start; countdowns.rules "
          + "names the latter."
      ],
      examples: [
        Example("fasti countdown list", "how many days to each"),
        Example("fasti countdown add 'Ada graduates' 2027-06-11", "one of your own"),
      ],
      subcommands: [CountdownAdd.self, CountdownList.self, CountdownEdit.self, CountdownDelete.self])
  }
}

/// `fasti countdown add TITLE DATE`.
enum CountdownAdd: Command {
  static let name = "add"
  static let every = Option("every", .choice(["year"]), "year", help: "the same date of every year")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add a countdown",
      arguments: [
        Argument("TITLE", .text, help: "the title"), Argument("DATE", .day, help: "the day, or its first"),
      ],
      options: [every],
      examples: [Example("fasti countdown add Wedding 2019-08-24 --every year", "an anniversary")])
  }

  static func run(_ context: Context) throws(Failure) {
    guard let title = context.invocation.argument(0), let day = try context.day(at: 1) else { return }
    let item = try EditCountdowns(try context.store())
      .add(
        title, day, yearly: context.invocation.has(every), today: try context.today())
    context.answer(item) { context in CountdownList.write(item, context) }
    context.report(done: .sayAdded)
  }
}

/// `fasti countdown list`.
enum CountdownList: Command {
  static let name = "list"
  static let all = Option.flag("all", help: "those that have passed too")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List countdowns, the nearest first",
      options: [all],
      examples: [Example("fasti countdown list --json", "the same for programs")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    let planner = try Planner.readCountdowns(from: try context.store())
    let items = try ListCountdowns(try context.almanac([]), planner)(
      on: try context.today(), words: context.words, languages: context.languages, passed: context.invocation.has(all))
    if items.isEmpty {
      context.status = .no
      context.report(empty: context.text(.sayPlannerNoCountdowns), hint: "fasti countdown add TITLE DATE")
    }
    context.answer(items, columns: CountdownItem.columns) { context in
      let width = items.reduce(0) { max($0, TerminalWidth.of(left(of: $1, context))) }
      for item in items { write(item, context, width: width) }
    }
  }

  private static func left(of item: CountdownItem, _ context: Context) -> String {
    let days = item.daysLeft
    if days == 0 { return "\(context.words.today)" }
    return context.text(days > 0 ? .sayPlannerLeft : .sayPlannerAgo, .number(abs(days)))
  }

  /// A line: days left, day, title, the short id.
  /// - Parameter width: The greatest width of a number of days left, in columns.
  static func write(_ item: CountdownItem, _ context: Context, width: Int = 0) {
    context.out.write(left(of: item, context), columns: max(9, width))
    context.out.write(text: " \(item.day.iso)  \(item.title)")
    if let id = item.id { context.style.write(.dim, "  \(id.short)", to: &context.out) }
    context.out.write("\n")
  }
}

/// `fasti countdown edit ID`.
enum CountdownEdit: Command {
  static let name = "edit"
  static let title = Option("title", .text, "TITLE", help: "the title")
  static let on = Option("on", .day, "DATE", help: "the day, or its first")
  static let every = Option("every", .choice(["year", "never"]), "STEP", help: "year, or never for once")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change a countdown; options not given keep their values",
      arguments: [Argument("ID", .text, help: "its id, or the digits that countdown list shows")],
      options: [title, on, every],
      examples: [
        Example("fasti countdown edit 9a7e21d4 --on 2027-06-12", "a day later"),
        Example("fasti countdown edit 9a7e21d4 --every year", "from now on an anniversary"),
      ],
      statuses: [
        StatusNote(.no, "nothing changed: it had these values already"),
        StatusNote(.notFound, "there is no such countdown of your own"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let item = try EditCountdowns(try context.store())
      .edit(
        context.invocation.argument(0) ?? "", title: context.invocation[title], day: try context.day(on),
        yearly: context.invocation[every].map { $0 == "year" }, today: try context.today())
    context.answer(item) { context in CountdownList.write(item, context) }
    try context.report(edited: context.text(.sayChanged), already: context.text(.sayPlannerCountdown))
  }
}

/// `fasti countdown delete ID`.
enum CountdownDelete: Command {
  static let name = "delete"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Delete a countdown of your own",
      arguments: [Argument("ID", .text, help: "its id, or the digits that countdown list shows")],
      examples: [Example("fasti countdown delete 9a7e21d4", "fasti undo brings it back")],
      statuses: [StatusNote(.notFound, "there is no such countdown of your own")])
  }

  static func run(_ context: Context) throws(Failure) {
    let id = context.invocation.argument(0) ?? ""
    let before = try Planner.readCountdowns(from: try context.store()).countdowns(on: try context.today())
    let title = try EditCountdowns(try context.store()).delete(id)
    let after = try Planner.readCountdowns(from: try context.store()).countdowns(on: try context.today())
    if let deleted = before.first(where: { !after.contains($0) }) { context.answer(deleted) { _ in } }
    context.report(deleted: Sentence(.sayDeletedThing, .text(title)), [id])
  }
}
