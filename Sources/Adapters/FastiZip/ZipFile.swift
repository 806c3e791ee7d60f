import FastiRecords
import FastiTransfer
import Glibc

/// An archive's file, open for reading.
final class ZipFile {
  let path: String
  let descriptor: Int32
  let size: UInt64

  /// Opens a plain file.
  init(reading path: String) throws(BackupError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw ZipFile.failure(errno, path, "cannot be read") }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw .notAZip(path: path)
    }
    self.path = path
    descriptor = opened
    size = UInt64(status.st_size)
  }

  deinit { close(descriptor) }

  /// Exactly those bytes.
  /// - Throws: `corruptArchive` when the file ends before them.
  func bytes(at offset: UInt64, _ count: Int) throws(BackupError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, count - done, off_t(offset) + off_t(done))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw ZipFile.failure(errno, path, "cannot be read") }
      guard read > 0 else { throw .corruptArchive(detail: "it ends too early") }
      done += read
    }
    return bytes
  }

  /// A failure of the system's, about a file.
  static func failure(_ number: Int32, _ path: String, _ what: String) -> BackupError {
    if number == ENOENT || number == ENOTDIR {
      return .storage(
        Failure(
          .notFound, code: "no-such-file", "there is no file \"\(path)\"", field: "FILE", value: path,
          cause: .machine(.noFile)))
    }
    let (code, hint): (String, String?) =
      switch number {
      case ENOSPC, EDQUOT: ("disk-full", "make room on the disk, then try again")
      case EACCES, EPERM: ("no-permission", nil)
      case EROFS: ("read-only", nil)
      default: ("input-output", nil)
      }
    return .storage(
      Failure(
        .storage, code: code, "\"\(path)\" \(what): \(String(cString: strerror(number)))", field: "FILE",
        value: path, hint: hint, cause: .machine(MachineCause(code: code))))
  }
}
