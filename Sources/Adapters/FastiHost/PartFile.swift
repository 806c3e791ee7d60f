import Glibc

/// A file that is being written beside the one it will be. Whoever writes it holds its lock, so that no other program takes
/// it for the leftover of one that was killed: a process id says nothing where programs run in containers.
struct PartFile {
  let path: String
  let file: FileDescriptor

  /// A new one in a folder, under a name that nobody else makes.
  static func make(in folder: String) throws(SystemError) -> PartFile {
    while true {
      let path = "\(folder)/\(getpid()).\(UInt64.random(in: .min ... .max)).part"
      let file = try FileDescriptor.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
      // A file system without locks has none that could be taken for a leftover either.
      while flock(file.number, LOCK_EX) != 0, errno == EINTR {}
      let part = PartFile(path: path, file: file)
      // Between the two somebody may have swept it.
      if part.isInPlace { return part }
      file.close()
    }
  }

  /// Whether the file at its path is this one.
  var isInPlace: Bool {
    var there = stat()
    guard lstat(path, &there) == 0, let mine = try? file.status() else { return false }
    let isSame = there.st_ino == mine.st_ino && there.st_dev == mine.st_dev
    if !isSame { errno = ESTALE }
    return isSame
  }

  /// Removes what is left of it, and lets it go.
  func end() {
    if isInPlace { unlink(path) }
    file.close()
  }

  /// Removes one that nobody holds.
  static func remove(_ path: String) {
    guard let file = try? FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return }
    defer { file.close() }
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
