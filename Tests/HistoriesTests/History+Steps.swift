import FastiCivil
import FastiPerson
import FastiRecords
@testable import FastiTransfer
import Foundation
import StoreContract

extension History {
  private func newText() -> String {
    made += 1
    let text = HistoryText.text(made)
    written.insert(text)
    return text
  }

  func write(_ peer: Peer) throws {
    let place = try self.place(peer)
    let before = try predictable(place, peer)
    try peer.write(newText(), place, adding: chance(70))
    try predict(place, peer, before)
  }

  /// A place that the program of a peer knows. An older program only edits events: a first version has one age for all groups.
  private func place(_ peer: Peer) throws -> TextPlace {
    switch random.next() % 8 {
    case 0: return .setting("k\(random.next() % 2)")
    case 1: return .note(one(of: notes))
    case 2: return .entry(one(of: entries))
    case 3 where !peer.isOlder && !(hasCopied && peers.contains { $0.isOlder }): return .countdown(one(of: countdowns))
    default:
      let (id, part) = (one(of: events), one(of: EventPart.allCases))
      if !peer.isOlder { return .event(id, part) }
      return try peer.event(id) == nil ? .entry(one(of: entries)) : .event(id, part == .url ? .title : part)
    }
  }

  private func predictable(_ place: TextPlace, _ peer: Peer) throws -> Version<Event>? {
    guard case .event(let id, _) = place else { return nil }
    return try peer.event(id)
  }

  /// Notes what the event should be in the end.
  private func predict(_ place: TextPlace, _ peer: Peer, _ before: Version<Event>?) throws {
    guard case .event(let id, _) = place, let after = try peer.event(id) else { return }
    if !stamps[id, default: []].insert(after.stamp).inserted { unpredicted.insert(id) }
    for part in EventPart.allCases
    where before.map({ part.text(of: $0.record) != part.text(of: after.record) }) ?? true {
      let place = TextPlace.event(id, part)
      if let former = last[place], former.stamp > after.stamp { continue }
      last[place] = (after.stamp, part.text(of: after.record))
    }
  }

  func delete(_ peer: Peer) throws { try peer.delete(try place(peer)) }

  /// The data folder is copied to another machine, and both write at the same moment.
  func copy(_ device: Peer) throws {
    guard let files = try device.files() else { return }
    let other = try Peer(.files(files), seed: random.next(), isOlder: device.isOlder, fault: fault)
    other.skew = device.skew
    other.set(time: time)
    other.folder.files = device.folder.files
    devices.append(other)
    hasCopied = true
    guard chance(70) else { return }
    var place = try self.place(device)
    if case .event(let id, _) = place {
      unpredicted.insert(id)
      place = .event(id, .notes)
    }
    for writer in [device, other] { try writer.write(newText(), place) }
  }

  /// A compaction may drop only what another peer or the folder has, or had.
  func compact(_ peer: Peer) throws {
    let before = try peer.texts()
    // Before anything joins, nobody else needs what is dropped.
    let isAlone =
      try peer === server ? peer.store.joinedDevices().isEmpty : peer.store.syncSpaces().isEmpty
    if isAlone { delivered.formUnion(before) } else { try noteDelivered(before, at: peer) }
    try peer.compact(before: Stamp(milliseconds: time - 3_600_000))
    dropped.formUnion(before.subtracting(try peer.texts()).intersection(delivered))
  }

  private func noteDelivered(_ texts: Set<String>, at peer: Peer) throws {
    var elsewhere: Set<String> = []
    for other in peers {
      if other !== peer { elsewhere.formUnion(try other.texts()) }
      for (name, bytes) in other.folder.files where name.hasSuffix(".changes") {
        HistoryText.collect(from: bytes, into: &elsewhere)
      }
    }
    delivered.formUnion(texts.intersection(elsewhere))
  }

  /// A peer is restored to an earlier state; what only it had is lost with the later one.
  func restore() throws {
    guard !kept.isEmpty else { return }
    let (peer, files) = kept.remove(at: random.place(UInt64(kept.count)))
    let before = try peer.texts()
    try noteDelivered(before, at: peer)
    hasRestored = true
    try peer.restore(files)
    dropped.formUnion(before.subtracting(try peer.texts()).subtracting(delivered))
  }

  func join(_ device: Peer, _ server: Peer) throws {
    do { try device.join(server) } catch let failure as Failure {
      guard case .sync(.ahead) = failure.cause else { return try excuse(failure) }
      try mend(device)
      device.skew = 0
      device.set(time: time)
      do { try device.join(server) } catch let failure as Failure { try excuse(failure) }
    }
  }

  /// With a fault, a sync may report that both sides differ.
  private func excuse(_ failure: Failure) throws {
    guard fault != nil, failure.cause == .sync(.differs) else { throw failure }
  }

  /// - Returns: Whether there was nothing to send or to receive.
  @discardableResult
  func sync(_ device: Peer, fails: Bool) throws -> Bool {
    if fault == .compact { try compact(device) }
    do {
      guard let server else {
        if fails { device.folder.failsAfter = random.place(8) }
        defer { device.folder.failsAfter = nil }
        return try device.sync().isQuiet
      }
      return try device.sync(
        PeerLine(device, to: server, cutAfter: fails ? random.place(5) : nil, arrives: chance(50))
      ).isQuiet
    } catch let failure as Failure {
      switch failure.cause {
      case .sync(.ahead): try mend(device)
      case .sync(.serverAway) where fails, .machine(.failed) where fails: break
      // The server was restored to a state in which this device had not joined.
      case .sync(.unknownDevice) where hasRestored:
        for space in try device.store.syncSpaces() { try device.store.leave(space.id) }
        if let server { try join(device, server) }
      default: try excuse(failure)
      }
      return false
    }
  }

  /// The clock is set right, and the stamps are moved to the present time. The clock sometimes stays wrong, also where the program
  /// is older; not with a server of another program, with which digests are not compared.
  private func mend(_ device: Peer) throws {
    guard fault != .stuck else { return }
    hasMended = true
    if chance(75) || (isMixed && server != nil) {
      device.skew = 0
      device.set(time: time)
    }
    _ = try device.store.mendClock()
  }

  /// A file arrives with some wrong lines; one of its changes is from another device, and has arrived already or is on
  /// its way.
  func forge(_ device: Peer) throws {
    guard let space = try device.store.syncSpaces().first else { return }
    var lines = [Array("not a change".utf8), Array(#"{"id":"7"}"#.utf8)]
    if let change = try devices.last?.changes().first { lines.append(ChangeLine.text(change)) }
    let segment = SyncSegment(space: space.id, log: "f000000000000000", number: 1, lines: lines)
    device.folder.files[segment.name(of: segment.bytes)] = segment.bytes
  }

  /// Copies some files from one device to another: late, truncated, duplicated or renamed.
  func carry() {
    let (from, to) = (one(of: devices), one(of: devices))
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

  func carryAll() {
    var all: [String: [UInt8]] = [:]
    for device in devices {
      for (name, bytes) in device.folder.files where bytes.count >= all[name]?.count ?? 0 { all[name] = bytes }
    }
    for device in devices { device.folder.files = all }
  }
}

extension SyncReport {
  /// Whether nothing was sent or received.
  fileprivate var isQuiet: Bool { sent == 0 && taken.new == 0 && taken.joined == 0 && !isNew }
}
