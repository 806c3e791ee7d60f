import CZip
import FastiRecords
import Glibc

/// An open zip archive. Its directory was read here; libzip opens it only to unpack something, after the caller has
/// checked the directory.
final class ZipReader: ArchiveReader {
  let entries: [ArchiveEntry]
  private let file: ZipFile
  private var opened: OpaquePointer?

  init(_ file: ZipFile, _ directory: ZipDirectory) {
    self.file = file
    entries = directory.lines.map { $0.entry }
  }

  deinit { if let opened { zip_discard(opened) } }

  /// The archive opened by libzip, which must find the same entries.
  private func handle() throws(BackupError) -> OpaquePointer {
    if let opened { return opened }
    // libzip closes the descriptor it is given.
    let copy = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw ZipFile.failure(errno, file.path, .read) }
    lseek(copy, 0, SEEK_SET)
    var code: Int32 = 0
    guard let handle = zip_fdopen(copy, ZIP_CHECKCONS, &code) else {
      close(copy)
      throw .corruptArchive(.library(Self.words(code)))
    }
    do throws(BackupError) { try compare(handle) } catch {
      zip_discard(handle)
      throw error
    }
    opened = handle
    return handle
  }

  func unpack(
    _ entry: Int, _ consume: (UnsafeRawBufferPointer) throws(BackupError) -> Void
  ) throws(BackupError) {
    let handle = try handle()
    guard let stream = zip_fopen_index(handle, zip_uint64_t(entry), 0) else {
      throw damaged(entry, String(cString: zip_strerror(handle)))
    }
    defer { zip_fclose(stream) }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    defer { room.deallocate() }
    guard let start = room.baseAddress else { return }
    while true {
      let count = zip_fread(stream, start, zip_uint64_t(room.count))
      // The checksum is compared at the end of the data, before 0 is returned.
      guard count >= 0 else { throw damaged(entry, String(cString: zip_file_strerror(stream))) }
      if count == 0 { return }
      try consume(UnsafeRawBufferPointer(rebasing: room[..<Int(count)]))
    }
  }

  private func compare(_ handle: OpaquePointer) throws(BackupError) {
    guard zip_get_num_entries(handle, 0) == zip_int64_t(entries.count) else {
      throw .corruptArchive(.twoWays)
    }
    for (place, entry) in entries.enumerated() {
      var status = zip_stat_t()
      zip_stat_init(&status)
      guard zip_stat_index(handle, zip_uint64_t(place), 0, &status) == 0,
        let name = zip_get_name(handle, zip_uint64_t(place), zip_flags_t(ZIP_FL_ENC_RAW)),
        status.size == entry.size, status.comp_size == entry.packed
      else { throw .corruptArchive(.twoWays) }
      let bytes = UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
      guard bytes == entry.name else {
        throw .corruptArchive(.twoWays)
      }
    }
  }

  private func damaged(_ entry: Int, _ words: String) -> BackupError {
    .corruptArchive(.entry(entries[entry].text, words))
  }

  private static func words(_ code: Int32) -> String {
    var error = zip_error_t()
    zip_error_init_with_code(&error, code)
    defer { zip_error_fini(&error) }
    return String(cString: zip_error_strerror(&error))
  }
}
