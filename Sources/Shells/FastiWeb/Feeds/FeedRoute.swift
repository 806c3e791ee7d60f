import FastiApp
import FastiCivil
import FastiFormats
import FastiHTTP

/// `GET /feeds/{token}.ics`: what calendar programs subscribe to.
enum FeedRoute {
  static let route = Route(
    .get, "/feeds/{token}.ics", "A feed as iCalendar: two years back, five ahead",
    path: [Parameter("token", .text, "the feed's token, as fasti feed add showed it")], scope: .token,
    answer: .other("text/calendar")
  ) { call throws(Failure) in
    // An unknown token is told exactly as an address that never was.
    guard let feed = try FindFeeds(call.store).feed(of: FeedToken(presented: call.value("token"))) else {
      throw Problem.notFound.failure
    }
    let stamp: Stamp
    do throws(StoreError) {
      stamp = try call.store.read { reader throws(StoreError) in try reader.latestStamp() }
    } catch {
      throw Failure(error)
    }
    let calendar = try call.desk.feeds.calendar(FeedShelf.Key(record: feed, stamp: stamp, today: call.today)) {
      () throws(Failure) in try write(feed, call)
    }
    let changed = max(stamp.milliseconds / 1_000, call.desk.settings.zone.instant(call.today, .midnight).seconds)
    return Conditional(call.request, tag: calendar.tag, changed: changed, now: call.desk.clock.now / 1_000)
      .answer(calendar.body, type: "text/calendar; charset=utf-8", caching: "private, no-cache")
  }

  private static func write(_ feed: FeedRecord, _ call: Call) throws(Failure) -> [UInt8] {
    let read = try ReadFeed(
      try call.almanac(), of: feed.parts, from: call.store, zone: call.desk.settings.zone,
      server: call.desk.site.address)
    let entries = try read(feed.parts, hiding: feed.hiding, today: call.today, languages: call.languages)
    // Subscribers come back every six hours and a few minutes, each feed at its own, so that not all come at once.
    let spread = Int(feed.tokenHash.utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) % 30 })
    return ICalendarWriter.calendar(entries, name: feed.name, minutes: 360 + spread)
  }
}
