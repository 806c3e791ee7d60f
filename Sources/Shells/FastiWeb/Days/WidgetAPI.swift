import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords

/// `GET /widget/{size}.svg`.
enum WidgetAPI {
  static let route = Route(
    .get, "/widget/{size}", "A widget as SVG: the week, the month, what comes next",
    path: [Parameter("size", .text, "small.svg, medium.svg, large.svg or eink.svg; .svg may be left out")],
    query: [
      .region, .language, theme,
    ],
    scope: .api, answer: .other("image/svg+xml")
  ) { call throws(Failure) in
    let named = call.request.target.all("region")
    let almanac = try call.almanac(named)
    return try answer(
      ReadWidget(almanac, try Planner.read(from: call.store, clocks: call.clocks)), try almanac.codes(named), call,
      weather: try call.forecast())
  }

  static let theme = Parameter(
    "theme", .choice(Widget.Theme.allCases.map { "\($0.word)" }), "light or dark; light unless said")

  /// The widget of the size in the path, or that it is still the one the client has.
  static func answer(
    _ read: ReadWidget, _ codes: [RegionCode], _ call: Call, weather: Widget.Forecast? = nil
  ) throws(Failure) -> Response {
    let size = try Widget.Size(named: call.value("size"), field: .path("size"))
    let theme = Widget.Theme.allCases.first { "\($0.word)" == call.query("theme") } ?? .light
    var widget = try read(codes, today: call.today, words: call.words, languages: call.languages, theme: theme)
    widget.weather = weather
    let bytes = widget.svg(size)
    let tag = "\(SHA256.hexHash(bytes).prefix(32))"
    // When a widget last changed is not kept; its hash says whether it did.
    return Conditional(
      call.request, tag: tag, changed: call.server.clock.now / 1_000, now: call.server.clock.now / 1_000
    )
    .answer(CompressibleBody(bytes), type: "image/svg+xml", caching: "private, no-cache")
  }
}
