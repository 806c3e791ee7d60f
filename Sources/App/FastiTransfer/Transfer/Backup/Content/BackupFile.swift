import FastiFormats
import FastiRecords

/// A file in `backup.json`, with the expected size and hash.
struct BackupFile: Hashable, Sendable {
  /// Its path in the archive.
  let path: String
  /// Its size in bytes.
  let bytes: Int
  /// Its SHA-256, as 64 hex digits.
  let sha256: String
}

extension BackupReading {
  /// The list `files`, which has at most as many files as an archive may contain.
  mutating func files(_ walk: inout JSONWalk, most: Int) throws(JSONError) -> [BackupFile] {
    var files: [BackupFile] = []
    var known: Set<String> = []
    let isList = try Self.walk(&walk) { place, _, element in
      if place == most { note("files", .files(most)) }
      guard place < most, let file = file(element, "files[\(place)]") else { return }
      if !known.insert(file.path).inserted { note(duplicate: file.path, at: "files[\(place)].path") }
      files.append(file)
    }
    if !isList { note("files", .list) }
    return files
  }

  private mutating func file(_ element: JSONValue, _ at: String) -> BackupFile? {
    let path = text("path", of: element, at, length: 1...1_024)
    let bytes = element.kind == .object ? int("bytes", of: element, at, 0...Int(Int32.max)) : nil
    let sha256 = element.kind == .object ? text("sha256", of: element, at, length: 64...64) : nil
    guard let path, let bytes, let sha256 else { return nil }
    if let fault = ArchiveNames.fault(in: Array(path.utf8)) { note(unsafe: path, fault) }
    return BackupFile(path: path, bytes: bytes, sha256: sha256)
  }
}
