import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// `GET /feeds/{token}.ics`: what calendar programs subscribe to.
enum FeedRoute {
  static let route = Route(
    .get, "/feeds/{token}.ics", "A feed as iCalendar: two years back, five ahead",
    path: [Parameter("token", .text, "the feed's token, as fasti feed add showed it")],
    query: [Parameter("only", .text, "one part of the feed, such as holidays, as a calendar of its own")],
    scope: .token,
    answer: .other("text/calendar")
  ) { call throws(Failure) in
    // An unknown token is told exactly as an address that never was.
    guard let feed = try FindFeeds(call.store).feed(of: FeedToken(presented: call.value("token"))) else {
      throw Problem.notFound.failure
    }
    let parts = try parts(of: feed, call)
    let stamp: Stamp
    do throws(StoreError) {
      stamp = try call.store.read { reader throws(StoreError) in try reader.latestStamp() }
    } catch {
      throw Failure(error)
    }
    let calendar = try call.desk.feeds.calendar(
      FeedShelf.Key(record: feed, parts: parts, stamp: stamp, today: call.today)
    ) {
      () throws(Failure) in try write(feed, parts, call)
    }
    let changed = max(stamp.milliseconds / 1_000, call.desk.settings.zone.instant(call.today, .midnight).seconds)
    return Conditional(call.request, tag: calendar.tag, changed: changed, now: call.desk.clock.now / 1_000)
      .answer(calendar.body, type: "text/calendar; charset=utf-8", caching: "private, no-cache")
  }

  /// What is asked for of what the feed holds; a part that it does not hold is none of it.
  private static func parts(of feed: FeedRecord, _ call: Call) throws(Failure) -> Set<FeedPart> {
    guard let only = call.query("only") else { return feed.parts }
    return feed.parts.intersection(try FeedPart.read([only], field: "only"))
  }

  /// What the parts are called where the feed is subscribed, in the language of the server.
  private static func names(_ parts: Set<FeedPart>, _ call: Call) -> [String] {
    let words = call.desk.pageWords(call.language)
    return FeedPart.allCases.filter(parts.contains).map { words(part: $0.kind) }
  }

  private static func write(_ feed: FeedRecord, _ parts: Set<FeedPart>, _ call: Call) throws(Failure) -> [UInt8] {
    let read = ReadFeed(
      { () throws(Failure) in try call.almanac() }, from: call.store, zones: call.desk.zones,
      zone: call.desk.settings.zone,
      today: call.today, server: call.desk.site.address, words: call.desk.pageWords(call.language))
    // Subscribers come back every six hours and a few minutes, each feed at its own, so that not all come at once.
    let spread = Int(feed.tokenHash.utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) % 30 })
    let only = parts == feed.parts ? "" : ": " + names(parts, call).joined(separator: ", ")
    return try read.calendar(
      parts, hiding: feed.hiding, languages: call.languages, name: feed.name + only, minutes: 360 + spread)
  }
}
