/// An answer.
public struct Response: Sendable {
  /// The status, 200 to 599.
  public var status: Int
  /// The header fields; the server adds length, date and connection.
  public var headers: Headers
  public var body: Body

  /// The body of an answer.
  public enum Body: Sendable {
    /// The whole body; its length is sent as `Content-Length`.
    case bytes([UInt8])
    /// A body in pieces: the closure fills the buffer and returns the number of bytes; 0 ends the body, a negative
    /// number aborts the answer. It is called on one thread at a time, not always on the same one.
    case stream(@Sendable (UnsafeMutableRawBufferPointer) -> Int)
  }

  /// An answer from its parts.
  public init(_ status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = .bytes(body)
  }

  /// A line of text.
  public init(_ status: Int, text: String) {
    self.init(
      status, headers: Headers([("Content-Type", "text/plain; charset=utf-8")]), body: Array((text + "\n").utf8))
  }
}
