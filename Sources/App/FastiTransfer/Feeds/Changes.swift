import FastiRecords

/// The number of changes of some things, and the time of the latest: a feed derives `SEQUENCE` and `LAST-MODIFIED` from
/// them.
///
/// The first version of a thing counts as a change. Versions that were compacted away still count, so the number never
/// decreases.
struct Changes: Hashable, Sendable {
  var count = 0
  /// The time of the latest change, in milliseconds of Unix time; 0 for none.
  var latest: Int64 = 0

  init() {}

  /// The changes of every thing of a kind, or of one thing.
  init<Content: Record>(
    _ kind: Content.Type, of id: RecordID? = nil, in reader: any StoreReader
  ) throws(StoreError) {
    let versions = if let id { try reader.versions(kind, id: id) } else { try reader.versions(kind) }
    let gone = try reader.gone(kind)
    count = versions.count + (id.map { gone[$0] ?? 0 } ?? gone.values.reduce(0, +))
    latest = versions.reduce(0) { max($0, $1.stamp.milliseconds) }
  }

  /// The sum of both.
  static func + (left: Changes, right: Changes) -> Changes {
    var sum = left
    sum.count += right.count
    sum.latest = max(left.latest, right.latest)
    return sum
  }
}
