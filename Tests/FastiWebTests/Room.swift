import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import TestSupport

@testable import FastiWeb

/// A server under test, without its socket: a store in a separate folder, a constant day, Sweden selected.
final class Room: Sendable {
  let folder: TemporaryFolder
  let service: WebService
  let server: ServerState

  /// - Parameter phrase: The pass-phrase; nil for none.
  init(
    publicURL: String? = nil, phrase: String? = nil, routes: [Route] = RouteTable.all,
    ports given: WebPorts = WebPorts(), isMeasured: Bool = false, selects: Bool = true
  ) throws {
    folder = try TemporaryFolder()
    (server, service) = try Self.open(folder.url.path, publicURL, isGuarded: phrase != nil, routes, given, isMeasured)
    let path = folder.url.path
    if let phrase {
      let store = SQLiteStore(folder: path, clock: .system, entropy: .system)
      try SetPassPhrase(store, PlainHasher()).set(Array(phrase.utf8), now: 0)
    }
    guard selects else { return }
    try write { store throws(Failure) in
      let zones = SystemZones(environment: SystemEnvironment())
      let almanac = try Almanac.read(from: store, named: ["SE"], zones: zones)
      try EditSettings(store, almanac).select(["SE"])
    }
  }

  /// The same room after a restart of its server.
  init(restarting room: Room) throws {
    folder = room.folder
    (server, service) = try Self.open(
      folder.url.path, nil, isGuarded: room.server.isGuarded, RouteTable.all, WebPorts())
  }

  private static func open(
    _ path: String, _ publicURL: String?, isGuarded: Bool, _ routes: [Route], _ given: WebPorts,
    _ isMeasured: Bool = false
  ) throws -> (ServerState, WebService) {
    let zones = SystemZones(environment: SystemEnvironment())
    var settings = ServeSettings(
      listen: "127.0.0.1:8080", publicURL: publicURL, dataFolder: path, zone: .utc,
      fixedToday: try Day(iso: "2026-02-05"),
      language: "en", languages: [])
    settings.isMeasured = isMeasured
    let pool = StorePool { () throws(Failure) in
      SQLiteStore(folder: path, clock: .system, entropy: .system)
    }
    var ports = given
    ports.attachments = SystemAttachments(dataFolder: path)
    ports.drawPicture = given.drawPicture ?? { _, _ in [0x89] }
    ports.printPaper = given.printPaper ?? { _, _ in PrintedPaper(bytes: Array("%PDF".utf8), pages: 1, unknown: []) }
    if given.restoreBackup == nil {
      ports.restoreBackup = { file, request throws(Failure) in try restore(file, request, path) }
    }
    let server = try ServerState(
      settings, clock: .system, entropy: .system, zones: zones, stores: pool,
      log: LogBook { SQLiteStore(folder: path, clock: .system, entropy: .system) },
      site: try Site(try Endpoint("127.0.0.1:8080"), publicURL: publicURL), isGuarded: isGuarded,
      hasher: PlainHasher(), ports: ports)
    return (server, WebService(server, routes: routes))
  }

  /// Restores a backup like the process that the server starts.
  private static func restore(
    _ file: any IncomingFile, _ request: RestoreService.Request, _ folder: String
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try file.forEachPiece { bytes.append(contentsOf: $0) }
    let path = "\(folder)/restored.zip"
    guard (try? Data(bytes).write(to: URL(filePath: path))) != nil else { return [] }
    let store = SQLiteStore(folder: folder, clock: .system, entropy: .system)
    return RestoreService(
      store, attachments: SystemAttachments(dataFolder: folder), archives: ZipArchives(), now: WallClock.system.now
    ).answer(path, request)
  }

  /// Uses the store, as the command line does beside a running server.
  func write<Answer>(_ body: (any Store) throws(Failure) -> Answer) throws -> Answer {
    try body(SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system))
  }

  /// Creates a feed and returns the path with its token.
  func feed(_ name: String = "phone", _ parts: Set<FeedPart> = FeedPart.usual) throws -> NewFeedItem {
    try write { store throws(Failure) in
      try EditFeeds(store, entropy: .system, now: 0).add(name, parts, hiding: [])
    }
  }

  func ask(
    _ path: String, _ method: FastiHTTP.Method = .get, _ headers: [(String, String)] = [], body: String = "",
    bytes: [UInt8]? = nil, from peer: Peer = .loopback
  ) -> Answer {
    let target = Target(Array(path.utf8))
    var fields = headers
    if !headers.contains(where: { $0.0 == "Host" }) { fields.append(("Host", "127.0.0.1:8080")) }
    guard let target else { return Answer(Response(400)) }
    return Answer(
      service.dispatch(
        Request(method: method, target: target, headers: Headers(fields), body: bytes ?? Array(body.utf8), peer: peer)
      ).response)
  }
}

/// A hash that takes no time, so that sign-ins are quick; the real one has its own tests.
struct PlainHasher: PassPhraseHasher {
  func hash(_ phrase: [UInt8]) -> String { "$argon2id$" + SHA256.hexHash(phrase) }
  func isPhrase(_ phrase: [UInt8], of hash: String) -> Bool { self.hash(phrase) == hash }
}

/// A parsed answer.
struct Answer {
  let status: Int
  let headers: Headers
  let bytes: [UInt8]
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ response: Response) {
    (status, headers) = (response.status, response.headers)
    bytes = Self.all(of: response.body)
  }

  /// The whole body; empty if it is aborted.
  private static func all(of body: Response.Body) -> [UInt8] {
    switch body {
    case .bytes(let bytes): return bytes
    case .stream(let fill):
      var bytes: [UInt8] = []
      var room = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = room.withUnsafeMutableBytes { fill($0) }
        guard count > 0 else { return count == 0 ? bytes : [] }
        bytes += room[..<count]
      }
    }
  }
}
