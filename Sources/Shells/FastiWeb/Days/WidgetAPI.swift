import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /widget/{size}.svg`.
enum WidgetAPI {
  static let route = Route(
    .get, "/widget/{size}", "A widget as SVG: the week, the month, what comes next",
    path: [Parameter("size", .text, "small.svg, medium.svg or large.svg; .svg may be left out")],
    query: [
      .region, .language,
      Parameter("theme", .choice(Widget.Theme.allCases.map { "\($0.word)" }), "light or dark; light unless said"),
    ],
    scope: .api, answer: .other("image/svg+xml")
  ) { call throws(Failure) in
    let size = try Widget.Size(named: call.value("size"), field: .path("size"))
    let named = call.request.target.all("region")
    let almanac = try call.almanac(named)
    let theme = Widget.Theme.allCases.first { "\($0.word)" == call.query("theme") } ?? .light
    let widget = try ReadWidget(almanac, try Planner.read(from: call.store))(
      try almanac.codes(named), today: call.today, words: call.words, languages: call.languages, theme: theme)
    let bytes = widget.svg(size)
    let tag = "\(SHA256.hexHash(bytes).prefix(32))"
    // When a widget last changed is not kept; its hash says whether it did.
    return Conditional(
      call.request, tag: tag, changed: call.server.clock.now / 1_000, now: call.server.clock.now / 1_000
    )
    .answer(CompressibleBody(bytes), type: "image/svg+xml", caching: "private, no-cache")
  }
}
