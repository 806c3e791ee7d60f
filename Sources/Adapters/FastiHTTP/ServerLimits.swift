/// What one client may cost.
public struct ServerLimits: Sendable {
  /// Bytes of a request's first line and header; more is 431 or 414.
  public var headerBytes = 16_384
  /// Header fields of a request; more is 431.
  public var headerFields = 100
  /// Bytes of a body, unless the server's owner admits another; more is 413.
  public var bodyBytes = 1_048_576
  /// How many large bodies may be under way at once; one more is 503.
  public var largeBodies = 2
  /// Seconds from a request's first line to the last byte of its answer, however busy the client keeps the line; what
  /// moves at ``slowestRate`` or faster takes as long as it takes.
  public var requestSeconds = 30
  /// Bytes a second, below which a body on its way is slow.
  public var slowestRate = 10_000
  /// Seconds that long work may take until its answer begins.
  public var longSeconds = 600
  /// How much long work may wait for its turn; what comes besides is 503.
  public var longWaiting = 4
  /// Seconds a connection may wait for a request's first line to be whole.
  public var idleSeconds = 30
  /// Connections at once.
  public var connections = 1_000
  /// Connections at once from one address; 0 for no such limit, behind a reverse proxy.
  public var connectionsOfAddress = 100
  /// Threads that answer, each with one request at a time.
  public var threads = 2
  /// Seconds that requests may still take when the server is told to stop.
  public var graceSeconds = 10

  /// The limits of a server for one person.
  public init() {}
}
