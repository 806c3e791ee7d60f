import FastiRecords

/// A thing with the time of its last change and the number of its changes.
struct Revisioned<Content: Record>: Sendable {
  /// Its greatest version, which is not a deletion.
  let version: Version<Content>
  /// The number of earlier versions, including compacted ones.
  let sequence: Int

  var id: RecordID { version.id }
  var record: Content { version.record }
  /// When it was last changed, in milliseconds of Unix time.
  var changed: Int64 { version.stamp.milliseconds }

  /// The existing things of a kind.
  static func all(_ kind: Content.Type, in reader: any StoreReader) throws(StoreError) -> [Revisioned<Content>] {
    newest(try reader.versions(kind), gone: try reader.gone(kind))
  }

  /// The existing things, from all their versions by id and age.
  /// - Parameter gone: The number of versions of each thing that are not stored any more.
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
