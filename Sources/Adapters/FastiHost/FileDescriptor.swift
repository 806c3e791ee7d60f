import Glibc

/// An open file; calls that a signal interrupts are repeated here.
struct FileDescriptor {
  let number: CInt

  static func open(_ path: String, _ flags: CInt, mode: mode_t = 0o600) throws(SystemError) -> FileDescriptor {
    while true {
      let number = Glibc.open(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return FileDescriptor(number: number) }
      if errno != EINTR { throw .last }
    }
  }

  /// The kind and size of the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Reads at most as many bytes as the buffer holds; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        // Another process made the pipe non-blocking: wait for more.
        var descriptor = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads to the end; nil when there are more than `limit` bytes.
  func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    // A regular file has a known length; one more byte detects its end without another read.
    let expected = (try? status()).map { $0.isRegular ? Int($0.st_size) + 1 : 65_536 } ?? 65_536
    let room = min(max(expected, 512), 65_536)
    while true {
      let held = bytes.count
      let piece = try piece(room)
      if piece.isEmpty { return bytes }
      guard held + piece.count <= limit else { return nil }
      if held == 0 { bytes = piece } else { bytes.append(contentsOf: piece) }
    }
  }

  /// Reads at most a number of bytes; none at the end.
  private func piece(_ most: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      while true {
        let taken = Glibc.read(number, buffer.baseAddress, most)
        if taken < 0, errno == EINTR { continue }
        if taken < 0 { failure = .last }
        count = max(taken, 0)
        return
      }
    }
    if let failure { throw failure }
    return bytes
  }

  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        // Another process made the pipe non-blocking: wait until there is room.
        var descriptor = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Writes all bytes of a piece of memory.
  func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Syncs the file to the disk (fsync).
  func sync() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }

  func close() { _ = Glibc.close(number) }
}

extension stat {
  /// Whether it is a regular file, not a folder, pipe or device.
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
