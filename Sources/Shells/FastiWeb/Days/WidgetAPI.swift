import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords

/// `GET /widget/{size}.svg`, `.png` and `.pdf`.
enum WidgetAPI {
  static let route = Route(
    .get, "/widget/{size}", "A widget as SVG, PNG or PDF: the week, the month, what comes next",
    path: [Parameter("size", .text, "small, medium, large or eink, with .svg, .png or .pdf; .svg may be left out")],
    query: [
      .region, .language, theme, Parameter("scale", .choice(["1", "2", "3"]), "points a unit of a PNG; default: 1"),
      Parameter("greys", .choice(["2", "4"]), "a PNG of so many greys, for e-ink"),
    ],
    scope: .api, answer: .other("image/svg+xml")
  ) { call throws(Failure) in
    let (named, format) = (call.namedRegions, try format(call))
    let almanac = try call.almanac(named)
    return try answer(
      ReadWidget(almanac, try Planner.read(from: call.store, clocks: call.clocks)), try almanac.codes(named),
      as: format, call, weather: try call.forecast())
  }.also("image/png", "application/pdf").conditional

  static let theme = Parameter(
    "theme", .choice(Widget.Theme.allCases.map { "\($0.word)" }), "light or dark; default: light")

  /// The widget of the size in the path, or the answer that the client's copy is still valid.
  /// - Parameter format: The picture format; nil for SVG.
  static func answer(
    _ read: ReadWidget, _ codes: [RegionCode], as format: PictureFormat? = nil, _ call: Call,
    weather: Widget.Forecast? = nil
  ) throws(Failure) -> Response {
    let name = call.value("size")
    let size = try Widget.Size(named: format == nil ? name : String(name.dropLast(4)), field: .path("size"))
    let theme = Widget.Theme.allCases.first { "\($0.word)" == call.query("theme") } ?? .light
    var widget = try read(codes, today: call.today, words: call.words, languages: call.languages, theme: theme)
      .signed(call.server.pageWords(call.language))
    widget.weather = weather
    let (bytes, type) = try picture(widget, size, format, call)
    let tag = "\(SHA256.hexHash(bytes).prefix(32))"
    // The time of the last change of a widget is not stored; its hash shows whether it changed.
    return Conditional(
      call.request, tag: tag, changed: call.server.clock.now / 1_000, now: call.server.clock.now / 1_000
    )
    .answer(CompressibleBody(bytes), type: type, caching: "private, no-cache")
  }

  private static func picture(
    _ widget: Widget, _ size: Widget.Size, _ format: PictureFormat?, _ call: Call
  ) throws(Failure) -> (bytes: [UInt8], type: String) {
    guard let format else { return (widget.svg(size), "image/svg+xml") }
    guard let drawPicture = call.server.ports.drawPicture else { throw Failure(.helper(.noPaper)) }
    guard let bytes = drawPicture(widget.drawing(size), format) else { throw Failure(.machine(.noMemory)) }
    if case .pdf = format { return (bytes, "application/pdf") }
    return (bytes, "image/png")
  }

  /// The format of the name's extension; nil for SVG.
  /// - Throws: `.usage` for a scale or greys if the format is not PNG.
  private static func format(_ call: Call) throws(Failure) -> PictureFormat? {
    let name = call.value("size")
    let isPNG = name.hasSuffix(".png")
    for word in ["scale", "greys"] where !isPNG && call.query(word) != nil {
      throw Failure(.usage(.needs(.path("/widget/SIZE.png"))), field: .path(word))
    }
    if name.hasSuffix(".pdf") { return .pdf(on: call.today) }
    guard isPNG else { return nil }
    return .png(scale: call.query("scale").flatMap { Int($0) } ?? 1, greys: call.query("greys").flatMap { Int($0) })
  }
}
