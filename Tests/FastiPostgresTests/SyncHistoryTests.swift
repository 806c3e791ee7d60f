import FastiCivil
import FastiRecords
import PeopleHomes
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// Random histories of devices and a server, where the server has its data in a database, or a device has: lines that are cut before
/// and after a question has arrived, copies of data folders, wrong clocks and compaction. Afterwards all are the same, and nothing
/// that was written is gone.
@Suite(
  "Histories of devices, with a database",
  .serialized, .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct SyncHistoryTests {
  @Test("SQLite and PostgreSQL converge, and lose nothing")
  func histories() throws {
    let asked = ProcessInfo.processInfo.environment["SYNC"].flatMap { Int($0) }
    let count = asked ?? Soak.rounds(short: 2, long: 500)
    for seed in Soak.seeds(count) {
      for skews in PeerHistory.classes {
        let history = try PeerHistory(seed: UInt64(seed), skews: skews)
        try history.run()
        let verdict = try history.verdict()
        #expect(verdict == nil, "seed \(seed), skews \(skews)")
      }
    }
    Soak.note("histories of SQLite with PostgreSQL", count * PeerHistory.classes.count)
  }

  @Test("a server that says it has what it did not take is found")
  func sabotage() throws {
    let found = try (0..<20).first { seed in
      let history = try PeerHistory(seed: UInt64(seed) + 5_000, skews: PeerHistory.classes[1], loses: true)
      try history.run()
      return try history.verdict() != nil
    }
    #expect(found != nil)
  }
}

/// One history.
final class PeerHistory {
  static let classes: [[Int64]] = [
    [0], [-2_000, -700, 0, 300, 1_500], [-3_600_000, -60_000, 0, 1_000, 3_600_000], [-36_000_000, 0, 0, 36_000_000],
  ]
  private let random: BenchRandom
  private let skews: [Int64]
  private let server: SyncPeer
  private let days: [Day]
  /// Whether what is sent to the server does not come to be there, though it says so.
  private let loses: Bool
  private var time: Int64 = 1_790_000_000_000
  private var devices: [SyncPeer] = []
  private var written: Set<String> = []
  private var dropped: Set<String> = []
  private var made = 0

  init(seed: UInt64, skews: [Int64], loses: Bool = false) throws {
    random = BenchRandom(seed: seed &* 41 &+ UInt64(bitPattern: skews.last ?? 0))
    (self.skews, self.loses) = (skews, loses)
    days = [try Day(iso: "2026-03-01"), try Day(iso: "2026-03-02")]
    // In one of four the database is a device of a server with a folder.
    let isServed = random.next() % 4 > 0
    server = isServed ? try SyncPeer(database: random.next()) : try SyncPeer(folder: random.next())
    server.set(time: time)
    if !isServed { try add(try SyncPeer(database: random.next())) }
    for _ in 0..<(1 + random.next() % 3) { try add(try SyncPeer(folder: random.next())) }
  }

  private func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }
  private func one<Value>(of values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }

  private func add(_ device: SyncPeer) throws {
    device.set(time: time)
    devices.append(device)
    // Some have written before they join.
    if chance(50) { try write(device) }
    try device.join(server)
    device.skew = one(of: skews)
  }

  func run() throws {
    for _ in 0..<(8 + random.next() % 24) {
      time += one(of: [0, 0, 1, 5, 200, 900, 5_000, 60_000, 3_600_000, 20_000_000])
      for peer in devices + [server] { peer.set(time: time) }
      let device = one(of: devices)
      switch random.next() % 100 {
      case 0..<40: try write(device)
      case 40..<50: try write(server)
      case 50..<55: try (chance(30) ? server : device).delete(one(of: days))
      case 55..<60 where devices.count < 5: try copy(device)
      case 60..<63: try compact(chance(50) ? server : device)
      case 63..<65: device.skew = one(of: skews)
      default: try sync(device, isCut: chance(35))
      }
    }
    for device in devices { device.skew = 0 }
    for _ in 0..<4 {
      time += 2 * 86_400_000
      for peer in devices + [server] { peer.set(time: time) }
      for device in devices { try sync(device, isCut: false) }
    }
  }

  private func write(_ peer: SyncPeer) throws {
    made += 1
    written.insert("t\(made)")
    try peer.write("t\(made)", day: chance(40) ? nil : one(of: days))
  }

  /// The data folder is copied to another machine, and both write at one moment.
  private func copy(_ device: SyncPeer) throws {
    guard let other = try SyncPeer(copying: device, seed: random.next()) else { return }
    other.set(time: time)
    devices.append(other)
    for writer in [device, other] where chance(70) { try write(writer) }
  }

  private func compact(_ peer: SyncPeer) throws {
    let before = try peer.texts()
    _ = try peer.store.compact(before: Stamp(milliseconds: time - 3_600_000))
    dropped.formUnion(before.subtracting(try peer.texts()))
  }

  private func sync(_ device: SyncPeer, isCut: Bool) throws {
    let line = PeerLine(
      to: server, cutAfter: isCut ? Int(random.next() % 5) : nil, arrives: chance(50), swallows: loses)
    do { try device.sync(line) } catch let failure as Failure {
      switch failure.cause {
      // A clock that is wrong is put right.
      case .sync(.ahead): _ = try device.store.mendClock(.none)
      case .sync(.serverAway) where isCut: break
      case .sync(.differs) where loses: break
      default: throw failure
      }
    }
  }

  /// What is wrong at the end; nil where nothing is.
  func verdict() throws -> String? {
    if Set(try (devices + [server]).map { try $0.store.digest() }).count > 1 { return "diverged" }
    for device in devices {
      guard let space = try device.store.syncSpaces().first else { return "not joined" }
      if try device.store.unsentCount(to: space.id) > 0 { return "changes wait" }
    }
    for peer in devices + [server] where try peer.store.check().findings.contains(where: \.isLoss) { return "damaged" }
    let there = try (devices + [server]).reduce(into: Set<String>()) { $0.formUnion(try $1.texts()) }
    let lost = written.subtracting(there).subtracting(dropped)
    return lost.isEmpty ? nil : "lost \(lost.sorted())"
  }
}
