import FastiCivil
@testable import FastiDays
import FastiFormats
import FastiLeave
@testable import FastiPerson
@testable import FastiRecords
import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import Testing

/// Profiles and versions are stored, and the loaded ledger answers like the vectors, at present and as known at every
/// stamp.
@Suite("The leave ledger in a store") struct LeaveStoreTests {
  @Test("every balance of a vector file, through the store", arguments: ["seed", "random-core", "random-policy"])
  func vectors(file: String) throws {
    let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Vectors/leave/\(file).json")
    let scenarios = try JSONValue(reading: Array(Data(contentsOf: place.standardizedFileURL))).field("scenarios")
    var asked = 0
    let reader = VectorReader(path: file)
    // A quarter of the random scenarios, because each needs a store, which takes time.
    for (number, scenario) in try scenarios.array().enumerated() where file == "seed" || number % 4 == 0 {
      let versions = try scenario.field("versions").array().map { try reader.version($0) }
      let kept = Kept(versions)
      let scene = try Scene()
      let store = scene.store()
      try kept.write(reader.profile(scenario.field("profile")), versions, to: store)
      for query in try scenario.field("queries").array().map({ try reader.query($0) }) {
        guard query.kind == .official || query.kind == .forecast else { continue }
        let book = try LoadLedger(store)(knownAt: query.knownAt.map { kept.stamp(upTo: $0) })
        #expect(try query.answer(of: book.ledger) == query.expected, "\(file) \(number) \(query.day.iso)")
        asked += 1
      }
    }
    #expect(asked > 50)
  }

  /// Stamps of vectors are any texts; the store's have their own format and the same order.
  private struct Kept {
    let stamps: [EntryStamp]

    init(_ versions: [EntryVersion]) { stamps = Set(versions.map(\.stamp)).sorted() }

    /// The greatest stamp that is not after a text.
    func stamp(upTo text: EntryStamp) -> Stamp {
      Stamp(milliseconds: Int64(1_000 + stamps.count { $0 <= text }))
    }

    func write(_ profile: LeaveProfile, _ versions: [EntryVersion], to store: SQLiteStore) throws {
      let first = Stamp(milliseconds: 1)
      let rows = LeaveSetup(profile: profile, rounding: .hundredth, isSaved: true).rows
      try store.write(store.newChange("sync")) { writer throws(StoreError) in
        try writer.merge(Version(id: rows.profile.id, stamp: first, record: rows.profile))
        for terms in rows.terms { try writer.merge(Version(id: terms.id, stamp: first, record: terms)) }
        for rate in rows.rates { try writer.merge(Version(id: rate.id, stamp: first, record: rate)) }
        for version in versions {
          try writer.merge(
            Version(
              id: .version8(kind: "test", key: version.id.string), stamp: stamp(upTo: version.stamp),
              deleted: version.isDeleted, record: LeaveEntryRecord(entry: version.entry, created: 0)))
        }
      }
    }
  }
}
