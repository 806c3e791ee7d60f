import FastiDays
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of random histories: 6 in every run, 500 in `make soak`.
private let rounds = UInt64(Soak.rounds(short: 6, long: 500))

@Suite("The number of changes of a thing") struct CountTests {
  @Test("never decreases, with changes, compactions, backups and restores in any order", arguments: 0..<rounds)
  func rises(seed: UInt64) throws {
    let desks = [try Desk(seed: seed), try Desk(seed: seed + 1_000_000)]
    let random = BenchRandom(seed: seed)
    var known: [[Thing: Int]] = [[:], [:]]
    var archives: [String] = []
    for step in 1...24 {
      let one = Int(random.next() % 2)
      switch random.next() % 6 {
      case 0, 1: try RandomStore(desk: desks[one]).fill(15)
      case 2: _ = try desks[one].store.compact(before: Stamp(milliseconds: desks[one].clock.now - 3))
      case 3:
        try desks[one].create("\(step).zip")
        archives.append(desks[one].path("\(step).zip"))
      default:
        guard !archives.isEmpty else { continue }
        // A stamp of the other desk may be ahead of this desk's clock.
        desks[one].clock.now = max(desks[0].clock.now, desks[1].clock.now)
        let choices: [RestoreChoice] = [.replace, .skip, .keep]
        try desks[one].restore(
          archives[Int(random.next() % UInt64(archives.count))], choices[Int(random.next() % 3)])
      }
      let counts = try desks[one].counts()
      for (thing, count) in counts {
        #expect(count >= known[one][thing] ?? 0, "\(thing) after step \(step)")
      }
      known[one].merge(counts) { $1 }
    }
    #expect(known.allSatisfy { !$0.isEmpty })
  }

  @Test("is in a backup, which is restored byte for byte, also after a compaction")
  func kept() throws {
    let desk = try Desk(seed: 3)
    try RandomStore(desk: desk).fill(200)
    try desk.store.seed([RegionText(code: "SE", text: [1])])
    let former = try desk.counts()
    #expect(try desk.store.compact(before: Stamp(milliseconds: desk.clock.now)).total > 20)
    #expect(try desk.counts() == former)
    try desk.create("a.zip")
    let other = try Desk()
    other.clock.now = desk.clock.now + 5
    try other.store.seed([RegionText(code: "SE", text: [1])])
    try other.restore(desk.path("a.zip"))
    #expect(try other.counts() == former)
    #expect(try other.bytes() == Data(contentsOf: URL(filePath: desk.path("a.zip"))))
  }
}

/// A thing of a kind.
private struct Thing: Hashable {
  let kind: String
  let id: RecordID
}

extension Desk {
  /// The number of versions before the newest of each existing thing.
  fileprivate func counts() throws -> [Thing: Int] {
    try store.read { reader throws(StoreError) in
      var counts: [Thing: Int] = [:]
      for kind in RecordKinds.records { try count(kind, in: reader, &counts) }
      return counts
    }
  }

  private func count<Content: Record>(
    _ kind: Content.Type, in reader: any StoreReader, _ counts: inout [Thing: Int]
  ) throws(StoreError) {
    var found: [Thing: Int] = [:]
    try reader.forEachLine(as: AnyLine<Content>.self) { thing in
      found[Thing(kind: Content.kind.table, id: thing.id)] = thing.earlier
    }
    counts.merge(found) { $1 }
  }
}
