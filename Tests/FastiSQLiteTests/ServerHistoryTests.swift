import FastiAgenda
import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// Random histories of devices and a server that is also written to: connections that break before and after a request
/// has arrived, copies of data folders, wrong clocks, compaction, and a server that is restored to an earlier state. In
/// the end all stores are equal, and no written text is lost.
@Suite("Histories of devices and a server") struct ServerHistoryTests {
  @Test("devices and server converge, and lose nothing")
  func histories() throws {
    let count = ProcessInfo.processInfo.environment["SYNC"].flatMap { Int($0) } ?? Soak.rounds(short: 3, long: 2_000)
    for seed in Soak.seeds(count) {
      for skews in SyncHistory.classes {
        let history = try ServerHistory(seed: UInt64(seed), skews: skews)
        try history.run()
        let verdict = try history.verdict()
        #expect(verdict == nil, "seed \(seed), skews \(skews)")
      }
    }
    Soak.note("histories of devices and a server", count * SyncHistory.classes.count)
  }

  @Test("a server that records changes it did not store is detected")
  func sabotage() throws {
    let found = try (0..<10).first { seed in
      let history = try ServerHistory(seed: UInt64(seed) + 5_000, skews: SyncHistory.classes[1], loses: true)
      try history.run()
      return try history.verdict() != nil
    }
    #expect(found != nil)
  }
}

/// One history.
final class ServerHistory {
  private let random: BenchRandom
  private let skews: [Int64]
  private var time: Int64 = 1_790_000_000_000
  private let server: SyncDevice
  private var devices: [SyncDevice] = []
  private var written: Set<String> = []
  private var dropped: Set<String> = []
  private let events: [RecordID]
  private let notes: [Day]
  private var made = 0
  private var earlier: URL?
  /// Whether the server confirms changes that it did not get.
  private let loses: Bool

  init(seed: UInt64, skews: [Int64], loses: Bool = false) throws {
    random = BenchRandom(seed: seed &* 37 &+ UInt64(bitPattern: skews.last ?? 0))
    self.skews = skews
    self.loses = loses
    events = (0..<2).map { RecordID(high: seed << 20, low: $0 + 1) }
    notes = [try Day(iso: "2026-03-01"), try Day(iso: "2026-03-02")]
    server = try SyncDevice(seed: random.next())
    server.set(time: time)
    for _ in 0..<(1 + random.place(3)) { try add() }
  }

  private func add() throws {
    let device = try SyncDevice(seed: random.next(), skew: skews[random.place(UInt64(skews.count))])
    device.set(time: time)
    devices.append(device)
    // Some have content before they join.
    if chance(50) { try write(device) }
    device.skew = 0
    device.set(time: time)
    _ = try device.store.mendClock()
    do { try device.join(line()) } catch let failure as Failure where loses && failure.cause == .sync(.differs) {}
  }

  private func line() -> BenchLine {
    let line = BenchLine(to: server)
    guard loses else { return line }
    line.swallow = { question in
      guard question.method == "POST", question.path.hasSuffix("/changes") else { return nil }
      return SyncAnswer(status: 200, body: PushAnswer(before: 0, revision: 0, new: 0, refused: []).bytes)
    }
    return line
  }

  private func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  func run() throws {
    for _ in 0..<(8 + random.place(24)) {
      time += [0, 0, 1, 5, 200, 900, 5_000, 60_000, 3_600_000, 20_000_000][random.place(10)]
      for device in devices + [server] { device.set(time: time) }
      let device = devices[random.place(UInt64(devices.count))]
      switch random.next() % 100 {
      case 0..<40: try write(device)
      case 40..<50: try write(server)
      case 50..<55: try delete(chance(30) ? server : device)
      case 55..<59 where devices.count < 5: try copy(device)
      case 59..<62: try compact(chance(50) ? server : device)
      case 62..<64: device.skew = skews[random.place(UInt64(skews.count))]
      case 64..<66 where devices.count < 5: try add()
      default: try sync(device, isCut: chance(35))
      }
    }
    for device in devices { device.skew = 0 }
    for _ in 0..<4 {
      time += 2 * 86_400_000
      for device in devices + [server] { device.set(time: time) }
      for device in devices { try sync(device, isCut: false) }
    }
  }

  private func write(_ device: SyncDevice) throws {
    made += 1
    let text = "t\(made)"
    written.insert(text)
    switch random.next() % 4 {
    case 0: try device.write(text, .setting("k\(random.next() % 2)"))
    case 1:
      let day = notes[random.place(2)]
      let old = try device.store.read { reader throws(StoreError) in try reader.record(Note.self, key: day.iso)?.text }
      try device.write(old.map { chance(70) ? $0 + "\n" + text : text } ?? text, .note(day))
    default:
      try device.write(text, .event(events[random.place(2)], SyncDevice.Place.Part.allCases[random.place(3)]))
    }
  }

  private func delete(_ device: SyncDevice) throws {
    switch random.next() % 3 {
    case 0: try device.delete(.setting("k\(random.next() % 2)"))
    case 1: try device.delete(.note(notes[random.place(2)]))
    default: try device.delete(.event(events[random.place(2)], .title))
    }
  }

  private func copy(_ device: SyncDevice) throws {
    guard FileManager.default.fileExists(atPath: device.scene.database) else { return }
    let other = try SyncDevice(copying: device, seed: random.next())
    other.set(time: time)
    devices.append(other)
    for writer in [device, other] where chance(70) {
      made += 1
      written.insert("t\(made)")
      try writer.write("t\(made)", .event(events[random.place(2)], .notes))
    }
  }

  private func compact(_ device: SyncDevice) throws {
    let before = try device.texts()
    _ = try device.store.compact(before: Stamp(milliseconds: time - 3_600_000))
    dropped.formUnion(before.subtracting(try device.texts()))
  }

  private func sync(_ device: SyncDevice, isCut: Bool) throws {
    let line = line()
    if isCut {
      line.cutAfter = random.place(5)
      line.arrives = chance(50)
    }
    do { try device.sync(line) } catch let failure as Failure {
      switch failure.cause {
      // A wrong clock is set right.
      case .sync(.ahead): _ = try device.store.mendClock()
      case .sync(.serverAway) where isCut: break
      case .sync(.differs) where loses: break
      default: throw failure
      }
    }
  }

  /// The first error at the end; nil if there is none.
  func verdict() throws -> String? {
    let digests = try (devices + [server]).map { try $0.store.digest() }
    if Set(digests).count > 1 { return "diverged" }
    for device in devices {
      guard let space = try device.store.syncSpaces().first else { return "not joined" }
      if try device.store.unsentCount(to: space.id) > 0 { return "changes wait" }
    }
    for device in devices + [server] where try device.store.check().findings.contains(where: \.isLoss) {
      return "damaged"
    }
    let there = try server.texts()
    let lost = written.subtracting(try devices.reduce(into: there) { $0.formUnion(try $1.texts()) }).subtracting(
      dropped)
    return lost.isEmpty ? nil : "lost \(lost.sorted())"
  }
}
