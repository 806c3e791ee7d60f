import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("Which of several spaces a device syncs with") struct DeviceRouterTests {
  private static let now: Int64 = 1_790_000_000_000
  private static let entropy = Entropy { count in (0..<count).map { _ in UInt8.random(in: 0...255) } }
  private let folders: [TemporaryFolder]
  private var ada: SQLiteStore { Self.store(folders[0].url.path) }
  private var bo: SQLiteStore { Self.store(folders[1].url.path) }

  init() throws { folders = [try TemporaryFolder(), try TemporaryFolder()] }

  private static func store(_ folder: String) -> SQLiteStore {
    SQLiteStore(folder: folder, clock: WallClock { now }, entropy: Self.entropy)
  }

  private func router() -> DeviceRouter {
    let places = folders.enumerated().map { number, folder in
      let path = folder.url.path
      let person = RecordID(high: 0, low: UInt64(number + 1))
      return DeviceRouter.Place(of: person, open: { Self.store(path) }, attachments: NoAttachments())
    }
    return DeviceRouter(own: places[0], others: { [places[1]] }, clock: WallClock { Self.now })
  }

  private func ask(_ question: SyncQuestion) -> SyncAnswer {
    let place = router().place(for: question)
    return SpaceServer(place.open(), attachments: place.attachments, entropy: Self.entropy, now: Self.now).answer(
      question)
  }

  private func join(_ code: JoinCode) -> SyncAnswer {
    ask(
      SyncQuestion(
        "POST", "/sync/v1/join", secret: nil, body: SyncMessage.object([("code", code.text), ("name", "phone")])))
  }

  private func code(_ store: SQLiteStore) throws -> JoinCode {
    let code = JoinCode(Self.entropy)
    try store.addCode(hash: code.hash, ends: Self.now + JoinCode.lasts)
    return code
  }

  @Test("a code leads to the space it was made in, and so does the secret that comes of it")
  func joins() throws {
    for (store, other) in [(ada, bo), (bo, ada)] {
      let answer = join(try code(store))
      #expect(answer.status == 200)
      let secret = try #require(SyncMessage.text("secret", answer.body))
      #expect(try store.joinedDevices().count == 1)
      let state = ask(SyncQuestion("GET", "/sync/v1", secret: secret))
      #expect(try ServedState.read(state.body).space == store.servedSpace())
      #expect(try store.servedSpace() != other.servedSpace())
    }
  }

  @Test("the right code of one person does not count against the codes of the other")
  func right() throws {
    let kept = try code(ada)
    for _ in 0..<6 { #expect(join(try code(bo)).status == 200) }
    #expect(join(kept).status == 200)
  }

  @Test("a wrong code counts against the codes of all: five end them, four do not", arguments: [4, 5])
  func wrong(_ count: Int) throws {
    let codes = [try code(ada), try code(bo)]
    for _ in 0..<count { #expect(join(JoinCode(Self.entropy)).status == 403) }
    for code in codes { #expect(join(code).status == (count == 5 ? 403 : 200)) }
  }

  @Test("where a space cannot be read, its devices are not unknown, and those of the others go on")
  func unreadable() throws {
    let secrets = try [ada, bo].map { store in SyncMessage.text("secret", join(try code(store)).body) }
    let codes = [try code(ada), try code(ada)]
    for name in try FileManager.default.contentsOfDirectory(atPath: folders[1].url.path) {
      try FileManager.default.removeItem(at: folders[1].url.appending(path: name))
    }
    try Data(String(repeating: "no store ", count: 100).utf8).write(to: folders[1].url.appending(path: "fasti.db"))
    #expect(ask(SyncQuestion("GET", "/sync/v1", secret: secrets[0])).status == 200)
    #expect(ask(SyncQuestion("GET", "/sync/v1", secret: secrets[1])).status >= 500)
    #expect(join(codes[0]).status == 200)
    // A wrong code counts where it is known to be wrong.
    for _ in 0..<5 { #expect(join(JoinCode(Self.entropy)).status >= 500) }
    #expect(join(codes[1]).status >= 500)
  }

  @Test("an unknown secret is refused, a revoked device is refused by its own space")
  func refused() throws {
    #expect(ask(SyncQuestion("GET", "/sync/v1", secret: "x")).status == 401)
    let secret = try #require(SyncMessage.text("secret", join(try code(bo)).body))
    let device = try #require(try bo.joinedDevices().first)
    _ = try bo.revokeDevice(device.id, now: Self.now)
    let answer = ask(SyncQuestion("GET", "/sync/v1", secret: secret))
    #expect(answer.status == 401 && String(decoding: answer.body, as: UTF8.self).contains("revoked"))
  }
}
