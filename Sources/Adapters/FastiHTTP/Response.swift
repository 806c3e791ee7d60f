/// An answer.
public struct Response: Sendable {
  /// The status, 200 to 599.
  public var status: Int
  /// The header fields; length, date and connection are the server's.
  public var headers: Headers
  /// The body.
  public var body: Body

  /// What follows the header.
  public enum Body: Sendable {
    /// All of it.
    case bytes([UInt8])
    /// A piece at a time: fills the room it is given and says how much; 0 ends it, a negative
    /// number breaks the answer off. Called on one thread after the other.
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
