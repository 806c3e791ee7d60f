import FastiAgenda
import FastiDays
import FastiFormats
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer

/// `GET /feeds/{token}/{size}`: a widget for a page of another site.
///
/// A client with the token may read the feed, and so may the page that shows the picture: the answer permits that to
/// browsers. Only this site may show the widgets at `/widget/`, because they show the data of a signed-in browser.
enum FeedWidgetRoute {
  static let route = Route(
    .get, "/feeds/{token}/{size}", "A widget of what a feed holds, as SVG, which pages of other sites may show",
    path: [
      Parameter("token", .text, "the feed's token, as fasti feed add showed it"),
      Parameter("size", .text, "small.svg, medium.svg or large.svg; .svg may be left out"),
    ],
    query: [.language, WidgetAPI.theme], scope: .token, answer: .other("image/svg+xml")
  ) { call throws(Failure) in
    guard let feed = try FindFeeds(call.store).feed(of: FeedToken(presented: call.value("token"))) else {
      throw Problem.notFound.failure
    }
    let almanac = try call.almanac()
    // The days of what the feed leaves out are not marked either.
    let (parts, hiding) = (feed.parts, feed.hiding)
    let planner = try Planner.read(from: call.store, clocks: call.clocks).showing(
      notes: parts.contains(.notes) && hiding.left(of: .note) != nil,
      events: { parts.contains(.events) && hiding.left(of: $0.type.entryKind) != nil },
      countdowns: parts.contains(.countdowns) && hiding.left(of: .countdown) != nil)
    var response = try WidgetAPI.answer(
      ReadWidget(almanac, planner, holidays: parts.contains(.holidays)), try almanac.codes([]), call)
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin")
    return response
  }.conditional
}
