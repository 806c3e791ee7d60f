import FastiFormats

/// The one hash that versions of a kind have: against damage, for sums, and wherever two versions have to be told apart.
///
/// It is the SHA-256 of a line of JSON without spaces: kind, id, stamp, whether it is a deletion, then the columns by name,
/// in the order of the bytes of their names, written as in a backup. A column that holds its default is left out, so a
/// version keeps its hash when a later program adds a column; and a program that does not know a column or a kind can put
/// it into its place by name alone. The change a version belongs to is not in it: a version that was merged has another.
///
/// ```json
/// {"kind":"setting","id":"...","stamp":"...","deleted":false,"columns":{"key":"weeks.first","value":"monday"}}
/// ```
public struct VersionHashing: Sendable {
  private let kind: RecordKind
  private let order: [Int]

  /// The hash of versions of a kind.
  public init(_ kind: RecordKind) {
    self.kind = kind
    let names = kind.columns.map { Array($0.utf8) }
    order = names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }
  }

  /// The 32 bytes of a version's hash.
  ///
  /// - Parameter values: The values of the columns, in the order of the kind.
  public func hash(id: RecordID, stamp: Stamp, deleted: Bool, values: [ColumnValue]) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.field("kind", kind.table)
    json.field("id", id.text)
    json.field("stamp", stamp.text)
    json.field("deleted", deleted)
    json.name("columns")
    json.beginObject()
    for place in order where place < values.count && values[place] != kind.standard(of: kind.columns[place]) {
      json.name(text: kind.columns[place])
      ColumnFormat.write(values[place], kind.formats[kind.columns[place]], to: &json)
    }
    json.endObject()
    json.endObject()
    var hash = SHA256()
    json.bytes.withUnsafeBytes { hash.update(raw: $0) }
    return hash.finish()
  }

  /// The 32 bytes of a version's hash.
  public func hash(_ version: Version<some Record>) -> [UInt8] {
    hash(
      id: version.id, stamp: version.stamp, deleted: version.deleted,
      values: ColumnCollector.values(of: version.record))
  }
}
