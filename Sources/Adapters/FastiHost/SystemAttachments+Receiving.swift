public import FastiPerson
public import FastiRecords
import Glibc

extension SystemAttachments {
  /// The folder of attachments itself, so that a file received there only needs a name.
  /// - Throws: `.storage`.
  public func receivingFolder() throws(Failure) -> String {
    do throws(SystemError) { try makeFolder() } catch { throw error.failure(.make, .path(folder)) }
    return folder
  }

  /// Gives a received file its name; copies it if the file system cannot link it.
  /// - Returns: Whether the file is new; false if one with the same content was there already.
  /// - Throws: `.storage`; no file is left then.
  public func adopt(_ file: any IncomingFile, as name: String) throws(Failure) -> Bool {
    // The file was sent again after a failure: only complete files have a name.
    if try holds(file, name) { return false }
    if let descriptor = file.descriptor, try link(descriptor, name) { return true }
    try add(name) { write throws(Failure) in try file.forEachPiece(write) }
    return true
  }

  /// Whether a file of that name has the same content.
  private func holds(_ file: any IncomingFile, _ name: String) throws(Failure) -> Bool {
    guard let there = try? FileDescriptor.open(path(of: name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return false }
    defer { there.close() }
    guard let status = try? there.status(), status.isRegular, Int64(status.st_size) == file.bytes else { return false }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
    defer { room.deallocate() }
    var (place, isSame) = (off_t(0), true)
    try file.forEachPiece { piece throws(Failure) in
      guard isSame else { return }
      guard pread(there.number, room.baseAddress, piece.count, place) == piece.count else { return isSame = false }
      isSame = piece.elementsEqual(room[..<piece.count])
      place += off_t(piece.count)
    }
    return isSame
  }

  /// - Returns: Whether the file could be linked to its name.
  private func link(_ descriptor: Int32, _ name: String) throws(Failure) -> Bool {
    let path = path(of: name)
    do throws(SystemError) {
      try FileDescriptor(number: descriptor).sync()
      guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, Int32(AT_SYMLINK_FOLLOW)) == 0 else {
        if errno == EEXIST { throw SystemError.last }
        return false
      }
      do throws(SystemError) { try sync() } catch {
        unlink(path)
        throw error
      }
      return true
    } catch {
      throw error.failure(.write, .path(path), value: path)
    }
  }

  /// Removes the temporary files that killed processes left.
  public func sweep() { removeLeftovers() }
}
