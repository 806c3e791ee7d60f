import FastiCalendars
import FastiCivil
import FastiMonths
import Testing

@Suite("Months are refreshed automatically") struct RefreshLaws {
  private static let months = HijriMonths.ummAlQura(years: 1446...1449)
  /// Zones whose clocks are far apart, and one that puts its clocks forward and back.
  private static let zones = ["UTC0", "AST-3", "PST8PDT,M3.2.0,M11.1.0", "NZST-12NZDT,M9.5.0,M4.1.0/3"]

  /// Asks whenever it is time, looking every 15 seconds to 10 minutes, and gives the moments.
  private func asks(
    from start: Instant, for seconds: Int64, _ zone: Zone, failing: (Instant) -> Bool = { _ in false }
  ) -> [RefreshAttempt] {
    var asks: [RefreshAttempt] = []
    var now = start
    var step: Int64 = 15
    while now.seconds < start.seconds + seconds {
      let next = RefreshTimes(months: Self.months, zone: zone, about: now).next(after: asks.last, now: now)
      if next <= now {
        asks.append((asks.last ?? RefreshAttempt(at: now)).followed(at: now, failing: failing(now)))
      }
      step = step % 600 + 45
      now = Instant(seconds: now.seconds + step)
    }
    return asks
  }

  /// Whether a moment lies in an evening on which a month may be announced, said anew.
  private func isAwaited(_ moment: Instant, _ zone: Zone) -> Bool {
    let day = zone.day(at: moment)
    let time = zone.time(at: moment)
    let isNight = time.hour < 2
    guard let date = try? Self.months.date(of: isNight ? day - 1 : day), date.dayOfMonth == 29 else { return false }
    return isNight || time.hour >= 20
  }

  @Test("never asked: at once; asked before: after an hour") func first() throws {
    let now = try Instant(iso: "2026-02-01T12:00:00Z")
    let times = RefreshTimes(months: Self.months, zone: .utc, about: now)
    #expect(times.next(after: nil, now: now) == now)
    #expect(times.next(after: RefreshAttempt(at: now), now: now).seconds == now.seconds + 3_600)
    let stale = RefreshAttempt(at: Instant(seconds: now.seconds - 7_200))
    #expect(times.next(after: stale, now: now) <= now, "at the start, if stale")
  }

  @Test("three months of hourly attempts, and every quarter of an hour while a month is expected", arguments: zones)
  func rhythm(zone: String) throws {
    let zone = try Zone(posix: zone)
    let start = try Instant(iso: "2026-02-01T12:00:00Z")
    let asks = asks(from: start, for: 90 * 86_400, zone)
    var inEvenings = 0
    for (first, second) in zip(asks, asks.dropFirst()) {
      let pause = second.at.seconds - first.at.seconds
      #expect(pause >= RefreshTimes.quarter && pause <= RefreshTimes.hour + 645)
      if isAwaited(first.at, zone), isAwaited(second.at, zone) {
        #expect(pause <= RefreshTimes.quarter + 645, "\(first.at.iso)")
        inEvenings += 1
      }
    }
    // Three evenings of six hours from 20:00.
    #expect((3 * 12...3 * 24).contains(inEvenings))
    #expect(asks.count < 90 * 24 + 3 * 40)
  }

  @Test("the quarter of an hour begins with the sunset of day 29, and ends at 02:00") func evening() throws {
    // 29 Shaban 1447 is 2026-02-17; the Sun sets at Makkah at 18:19.
    let zone = try Zone(posix: "CET-1")
    let times = RefreshTimes(months: Self.months, zone: zone, about: try Instant(iso: "2026-02-17T12:00:00Z"))
    let evening = try #require(times.evenings.first)
    #expect(times.evenings.count == 1)
    #expect(zone.time(at: evening.lowerBound).iso.prefix(5) == "18:19")
    #expect(evening.upperBound.iso == "2026-02-18T01:00:00Z")
    // Asked shortly before: again as soon as it begins, if a quarter has passed.
    let before = RefreshAttempt(at: Instant(seconds: evening.lowerBound.seconds - 1_000))
    #expect(times.next(after: before, now: before.at) == evening.lowerBound)
    let close = RefreshAttempt(at: Instant(seconds: evening.lowerBound.seconds - 10))
    #expect(times.next(after: close, now: close.at).seconds == close.at.seconds + 900)
    let last = RefreshAttempt(at: Instant(seconds: evening.upperBound.seconds - 60))
    #expect(times.next(after: last, now: last.at).seconds == last.at.seconds + 3_600)
  }

  @Test("failures make the pauses double, up to a day; in such an evening up to an hour") func failures() throws {
    let now = try Instant(iso: "2026-02-01T12:00:00Z")
    let times = RefreshTimes()
    let pauses = (0...7).map {
      times.next(after: RefreshAttempt(at: now, failures: $0), now: now).seconds - now.seconds
    }
    #expect(pauses == [3_600, 7_200, 14_400, 28_800, 57_600, 86_400, 86_400, 86_400])
    let evening = RefreshTimes(evenings: [now..<Instant(seconds: now.seconds + 30_000)])
    let short = (0...4).map {
      evening.next(after: RefreshAttempt(at: now, failures: $0), now: now).seconds - now.seconds
    }
    #expect(short == [900, 1_800, 3_600, 3_600, 3_600])
    #expect(RefreshAttempt(at: now, failures: .max - 1).followed(at: now, failing: true).failures == .max)
    #expect(times.next(after: RefreshAttempt(at: now, failures: .max), now: now).seconds == now.seconds + 86_400)
  }

  @Test("during ten days without a network there are some twenty attempts, and hourly ones again after it")
  func outage() throws {
    let start = try Instant(iso: "2026-02-01T12:00:00Z")
    let end = try Instant(iso: "2026-02-11T12:00:00Z")
    let asks = asks(from: start, for: 12 * 86_400, .utc) { $0 < end }
    #expect((10...25).contains(asks.filter { $0.at < end }.count))
    let after = asks.filter { $0.at >= end }
    #expect(after.first.map { $0.at.seconds - end.seconds <= 86_400 + 645 } == true && after.first?.failures == 0)
    #expect(after.count > 12)
  }

  @Test("after a clock is put back there is exactly one attempt") func clocks() throws {
    let now = try Instant(iso: "2026-02-01T12:00:00Z")
    let future = RefreshAttempt(at: Instant(seconds: now.seconds + 400 * 86_400))
    let times = RefreshTimes(months: Self.months, zone: .utc, about: now)
    #expect(times.next(after: future, now: now) == now)
    let then = future.followed(at: now, failing: false)
    #expect(times.next(after: then, now: Instant(seconds: now.seconds + 15)).seconds == now.seconds + 3_600)
  }
}
