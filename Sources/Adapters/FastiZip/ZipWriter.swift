import CZip
import FastiApp
import Glibc

/// Writes an archive whose bytes depend on its members alone.
struct ZipWriter {
  let path: String

  /// Writes the members, and brings the file to the disk. Nothing is left of one that could not be written whole.
  func write(_ members: [ArchiveMember]) throws(BackupError) {
    removeLeftovers()
    var code: Int32 = 0
    guard let handle = zip_open(path, ZIP_CREATE | ZIP_EXCL, &code) else {
      throw ZipFile.failure(code == ZIP_ER_EXISTS ? EEXIST : errno, path, "cannot be written")
    }
    do throws(BackupError) {
      // libzip reads bytes and files when the archive is closed; until then the arrays have to live.
      try withExtendedLifetime(members) { () throws(BackupError) in
        var buffers: [UnsafeMutableRawBufferPointer] = []
        defer { for buffer in buffers { buffer.deallocate() } }
        for member in members { try add(member, to: handle, &buffers) }
        guard zip_close(handle) == 0 else { throw failure(handle) }
      }
    } catch {
      zip_discard(handle)
      unlink(path)
      throw error
    }
    try sync()
  }

  /// libzip writes beside the file, under its name and six characters more; a process that is killed leaves that.
  private func removeLeftovers() {
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

  private func add(
    _ member: ArchiveMember, to handle: OpaquePointer, _ buffers: inout [UnsafeMutableRawBufferPointer]
  ) throws(BackupError) {
    let source: OpaquePointer?
    switch member {
    case .bytes(let bytes, _):
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
      buffer.copyBytes(from: bytes)
      buffers.append(buffer)
      source = zip_source_buffer(handle, buffer.baseAddress, zip_uint64_t(bytes.count), 0)
    case .file(let path, _): source = zip_source_file(handle, path, 0, -1)
    }
    guard let source else { throw failure(handle) }
    let index = zip_file_add(handle, member.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw failure(handle)
    }
    let place = zip_uint64_t(index)
    // Stored, not packed: the bytes then depend on no library's version, and a damaged file can still be read. The
    // time is DOS's zero, 1980-01-01 00:00, which has no zone; the mode is a plain file of its owner's.
    guard zip_set_file_compression(handle, place, ZIP_CM_STORE, 0) == 0,
      zip_file_set_dostime(handle, place, 0, 0x21, 0) == 0,
      zip_file_set_external_attributes(handle, place, 0, 3, 0o100600 << 16) == 0
    else { throw failure(handle) }
  }

  private func failure(_ handle: OpaquePointer) -> BackupError {
    let error = zip_get_error(handle)
    let number = zip_error_code_system(error)
    if zip_error_system_type(error) == ZIP_ET_SYS, number != 0 {
      return ZipFile.failure(number, path, "cannot be written")
    }
    return .storage(
      Failure(
        .storage, code: "input-output", "\"\(path)\" cannot be written: \(String(cString: zip_strerror(handle)))",
        field: "FILE", value: path))
  }

  private func sync() throws(BackupError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ZipFile.failure(errno, path, "cannot be written") }
    defer { close(file) }
    guard fchmod(file, 0o600) == 0, fsync(file) == 0 else {
      let number = errno
      unlink(path)
      throw ZipFile.failure(number, path, "cannot be written")
    }
  }
}
