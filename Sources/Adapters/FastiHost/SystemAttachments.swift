public import FastiPerson
public import FastiRecords
import Glibc

/// The folder `attachments` in the data folder; created with the first file, readable only by its owner.
public struct SystemAttachments: AttachmentFolder {
  let folder: String
  private let data: String
  /// Called after the first piece of a file was copied; tests change the file in it.
  let afterFirstPiece: @Sendable () -> Void
  let interruption: any Interruption

  /// The folder `attachments` of a data folder; nothing is created yet.
  public init(dataFolder: String, _ interruption: any Interruption = NoInterruption()) {
    self.init(dataFolder: dataFolder, interruption, afterFirstPiece: {})
  }

  init(
    dataFolder: String, _ interruption: any Interruption = NoInterruption(),
    afterFirstPiece: @escaping @Sendable () -> Void
  ) {
    self.interruption = interruption
    data = dataFolder
    folder = dataFolder + "/attachments"
    self.afterFirstPiece = afterFirstPiece
  }

  /// The path of a file with this name, whether it exists or not.
  public func path(of name: String) -> String { "\(folder)/\(name)" }

  /// Whether there is a regular file with this name.
  public func has(_ name: String) -> Bool {
    var status = stat()
    return lstat(path(of: name), &status) == 0 && status.isRegular
  }

  /// Removes a file, and what was received of it; does nothing if there is none.
  public func remove(_ name: String) {
    unlink(path(of: name))
    unlink(path(of: "parts/\(name)"))
  }

  /// Copies a file into the folder.
  /// - Throws: `.notFound` if there is no such file, `.invalid` for one that is not a regular file, is too large or
  ///   changed while it was copied, `.storage`.
  public func keep(
    _ path: String, largest: Int64, name: (_ firstBytes: [UInt8]) -> String
  ) throws(Failure) -> KeptFile {
    let source = try source(path)
    defer { source.close() }
    let before = try plain(source, path, largest)
    let part: PartFile
    do throws(SystemError) {
      try makeFolder()
      removeLeftovers()
      part = try PartFile.make(in: folder, interruption)
    } catch { throw error.failure(.make, .path(folder)) }
    defer { part.end() }
    let (bytes, head) = try copy(source, to: part.file, path, largest)
    try checkUnchanged(source, path, before, bytes)
    let kept = KeptFile(name: name(head), bytes: bytes, head: head)
    do throws(SystemError) {
      try keeping(kept.name) { () throws(SystemError) in
        guard part.isInPlace, rename(part.path, self.path(of: kept.name)) == 0 else { throw SystemError.last }
      }
    } catch { throw error.failure(.write, .path(self.path(of: kept.name))) }
    syncFolder()
    return kept
  }

  private func source(_ path: String) throws(Failure) -> FileDescriptor {
    do { return try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK) } catch {
      if error.number == ENOENT || error.number == ENOTDIR {
        throw error.reading(path)
      }
      throw error.failure(.read, .path(path), value: path)
    }
  }

  /// Refuses everything except a regular file that is not too large.
  private func plain(_ source: FileDescriptor, _ path: String, _ largest: Int64) throws(Failure) -> stat {
    let status: stat
    do { status = try source.status() } catch { throw error.failure(.read, .path(path), value: path) }
    guard status.isRegular else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw Failure(.machine(.noPlainFile(isFolder: isFolder)), field: .file, value: path)
    }
    guard Int64(status.st_size) <= largest else { throw tooLarge(path, largest) }
    return status
  }

  private func tooLarge(_ path: String, _ largest: Int64) -> Failure {
    Failure(.machine(.tooLargeMB(Int(largest / 1_000_000))), field: .file, value: path)
  }

  /// Copies to a new file and syncs it to the disk; returns its size and first bytes.
  private func copy(
    _ source: FileDescriptor, to target: FileDescriptor, _ path: String, _ largest: Int64
  ) throws(Failure) -> (Int64, [UInt8]) {
    do throws(SystemError) {
      var total: Int64 = 0
      var head: [UInt8] = []
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
      defer { room.deallocate() }
      while true {
        let count = try source.read(into: room)
        if count == 0 { break }
        let piece = Array(room[..<count])
        if total == 0 { afterFirstPiece() }
        head += piece.prefix(max(0, FileType.needed - head.count))
        total += Int64(count)
        if total > largest { break }
        try target.writeAll(piece)
      }
      try target.sync()
      if total <= largest { return (total, head) }
    } catch {
      throw error.failure(.keep, .path(path), value: path)
    }
    throw tooLarge(path, largest)
  }

  /// Checks that the path still leads to the file that was opened, with its old size and time.
  private func checkUnchanged(
    _ source: FileDescriptor, _ path: String, _ before: stat, _ bytes: Int64
  ) throws(Failure) {
    var there = stat()
    let vanished = stat(path, &there) != 0 || there.st_ino != before.st_ino || there.st_dev != before.st_dev
    let after = try? source.status()
    let isSame =
      after.map {
        $0.st_size == before.st_size && $0.st_mtim.tv_sec == before.st_mtim.tv_sec
          && $0.st_mtim.tv_nsec == before.st_mtim.tv_nsec
      } ?? false
    guard vanished || !isSame || bytes != Int64(before.st_size) else { return }
    throw Failure(.machine(.changed), field: .file, value: path)
  }

  func makeFolder() throws(SystemError) {
    for path in [data, folder] where mkdir(path, 0o700) != 0 && errno != EEXIST { throw .last }
  }

  private func syncFolder() {
    guard let opened = try? FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
    try? opened.sync()
    opened.close()
  }
}
