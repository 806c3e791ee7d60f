import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import PeopleHomes
import StoreContract
import TestSupport

@testable import FastiWeb

/// A server of several people under test, without its socket.
final class SharedServer: Sendable {
  static let phrase = "correct horse battery staple"
  let home: PeopleHome
  let service: WebService
  let spaces: Spaces
  let hasher = CountingHasher()
  var path: String { home.path }

  /// - Parameters:
  ///   - isGuarded: Whether the pass-phrase was set before the start.
  ///   - directory: What the server gets in place of a directory of people.
  init(
    _ kind: PeopleHome.Kind = .folder, isGuarded: Bool = true, clock: WallClock = .system,
    directory: @escaping @Sendable (any SpaceDirectory) -> any SpaceDirectory = { $0 }
  ) throws {
    home = try PeopleHome(kind)
    let (home, path, hasher) = (home, home.path, hasher)
    try SetPassPhrase(home.store(path), hasher).set(Array(Self.phrase.utf8), now: 0)
    let zones = SystemZones(environment: SystemEnvironment())
    let site = try Site(try Endpoint("127.0.0.1:8080"), publicURL: nil)
    @Sendable func state(
      _ folder: String, _ space: Space, _ spaces: Spaces?, _ own: ServerState?
    ) throws(Failure) -> ServerState {
      let day: Day
      do { day = try Day(iso: "2026-06-19") } catch { throw Failure(error) }
      let settings = ServeSettings(
        listen: "127.0.0.1:8080", publicURL: nil, dataFolder: folder, zone: .utc, fixedToday: day, language: "en",
        languages: [])
      return try ServerState(
        settings, clock: clock, entropy: .system, zones: zones,
        stores: StorePool { () throws(Failure) in home.store(folder) }, log: LogBook { home.store(folder) }, site: site,
        isGuarded: own != nil || isGuarded, hasher: hasher,
        ports: WebPorts(attachments: SystemAttachments(dataFolder: folder)), space: space, spaces: spaces, sharing: own)
    }
    let people = PeoplePorts(openDirectory: { directory(home.directory()) }) { person in
      let folder = person.folder(in: path)
      var ports = WebPorts(attachments: SystemAttachments(dataFolder: folder))
      ports.storeAlarm = { SystemAlarm().watchingStore(in: folder) }
      ports.startThread = { SystemThread.start($0) }
      return SpacePorts(
        settings: ServeSettings(
          listen: "", publicURL: nil, dataFolder: folder, zone: .utc, fixedToday: nil, language: "en", languages: []),
        openStore: { () throws(Failure) in home.store(folder) }, openLog: { home.store(folder) }, ports: ports,
        openRegister: { home.store(folder) })
    }
    spaces = Spaces(people) { person, space, spaces, own throws(Failure) in
      try state(space.settings.dataFolder, Space(id: person.id), spaces, own)
    }
    service = WebService(try state(path, .own, spaces, nil), routes: RouteTable.all)
  }

  func store(_ folder: String) -> any WholeStore { home.store(folder) }

  /// The people, as the command line sees them beside the server.
  var people: EditPeople { home.people }

  /// Adds a person.
  /// - Returns: The path of the link, and the folder.
  func add(_ name: String, now: Int64 = WallClock.system.now) throws -> (link: String, folder: String) {
    let made = try home.add(name, now: now)
    return (made.path, made.person.folder)
  }

  func ask(
    _ path: String, _ method: FastiHTTP.Method = .get, _ headers: [(String, String)] = [], body: String = ""
  ) -> Answer {
    guard let target = Target(Array(path.utf8)) else { return Answer(Response(400)) }
    let request = Request(
      method: method, target: target, headers: Headers([("Host", "127.0.0.1:8080")] + headers),
      body: Array(body.utf8), peer: .loopback)
    return Answer(service.dispatch(request).response)
  }

  func post(_ path: String, _ fields: String, _ headers: [(String, String)] = []) -> Answer {
    ask(path, .post, AuthenticationTests.form + headers, body: fields)
  }

  /// The cookie of a person who sets a pass-phrase with a link.
  func accept(_ link: String, phrase: String) throws -> (String, String)? {
    let typed = phrase.replacing(" ", with: "+")
    return Self.cookie(post(link, "phrase=\(typed)&again=\(typed)"))
  }

  func signIn(_ name: String, _ phrase: String) -> Answer {
    post("/sign-in", "name=\(name)&phrase=\(phrase.replacing(" ", with: "+"))")
  }

  /// The cookie that an answer sets.
  static func cookie(_ answer: Answer) -> (String, String)? {
    answer.headers["Set-Cookie"].map { ("Cookie", String($0.prefix { $0 != ";" })) }
  }

  /// Writes into a folder with a clock that stands and with entropy that repeats, so that only the contents differ.
  /// - Returns: The path of a feed.
  func write(_ mark: String, _ folder: String) throws -> String {
    let entropy = Entropy { [UInt8](repeating: 7, count: $0) }
    func store(_ time: Int64) -> any WholeStore {
      home.store(folder, clock: WallClock { 1_770_292_800_000 + time }, entropy: entropy)
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
    return try EditFeeds(store(1_000), entropy: .system, now: 0).add("phone", FeedPart.usual, hiding: []).token.path
  }
}

/// A hash that takes no time, and counts how often one is made or compared.
final class CountingHasher: PassPhraseHasher {
  private let counts = Lock(0)
  var count: Int { counts.with { $0 } }

  func hash(_ phrase: [UInt8]) -> String {
    counts.with { $0 += 1 }
    return PlainHasher().hash(phrase)
  }

  func isPhrase(_ phrase: [UInt8], of hash: String) -> Bool {
    counts.with { $0 += 1 }
    return PlainHasher().isPhrase(phrase, of: hash)
  }
}
