import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti regions [TEXT...]`, and `fasti regions select CODE...`.
enum RegionsCommand: Command {
  static let name = "regions"
  static let parent = Option("parent", .text, "CODE", help: "only the parts of that region")
  static let continent = Option(
    "continent", .choice(Continent.allCases.map { $0.rawValue }), "CONTINENT", help: "only the regions of a continent")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the regions, or select some",
      arguments: [
        Argument("TEXT", .text, .any, help: "only regions with these words in their code or their name in any language")
      ],
      options: [parent, continent],
      examples: [
        Example("fasti regions", "every region, the selected ones marked"),
        Example("fasti regions Australien", "by a name"),
        Example("fasti regions --parent AU", "the parts of a country"),
        Example("fasti regions --continent oceania", "the countries of a continent, with their parts"),
        Example("fasti regions select SE US", "select two"),
      ],
      statuses: [StatusNote(.no, "no such region")], subcommands: [RegionsSelectCommand.self], runsAlone: true)
  }

  static func run(_ context: Context) throws(Failure) {
    let words = context.invocation.arguments
    let continent = context.invocation[Self.continent].flatMap { Continent(rawValue: $0) }
    if context.format == .text, words.isEmpty, context.invocation[parent] == nil, continent == nil {
      let rows = try RegionRows.read(
        from: try context.store(), on: try context.today(), languages: context.languages, zones: context.machine.zones)
      return write(rows, to: context)
    }
    let list = ListRegions(try context.changedAlmanac())
    let items = list(
      on: try context.today(), languages: context.languages, matching: words,
      partsOf: try context.invocation[parent].map { name throws(Failure) in try list.code(name) }
    ).filter { continent == nil || Continent(of: $0.code) == continent }
    if items.isEmpty {
      if let word = words.first, Suggestion.nearest(word, among: [RegionsSelectCommand.name]) != nil {
        throw Failure(
          .usage(.unknownCommand("regions \(word)")), field: .command, value: word,
          hint: .line("fasti regions \(RegionsSelectCommand.name)"))
      }
      context.status = .no
      context.report(nothing: .sayRegionsNotFound)
    }
    context.answer(items, columns: RegionItem.columns) { write(RegionRows(items), to: $0) }
  }

  /// Writes the list for people, in one piece.
  private static func write(_ regions: RegionRows, to context: Context) {
    let width = regions.rows.reduce(0) { max($0, $1.code.count) } + 2
    let holidays = Array(" \(context.text(.sayRegionsPublic)) ".utf8)
    let others = Array(" \(context.text(.sayRegionsOther))".utf8)
    var out = UTF8Writer(capacity: regions.rows.count * (width + 72))
    for row in regions.rows {
      let isSelected = regions.isSelected(row)
      out.write(isSelected ? "* " : "  ")
      context.style.write(isSelected ? .bold : [], to: &out) { writer in
        writer.write(regions.text, in: row.code, columns: width)
      }
      out.write(regions.text, in: row.name, columns: 40)
      out.write(row.publicRules, columns: 3)
      out.write(utf8: holidays)
      out.write(row.others, columns: 3)
      out.write(utf8: others)
      if regions.isOwn(row) {
        out.write(text: ", \(context.text(regions.isShipped(row) ? .sayRegionsOwnShipped : .sayRegionsOwn))")
      }
      out.write("\n")
    }
    context.out.write(utf8: out.bytes)
  }
}

/// `fasti regions select CODE...`.
enum RegionsSelectCommand: Command {
  static let name = "select"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Select the regions whose holidays are shown",
      details: [
        "At most two, unless regions.limit is raised: fasti config set regions.limit 5.",
        "The new selection takes the place of the old one; `none` clears it.",
      ],
      arguments: [Argument("CODE", .text, .some, help: "codes such as SE or AU-NSW@seed, or none")],
      examples: [Example("fasti regions select SE VN", "Sweden and Vietnam")],
      statuses: [StatusNote(.refused, "more regions than the limit")])
  }

  static func run(_ context: Context) throws(Failure) {
    let words = context.invocation.arguments
    let names = words == ["none"] ? [] : words
    let settings = EditSettings(try context.store(), try context.almanac(names))
    let codes = try settings.select(names)
    if context.format != .text {
      let items = ListRegions(try context.changedAlmanac())(on: try context.today(), languages: context.languages)
      context.answer(items.filter(\.isSelected), columns: RegionItem.columns) { _ in }
    }
    guard try context.reportIfUnchanged(context.text(.sayRegionsSelection)) else { return }
    guard !codes.isEmpty else { return context.report(.sayRegionsNoneSelected) }
    context.report(.sayRegionsSelected, .text(codes.map(\.string).joined(separator: " ")))
  }
}
