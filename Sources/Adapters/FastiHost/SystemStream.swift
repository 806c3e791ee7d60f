import FastiRecords

/// An open file that is read a piece at a time and closed when nobody needs it any more.
final class SystemStream: ByteStream {
  private let file: FileDescriptor
  private let path: String
  private let closes: Bool

  init(_ file: FileDescriptor, _ path: String, closes: Bool) {
    self.file = file
    self.path = path
    self.closes = closes
  }

  deinit {
    if closes { file.close() }
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    do { return try file.read(into: room) } catch { throw error.reading(path) }
  }
}
