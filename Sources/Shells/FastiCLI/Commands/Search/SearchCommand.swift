import FastiCivil
import FastiFormats
import FastiHolidays
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
        "in:all adds the holidays of all regions that are not selected; one of several regions is one line.",
      ],
      arguments: [Argument("TEXT", .text, .some, help: "the words")],
      examples: [
        Example("fasti search midsommar", "the holidays and everything written about them"),
        Example("fasti search ascension in:all", "the same holiday of every country"),
      ],
      statuses: [StatusNote(.no, "nothing was found")])
  }

  static func run(_ context: Context) throws(Failure) {
    let planner = try Planner.read(from: try context.store(), clocks: context.clocks)
    let today = try context.today()
    let leave = ListEntries(try context.leaveBook()).entries(today: today)
    let words = context.invocation.arguments.joined(separator: " ")
    let reminders = try context.reminderItems(searchedBy: words)
    let almanac = try context.almanac(SearchEverything.asksEverywhere(words) ? nil : [])
    let hits = try SearchEverything(almanac, planner, leave: leave, reminders: reminders)(
      words, today: today, languages: context.languages)
    if hits.isEmpty {
      context.status = .no
      let hint: Template = SearchEverything.asksEverywhere(words) ? .saySearchHint : .saySearchEverywhere
      context.report(empty: context.text(.saySearchNone, .sentence(.quoted(words))), hint: context.text(hint))
    }
    context.answer(hits, columns: SearchHit.columns) { context in
      let kinds = hits.map { context.text(kind: $0.kind) }
      let width = kinds.reduce(9) { max($0, TerminalWidth.of($1)) } + 2
      for (hit, kind) in zip(hits, kinds) {
        context.out.write(kind, columns: width)
        let title = hit.sentence.map { context.text($0) } ?? hit.title
        context.out.write(text: "\(hit.day?.iso ?? "          ")  \(title)")
        if let last = hit.last {
          context.style.write(.dim, "  \(context.text(.saySearchLast, .day(last)))", to: &context.out)
        }
        context.style.write(.dim, "  \(name(of: hit))", to: &context.out)
        context.out.write("\n")
      }
    }
  }

  /// The name of a hit in commands; for a holiday of other regions their codes.
  private static func name(of hit: SearchHit) -> String {
    if hit.isElsewhere {
      let codes = hit.regions.prefix(mostRegions).map { $0.string }.joined(separator: ",")
      return hit.regions.count > mostRegions ? "\(codes) +\(hit.regions.count - mostRegions)" : codes
    }
    return ["event", "leave", "reminder"].contains(hit.kind) ? String(hit.id.suffix(8)) : hit.id
  }

  /// The greatest number of regions in a line.
  private static let mostRegions = 6
}
