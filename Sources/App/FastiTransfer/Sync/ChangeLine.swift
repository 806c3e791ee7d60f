import FastiFormats
public import FastiRecords

/// A change as one line of JSON, for the exchange between devices.
///
/// Columns are written by name, as in a backup; a column that has its default is left out. Columns and kinds that this
/// program does not know are written as they were received.
public enum ChangeLine {
  /// The line of a change, without a line feed.
  public static func text(_ synced: SyncedChange) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    let change = synced.change
    json.object { json in
      json.field("id", change.change.id.text)
      json.field("stamp", change.stamp.text)
      json.field("time", Int(change.change.time))
      json.field("command", change.change.command)
      json.field("device", Stamp.text(device: change.device))
      if let undone = change.undoes { json.field("undoes", undone.text) }
      json.name("versions")
      json.beginArray()
      for version in synced.versions { write(version, to: &json) }
      for version in synced.foreign { write(version, to: &json) }
      json.endArray()
    }
    return json.bytes
  }

  private static func write(_ version: SyncedVersion, to json: inout JSONWriter) {
    guard let kind = RecordKinds.kind(named: version.kind) else { return }
    let row = version.row
    json.object { json in
      json.field("kind", version.kind)
      json.field("id", row.id.text)
      json.field("stamp", row.stamp.text)
      json.field("deleted", row.deleted)
      if let replaced = row.lineage.replaces { json.field("replaces", replaced.text) }
      if let since = row.lineage.since { json.field("ages", since) }
      if version.earlier > 0 { json.field("earlier", version.earlier) }
      if let file = version.file { json.field("file", file) }
      json.name("columns")
      json.object { json in
        for (column, value) in zip(kind.columns, row.values) where value != kind.standard(of: column) {
          json.name(text: column)
          ColumnFormat.write(value, kind.formats[column], to: &json)
        }
        for column in row.lineage.extra.flatMap({ ExtraColumns(text: $0) })?.columns ?? [] {
          // The program may know the column by now, and have written it since; a line with one name twice is refused.
          let place = kind.columns.firstIndex(of: column.name)
          if let place, row.values[place] != kind.standard(of: column.name) { continue }
          column.write(to: &json)
        }
      }
    }
  }

  private static func write(_ version: ForeignVersion, to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", version.kind)
      json.field("id", version.id.text)
      json.field("stamp", version.stamp.text)
      json.field("deleted", version.deleted)
      guard let body = try? JSONValue(reading: Array(version.body.utf8)), let members = try? body.members() else {
        return
      }
      for member in members {
        json.name(text: String(decoding: member.name, as: UTF8.self))
        copy(member.value, to: &json)
      }
    }
  }

  /// Reads a line.
  /// - Throws: `refusedRecord` when it is not a line of ``text(_:)``.
  public static func change(_ line: [UInt8]) throws(StoreError) -> SyncedChange {
    guard let object = try? JSONValue(reading: line, limits: limits) else { throw malformed(.notJSON) }
    guard let id = try text("id", object).flatMap({ RecordID(text: $0) }),
      let stamp = try text("stamp", object).flatMap({ Stamp(text: $0) }),
      let time = try? object.field("time").int(), let command = try text("command", object),
      let device = try text("device", object).flatMap({ Stamp.device(text: $0) }),
      let versions = try? object.field("versions").array(), versions.count <= most
    else { throw malformed(.incomplete) }
    guard times.contains(time) else { throw malformed(.member("time")) }
    guard command.utf8.count <= 10_000, !command.utf8.contains(0) else { throw malformed(.member("command")) }
    var undoes: RecordID?
    if let undone = try text("undoes", object) {
      guard let id = RecordID(text: undone) else { throw malformed(.member("undoes")) }
      undoes = id
    }
    let change = Change(id: id, command: command, time: Int64(time))
    var (known, foreign): ([SyncedVersion], [ForeignVersion]) = ([], [])
    for version in versions { try read(version, &known, &foreign) }
    let author = AuthoredChange(change: change, stamp: stamp, undoes: undoes, device: device)
    return SyncedChange(change: author, versions: known, foreign: foreign)
  }

  /// A stored version of a kind that the program did not know when it was received; nil if it cannot be read now
  /// either.
  package static func known(_ version: ForeignVersion) -> SyncedVersion? {
    var json = JSONWriter()
    write(version, to: &json)
    var (known, foreign): ([SyncedVersion], [ForeignVersion]) = ([], [])
    guard let object = try? JSONValue(reading: json.bytes, limits: limits) else { return nil }
    try? read(object, &known, &foreign)
    return known.first
  }

  /// The id of a line that cannot be read as a change; nil if the id cannot be read either.
  static func id(of line: [UInt8]) -> RecordID? {
    guard let object = try? JSONValue(reading: line, limits: limits), let id = try? text("id", object) else {
      return nil
    }
    return RecordID(text: id)
  }

  private static func read(
    _ object: JSONValue, _ known: inout [SyncedVersion], _ foreign: inout [ForeignVersion]
  ) throws(StoreError) {
    guard let name = try text("kind", object), let id = try text("id", object).flatMap({ RecordID(text: $0) }),
      let stamp = try text("stamp", object).flatMap({ Stamp(text: $0) }),
      let deleted = try? object.field("deleted").bool()
    else { throw malformed(.incomplete) }
    guard let kind = RecordKinds.kind(named: name) else {
      foreign.append(ForeignVersion(kind: name, id: id, stamp: stamp, deleted: deleted, body: body(object)))
      return
    }
    var lineage = Lineage()
    if let replaced = try text("replaces", object) {
      guard let stamp = Stamp(text: replaced) else { throw malformed(.member("replaces")) }
      lineage.replaces = stamp
    }
    lineage.read(since: try text("ages", object))
    guard let columns = try? object.field("columns").members() else { throw malformed(.member("columns")) }
    var values = kind.columns.map { kind.standard(of: $0) }
    var others: [(name: String, value: JSONValue)] = []
    for member in columns {
      let column = String(decoding: member.name, as: UTF8.self)
      guard let place = kind.columns.firstIndex(of: column) else {
        others.append((column, member.value))
        continue
      }
      guard let value = ColumnFormat.read(member.value, kind.formats[column]) else {
        throw .refusedRecord(kind: name, detail: .member(column))
      }
      values[place] = value
    }
    guard let extra = ExtraColumns(others) else {
      throw .refusedRecord(kind: name, detail: .laterColumns)
    }
    lineage.extra = extra.text
    let file = try text("file", object)
    if let file, file.utf8.count != 64 || !file.utf8.allSatisfy({ isHex($0) }) { throw malformed(.member("file")) }
    known.append(
      SyncedVersion(
        kind: name, row: VersionRow(id: id, stamp: stamp, deleted: deleted, values: values, lineage: lineage),
        earlier: try earlier(object), file: file))
  }

  private static func earlier(_ object: JSONValue) throws(StoreError) -> Int {
    do throws(JSONError) {
      return min(try object.optionalField("earlier")?.int(0...Int.max) ?? 0, CompactedCount.most)
    } catch { throw malformed(.member("earlier")) }
  }

  /// The members of a version that this program does not know.
  private static func body(_ object: JSONValue) -> String {
    let known = ["kind", "id", "stamp", "deleted"]
    var json = JSONWriter()
    json.object { json in
      for member in (try? object.members()) ?? [] {
        let name = String(decoding: member.name, as: UTF8.self)
        if known.contains(name) { continue }
        json.name(text: name)
        copy(member.value, to: &json)
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  static func copy(_ value: JSONValue, to json: inout JSONWriter) {
    switch value.kind {
    case .null: json.null()
    case .bool: json.bool((try? value.bool()) ?? false)
    case .number: json.number((try? value.number()) ?? [])
    case .string: json.string((try? value.text()) ?? "")
    case .array:
      json.beginArray()
      for element in (try? value.array()) ?? [] { copy(element, to: &json) }
      json.endArray()
    case .object:
      json.beginObject()
      for member in (try? value.members()) ?? [] {
        json.name(text: String(decoding: member.name, as: UTF8.self))
        copy(member.value, to: &json)
      }
      json.endObject()
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// A member that is a text; nil if it is missing.
  private static func text(_ name: StaticString, _ object: JSONValue) throws(StoreError) -> String? {
    guard let value = try? object.optionalField(name) else { return nil }
    guard let text = try? value.text() else { throw malformed(.member("\(name)")) }
    return text
  }

  private static func malformed(_ detail: StoreDetail) -> StoreError { .refusedRecord(kind: "change", detail: detail) }

  /// The most versions of a change.
  private static let most = 100_000
  /// The moments of the years 1 to 9999, in milliseconds of Unix time.
  private static let times = -62_135_596_800_000...253_402_300_799_999
  private static let limits = JSONLimits(bytes: 64 << 20, depth: 16, values: 8_000_000)
}
