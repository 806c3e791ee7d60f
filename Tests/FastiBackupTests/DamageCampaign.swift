import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of damaged stores: 60 in every run, 5,000 in `make soak`.
private let rounds = Soak.rounds(short: 60, long: 5_000)

/// Damages the file of a store in the ways of disks and other programs, and compares what is read from it.
@Suite("Damaged stores") struct DamageCampaign {
  private static let regions = [
    RegionText(code: "SE", text: [UInt8](repeating: 65, count: 9_000)),
    RegionText(code: "NO", text: [UInt8](repeating: 66, count: 5_000)),
  ]

  /// All data of a store: each version of everything, the history, the regions; nil if it refuses.
  private static func answer(_ store: SQLiteStore) -> String? {
    do {
      return try store.read { reader throws(StoreError) in
        var text = "\(try reader.regions(nil))"
        for type in RecordKinds.records { text += try versions(of: type, reader) }
        return text + "\(try store.history(limit: 1_000, of: nil))"
      }
    } catch { return nil }
  }

  private static func versions<Content: Record>(
    of type: Content.Type, _ reader: any StoreReader
  ) throws(StoreError) -> String {
    // By their columns, because the members of a set are described in any order.
    try reader.versions(type).map {
      "\($0.id) \($0.stamp) \($0.deleted) \(ColumnCollector.values(of: $0.record))\n"
    }.joined()
  }

  /// Changes bytes of a file.
  private static func bend(_ bytes: inout Data, _ random: BenchRandom) {
    func place() -> Int { Int(random.next() % UInt64(bytes.count)) }
    switch random.next() % 8 {
    case 0: for _ in 0..<8 { bytes[place()] ^= 1 << UInt8(random.next() % 8) }
    case 1: for _ in 0..<8 { bytes[place()] = UInt8(truncatingIfNeeded: random.next()) }
    case 2:
      let page = place() / 4_096 * 4_096
      bytes.replaceSubrange(page..<min(page + 4_096, bytes.count), with: Data(repeating: 0, count: 4_096))
    case 3: bytes = bytes.prefix(place())
    default: bytes[place()] ^= 1 << UInt8(random.next() % 8)
    }
  }

  @Test("a store that is reported as sound never gives a wrong answer")
  func campaign() throws {
    let desk = try Desk(seed: 5)
    _ = try desk.store.seed(Self.regions)
    try RandomStore(desk: desk).fill(150)
    let store = desk.store
    try store.emptyLog()
    let right = try #require(Self.answer(store))
    #expect(try store.check().findings == [])
    store.close()
    let whole = try Data(contentsOf: URL(filePath: desk.data + "/fasti.db"))
    var (wrong, told, refused) = (0, 0, 0)
    for round in Soak.seeds(rounds) {
      let random = BenchRandom(seed: UInt64(round) &* 7_919 &+ 1)
      var bytes = whole
      Self.bend(&bytes, random)
      let other = try Desk(seed: UInt64(round) + 2)
      try FileManager.default.createDirectory(atPath: other.data, withIntermediateDirectories: true)
      try bytes.write(to: URL(filePath: other.data + "/fasti.db"))
      // As doctor and every command do: shipped regions are written again first.
      _ = try? other.store.seed(Self.regions)
      let laid = (try? other.store.layAnew(fingerprint: RegionText.fingerprint(Self.regions), Self.regions)) ?? []
      let answer = Self.answer(other.store)
      let findings = (try? other.store.check().findings.filter(\.isLoss)) ?? []
      let isTold = (try? other.store.check()) == nil || !findings.isEmpty || !laid.isEmpty
      if answer == nil { refused += 1 }
      if isTold { told += 1 }
      guard answer != right, !isTold else { continue }
      wrong += 1
      Issue.record("round \(round): another answer, and nothing is reported")
    }
    #expect(wrong == 0)
    #expect(told > rounds / 3 && refused < rounds)
    Soak.note("damaged stores", rounds)
  }
}
