import CMicrohttpd
import Glibc

/// A file without a name, while it is written.
final class TemporaryFile {
  private var descriptor: Int32
  /// Bytes written.
  private(set) var count = 0

  /// Opens a file in a folder and allocates the space it will need, so that a full disk is noticed before the upload.
  /// - Parameters:
  ///   - bytes: The length of the body; nil when the request does not state it.
  ///   - most: The greatest length, used when `bytes` is nil.
  ///   - isUnnamed: Whether to try `O_TMPFILE`; tests pass false.
  /// - Throws: `.noRoom`, `.busy`, `.storage`.
  init(in folder: String, bytes: Int?, most: Int, isUnnamed: Bool = true) throws(BodyFault) {
    descriptor = isUnnamed ? Self.open(folder) : Self.openNamed(folder)
    guard descriptor >= 0 else { throw BodyFault(number: errno) }
    guard leavesReserve(bytes ?? most) else { throw .noRoom }
    if let bytes, bytes > 0 { try allocate(bytes) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether the disk keeps a reserve after that many bytes: 64 MB, or a twentieth of a small disk.
  private func leavesReserve(_ bytes: Int) -> Bool {
    var disk = statvfs()
    // A file system that does not report its free space reports an error when it is full.
    guard fstatvfs(descriptor, &disk) == 0, disk.f_blocks > 0 else { return true }
    let block = Double(disk.f_frsize)
    let reserve = min(64_000_000, Double(disk.f_blocks) * block / 20)
    return Double(disk.f_bavail) * block - Double(bytes) >= reserve
  }

  private func allocate(_ bytes: Int) throws(BodyFault) {
    while fasti_allocate(descriptor, off_t(bytes)) != 0 {
      switch errno {
      case EINTR: continue
      // A file system that cannot allocate ahead reports when it is full.
      case EOPNOTSUPP, ENOSYS: return
      case let number: throw BodyFault(number: number)
      }
    }
  }

  /// Adds bytes.
  /// - Throws: `.noRoom`, `.storage`.
  func write(_ bytes: UnsafeRawBufferPointer) throws(BodyFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw written < 0 ? BodyFault(number: errno) : .storage }
      rest = rest.dropFirst(written)
      count += written
    }
  }

  /// Completes the file and releases the space it did not need.
  /// - Throws: `.storage`, also when it was completed before.
  func finish() throws(BodyFault) -> ReceivedFile {
    guard descriptor >= 0 else { throw .storage }
    // Otherwise zeros would follow its content.
    guard ftruncate(descriptor, off_t(count)) == 0 else { throw .storage }
    defer { descriptor = -1 }
    return ReceivedFile(taking: descriptor, count: count)
  }

  private static func open(_ folder: String) -> Int32 {
    let mode: mode_t = 0o600
    let unnamed = Glibc.open(folder, temporary | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
    guard unnamed < 0, [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) else { return unnamed }
    return openNamed(folder)
  }

  /// For file systems without unnamed files: the name is removed at once. A process killed in between leaves an empty
  /// file, which is removed with the other leftovers.
  private static func openNamed(_ folder: String) -> Int32 {
    let mode: mode_t = 0o600
    let path = "\(folder)/\(getpid()).\(UInt64.random(in: .min ... .max)).part"
    let named = Glibc.open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, mode)
    if named >= 0 { unlink(path) }
    return named
  }

  /// `__O_TMPFILE`, a macro that Swift does not import.
  private static let temporary: Int32 = 0o20_000_000
}
