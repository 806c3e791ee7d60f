import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// Two people whose stores have the same stamps, ids and tokens, with alternating requests over the same caches.
@Suite("Two people in one process") struct SpaceTests {
  /// A person with a store; all its records contain a mark.
  private struct Person {
    let folder: TemporaryFolder
    let service: WebService
    let server: ServerState
    let token: String

    init(_ mark: String, _ space: Space, _ caches: Caches?) throws {
      folder = try TemporaryFolder()
      let path = folder.url.path
      token = try Self.write(mark, path)
      let settings = ServeSettings(
        listen: "127.0.0.1:8080", publicURL: nil, dataFolder: path, zone: .utc,
        fixedToday: try Day(iso: "2026-06-19"), language: "en", languages: [])
      server = try ServerState(
        settings, clock: .system, entropy: .system, zones: SystemZones(environment: SystemEnvironment()),
        stores: StorePool { () throws(Failure) in SQLiteStore(folder: path, clock: .system, entropy: .system) },
        log: LogBook { SQLiteStore(folder: path, clock: .system, entropy: .system) },
        site: try Site(try Endpoint("127.0.0.1:8080"), publicURL: nil), isGuarded: false, hasher: PlainHasher(),
        space: space, caches: caches)
      service = WebService(server, routes: RouteTable.all)
    }

    /// Writes with a constant clock and repeated entropy, so that only the contents differ.
    private static func write(_ mark: String, _ path: String) throws -> String {
      let entropy = Entropy { [UInt8](repeating: 7, count: $0) }
      func store(_ time: Int64) -> SQLiteStore {
        SQLiteStore(folder: path, clock: WallClock { 1_770_292_800_000 + time }, entropy: entropy)
      }
      let first = store(0)
      let day = try Day(iso: "2026-06-19")
      let (once, soon) = (try Recurrence(first: day), try Recurrence(first: day + 3))
      try first.write(first.newChange("test")) { writer throws(StoreError) in
        try writer.put(Setting(key: "regions.selected", value: "SE"))
        try writer.put(Note(day: day, text: "\(mark) note"))
        try writer.put(Event(title: "\(mark) event", recurrence: once), id: RecordID(high: 1, low: 1))
        try writer.put(Countdown(title: "\(mark) countdown", recurrence: soon), id: RecordID(high: 1, low: 2))
        try writer.put(RuleLayer(ruleID: "se.midsommarafton", titleOverride: "\(mark) eve", userModifiedAt: 1))
      }
      let item = try EditFeeds(store(1_000), entropy: entropy, now: 0).add("phone", FeedPart.usual, hiding: [])
      return item.token.path
    }

    func ask(_ path: String, _ headers: [(String, String)]) -> Answer {
      guard let target = Target(Array(path.utf8)) else { return Answer(Response(400)) }
      return Answer(
        service.dispatch(
          Request(method: .get, target: target, headers: Headers([("Host", "127.0.0.1:8080")] + headers))
        ).response)
    }
  }

  /// All readable addresses, with the media types of the requests.
  private static func asked(_ token: String) -> [(path: String, headers: [(String, String)])] {
    var asked: [(String, [(String, String)])] = [(token, []), (token + "?only=events", [])]
    for route in RouteTable.all where route.method == .get && !route.pattern.text.hasPrefix("/feeds") {
      for type in ["text/html", "application/json", "text/plain"] {
        asked.append((RouteLaws.good(route), [("Accept", type)]))
      }
    }
    return asked
  }

  /// The number of answers to one person with the mark of the other, and with their own.
  private func ask(_ people: [(mark: String, person: Person)]) -> (mixed: [String], own: Int) {
    var mixed: [String] = []
    var own = 0
    for _ in 0..<2 {
      for (path, headers) in Self.asked(people[0].person.token) {
        for (mark, person) in people {
          let text = person.ask(path, headers).text
          if text.contains(mark) { own += 1 }
          for (other, _) in people where other != mark && text.contains(other) { mixed.append("\(mark): \(path)") }
        }
      }
    }
    return (mixed, own)
  }

  @Test("each gets only their own data, at every address")
  func apart() throws {
    let caches = Caches(.system)
    let ada = try Person("QADAQ", .own, caches)
    let bo = try Person("QBOBQ", Space(id: RecordID(high: 0, low: 2)), caches)
    let (mine, theirs) = (try ada.server.latest(), try bo.server.latest())
    #expect(mine == theirs && ada.token == bo.token, "the stores differ by nothing but their contents")
    let (mixed, own) = ask([("QADAQ", ada), ("QBOBQ", bo)])
    #expect(mixed == [])
    #expect(own > 60)
  }

  @Test("with one space for both they would be mixed, so the test can fail")
  func control() throws {
    let caches = Caches(.system)
    let people = [("QADAQ", try Person("QADAQ", .own, caches)), ("QBOBQ", try Person("QBOBQ", .own, caches))]
    let mixed = ask(people).mixed
    #expect(mixed.contains { $0.contains("/feeds/") } && mixed.contains { $0.contains("/day/") })
    #expect(mixed.contains { $0.contains("/api/v1/") })
  }
}

extension ServerState {
  /// The greatest stamp of its store.
  fileprivate func latest() throws -> Stamp {
    try stores.with { store throws(Failure) in
      do throws(StoreError) { return try store.latestStamp() } catch { throw Failure(error) }
    }
  }
}
