import FastiRecords

/// A thing as it is, when it was last changed, and how often.
struct Revisioned<Content: Record>: Sendable {
  /// Its greatest version, which is not a deletion.
  let version: Version<Content>
  /// The number of its versions before that one, those compacted away included.
  let sequence: Int

  var id: RecordID { version.id }
  var record: Content { version.record }
  /// When it was last changed, in milliseconds of Unix time.
  var changed: Int64 { version.stamp.milliseconds }

  /// The things of a kind that exist.
  static func all(_ kind: Content.Type, in reader: any StoreReader) throws(StoreError) -> [Revisioned<Content>] {
    newest(try reader.versions(kind), gone: try reader.gone(kind))
  }

  /// The things that exist, out of all their versions by id and age.
  /// - Parameter gone: How many versions of each are not among them any more.
  static func newest(_ versions: [Version<Content>], gone: [RecordID: Int]) -> [Revisioned<Content>] {
    var found: [Revisioned<Content>] = []
    var start = 0
    for (place, version) in versions.enumerated() {
      if version.id != versions[start].id { start = place }
      let isLast = place + 1 == versions.count || versions[place + 1].id != version.id
      if isLast, !version.deleted {
        found.append(Revisioned(version: version, sequence: place - start + (gone[version.id] ?? 0)))
      }
    }
    return found
  }
}
