public import FastiApp
import Glibc

extension SystemAttachments {
  /// The folder of attachments itself, so that a file that was received there only needs its name.
  /// - Throws: `.storage`.
  public func receivingFolder() throws(Failure) -> String {
    do throws(SystemError) { try makeFolder() } catch { throw error.failure("\(folder) cannot be made") }
    return folder
  }

  /// Gives a file that was received its name; copies it where the file system cannot.
  /// - Throws: `.storage`; no file is left then.
  public func adopt(_ file: any IncomingFile, as name: String) throws(Failure) {
    if let descriptor = file.descriptor, try link(descriptor, name) { return }
    try add(name) { write throws(Failure) in try file.forEachPiece(write) }
  }

  /// - Returns: Whether the file could be given its name.
  private func link(_ descriptor: Int32, _ name: String) throws(Failure) -> Bool {
    let path = path(of: name)
    do throws(SystemError) {
      try FileDescriptor(number: descriptor).sync()
      guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, Int32(AT_SYMLINK_FOLLOW)) == 0 else {
        if errno == EEXIST { throw SystemError.last }
        return false
      }
      try sync()
      return true
    } catch {
      throw error.failure(
        "\"\(path)\" cannot be written", value: path,
        hint: error.number == ENOSPC ? "make room on the disk, then try again" : nil)
    }
  }

  /// Removes what programs that were killed left half written.
  public func sweep() { removeLeftovers() }
}
