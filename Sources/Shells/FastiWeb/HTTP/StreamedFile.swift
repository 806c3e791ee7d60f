import FastiHTTP
import FastiRecords

/// A file on its way, a piece at a time, however long it is. The server asks for it on one thread after the other, never
/// on two at once.
final class StreamedFile: @unchecked Sendable {
  private let stream: any ByteStream
  private var left: Int64

  /// A file that is broken off after so many bytes.
  init(_ stream: any ByteStream, most: Int64 = .max) {
    self.stream = stream
    left = most
  }

  /// The answer's body.
  var body: Response.Body { .stream { self.fill($0) } }

  private func fill(_ room: UnsafeMutableRawBufferPointer) -> Int {
    // What cannot be read breaks the answer off, so that nobody takes half a file for a whole one.
    guard let count = try? stream.read(into: room), Int64(count) <= left else { return -1 }
    left -= Int64(count)
    return count
  }
}
