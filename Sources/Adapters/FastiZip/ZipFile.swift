import FastiRecords
import Glibc

/// An archive's file, open for reading.
final class ZipFile {
  let path: String
  let descriptor: Int32
  let size: UInt64

  /// Opens a regular file.
  init(reading path: String) throws(BackupError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard opened >= 0 else { throw ZipFile.failure(errno, path, .read) }
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

  /// Reads exactly these bytes.
  /// - Throws: `corruptArchive` when the file ends before.
  func bytes(at offset: UInt64, _ count: Int) throws(BackupError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, count - done, off_t(offset) + off_t(done))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw ZipFile.failure(errno, path, .read) }
      guard read > 0 else { throw .corruptArchive(.early) }
      done += read
    }
    return bytes
  }

  /// A failure of the system with a file.
  static func failure(_ number: Int32, _ path: String, _ deed: MachineCause.Deed) -> BackupError {
    if number == ENOENT || number == ENOTDIR { return .storage(Failure(.machine(.noFile), field: .file, value: path)) }
    let fault: MachineCause.Fault =
      switch number {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnly
      default: .other(String(cString: strerror(number)))
      }
    return .storage(Failure(.machine(.failed(deed, .path(path), fault)), field: .file, value: path))
  }
}
