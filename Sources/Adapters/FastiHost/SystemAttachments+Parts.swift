public import FastiPerson
public import FastiRecords
import Glibc

extension SystemAttachments {
  /// Reads a piece of a file; nil if there is no file.
  /// - Throws: `.storage` when it cannot be read, or is not a regular file.
  public func piece(of name: String, from offset: Int, most: Int) throws(Failure) -> [UInt8]? {
    guard let file = try opened(name) else { return nil }
    defer { file.close() }
    let path = path(of: name)
    do throws(SystemError) {
      guard lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw SystemError.last }
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: most, alignment: 16)
      defer { room.deallocate() }
      var held = 0
      while held < most {
        let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: room[held...]))
        if count == 0 { break }
        held += count
      }
      return Array(room[..<held])
    } catch { throw error.failure(.read, .path(path), value: path) }
  }

  /// The files that were not received completely.
  public func parts() -> [FolderFile] { files(under: "parts/") }

  /// Writes a piece of a file that is received in pieces.
  /// - Throws: `.storage`; the pieces before it remain.
  public func write(_ piece: [UInt8], at offset: Int, of part: String) throws(Failure) {
    let path = path(of: part)
    do throws(SystemError) {
      try makeFolder()
      if mkdir(self.path(of: "parts"), 0o700) != 0, errno != EEXIST { throw SystemError.last }
      let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
      defer { file.close() }
      guard lseek(file.number, off_t(offset), SEEK_SET) >= 0 else { throw SystemError.last }
      try file.writeAll(piece)
    } catch { throw error.failure(.write, .path(path), value: path) }
  }

  /// Gives a file that was received completely its name.
  /// - Throws: `.storage`.
  public func complete(_ part: String, as name: String) throws(Failure) {
    let (received, path) = (path(of: part), path(of: name))
    do throws(SystemError) {
      let file = try FileDescriptor.open(received, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      defer { file.close() }
      try file.sync()
      // Another process may have received it at the same time.
      guard link(received, path) == 0 || errno == EEXIST else { throw SystemError.last }
      try sync()
      unlink(received)
    } catch { throw error.failure(.write, .path(path), value: path) }
  }
}
