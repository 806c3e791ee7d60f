import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti widget small|medium|large`.
enum WidgetCommand: Command {
  static let name = "widget"
  static let writesFile = true
  static let out = Option("out", .file, "FILE.svg", help: "the file to write; standard output unless said")
  static let theme = Option(
    "theme", .choice(Widget.Theme.allCases.map { "\($0.word)" }), "light|dark",
    help: "what it stands on; light unless said")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Draw a widget: the week, the month, what comes next",
      details: [
        "small is the number of the week, medium the week with the next special days, large the month with week "
          + "numbers.",
        "An SVG of a few kB with real text; fasti serve gives the same at /widget/small.svg.",
        "A file that is there is replaced, in one rename, so that a timer can draw it and programs always read a whole one.",
      ],
      arguments: [
        Argument("SIZE", .choice(Widget.Size.allCases.map { "\($0.word)" }), help: "small, medium or large"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [theme, out],
      examples: [
        Example("fasti widget small --out week.svg", "the number of the week"),
        Example("fasti widget large SE --theme dark --lang sv --out month.svg", "this month in Sweden, white on black"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let size = try Widget.Size(named: context.invocation.argument(0) ?? "", field: .path("SIZE"))
    let file = context.invocation[out]
    if let file, file.lowercased().hasSuffix(".png") {
      throw Failure(.request(.onlySVG), field: out.field, value: file, hint: .value("\(file.dropLast(4)).svg"))
    }
    let output = try OutputFile(file, field: out.field, context, replaces: true)
    if output.path == nil { try context.refuseFormat() }
    let named = Array(context.invocation.arguments.dropFirst())
    let almanac = try context.almanac(named)
    let theme = Widget.Theme.allCases.first { "\($0.word)" == context.invocation[Self.theme] } ?? .light
    let widget = try ReadWidget(almanac, try Planner.read(from: try context.store(), clocks: context.clocks))(
      try almanac.codes(named), today: try context.today(), words: context.words, languages: context.languages,
      theme: theme)
    if let written = try output.write(widget.svg(size)) { context.report(.sayWrote, .text(written)) }
  }
}
