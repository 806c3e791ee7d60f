import FastiPerson
import FastiRecords

extension History {
  /// Whether texts are lost, or peers differ or are damaged; nil if nothing is wrong.
  static func verdict(of peers: [Peer], written: Set<String>) throws -> String? {
    let there = try peers.reduce(into: Set<String>()) { $0.formUnion(try $1.texts()) }
    let lost = written.subtracting(there)
    if !lost.isEmpty { return "lost \(lost.sorted())" }
    if Set(try peers.map { try $0.digest() }).count > 1 { return "diverged" }
    for peer in peers where try peer.store.check().findings.contains(where: \.isLoss) { return "damaged" }
    return nil
  }

  /// The first error at the end; nil if there is none.
  func verdict() throws -> String? {
    if let wrong = try Self.verdict(of: peers, written: written.subtracting(dropped)) { return wrong }
    if isRestless { return "changes are sent again and again" }
    for device in devices {
      guard let space = try device.store.syncSpaces().first else { return "not joined" }
      if try device.store.unsentCount(to: space.id) > 0 { return "changes wait" }
    }
    // Only a store that was restored, or whose stamps were changed, makes an exchange of everything necessary.
    if !hasRestored, !hasMended, peers.contains(where: { $0.log.healings > 0 }) {
      return "everything was exchanged again"
    }
    return try mispredicted()
  }

  /// Whether an event differs from the last text of each of its parts.
  private func mispredicted() throws -> String? {
    guard !hasRestored, !hasMended, let peer = peers.first(where: { !$0.isOlder }) else { return nil }
    for id in events where !unpredicted.contains(id) {
      guard let version = try peer.event(id), !version.deleted else { continue }
      for part in EventPart.allCases {
        guard let expected = last[.event(id, part)]?.text, expected != part.text(of: version.record) else { continue }
        return "\(part) is \(part.text(of: version.record)), written last was \(expected)"
      }
    }
    return nil
  }
}
