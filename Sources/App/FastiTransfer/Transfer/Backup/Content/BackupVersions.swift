import FastiFormats
import FastiPerson
import FastiRecords

/// Every version of one kind in a backup.
protocol BackupVersions: Sendable {
  var kind: RecordKind { get }
  /// The number of versions.
  var count: Int { get }
  /// The number of versions, and the sum of their hashes.
  var sum: VersionSum { get }
  /// Restores the things of this kind into a store.
  func restore(with restoring: inout RestoreSession) throws(StoreError)
}

extension BackupReading {
  /// The object `versions`: a list for each kind.
  mutating func versions(_ walk: inout JSONWalk, _ source: BackupSource) throws(JSONError) -> [any BackupVersions] {
    guard walk.kind == .object else {
      note("versions", .object)
      return []
    }
    var kinds: [any BackupVersions] = []
    try walk.object { name, walk throws(JSONError) in
      let name = String(decoding: name, as: UTF8.self)
      guard let type = RecordKinds.records.first(where: { $0.kind.table == name }) else {
        return note("versions.\(name)", .kind)
      }
      kinds.append(try versions(of: type, &walk, source))
    }
    return kinds
  }

  private mutating func versions<Content: Record>(
    of type: Content.Type, _ walk: inout JSONWalk, _ source: BackupSource
  ) throws(JSONError) -> any BackupVersions {
    let name = "versions.\(Content.kind.table)"
    var versions = VersionsOfKind<Content>(source)
    let hashing = VersionHashing(Content.kind)
    let isList = try Self.walk(&walk) { place, offset, element in
      guard !isEnough,
        let counted: CountedVersion<Content> = version(
          element, "\(name)[\(place)]", source.stamps, hashing: hashing)
      else { return }
      versions.append(counted, at: offset, place)
    }
    if !isList { note(name, .list) }
    versions.sort()
    for (id, place) in versions.repeated() { note(duplicate: id.text, at: "\(name)[\(place)].id") }
    return versions
  }

  /// One version; its problems are collected.
  ///
  /// - Parameter hashing: Computes its hash, if requested: that of the written values, before texts are cleaned.
  mutating func version<Content: Record>(
    _ object: JSONValue, _ path: String, _ stamps: BackupStamps, hashing: VersionHashing? = nil
  ) -> CountedVersion<Content>? {
    guard let id = id("id", of: object, path), let stamp = stamp(object, path, stamps) else { return nil }
    guard let value = member("deleted", of: object, path), let deleted = try? value.bool() else {
      note("\(path).deleted", .bool)
      return nil
    }
    let before = cleaned
    guard let earlier = earlier(object, path), let author = author(object, path),
      let (record, values): (Content, [ColumnValue]) = record(object, path)
    else { return nil }
    let isCleaned = cleaned > before
    // If characters were removed from a key, it is another key. An erased record keeps its id, and has no key any more.
    let keyed = record.isBlank ? id : (record as? any KeyedRecord)?.id ?? id
    guard keyed == id || isCleaned else {
      note("\(path).id", .keyID(keyed.text), value: id.text)
      return nil
    }
    if let name = (record as? AttachmentRecord)?.content.file?.name, !Self.isPlain(name) {
      note(unsafe: name, .noAttachment)
      return nil
    }
    return CountedVersion(
      version: Version(id: keyed, stamp: stamp, deleted: deleted, record: record), earlier: earlier,
      author: author, isCleaned: isCleaned,
      hash: hashing?.hash(id: id, stamp: stamp, deleted: deleted, values: values) ?? [])
  }

  /// The number of versions before one; 0 if it is not stated.
  private mutating func earlier(_ object: JSONValue, _ path: String) -> Int? {
    guard (try? object.optionalField("earlier")) != nil else { return 0 }
    return int("earlier", of: object, path, 1...CompactedCount.most)
  }

  /// The change that wrote a version; the inner value is nil if it is not stated.
  private mutating func author(_ object: JSONValue, _ path: String) -> RecordID?? {
    guard (try? object.optionalField("change")) != nil else { return .some(nil) }
    return id("change", of: object, path).map { .some($0) }
  }

  /// Whether a name is valid for a file in the folder of attachments; the table of attachments has the same constraint.
  private static func isPlain(_ name: String) -> Bool {
    (36...60).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  /// The stamp of a version or a change, unless it is too far ahead.
  mutating func stamp(_ object: JSONValue, _ path: String, _ stamps: BackupStamps) -> Stamp? {
    guard let text = text("stamp", of: object, path) else { return nil }
    guard let stamp = Stamp(text: text) else {
      note("\(path).stamp", .stamp("019a9f3c2b7e.0000.5f0c9a7e21d44b10"), value: text)
      return nil
    }
    guard stamp <= stamps.limit else {
      note("\(path).stamp", .ahead, value: text)
      return nil
    }
    latest = max(latest, stamp)
    return stamp
  }

  /// The content of a version, and the values of its columns as they are in the file.
  private mutating func record<Content: Record>(
    _ object: JSONValue, _ path: String
  ) -> (Content, [ColumnValue])? {
    let kind = Content.kind
    let members = (try? object.members()) ?? []
    var values: [ColumnValue] = []
    var written: [ColumnValue] = []
    for column in kind.columns {
      // A column that a later version of the program added is missing in an earlier backup: it is null.
      let value = members.first { $0.name.elementsEqual(column.utf8) }?.value
      guard let content = value.map({ ColumnFormat.read($0, kind.formats[column]) }) ?? .nothing else {
        note("\(path).\(column)", kind.formats[column].map { $0.fault } ?? .column)
        return nil
      }
      written.append(content)
      if case .text(let text) = content {
        values.append(.text(plain(text, column, of: kind, "\(path).\(column)")))
      } else {
        values.append(content)
      }
    }
    var cursor = ColumnCursor(values)
    let record = Content(reading: &cursor)
    if let mismatch = cursor.mismatch {
      note("\(path).\(kind.columns[min(mismatch, kind.columns.count - 1)])", .sameKind)
      return nil
    }
    // The record must write the same values as were read; otherwise a value was changed to fit.
    guard let record, let wrong = Self.firstDifference(ColumnCollector.values(of: record), values) else {
      if record == nil { note(path, .together) }
      return record.map { ($0, written) }
    }
    note("\(path).\(kind.columns[wrong])", .limits)
    return nil
  }

  /// The text of a column to store: an address, or text of the user.
  private mutating func plain(
    _ text: String, _ column: String, of kind: RecordKind, _ path: @autoclosure () -> String
  ) -> String {
    column == "url" ? plainAddress(text, path()) : plain(text, as: FreeText(column, of: kind), path())
  }

  private static func firstDifference(_ written: [ColumnValue], _ read: [ColumnValue]) -> Int? {
    zip(written, read).enumerated().first { $1.0 != $1.1 }?.offset
  }
}

extension ColumnFormat {
  /// The requirement for a value of this format.
  fileprivate var fault: BackupFault {
    switch self {
    case .day: .day
    case .hours: .hours
    case .time: .seconds
    case .minute: .minutes
    case .flag: .bool
    case .hex: .hex
    case .real: .real
    }
  }
}
