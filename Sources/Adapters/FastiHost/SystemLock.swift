public import FastiRecords
import Glibc

/// A lock that one process at a time can hold; the system releases it when that process ends, in any way.
public final class SystemLock {
  private let file: FileDescriptor

  /// Takes the lock on a file, which is created if it does not exist.
  /// - Parameter held: The cause to report when another process holds it.
  /// - Throws: `.refused` when another process holds it, `.storage`.
  public init(_ path: String, held: MachineCause) throws(Failure) {
    do { file = try FileDescriptor.open(path, O_RDWR | O_CREAT) } catch {
      throw error.failure(.open, .path(path))
    }
    guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
      let error = SystemError.last
      file.close()
      if error.number == EWOULDBLOCK { throw Failure(.machine(held)) }
      throw error.failure(.lock, .path(path))
    }
  }

  deinit { file.close() }
}
