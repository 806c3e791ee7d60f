import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti widget small|medium|large`.
enum WidgetCommand: Command {
  static let name = "widget"
  static let writesFile = true
  static let out = Option(
    "out", .file, "FILE", help: "the file to write, .svg, .png or .pdf; default: SVG on standard output")
  static let scale = Option("scale", .int(1...3), "1|2|3", help: "points a unit of a PNG; default: 1")
  static let greys = Option("greys", .choice(["2", "4"]), "2|4", help: "a PNG of so many greys, for e-ink")
  static let theme = Option(
    "theme", .choice(Widget.Theme.allCases.map { "\($0.word)" }), "light|dark",
    help: "what it stands on; default: light")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Draw a widget: the week, the month, what comes next",
      details: [
        "small is the number of the week, medium the week with the next special days, large the month with week "
          + "numbers, eink both for a display of 800 by 480 points.",
        "An SVG of a few kB with real text; fasti serve gives the same at /widget/small.svg. A name "
          + "that ends in .png or .pdf gives that, drawn from the same picture.",
        "A file that is there is replaced, in one rename, so that a timer can draw it and programs always read a whole one.",
      ],
      arguments: [
        Argument("SIZE", .choice(Widget.Size.allCases.map { "\($0.word)" }), help: "small, medium, large or eink"),
        Argument("REGION", .text, .any, help: "codes; default: the selected regions"),
      ],
      options: [theme, out, scale, greys],
      examples: [
        Example("fasti widget small --out week.svg", "the number of the week"),
        Example("fasti widget large SE --theme dark --lang sv --out month.svg", "this month in Sweden, white on black"),
        Example("fasti widget eink --greys 4 --out frame.png", "for a display of 800 by 480 points"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let size = try Widget.Size(named: context.invocation.argument(0) ?? "", field: .path("SIZE"))
    let file = context.invocation[out]
    let format = try format(file, context)
    let output = try OutputFile(file, field: out.field, context, replaces: true)
    if output.path == nil { try context.refuseFormat() }
    let named = Array(context.invocation.arguments.dropFirst())
    let almanac = try context.almanac(named)
    let theme = Widget.Theme.allCases.first { "\($0.word)" == context.invocation[Self.theme] } ?? .light
    var widget = try ReadWidget(almanac, try Planner.read(from: try context.store(), clocks: context.clocks))(
      try almanac.codes(named), today: try context.today(), words: context.words, languages: context.languages,
      theme: theme
    ).signed(try context.pageWords())
    widget.weather = try context.forecast()
    let bytes: [UInt8]
    if let format {
      guard let drawPicture = context.machine.drawPicture else { throw Failure(.helper(.noPaper)) }
      guard let picture = drawPicture(widget.drawing(size), format) else { throw Failure(.machine(.noMemory)) }
      bytes = picture
    } else {
      bytes = widget.svg(size)
    }
    if let written = try output.write(bytes) { context.report(.sayWrote, .text(written)) }
  }

  /// A PNG and a PDF need more libraries than an SVG.
  static func isHeavy(_ invocation: Invocation) -> Bool { invocation[out].flatMap(ending) != nil }

  /// `png` or `pdf`; nil for another name.
  private static func ending(_ file: String) -> String? {
    let name = file.lowercased()
    return ["png", "pdf"].first { name.hasSuffix(".\($0)") }
  }

  /// The format of the file; nil for SVG.
  /// - Throws: `.usage` for an option of PNG with another file; `.invalid` for another file extension.
  private static func format(_ file: String?, _ context: Context) throws(Failure) -> PictureFormat? {
    let ending = file.flatMap(ending)
    let name = file?.split(separator: "/").last ?? ""
    if ending == nil, let dot = name.lastIndex(of: "."), !name.lowercased().hasSuffix(".svg") {
      throw Failure(.value(.choice([".svg", ".png", ".pdf"])), field: out.field, value: String(name[dot...]))
    }
    for option in [scale, greys] where ending != "png" && context.invocation.has(option) {
      throw Failure(.usage(.needs(out.field)), field: option.field, hint: .line("--out FILE.png"))
    }
    switch ending {
    case "pdf": return .pdf(on: try context.today())
    case "png":
      let scale = context.invocation[scale].flatMap { Int($0) } ?? 1
      return .png(scale: scale, greys: context.invocation[greys].flatMap { Int($0) })
    default: return nil
    }
  }
}
