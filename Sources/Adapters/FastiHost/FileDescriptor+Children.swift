import CTimer
import Glibc

/// Files and pipes that are passed to a child. Another child, which a thread may start at the same moment, does not
/// inherit them: the call that opens them marks them too.
extension FileDescriptor {
  /// A pipe.
  static func pipe() throws(SystemError) -> (read: FileDescriptor, write: FileDescriptor) {
    var ends: [CInt] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
    return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
  }

  /// An unnamed file with these bytes, positioned at its start. Unlike with a pipe, a child that does not read it can
  /// neither block nor kill its parent.
  static func unnamed(_ bytes: [UInt8]) throws(SystemError) -> FileDescriptor {
    var (number, name): (Int32, [CChar]) = (-1, [])
    // A service may have inherited a TMPDIR that is gone.
    for folder in [getenv("TMPDIR").map { String(cString: $0) } ?? "", "/tmp"] where number < 0 && !folder.isEmpty {
      name = Array("\(folder)/fasti-XXXXXX".utf8CString)
      number = mkostemp(&name, O_CLOEXEC)
    }
    guard number >= 0 else { throw .last }
    unlink(name)
    let file = FileDescriptor(number: number)
    do throws(SystemError) {
      try file.writeAll(bytes)
      guard lseek(number, 0, SEEK_SET) == 0 else { throw .last }
    } catch {
      file.close()
      throw error
    }
    return file
  }
}
