import FastiFormats
import FastiPerson
import FastiRecords

/// Writes `backup.json`: equal stores give equal bytes, and people can read it.
///
/// It is written thing by thing into pieces, so that nothing is moved while it grows, and it is in memory only once.
struct BackupText {
  private var json: JSONWriter
  private var hash = SHA256()
  private var sums: [(table: String, sum: VersionSum)] = []
  /// The changes of the versions.
  private var authors: Set<RecordID> = []
  private let limit: UInt64
  /// The text, up to the limit.
  private(set) var pieces: [[UInt8]] = []
  /// The number of written bytes.
  private(set) var bytes: UInt64 = 0

  /// The size of a piece.
  private static let size = 1 << 20
  /// The capacity reserved for a piece, because it is only checked from time to time whether the piece is full.
  private static let room = size + size / 4

  /// A text; at most `limit` bytes of it are kept.
  init(limit: UInt64) {
    self.limit = limit
    json = JSONWriter(layout: .indented, capacity: Self.room)
  }

  /// Writes the whole content of a store, at the reader's moment.
  ///
  /// - Returns: The files of all attachments, also of earlier versions.
  mutating func write(_ reader: any StoreReader) throws(StoreError) -> Set<String> {
    json.beginObject()
    json.field("version", BackupError.supportedVersion)
    json.name("reminders")
    json.beginArray()
    try writeReminders(reader)
    json.endArray()
    json.name("versions")
    json.beginObject()
    for type in RecordKinds.records.sorted(by: { $0.kind.table < $1.kind.table }) {
      try writeVersions(of: type, reader)
    }
    json.endObject()
    writeSums()
    try writeChanges(reader)
    try writeEditions(reader)
    var paths: Set<String> = []
    try reader.forEachVersion(of: AttachmentRecord.self) { version throws(StoreError) in
      if let file = version.record.content.file { paths.insert(file.archivePath) }
    }
    return paths
  }

  /// Writes the files, and ends the text.
  /// - Returns: The text's hash.
  mutating func finish(_ files: [BackupFile]) -> [UInt8] {
    json.name("files")
    json.array(files) { json, file in
      json.object { json in
        json.field("path", file.path)
        json.field("bytes", file.bytes)
        json.field("sha256", file.sha256)
      }
    }
    json.endObject()
    cut([UInt8(ascii: "\n")])
    return hash.finish()
  }

  mutating func write(_ thing: (inout JSONWriter) -> Void) {
    thing(&json)
    if json.bytes.count >= Self.size { cut([]) }
  }

  private mutating func cut(_ end: [UInt8]) {
    var piece = json.drain(room: end.isEmpty ? Self.room : 0)
    piece += end
    piece.withUnsafeBytes { hash.update(raw: $0) }
    bytes += UInt64(piece.count)
    // A text that will be refused need not be kept.
    if bytes <= limit { pieces.append(piece) } else { pieces = [] }
  }

  private mutating func writeVersions<Content: Record>(
    of type: Content.Type, _ reader: any StoreReader
  ) throws(StoreError) {
    let kind = Content.kind
    var isFirst = true
    let hashing = VersionHashing(kind)
    var sum = VersionSum()
    let compactedCounts = Dictionary(grouping: try reader.compactedCounts(type), by: \.id)
    let written = try reader.authors(type)
    var place = 0
    try reader.forEachVersion(of: type) { version throws(StoreError) in
      let author = written.indices.contains(place) ? written[place] : nil
      if let author { authors.insert(author) }
      place += 1
      if isFirst {
        json.name(text: kind.table)
        json.beginArray()
        isFirst = false
      }
      let count = compactedCounts[version.id]?.first { $0.stamp == version.stamp }
      write { Self.write(version, by: author, count, kind, to: &$0) }
      sum.add(hashing.hash(version))
    }
    if isFirst { return }
    json.endArray()
    sums.append((kind.table, sum))
  }

  /// Writes the number of versions of each kind, and the sum of their hashes.
  private mutating func writeSums() {
    json.name("sums")
    json.object { json in
      for (table, sum) in sums {
        json.name(text: table)
        json.object { json in
          json.field("versions", sum.count)
          json.field("sum", sum.hex)
        }
      }
    }
  }

  /// Writes the changes of the versions, and the changes that these undid.
  private mutating func writeChanges(_ reader: any StoreReader) throws(StoreError) {
    let changes = try reader.changes()
    // In reverse order, because a change comes after the one that it undid.
    for change in changes.reversed() where authors.contains(change.change.id) {
      if let undone = change.undoes { authors.insert(undone) }
    }
    json.name("changes")
    json.beginArray()
    for change in changes where authors.contains(change.change.id) {
      write { json in
        json.object { json in
          json.field("id", change.change.id.text)
          json.field("stamp", change.stamp.text)
          json.field("time", Int(change.change.time))
          json.field("command", change.change.command)
          json.field("device", Stamp.text(device: change.device))
          if let undone = change.undoes { json.field("undoes", undone.text) }
        }
      }
    }
    json.endArray()
  }

  private mutating func writeEditions(_ reader: any StoreReader) throws(StoreError) {
    let editions = try reader.editions()
    json.name("shipped")
    json.array(editions) { json, edition in
      json.object { json in
        json.field("fingerprint", edition.fingerprint)
        json.field("since", Int(edition.since))
      }
    }
  }

  private static func write(
    _ version: Version<some Record>, by author: RecordID?, _ count: CompactedCount?, _ kind: RecordKind,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("id", version.id.text)
      json.field("stamp", version.stamp.text)
      json.field("deleted", version.deleted)
      if let author { json.field("change", author.text) }
      if let count { json.field("earlier", count.earlier) }
      for (column, value) in zip(kind.columns, ColumnCollector.values(of: version.record))
      where value != .nothing || !kind.later.contains(column) {
        json.name(text: column)
        ColumnFormat.write(value, kind.formats[column], to: &json)
      }
    }
  }
}
