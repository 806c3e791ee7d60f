package import FastiPerson
package import FastiRecords

/// A folder in memory, as one device sees it. A carrier copies its files to the others.
package final class CarriedFolder: Files, @unchecked Sendable {
  package var files: [String: [UInt8]] = [:]
  /// The number of writes, removals and renames after which one fails, like a killed process; nil for never.
  package var failsAfter: Int?
  package static let place = "/carried"

  package init() {}

  private func act() throws(Failure) {
    guard let left = failsAfter else { return }
    if left == 0 {
      failsAfter = nil
      throw Failure(.machine(.failed(.write, .answer, .full)))
    }
    failsAfter = left - 1
  }

  private func key(_ path: String) -> String { String(path.dropFirst(Self.place.count + 1)) }

  package func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard let bytes = files[key(path)] else { throw Failure(.machine(.noFile), field: .file, value: path) }
    return bytes
  }

  package func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try act()
    files[key(path)] = bytes
  }

  package func remove(_ path: String) throws(Failure) {
    try act()
    files[key(path)] = nil
  }

  package func rename(_ path: String, to other: String) throws(Failure) {
    try act()
    guard let bytes = files.removeValue(forKey: key(path)) else { throw Failure(.machine(.noFile)) }
    files[key(other)] = bytes
  }

  package func exists(_ path: String) -> Bool { files[key(path)] != nil }
  package func isFolder(_ path: String) -> Bool { path == Self.place }
  package func names(in folder: String) throws(Failure) -> [String] { files.keys.sorted() }
}

/// Attached files; there are none.
package struct NoAttachments: AttachmentFolder {
  package init() {}

  package func keep(
    _ path: String, largest: Int64, name: ([UInt8]) -> String
  ) throws(Failure) -> KeptFile { throw Failure(.machine(.noFile)) }
  package func has(_ name: String) -> Bool { false }
  package func path(of name: String) -> String { name }
  package func open(_ name: String) throws(Failure) -> (any ByteStream)? { nil }
  package func add(
    _ name: String, _ pieces: ((UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) {}
  package func receivingFolder() throws(Failure) -> String { "" }
  package func adopt(_ file: any IncomingFile, as name: String) throws(Failure) -> Bool { false }
  package func sweep() {}
  package func files() -> [FolderFile] { [] }
  package func remove(_ name: String) {}
  package func piece(of name: String, from offset: Int, most: Int) throws(Failure) -> [UInt8]? { nil }
  package func parts() -> [FolderFile] { [] }
  package func write(_ piece: [UInt8], at offset: Int, of part: String) throws(Failure) {}
  package func complete(_ part: String, as name: String) throws(Failure) {}
}
