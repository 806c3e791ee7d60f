import FastiFormats

/// The hash of the versions of a kind. It detects damage, is added to sums, and distinguishes versions.
///
/// It is the SHA-256 of a line of JSON without spaces: kind, id, stamp, deletion mark, then the columns by name, in the
/// order of the bytes of their names, written as in a backup. A column that has its default is left out, so a version
/// keeps its hash when a later version of the program adds a column; and a program that does not know a column or a
/// kind can put it into its place by its name. The version's change is not part of the hash, because a merged version
/// belongs to another change.
///
/// ```json
/// {"kind":"setting","id":"...","stamp":"...","deleted":false,"columns":{"key":"weeks.first","value":"monday"}}
/// ```
public struct VersionHashing: Sendable {
  // The columns in their order, with all precomputed data, because a version is hashed whenever it is written.
  private let columns: [Column]
  private let kind: String

  private struct Column: Sendable {
    let place: Int
    let name: String
    let format: ColumnFormat?
    let standard: ColumnValue
  }

  /// The hash of versions of a kind.
  public init(_ kind: RecordKind) {
    self.kind = kind.table
    let names = kind.columns.map { Array($0.utf8) }
    columns = names.indices.sorted { names[$0].lexicographicallyPrecedes(names[$1]) }.map { place in
      let name = kind.columns[place]
      return Column(place: place, name: name, format: kind.formats[name], standard: kind.standard(of: name))
    }
  }

  /// The 32 bytes of a version's hash.
  ///
  /// - Parameters:
  ///   - values: The values of the columns, in the order of the kind.
  ///   - extra: The columns of a later version of the program, as ``Lineage/extra``. They are hashed by name among the
  ///     others, so the hash is the same in a program that knows them.
  public func hash(
    id: RecordID, stamp: Stamp, deleted: Bool, values: [ColumnValue], extra: String? = nil
  ) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.beginObject()
    json.field("kind", kind)
    json.field("id", id.text)
    json.field("stamp", stamp.text)
    json.field("deleted", deleted)
    json.name("columns")
    json.beginObject()
    var others = (extra.flatMap { ExtraColumns(text: $0) }?.columns ?? [])[...]
    for column in columns where column.place < values.count && values[column.place] != column.standard {
      while let other = others.first, other.precedes(column.name) {
        other.write(to: &json)
        others = others.dropFirst()
      }
      json.name(text: column.name)
      ColumnFormat.write(values[column.place], column.format, to: &json)
    }
    for other in others { other.write(to: &json) }
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
