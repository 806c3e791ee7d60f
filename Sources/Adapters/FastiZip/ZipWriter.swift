import CZip
import FastiRecords
import Glibc

/// Writes an archive whose bytes depend on its members only.
struct ZipWriter {
  let path: String

  /// Writes the members, and syncs the file to the disk. On failure the file is removed.
  func write(_ members: [ArchiveMember]) throws(BackupError) {
    removeLeftovers()
    var code: Int32 = 0
    guard let handle = zip_open(path, ZIP_CREATE | ZIP_EXCL, &code) else {
      throw ZipFile.failure(code == ZIP_ER_EXISTS ? EEXIST : errno, path, .write)
    }
    do throws(BackupError) {
      try add(members[...], to: handle)
    } catch {
      zip_discard(handle)
      unlink(path)
      throw error
    }
    try sync()
  }

  /// Removes leftovers of a killed process: libzip writes a file beside it, under its name and six more characters.
  func removeLeftovers() {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "."
    let start = (slash.map { String(path[path.index(after: $0)...]) } ?? path) + "."
    guard let names = opendir(folder) else { return }
    defer { closedir(names) }
    while let entry = readdir(names) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(start), name.utf8.count == start.utf8.count + 6 { unlink("\(folder)/\(name)") }
    }
  }

  /// Adds the members and closes the archive. libzip reads the bytes when it closes the archive, in place: nested
  /// calls keep them alive, and they are not copied.
  private func add(_ members: ArraySlice<ArchiveMember>, to handle: OpaquePointer) throws(BackupError) {
    var rest = members
    while let member = rest.popFirst() {
      switch member {
      case .file(let path, let name): try add(zip_source_file(handle, path, 0, -1), named: name, to: handle)
      case .bytes(let pieces, let name):
        return try hold(pieces[...], []) { fragments throws(BackupError) in
          let source = zip_source_buffer_fragment(handle, fragments, zip_uint64_t(fragments.count), 0)
          try add(source, named: name, to: handle)
          try add(rest, to: handle)
        }
      }
    }
    guard zip_close(handle) == 0 else { throw failure(handle) }
  }

  private func hold(
    _ pieces: ArraySlice<[UInt8]>, _ held: [zip_buffer_fragment],
    _ body: ([zip_buffer_fragment]) throws(BackupError) -> Void
  ) throws(BackupError) {
    guard let piece = pieces.first else { return try body(held) }
    try piece.withUnsafeBufferPointer { bytes throws(BackupError) in
      guard let start = bytes.baseAddress else { return try hold(pieces.dropFirst(), held, body) }
      // libzip does not write to its input, although the type allows it.
      let data = UnsafeMutablePointer(mutating: start)
      let fragment = zip_buffer_fragment(data: data, length: zip_uint64_t(bytes.count))
      try hold(pieces.dropFirst(), held + [fragment], body)
    }
  }

  private func add(_ source: OpaquePointer?, named name: String, to handle: OpaquePointer) throws(BackupError) {
    guard let source else { throw failure(handle) }
    let index = zip_file_add(handle, name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(handle)
    }
    let place = zip_uint64_t(index)
    // Stored, not compressed, so that the bytes do not depend on a library's version, and a damaged file can still be
    // read. The time is DOS's zero, 1980-01-01 00:00, which has no zone; the mode is that of a regular file for its
    // owner.
    guard zip_set_file_compression(handle, place, ZIP_CM_STORE, 0) == 0,
      zip_file_set_dostime(handle, place, 0, 0x21, 0) == 0,
      zip_file_set_external_attributes(handle, place, 0, 3, 0o100600 << 16) == 0
    else { throw failure(handle) }
  }

  private func failure(_ handle: OpaquePointer) -> BackupError {
    let error = zip_get_error(handle)
    let number = zip_error_code_system(error)
    if zip_error_system_type(error) == ZIP_ET_SYS, number != 0 {
      return ZipFile.failure(number, path, .write)
    }
    return .storage(
      Failure(
        .machine(.failed(.write, .path(path), .other(String(cString: zip_strerror(handle))))), field: .file, value: path
      ))
  }

  private func sync() throws(BackupError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ZipFile.failure(errno, path, .write) }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0, fsync(file) == 0 else {
      let number = errno
      unlink(path)
      throw ZipFile.failure(number, path, .write)
    }
  }
}
