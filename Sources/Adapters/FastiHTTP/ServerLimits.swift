/// What one client may cost.
public struct ServerLimits: Sendable {
  /// Bytes of a request's first line and header; more is 431 or 414.
  public var headerBytes = 16_384
  /// Header fields of a request; more is 431.
  public var headerFields = 100
  /// Bytes of a body, unless the policy of bodies says another; more is 413.
  public var bodyBytes = 1_048_576
  /// Bytes that the fields of a form may have whose file goes to the disk.
  public var fieldBytes = 65_536
  /// How many files may be received at once; one more is a ``BodyFault/busy``.
  public var files = 6
  /// The same from one network.
  public var filesOfNetwork = 4
  /// Bytes that all of them together may take on the disk while they are received: six of 100 MB, with what a form has
  /// besides.
  public var fileBytes = 601_000_000
  /// Seconds from a request's first line to the last byte of its answer, however busy the client keeps the line; what
  /// moves at ``slowestRate`` or faster takes as long as it takes.
  public var requestSeconds = 30
  /// Bytes a second, below which a body on its way is slow.
  public var slowestRate = 10_000
  /// Seconds that long work may take until its answer begins.
  public var longSeconds = 600
  /// How much long work may wait for its turn; what comes besides is 503.
  public var longWaiting = 8
  /// Seconds a connection may wait for a request's first line to be whole.
  public var idleSeconds = 30
  /// Seconds in which a client that has its answer early may still send what is not read any more.
  public var lingerSeconds = 20
  /// Connections at once.
  public var connections = 1_000
  /// Connections at once from one address; 0 for no such limit, behind a reverse proxy.
  public var connectionsOfAddress = 100
  /// Threads that make answers, each one at a time.
  public var workers = 2
  /// Seconds that requests may still take when the server is told to stop.
  public var graceSeconds = 10

  /// The limits of a server for one person.
  public init() {}
}
