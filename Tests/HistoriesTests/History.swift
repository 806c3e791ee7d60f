import FastiCivil
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import StoreContract

/// A random history of several devices that write, delete and sync: copies of data folders, stores that are restored to
/// an earlier state, wrong clocks, older programs, compaction, and what each way of syncing can do wrong.
///
/// In the end all are equal, and no written text is lost. The written texts are counted, because equal stores may have
/// lost the same ones.
final class History {
  /// How the devices sync.
  enum Meeting: Equatable {
    /// Over a folder that a carrier copies.
    case folder
    /// With a server, which is also written to.
    case server
    /// The same, and the server or a device has its data in a database.
    case database
  }

  /// The numbers of milliseconds by which clocks are wrong.
  static let classes: [[Int64]] = [
    [0], [-2_000, -700, 0, 300, 1_500], [-3_600_000, -60_000, 0, 1_000, 3_600_000], [-36_000_000, 0, 0, 36_000_000],
    [-300 * 86_400_000, 0, 0, 300 * 86_400_000],
  ]

  let meeting: Meeting
  let random: BenchRandom
  /// For forged files, so that they do not change the rest of the history.
  let forging: BenchRandom
  let skews: [Int64]
  let fault: Fault?
  var time: Int64 = 1_790_000_000_000
  var devices: [Peer] = []
  /// The server; nil over a folder.
  private(set) var server: Peer?
  var peers: [Peer] { devices + (server.map { [$0] } ?? []) }
  /// Earlier states of peers, as files.
  var kept: [(peer: Peer, files: [String: Data])] = []
  var made = 0
  var written: Set<String> = []
  /// The texts that a compaction may drop, or that were lost with the state that a restore replaced.
  var dropped: Set<String> = []
  /// The texts that were on two peers, or in a file of the folder, at some time: a compaction may drop these.
  var delivered: Set<String> = []
  /// The last text of each part of an event, by its stamp.
  var last: [TextPlace: (stamp: Stamp, text: String)] = [:]
  /// Events whose texts are not predicted: copies of one data folder wrote them under the same stamp, where the smaller hash
  /// decides, or an older program wrote them.
  var unpredicted: Set<RecordID> = []
  var stamps: [RecordID: Set<Stamp>] = [:]
  /// Whether a store was restored, so that everything may have to be exchanged again.
  var hasRestored = false
  /// Whether a data folder was copied.
  var hasCopied = false
  /// Whether stamps were changed.
  var hasMended = false
  /// Whether devices still sent changes after everything was exchanged six times.
  var isRestless = false
  let events, entries, countdowns: [RecordID]
  let notes: [Day]

  init(_ meeting: Meeting, seed: UInt64, skews: [Int64], fault: Fault? = nil) throws {
    random = BenchRandom(seed: seed &* 31 &+ UInt64(bitPattern: skews.last ?? 0))
    forging = BenchRandom(seed: ~seed)
    (self.meeting, self.skews, self.fault) = (meeting, skews, fault)
    func ids(_ kind: UInt64) -> [RecordID] { (0..<2).map { RecordID(high: seed << 20, low: kind << 8 + $0 + 1) } }
    (events, entries, countdowns) = (ids(0), ids(1), ids(2))
    notes = [try Day(iso: "2026-03-01"), try Day(iso: "2026-03-02")]
    // In one of four the database is a device of a server with a folder.
    let isServed = meeting == .database && !chance(25)
    if meeting != .folder { server = try peer(isServed ? .database : .folder(isEmpty: false)) }
    if meeting == .database, !isServed { try add(.database) }
    for _ in 0..<(1 + random.place(3)) { try add(.folder(isEmpty: chance(10))) }
    guard meeting == .folder else { return }
    // The first device creates the folder; the others join when it exists.
    try add(.folder(isEmpty: false))
    try devices[0].sync()
    for device in devices.dropFirst() { device.folder.files = devices[0].folder.files }
  }

  func chance(_ percent: UInt64) -> Bool { random.next() % 100 < percent }
  func one<Value>(of values: [Value]) -> Value { values[random.place(UInt64(values.count))] }

  private func peer(_ place: Peer.Place) throws -> Peer {
    var isOlder = chance(15)
    // Tests of databases update all spaces of theirs at any time. Of two contents under one stamp an older program keeps
    // only the first, in kinds that it does not know.
    if case .database = place { isOlder = false }
    if hasCopied || hasRestored { isOlder = false }
    let peer = try Peer(place, seed: random.next(), isOlder: isOlder, fault: fault)
    peer.set(time: time)
    return peer
  }

  func add(_ place: Peer.Place) throws {
    let device = try peer(place)
    device.skew = one(of: skews)
    device.set(time: time)
    devices.append(device)
    guard let server else { return }
    // Some have content before they join.
    if chance(50) { try write(device) }
    try join(device, server)
  }

  func run() throws {
    for _ in 0..<(6 + random.place(20)) {
      time += one(of: [0, 0, 1, 5, 200, 900, 5_000, 60_000, 3_600_000, 20_000_000])
      for peer in peers { peer.set(time: time) }
      try step(one(of: devices), one(of: peers))
    }
    // Now every clock is right, and the carrier delivers everything, until nothing is left to do.
    for peer in peers { peer.skew = 0 }
    for _ in 0..<6 {
      carryAll()
      time += 2 * 86_400_000
      for peer in peers { peer.set(time: time) }
      var isQuiet = true
      for device in devices where try !sync(device, fails: false) { isQuiet = false }
      if isQuiet { return }
    }
    isRestless = true
  }

  /// Whether programs of two ages sync. They do not compare digests, so what only a comparison finds is not in their
  /// histories: a server that was restored, and copies of a data folder whose clocks were mended apart.
  var isMixed: Bool { Set(peers.map(\.isOlder)).count > 1 }
  /// Whether clocks are wrong by more than other devices accept.
  private var isDaysOff: Bool { (skews.max() ?? 0) > StampClock.tolerance }

  private func step(_ device: Peer, _ peer: Peer) throws {
    if meeting == .folder, forging.next() % 20 == 0 { try forge(device) }
    switch random.next() % 100 {
    case 0..<44: try write(peer)
    case 44..<50: try delete(peer)
    case 50..<54 where devices.count < 5 && !(isDaysOff && isMixed): try copy(device)
    case 54..<58: try compact(peer)
    case 58..<60: device.skew = one(of: skews)
    case 60..<62 where meeting == .server && devices.count < 5: try add(.folder(isEmpty: false))
    case 62..<64: if let files = try peer.files() { kept.append((peer, files)) }
    case 64..<66 where server == nil || !isMixed: try restore()
    case 66..<84 where meeting == .folder: try sync(device, fails: chance(20))
    case 66..<100 where meeting != .folder: try sync(device, fails: chance(35))
    default: carry()
    }
  }
}
