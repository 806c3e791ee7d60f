public import FastiPerson
public import FastiRecords
import Glibc

extension SystemAttachments {
  /// Opens a file; nil when there is none.
  /// - Throws: `.storage` when it cannot be read or is not a regular file.
  public func open(_ name: String) throws(Failure) -> (any ByteStream)? {
    try opened(name).map { SystemStream($0, path(of: name), closes: true) }
  }

  func opened(_ name: String) throws(Failure) -> FileDescriptor? {
    let path = path(of: name)
    do throws(SystemError) {
      let file: FileDescriptor
      do throws(SystemError) { file = try FileDescriptor.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) } catch {
        if error.number == ENOENT || error.number == ENOTDIR { return nil }
        throw error
      }
      guard try file.status().isRegular else {
        file.close()
        throw SystemError(number: EINVAL)
      }
      return file
    } catch { throw error.failure(.read, .path(path), value: path) }
  }

  /// Writes a new file: into a temporary file first, then under its name. It never replaces another file.
  /// - Throws: `.storage`, and what `pieces` throws; no file is left then.
  public func add(
    _ name: String, _ pieces: ((UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    let path = path(of: name)
    func failure(_ error: SystemError) -> Failure {
      error.failure(.write, .path(path), value: path)
    }
    let part: PartFile
    do throws(SystemError) {
      try makeFolder()
      removeLeftovers()
      part = try PartFile.make(in: folder, interruption)
    } catch { throw failure(error) }
    let file = part.file
    defer { part.end() }
    try pieces { piece throws(Failure) in
      do throws(SystemError) { try file.writeAll(piece) } catch { throw failure(error) }
    }
    do throws(SystemError) {
      try file.sync()
      try keeping(name) { () throws(SystemError) in
        // A link fails if the name is taken; a rename would replace the file.
        guard part.isInPlace, link(part.path, path) == 0 else { throw SystemError.last }
      }
      do throws(SystemError) { try sync() } catch {
        unlink(path)
        throw error
      }
    } catch { throw failure(error) }
  }

  /// Gives a complete file its name. Until the change that refers to it is stored, an interruption removes it again.
  func keeping(_ name: String, _ give: () throws(SystemError) -> Void) throws(SystemError) {
    let path = path(of: name)
    // Registered together with the name, because the name may have belonged to another file before.
    _ = try interruption.begin(give, untilSettled: true, undo: { unlink(path) })
  }

  /// Removes the leftovers of killed processes: `PID.part` and `PID.NUMBER.part` without a lock.
  func removeLeftovers() {
    guard let names = opendir(folder) else { return }
    defer { closedir(names) }
    while let entry = readdir(names) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard (2...3).contains(parts.count), parts.last == "part", pid_t(parts[0]) != nil else { continue }
      PartFile.remove(path(of: name))
    }
  }

  /// The regular files of the folder, by name.
  public func files() -> [FolderFile] { files(under: "") }

  /// The regular files of a folder in it, by name; the names begin with that of the folder.
  func files(under prefix: String) -> [FolderFile] {
    guard let names = opendir(path(of: prefix)) else { return [] }
    defer { closedir(names) }
    var files: [FolderFile] = []
    while let entry = readdir(names) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        prefix + String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard lstat(path(of: name), &status) == 0, status.isRegular else { continue }
      let written = Int64(status.st_mtim.tv_sec) * 1_000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
      files.append(FolderFile(name: name, bytes: Int64(status.st_size), written: written))
    }
    return files.sorted { $0.name < $1.name }
  }

  func sync() throws(SystemError) {
    let file = try FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY)
    defer { file.close() }
    try file.sync()
  }
}
