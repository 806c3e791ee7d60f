import FastiHTTP
import FastiRecords

/// A file of any length that is sent in pieces. One thread at a time reads it, but not always the same thread.
final class StreamedFile: @unchecked Sendable {
  private let stream: any ByteStream
  private var left: Int64

  /// A file of which at most a number of bytes are sent.
  init(_ stream: any ByteStream, most: Int64 = .max) {
    self.stream = stream
    left = most
  }

  /// The answer's body.
  var body: Response.Body { .stream { self.fill($0) } }

  private func fill(_ room: UnsafeMutableRawBufferPointer) -> Int {
    // A read error aborts the answer, so that half a file is not taken for a whole one.
    guard let count = try? stream.read(into: room), Int64(count) <= left else { return -1 }
    left -= Int64(count)
    return count
  }
}
