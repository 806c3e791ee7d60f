import FastiCivil
import FastiDays
import FastiHTTP
import FastiRecords
import FastiTransfer
import FastiWords

/// `GET /feeds/{token}.ics`: the feeds that calendar programs subscribe to.
enum FeedRoute {
  static let route: Route = {
    var route = Route(
      .get, "/feeds/{token}.ics", "A feed as iCalendar: two years back, five ahead",
      path: [Parameter("token", .text, "the feed's token, as fasti feed add showed it")],
      query: [Parameter("only", .text, "one part of the feed, such as holidays, as a calendar of its own")],
      scope: .token,
      answer: .other("text/calendar")
    ) { call throws(Failure) in
      let feed = try FeedRequest(call)
      if let known = call.server.caches.feeds.calendar(feed.key) { return feed.answer(known) }
      return feed.answer(call.server.caches.feeds.keep(try feed.write(), for: feed.key))
    }
    route.kept = { call throws(Failure) in
      let feed = try FeedRequest(call)
      guard let known = call.server.caches.feeds.calendar(feed.key), known.body.isReady(for: call.request) else {
        return nil
      }
      return feed.answer(known)
    }
    return route.conditional
  }()
}

/// The feed of a request, at one moment.
private struct FeedRequest {
  let key: FeedCache.Key
  private let call: Call

  /// - Throws: `.notFound` for an unknown token, with the same answer as for an unknown address; `.invalid`;
  ///   `.storage`.
  init(_ call: Call) throws(Failure) {
    guard let record = try FindFeeds(call.store).feed(of: FeedToken(presented: call.value("token"))) else {
      throw Problem.notFound.failure
    }
    let parts = try Self.parts(of: record, call)
    let stamp: Stamp
    do throws(StoreError) { stamp = try call.store.latestStamp() } catch { throw Failure(error) }
    key = FeedCache.Key(space: call.server.space, record: record, parts: parts, stamp: stamp, today: call.today)
    self.call = call
  }

  /// The requested parts among the parts of the feed.
  private static func parts(of feed: FeedRecord, _ call: Call) throws(Failure) -> Set<FeedPart> {
    guard let only = call.query("only") else { return feed.parts }
    // The owner of a feed, not its reader, chooses whether it has alarms.
    return feed.parts.intersection(try FeedPart.read([only], field: .path("only")).union([.alarms]))
  }

  /// The feed, or 304 if the subscriber has it already.
  func answer(_ calendar: FeedCache.Calendar) -> Response {
    let midnight = call.server.settings.zone.instant(call.today, .midnight).seconds
    let changed = max(key.stamp.milliseconds / 1_000, midnight)
    return Conditional(call.request, tag: calendar.tag, changed: changed, now: call.server.clock.now / 1_000)
      .answer(calendar.body, type: "text/calendar; charset=utf-8", caching: "private, no-cache")
  }

  func write() throws(Failure) -> [UInt8] {
    let (feed, parts) = (key.record, key.parts)
    let read = ReadFeed(
      { () throws(Failure) in try call.almanac() }, from: call.store, zones: call.server.zones,
      zone: call.server.settings.zone,
      today: call.today, server: call.server.site.address, words: call.server.pageWords(call.language))
    // Subscribers are asked to return after six hours and some minutes. The minutes differ between feeds, so that they
    // do not all return at the same time.
    let spread = Int(feed.tokenHash.utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) % 30 })
    let only = parts == feed.parts ? "" : ": " + names.joined(separator: ", ")
    return try read.calendar(
      parts, hiding: feed.hiding, languages: call.languages, name: feed.name + only, minutes: 360 + spread)
  }

  /// The names of the parts for subscribers, in the language of the server.
  private var names: [String] {
    let words = call.server.pageWords(call.language)
    return FeedPart.contents.filter(key.parts.contains).map { words(part: $0.kind) }
  }
}
