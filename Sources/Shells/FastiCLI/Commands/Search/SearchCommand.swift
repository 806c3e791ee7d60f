import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti search TEXT`.
enum SearchCommand: Command {
  static let name = "search"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Search plans, leave, reminders, holidays and rules", synonyms: ["find"],
      details: [
        "Every word must occur; capitals and marks on letters do not matter: tet finds Tết.",
        "type:trip and in:2027 leave out things of other types and years.",
      ],
      arguments: [Argument("TEXT", .text, .some, help: "the words")],
      examples: [Example("fasti search midsommar", "the holidays and everything written about them")],
      statuses: [StatusNote(.no, "nothing was found")])
  }

  static func run(_ context: Context) throws(Failure) {
    let planner = try Planner.read(from: try context.store(), clocks: context.clocks)
    let today = try context.today()
    let leave = ListEntries(try context.leaveBook()).entries(today: today)
    let reminders = try context.reminderItems()
    let hits = try SearchEverything(try context.almanac([]), planner, leave: leave, reminders: reminders)(
      context.invocation.arguments.joined(separator: " "), today: today, languages: context.languages)
    if hits.isEmpty {
      context.status = .no
      let words = context.invocation.arguments.joined(separator: " ")
      context.report(
        empty: context.text(.saySearchNone, .sentence(.quoted(words))), hint: context.text(.saySearchHint))
    }
    context.answer(hits, columns: SearchHit.columns) { context in
      let kinds = hits.map { context.text(kind: $0.kind) }
      let width = kinds.reduce(9) { max($0, TerminalWidth.of($1)) } + 2
      for (hit, kind) in zip(hits, kinds) {
        context.out.write(kind, columns: width)
        let title = hit.sentence.map { context.text($0) } ?? hit.title
        context.out.write(text: "\(hit.day?.iso ?? "          ")  \(title)")
        let isShort = ["event", "leave", "reminder"].contains(hit.kind)
        context.style.write(.dim, "  \(isShort ? String(hit.id.suffix(8)) : hit.id)", to: &context.out)
        context.out.write("\n")
      }
    }
  }
}
