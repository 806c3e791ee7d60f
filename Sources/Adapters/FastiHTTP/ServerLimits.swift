/// What one client may cost.
public struct ServerLimits: Sendable {
  /// Bytes of a request's first line and header; more is 431 or 414.
  public var headerBytes = 16_384
  /// Header fields of a request; more is 431.
  public var headerFields = 100
  /// Bytes of a body; more is 413.
  public var bodyBytes = 1_048_576
  /// Bytes of the body of a request that may be large; more is 413.
  public var largeBodyBytes = 0
  /// How many such bodies may be under way at once; one more is 503.
  public var largeBodies = 2
  /// Which requests these are.
  public var isLarge: @Sendable (Method, Target) -> Bool = { _, _ in false }
  /// Seconds from a request's first line to the last byte of its answer, however busy the client keeps the line.
  public var requestSeconds = 30
  /// Seconds a connection may wait for a request's first line to be whole.
  public var idleSeconds = 30
  /// Connections at once.
  public var connections = 1_000
  /// Connections at once from one address; 0 for no such limit, behind a reverse proxy.
  public var connectionsOfAddress = 200
  /// Threads that answer, each with one request at a time.
  public var threads = 2
  /// Seconds that requests may still take when the server is told to stop.
  public var graceSeconds = 10

  /// The limits of a server for one person.
  public init() {}
}
