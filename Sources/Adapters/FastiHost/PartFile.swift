import FastiRecords
import Glibc

/// A temporary file, written next to its destination. The writer holds a lock on it, so that no other process removes it
/// as a leftover of a killed one. Process ids do not show this, because processes in two containers can have the same
/// id.
struct PartFile {
  let path: String
  let file: FileDescriptor
  private let interruption: any Interruption
  private let mark: Int

  /// Creates a temporary file in a folder, under a name that no other process uses.
  static func make(in folder: String, _ interruption: any Interruption) throws(SystemError) -> PartFile {
    while true {
      let path = "\(folder)/\(getpid()).\(UInt64.random(in: .min ... .max)).part"
      let (file, mark) = try interruption.begin(
        { () throws(SystemError) in try FileDescriptor.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW) },
        untilSettled: false, undo: { _ in unlink(path) })
      // On a file system without locks, no process can mistake it for a leftover either.
      while flock(file.number, LOCK_EX) != 0, errno == EINTR {}
      let part = PartFile(path: path, file: file, interruption: interruption, mark: mark)
      // Another process may have removed it in between.
      if part.isInPlace { return part }
      interruption.end(mark)
      file.close()
    }
  }

  /// Whether the path still leads to this file.
  var isInPlace: Bool {
    var there = stat()
    guard lstat(path, &there) == 0, let mine = try? file.status() else { return false }
    let isSame = there.st_ino == mine.st_ino && there.st_dev == mine.st_dev
    if !isSame { errno = ESTALE }
    return isSame
  }

  /// Removes the file if it is still at its path, and closes it.
  func end() {
    if isInPlace { unlink(path) }
    interruption.end(mark)
    file.close()
  }

  /// Removes a temporary file unless a process holds its lock.
  static func remove(_ path: String) {
    guard let file = try? FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return }
    defer { file.close() }
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
