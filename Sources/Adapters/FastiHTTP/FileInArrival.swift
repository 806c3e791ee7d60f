import Glibc

/// A file without a name that is being written.
final class FileInArrival {
  private var descriptor: Int32
  /// Bytes written.
  private(set) var count = 0

  /// Opens one in a folder and takes the room on the disk that it will need, so that a full disk shows before the file is
  /// sent.
  /// - Parameters:
  ///   - bytes: How long it may become; nil where nobody has said.
  ///   - isUnnamed: Whether the file system may know files without a name; tests say no.
  /// - Throws: `.noRoom`, also where the folder cannot be written.
  init(in folder: String, bytes: Int?, isUnnamed: Bool = true) throws(BodyFault) {
    descriptor = isUnnamed ? Self.open(folder) : Self.openNamed(folder)
    guard descriptor >= 0 else { throw .noRoom }
    guard let bytes, bytes > 0 else { return }
    // A file system that cannot promise room tells when it has none.
    if [ENOSPC, EDQUOT, EFBIG].contains(posix_fallocate(descriptor, 0, off_t(bytes))) { throw .noRoom }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds bytes.
  /// - Throws: `.noRoom`.
  func write(_ bytes: UnsafeRawBufferPointer) throws(BodyFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw .noRoom }
      rest = rest.dropFirst(written)
      count += written
    }
  }

  /// The file, to which nothing is added any more; room that it did not need is given back.
  /// - Throws: `.noRoom`, where it was handed over before.
  func finish() throws(BodyFault) -> ReceivedFile {
    guard descriptor >= 0 else { throw .noRoom }
    defer { descriptor = -1 }
    ftruncate(descriptor, off_t(count))
    return ReceivedFile(taking: descriptor, count: count)
  }

  private static func open(_ folder: String) -> Int32 {
    let mode: mode_t = 0o600
    let unnamed = Glibc.open(folder, temporary | O_DIRECTORY | O_RDWR | O_CLOEXEC, mode)
    guard unnamed < 0, [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) else { return unnamed }
    return openNamed(folder)
  }

  /// On a file system that knows no files without a name: it loses its name at once. Who is killed in between leaves an empty
  /// file, which goes with the other leftovers.
  private static func openNamed(_ folder: String) -> Int32 {
    let mode: mode_t = 0o600
    let path = "\(folder)/\(getpid()).\(UInt64.random(in: .min ... .max)).part"
    let named = Glibc.open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, mode)
    if named >= 0 { unlink(path) }
    return named
  }

  /// `__O_TMPFILE`, which is a macro that Swift does not read.
  private static let temporary: Int32 = 0o20_000_000
}
