public import FastiRecords
import Glibc

/// The files of this machine.
public struct SystemFiles: Files {
  private let interruption: any Interruption

  /// The files of this machine.
  public init(_ interruption: any Interruption = NoInterruption()) { self.interruption = interruption }

  /// All bytes of a file; `-` is standard input.
  /// - Throws: `.notFound`, `.invalid` when it is too large, `.storage`.
  public func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]?
    do {
      let file = path == "-" ? FileDescriptor(number: STDIN_FILENO) : try FileDescriptor.open(path, O_RDONLY)
      defer { if path != "-" { file.close() } }
      bytes = try file.readAll(limit: limit)
    } catch {
      throw error.reading(path)
    }
    guard let bytes else {
      throw Failure(.machine(.tooLarge(bytes: limit, isInput: path == "-")), field: .file, value: path)
    }
    return bytes
  }

  /// Opens a file to be read a piece at a time; `-` is standard input.
  /// - Throws: `.notFound`, `.storage`.
  public func open(_ path: String) throws(Failure) -> any ByteStream {
    do {
      return path == "-"
        ? SystemStream(FileDescriptor(number: STDIN_FILENO), path, closes: false)
        : SystemStream(try FileDescriptor.open(path, O_RDONLY), path, closes: true)
    } catch {
      throw error.reading(path)
    }
  }

  /// Writes a file completely or not at all: into a temporary file first, then renamed.
  ///
  /// Anything except a regular file (a pipe, `/dev/stdout`) is written directly.
  /// - Throws: `.storage` with the reason.
  public func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      var status = stat()
      if stat(path, &status) == 0, !status.isRegular {
        guard !status.isFolder else { throw SystemError(number: EISDIR) }
        try put(bytes, path, O_WRONLY)
        return
      }
      // A process id alone is not unique: in a container every program may have the same.
      let beside = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max)).part"
      try interruption.during { () throws(SystemError) in
        do throws(SystemError) {
          try put(bytes, beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
          try settle(beside, as: path)
        } catch {
          unlink(beside)
          throw error
        }
      } undo: {
        unlink(beside)
      }
    } catch {
      if error.number == EISDIR { throw SystemError.isFolder(path) }
      throw error.failure(.write, .path(path), value: path)
    }
  }

  private func settle(_ beside: String, as path: String) throws(SystemError) {
    try interruption.settle { () throws(SystemError) in
      guard Glibc.rename(beside, path) == 0 else { throw SystemError.last }
    }
  }

  private func put(_ bytes: [UInt8], _ path: String, _ flags: CInt) throws(SystemError) {
    let file = try FileDescriptor.open(path, flags)
    defer { file.close() }
    try file.writeAll(bytes)
    if flags & O_CREAT != 0 { try file.sync() }
  }

  /// Creates a folder and those above it, for its owner only.
  /// - Throws: `.storage` with the reason.
  public func makeFolder(_ path: String) throws(Failure) {
    var parts = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      parts += "/\(part)"
      guard mkdir(parts, 0o700) == 0 || errno == EEXIST else {
        throw SystemError.last.failure(.write, .path(path), value: path)
      }
    }
  }

  /// Removes a file; does nothing if there is none.
  /// - Throws: `.storage` with the reason.
  public func remove(_ path: String) throws(Failure) {
    guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    let error = SystemError.last
    // A read-only disk is reported before it is known whether the file exists.
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    throw error.failure(.remove, .path(path), value: path)
  }

  /// Renames a file, replacing a file with the new name, and syncs the change to the disk.
  /// - Throws: `.storage` with the reason.
  public func rename(_ path: String, to other: String) throws(Failure) {
    do throws(SystemError) {
      try settle(path, as: other)
      let folder = other.lastIndex(of: "/").map { String(other[...$0]) } ?? "."
      let file = try FileDescriptor.open(folder, O_RDONLY | O_DIRECTORY)
      defer { file.close() }
      try file.sync()
    } catch { throw error.failure(.write, .path(other), value: other) }
  }

  /// Whether anything with this name exists.
  public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The version of a file; nil if it does not exist.
  public func version(of path: String) -> FileVersion? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let written = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
    return FileVersion(number: UInt64(status.st_ino), written: written, size: Int64(status.st_size))
  }

  /// Whether a folder with this name exists.
  public func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.isFolder
  }

  /// The names of the files of a folder, sorted; without `.` and `..`.
  /// - Throws: `.storage` when it cannot be read.
  public func names(in folder: String) throws(Failure) -> [String] {
    guard let entries = opendir(folder) else { throw SystemError.last.failure(.read, .path(folder), value: folder) }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
