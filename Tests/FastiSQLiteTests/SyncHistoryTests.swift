import FastiAgenda
import FastiCivil
import FastiDays
import FastiMoney
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// Random histories of several devices over a folder: copies of data folders, wrong clocks, interrupted writes,
/// compaction, and a carrier that delays, duplicates, renames and truncates files, and sometimes delivers a forged one.
/// In the end all devices are equal, and no written text is lost. The written texts are counted, because equal stores
/// may have lost the same ones.
@Suite("Histories of devices that sync") struct SyncHistoryTests {
  @Test("devices converge to the last text of each part, and lose nothing")
  func histories() throws {
    let count = ProcessInfo.processInfo.environment["SYNC"].flatMap { Int($0) } ?? Soak.rounds(short: 8, long: 2_000)
    for seed in Soak.seeds(count) {
      for skews in SyncHistory.classes {
        let history = try SyncHistory(seed: UInt64(seed), skews: skews)
        try history.run()
        let verdict = try history.verdict()
        #expect(verdict == nil, "seed \(seed), skews \(skews)")
      }
    }
    Soak.note("histories of devices over a folder", count * SyncHistory.classes.count)
  }

  @Test(
    "each fault that loses something is found",
    arguments: [SabotagedLog.Fault.cursor, .dirty, .deletions, .arrival, .ages])
  func sabotage(_ fault: SabotagedLog.Fault) throws {
    let found = try (0..<40).first { seed in
      let history = try SyncHistory(seed: UInt64(seed) + 1_000, skews: SyncHistory.classes[1], fault: fault)
      try history.run()
      return try history.verdict() != nil
    }
    #expect(found != nil)
  }
}

/// One history.
final class SyncHistory {
  static let classes: [[Int64]] = [
    [0], [-2_000, -700, 0, 300, 1_500], [-3_600_000, -60_000, 0, 1_000, 3_600_000], [-36_000_000, 0, 0, 36_000_000],
  ]
  private let random: BenchRandom
  /// For forged files, so that they do not change the rest of the history.
  private let forging: BenchRandom
  private let skews: [Int64]
  private var time: Int64 = 1_790_000_000_000
  private var devices: [SyncDevice] = []
  private var written: Set<String> = []
  private var dropped: Set<String> = []
  /// The last text of each part of an event, by its stamp; things that copies of one data folder wrote under the same
  /// stamp are not predicted, because the smaller hash decides.
  private var last: [SyncDevice.Place: (stamp: Stamp, text: String)] = [:]
  private var unpredicted: Set<RecordID> = []
  private var stamps: [RecordID: Set<Stamp>] = [:]
  private let events: [RecordID]
  private let notes: [Day]
  private var made = 0

  private let fault: SabotagedLog.Fault?

  init(seed: UInt64, skews: [Int64], fault: SabotagedLog.Fault? = nil) throws {
    self.fault = fault
    random = BenchRandom(seed: seed &* 31 &+ UInt64(bitPattern: skews.last ?? 0))
    forging = BenchRandom(seed: ~seed)
    self.skews = skews
    events = (0..<2).map { RecordID(high: seed << 20, low: $0 + 1) }
    notes = [try Day(iso: "2026-03-01"), try Day(iso: "2026-03-02")]
    for _ in 0..<(2 + random.place(2)) { try add() }
    // The first device creates the folder; the others join when it exists.
    devices[0].set(time: time)
    try devices[0].sync()
    for device in devices.dropFirst() { device.folder.files = devices[0].folder.files }
  }

  private func add() throws {
    let device = try SyncDevice(seed: random.next(), skew: skews[random.place(UInt64(skews.count))])
    device.fault = fault
    devices.append(device)
  }

  private func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }

  func run() throws {
    for _ in 0..<(8 + random.place(24)) {
      time += [0, 0, 1, 5, 200, 900, 5_000, 60_000, 3_600_000, 20_000_000][random.place(10)]
      for device in devices { device.set(time: time) }
      let device = devices[random.place(UInt64(devices.count))]
      if forging.next() % 20 == 0 { try forge(device) }
      switch random.next() % 100 {
      case 0..<48: try write(device)
      case 48..<54: try delete(device)
      case 54..<58 where devices.count < 5: try copy(device)
      case 58..<62: try compact(device)
      case 62..<64: device.skew = skews[random.place(UInt64(skews.count))]
      case 64..<82: try sync(device, fails: chance(20))
      default: carry()
      }
    }
    // Now every clock is right, and the carrier delivers everything.
    for device in devices { device.skew = 0 }
    for _ in 0..<5 {
      time += 2 * 86_400_000
      for device in devices { device.set(time: time) }
      for device in devices { try sync(device, fails: false) }
      carryAll()
    }
  }

  private func write(_ device: SyncDevice) throws {
    made += 1
    let text = "t\(made)"
    written.insert(text)
    switch random.next() % 4 {
    case 0: try device.write(text, .setting("k\(random.next() % 2)"))
    case 1:
      // A line is added to the note, or replaces it.
      let day = notes[random.place(2)]
      let old = try device.store.read { reader throws(StoreError) in try reader.record(Note.self, key: day.iso)?.text }
      try device.write(old.map { chance(70) ? $0 + "\n" + text : text } ?? text, .note(day))
    default:
      let id = events[random.place(2)]
      let part = SyncDevice.Place.Part.allCases[random.place(3)]
      let before = try event(id, device)
      try device.write(text, .event(id, part))
      guard let after = try event(id, device) else { return }
      if !stamps[id, default: []].insert(after.stamp).inserted { unpredicted.insert(id) }
      // A deleted thing is created again without its other parts.
      for part in SyncDevice.Place.Part.allCases where before.map({ part.text(of: $0) != part.text(of: after) }) ?? true
      {
        let place = SyncDevice.Place.event(id, part)
        if let former = last[place], former.stamp > after.stamp { continue }
        last[place] = (after.stamp, part.text(of: after))
      }
    }
  }

  private func event(_ id: RecordID, _ device: SyncDevice) throws -> Version<Event>? {
    try device.store.read { reader throws(StoreError) in try reader.version(Event.self, id: id) }
  }

  private func delete(_ device: SyncDevice) throws {
    switch random.next() % 3 {
    case 0: try device.delete(.setting("k\(random.next() % 2)"))
    case 1: try device.delete(.note(notes[random.place(2)]))
    default: try device.delete(.event(events[random.place(2)], .title))
    }
  }

  /// The data folder is copied to another machine, and both write at the same moment.
  private func copy(_ device: SyncDevice) throws {
    guard FileManager.default.fileExists(atPath: device.scene.database) else { return }
    let other = try SyncDevice(copying: device, seed: random.next())
    other.set(time: time)
    devices.append(other)
    guard chance(70) else { return }
    let id = events[random.place(2)]
    unpredicted.insert(id)
    for writer in [device, other] {
      made += 1
      written.insert("t\(made)")
      try writer.write("t\(made)", .event(id, .notes))
    }
  }

  private func compact(_ device: SyncDevice) throws {
    let before = try device.texts()
    _ = try device.store.compact(before: Stamp(milliseconds: time - 3_600_000))
    dropped.formUnion(before.subtracting(try device.texts()))
  }

  /// A file arrives with some wrong lines; one of its changes is from another device, and has arrived already or is on
  /// its way.
  private func forge(_ device: SyncDevice) throws {
    guard let space = try device.store.syncSpaces().first else { return }
    var lines = [Array("not a change".utf8), Array(#"{"id":"7"}"#.utf8)]
    if let other = devices.last, let change = try other.store.unsent(to: RecordID(high: 0, low: 0), limit: 1).first {
      lines.append(ChangeLine.text(change))
    }
    let segment = SyncSegment(space: space.id, log: "f000000000000000", number: 1, lines: lines)
    device.folder.files[segment.name(of: segment.bytes)] = segment.bytes
  }

  private func sync(_ device: SyncDevice, fails: Bool) throws {
    if fails { device.folder.failsAfter = random.place(8) }
    do { try device.sync() } catch let failure as Failure {
      // A failed write is repeated; a wrong clock is set right.
      if case .sync(.ahead) = failure.cause { _ = try device.store.mendClock() }
    }
    device.folder.failsAfter = nil
  }

  /// Copies some files from one device to another: late, truncated, duplicated or renamed.
  private func carry() {
    let (from, to) = (devices[random.place(UInt64(devices.count))], devices[random.place(UInt64(devices.count))])
    guard from !== to else { return }
    for (name, bytes) in from.folder.files.sorted(by: { $0.key < $1.key }) where chance(60) {
      // A complete file is not replaced by a truncated one.
      if name.hasSuffix(".part") || to.folder.files[name]?.count ?? -1 >= bytes.count { continue }
      let isSegment = name.hasSuffix(".changes")
      if isSegment, chance(20) {
        to.folder.files[name] = Array(bytes.prefix(bytes.count / 2))
      } else if isSegment, chance(10) {
        to.folder.files[name.replacing(".changes", with: " (conflicted copy).changes")] = bytes
      } else {
        to.folder.files[name] = bytes
        if isSegment, chance(10) { to.folder.files[name.replacing(".changes", with: ".changes~1")] = bytes }
      }
    }
  }

  private func carryAll() {
    var all: [String: [UInt8]] = [:]
    for device in devices {
      for (name, bytes) in device.folder.files where bytes.count >= all[name]?.count ?? 0 { all[name] = bytes }
    }
    for device in devices { device.folder.files = all }
  }

  /// The first error at the end; nil if there is none.
  func verdict() throws -> String? {
    let digests = try devices.map { try $0.store.digest() }
    if Set(digests).count > 1 { return "diverged" }
    for device in devices {
      let spaces = try device.store.syncSpaces()
      guard let space = spaces.first else { return "not joined" }
      if try device.store.unsentCount(to: space.id) > 0 { return "changes wait" }
      if try device.store.check().findings.contains(where: \.isLoss) { return "damaged" }
    }
    let there = try devices.reduce(into: Set<String>()) { $0.formUnion(try $1.texts()) }
    let lost = written.subtracting(there).subtracting(dropped)
    if !lost.isEmpty { return "lost \(lost.sorted())" }
    return try mispredicted()
  }

  /// Whether an event differs from the last text of each of its parts.
  private func mispredicted() throws -> String? {
    guard let device = devices.first else { return nil }
    for id in events where !unpredicted.contains(id) {
      guard let version = try event(id, device), !version.deleted else { continue }
      for part in SyncDevice.Place.Part.allCases {
        guard let expected = last[.event(id, part)]?.text, expected != part.text(of: version) else { continue }
        return "\(part) is \(part.text(of: version)), written last was \(expected)"
      }
    }
    return nil
  }
}

extension SyncDevice.Place.Part {
  /// The text in that place.
  fileprivate func text(of version: Version<Event>) -> String {
    switch self {
    case .title: version.record.title
    case .place: version.record.place
    case .notes: version.record.notes
    case .budget: version.record.budget?.text ?? ""
    }
  }
}

extension BenchRandom {
  func place(_ count: UInt64) -> Int { Int(next() % count) }
}
