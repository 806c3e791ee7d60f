internal import FastiRecords
internal import Glibc

extension SystemCall {
  /// The content of a small file; nil if there is no file.
  static func read(_ path: String, limit: Int) throws(StoreError) -> [UInt8]? {
    guard size(path) != nil else { return nil }
    // Opening a FIFO would block until another process writes to it.
    return try open(path, O_RDONLY | O_NONBLOCK) { descriptor throws(StoreError) in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw error(errno, path: path) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .ioError(path: path, detail: .notFile) }
      var bytes = [UInt8](repeating: 0, count: limit)
      let count = Glibc.read(descriptor, &bytes, limit)
      guard count >= 0 else { throw error(errno, path: path) }
      return Array(bytes[..<count])
    }
  }

  /// Writes a whole file, readable only by the owner, and syncs it to the disk.
  static func write(_ path: String, _ bytes: [UInt8]) throws(StoreError) {
    try makeEmpty(path)
    try open(path, O_WRONLY) { descriptor throws(StoreError) in
      try write(all: bytes[...], to: descriptor, path: path)
      guard fsync(descriptor) == 0 else { throw error(errno, path: path) }
    }
  }

  /// Copies a file; the copy is readable only by the owner.
  static func copy(_ path: String, to other: String) throws(StoreError) {
    try makeEmpty(other)
    try open(path, O_RDONLY) { source throws(StoreError) in
      try open(other, O_WRONLY) { target throws(StoreError) in
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
          let count = Glibc.read(source, &buffer, buffer.count)
          guard count >= 0 else { throw error(errno, path: path) }
          if count == 0 { return }
          try write(all: buffer[..<count], to: target, path: other)
        }
      }
    }
  }

  private static func write(all bytes: ArraySlice<UInt8>, to descriptor: Int32, path: String) throws(StoreError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw error(errno, path: path) }
      rest = rest.dropFirst(count)
    }
  }
}
