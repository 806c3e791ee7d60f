/// What one client may use of the server.
public struct ServerLimits: Sendable {
  /// Bytes of a request's first line and header; more is 431 or 414.
  public var headerBytes = 16_384
  /// Header fields of a request; more is 431.
  public var headerFields = 100
  /// Bytes of a body, unless the body policy says otherwise; more is 413.
  public var bodyBytes = 1_048_576
  /// Bytes of the other fields of a form whose file is written to the disk.
  public var fieldBytes = 65_536
  /// How many files may be received at once; for one more the answer is ``BodyFault/busy``.
  public var files = 6
  /// How many of them may come from one network.
  public var filesOfNetwork = 4
  /// Bytes that all of them together may use on the disk while they are received: six files of 100 MB, and the rest of
  /// their forms.
  public var fileBytes = 601_000_000
  /// Seconds from a request's first line to the last byte of its answer; a body that moves at ``slowestRate`` or faster
  /// extends it.
  public var requestSeconds = 30
  /// Bytes per second; a slower body does not extend the deadline by as much as it takes.
  public var slowestRate = 10_000
  /// Seconds that long work may take before its answer begins.
  public var longSeconds = 600
  /// Threads for long work; each does one job at a time. If there are several, one of them does only small jobs.
  public var longWorkers = 3
  /// How many requests may wait for long work; more are answered with 503.
  public var longWaiting = 8
  /// Seconds a connection may wait until the first line of a request is complete.
  public var idleSeconds = 30
  /// Seconds in which a client that was answered early may continue to send; its bytes are discarded.
  public var lingerSeconds = 20
  /// The most connections at once.
  public var connections = 1_000
  /// The most connections at once from one address; 0 for no limit, behind a reverse proxy.
  public var connectionsOfAddress = 100
  /// Threads that make answers, each one at a time.
  public var workers = 2
  /// Seconds in which current requests may finish when the server is stopped.
  public var graceSeconds = 10

  /// The limits of a server for one person.
  public init() {}
}
