import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import Synchronization
import Testing

@testable import FastiWeb

/// Devices that wait for a change of their server.
@Suite("Devices that wait for a change") struct ChangeWaitTests {
  /// A served data folder, with a device that joined.
  private final class Served {
    let folder: String
    let store: SQLiteStore
    let waits: ChangeWaits
    let place: DeviceRouter.Place
    let service: SyncService
    let secrets: [String]
    let shift = Shift()

    /// The milliseconds by which the clock of the waits is ahead.
    final class Shift: Sendable { let milliseconds = Mutex<Int64>(0) }

    init(devices: Int = 1, of person: RecordID = Person.ownerID) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-waits-\(UUID().uuidString)").path
      self.folder = folder
      @Sendable func open() -> SQLiteStore { SQLiteStore(folder: folder, clock: .system, entropy: .system) }
      store = open()
      try store.write(store.newChange("first")) { writer throws(StoreError) in
        try writer.put(Setting(key: "first", value: "1"))
      }
      var secrets: [String] = []
      for number in 0..<devices {
        let (code, secret) = (JoinCode(.system), Secret(.system))
        try store.addCode(hash: code.hash, ends: WallClock.system.now + JoinCode.lasts)
        let device = JoinedDevice(id: RecordID(high: 1, low: UInt64(number)), name: "d\(number)", joined: 1)
        #expect(try store.join(device, secret: secret.hash, code: code.hash, now: WallClock.system.now))
        secrets.append(secret.text)
      }
      self.secrets = secrets
      let shift = shift
      let clock = WallClock { WallClock.system.now + shift.milliseconds.withLock { $0 } }
      waits = ChangeWaits(SystemAlarm().watchingStore(in: folder), clock: clock, openStore: { open() })
      place = DeviceRouter.Place(
        of: person, open: { open() }, attachments: SystemAttachments(dataFolder: folder))
      service = Self.service([(place, waits)], clock)
    }

    /// The service of several people, the owner first.
    static func service(_ places: [(DeviceRouter.Place, ChangeWaits)], _ clock: WallClock) -> SyncService {
      let others = places.dropFirst().map { $0.0 }
      let router = DeviceRouter(own: places[0].0, others: { others }, clock: clock)
      return SyncService(router: router, entropy: .system, clock: clock, name: "desk") { person in
        places.first { $0.0.person == person }?.1
      }
    }

    deinit {
      waits.end()
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// The answer to a question.
    final class Heard: Sendable {
      private let response = Mutex<Response?>(nil)
      func set(_ response: Response) { self.response.withLock { $0 = response } }
      var text: String? {
        response.withLock { response in
          guard case .bytes(let bytes)? = response?.body else { return nil }
          return String(decoding: bytes, as: UTF8.self)
        }
      }
      var status: Int? { response.withLock { $0?.status } }
    }

    func ask(_ path: String, as device: Int = 0, at other: SyncService? = nil) throws -> Heard {
      let heard = Heard()
      let headers = Headers([("Authorization", "Bearer \(secrets[device])")])
      let target = try #require(Target(Array("/sync/v1/news\(path)".utf8)))
      let request = Request(method: .get, target: target, headers: headers)
      guard case .workOrLater(let make) = (other ?? service).dispatch(request) else {
        Issue.record("it is not answered later")
        return heard
      }
      if let response = make(LaterAnswer { heard.set($0) }) { heard.set(response) }
      return heard
    }
  }

  /// Waits until a condition is true, on a machine with any load.
  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if condition() { return true }
      usleep(50_000)
    }
    return false
  }

  @Test("a waiting device is answered when the store is written, by this process or another")
  func written() throws {
    let served = try Served()
    let waits = served.waits
    SystemThread.start { waits.run() }
    let heard = try served.ask("?after=1&wait=25")
    #expect(heard.status == nil)
    try served.store.write(served.store.newChange("second")) { writer throws(StoreError) in
      try writer.put(Setting(key: "second", value: "2"))
    }
    #expect(wait { heard.status != nil })
    #expect(heard.status == 200 && heard.text == #"{"revision":2}"#)
  }

  @Test("a change of one person answers the devices of that person alone")
  func people() throws {
    let (ada, bo) = (try Served(), try Served(of: RecordID(high: 0, low: 2)))
    let service = Served.service([(ada.place, ada.waits), (bo.place, bo.waits)], .system)
    for waits in [ada.waits, bo.waits] { SystemThread.start { waits.run() } }
    let (ofAda, ofBo) = (
      try ada.ask("?after=1&wait=25", at: service), try bo.ask("?after=1&wait=25", at: service)
    )
    #expect(ofAda.status == nil && ofBo.status == nil)
    try bo.store.write(bo.store.newChange("second")) { writer throws(StoreError) in
      try writer.put(Setting(key: "second", value: "2"))
    }
    #expect(wait { ofBo.status != nil })
    #expect(ofBo.text == #"{"revision":2}"#)
    // It waits until its time is over, and has nothing new then.
    ada.waits.end()
    #expect(ofAda.text == #"{"revision":1}"#)
  }

  @Test("one that asks too late, or does not want to wait, is answered at once")
  func late() throws {
    let served = try Served()
    #expect(try served.ask("?after=0&wait=25").text == #"{"revision":1}"#)
    #expect(try served.ask("?after=7&wait=25").text == #"{"revision":1}"#)
    #expect(try served.ask("?after=1").text == #"{"revision":1}"#)
    #expect(try served.ask("?after=1&wait=0").text == #"{"revision":1}"#)
  }

  @Test("an unknown device does not wait")
  func stranger() throws {
    let served = try Served()
    #expect(try served.store.revokeDevice(RecordID(high: 1, low: 0), now: 2))
    #expect(try served.ask("?after=1&wait=25").status == 401)
  }

  @Test("a change between the question and the wait is not missed")
  func between() throws {
    let served = try Served()
    let heard = try served.ask("?after=1&wait=25")
    try served.store.write(served.store.newChange("second")) { writer throws(StoreError) in
      try writer.put(Setting(key: "second", value: "2"))
    }
    let waits = served.waits
    // The thread begins only now: the question wakes it, and it checks.
    SystemThread.start { waits.run() }
    #expect(wait { heard.text == #"{"revision":2}"# })
  }

  @Test("a waiting device is answered when its time is over, and all when the server ends")
  func over() throws {
    let served = try Served()
    let (short, long) = (try served.ask("?after=1&wait=5"), try served.ask("?after=1&wait=25"))
    served.waits.look(served.store)
    #expect(short.status == nil && long.status == nil)
    served.shift.milliseconds.withLock { $0 = 6_000 }
    served.waits.look(served.store)
    #expect(short.text == #"{"revision":1}"# && long.status == nil)
    served.waits.end()
    #expect(long.text == #"{"revision":1}"#)
    #expect(try served.ask("?after=1&wait=25").status == 200, "nothing waits after the end")
  }

  @Test("one device waits at most twice, and all devices forty times")
  func limits() throws {
    let served = try Served(devices: ChangeWaits.most / 2 + 1)
    let first = try served.ask("?after=1&wait=25")
    _ = try served.ask("?after=1&wait=25")
    #expect(first.status == nil)
    _ = try served.ask("?after=1&wait=25")
    #expect(first.status == 200, "the former one is answered")
    for device in 1..<(ChangeWaits.most / 2) {
      for _ in 0..<2 { #expect(try served.ask("?after=1&wait=25", as: device).status == nil) }
    }
    #expect(try served.ask("?after=1&wait=25", as: ChangeWaits.most / 2).status == 200, "there is no room for more")
  }
}
