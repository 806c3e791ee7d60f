import FastiRecords
import FastiTransfer

/// The register of a program that has no countdowns yet, and no links of events.
///
/// On the way in both get names that this program does not have, so its own code reads them as those of a later
/// program. They are stored under their names, because hashes are over names; only ages keep the other name. The
/// group that this program has for links gets the age 0 in every version, so that it is never merged.
final class OlderRegister: ForwardingRegister {
  private static let unaged = "\(Stamp(milliseconds: 0).text) url;"
  private static let names = [(#""kind":"countdown""#, #""kind":"later_countdown""#), ("url", "later_url")]

  override func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult {
    var read: [SyncedChange] = []
    for change in changes { read.append(try Self.read(change)) }
    return try super.receive(read, from: space, segments: segments)
  }

  override func unsent(
    to space: RecordID, after stamp: Stamp?, limit: Int
  ) throws(StoreError) -> [SyncedChange] {
    var told: [SyncedChange] = []
    for change in try super.unsent(to: space, after: stamp, limit: limit) { told.append(try Self.told(change)) }
    return told
  }

  override func revisions(after revision: Int, limit: Int) throws(StoreError) -> [RevisedChange] {
    var told: [RevisedChange] = []
    for change in try super.revisions(after: revision, limit: limit) {
      told.append(RevisedChange(revision: change.revision, synced: try Self.told(change.synced)))
    }
    return told
  }

  private static func read(_ change: SyncedChange) throws(StoreError) -> SyncedChange {
    var read = try translated(change) { $0.replacing($1.0, with: $1.1) }
    read.versions = read.versions.map { version in
      var row = version.row
      row.lineage.extra = row.lineage.extra?.replacing("later_url", with: "url")
      if version.kind == "event" {
        row.lineage.ages = GroupAges(text: unaged + (row.lineage.ages?.text ?? row.stamp.text))
      }
      return SyncedVersion(kind: version.kind, row: row, earlier: version.earlier, file: version.file)
    }
    read.foreign = read.foreign.map { version in
      ForeignVersion(
        kind: version.kind.replacing("later_", with: ""), id: version.id, stamp: version.stamp,
        deleted: version.deleted, body: version.body)
    }
    return read
  }

  private static func told(_ change: SyncedChange) throws(StoreError) -> SyncedChange {
    try translated(change) { $0.replacing(unaged, with: "").replacing($1.1, with: $1.0) }
  }

  private static func translated(
    _ change: SyncedChange, _ rename: (String, (String, String)) -> String
  ) throws(StoreError) -> SyncedChange {
    let line = String(decoding: ChangeLine.text(change), as: UTF8.self)
    return try ChangeLine.change(Array(names.reduce(line, rename).utf8))
  }
}
