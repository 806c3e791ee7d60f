import CMicrohttpd
import Glibc

/// A server for HTTP/1.1 that turns requests into answers and knows nothing about their content.
///
/// Every request is read completely, within limits and a deadline, before it is dispatched: into memory, or its file to
/// Every request is read completely, within limits and a deadline, before it is dispatched: into memory, or its file to
/// the disk. One thread reads, sends, and gives the answers that are ready; the threads of a pool make the others and
/// may block.
public final class Server: Sendable {
  /// The address and port it listens on; if port 0 was requested, this is the port that the system chose.
  public let endpoint: Endpoint
  let limits: ServerLimits
  /// Header fields of every refusal.
  let refusalHeaders: Headers
  let uploads: UploadQuota
  let lingering: Lingering
  let gatekeeper: Gatekeeper
  let bodyPolicy: @Sendable (Request) -> BodyPolicy
  let dispatch: @Sendable (Request) -> Dispatch
  let workers: WorkerPool
  let longWorkers: WorkerPool
  let heavyWorkers: WorkerPool
  /// Rewrites a refusal for its reader, using the header of the request.
  let explain: @Sendable (Response, Headers) -> Response
  let deadlines = Deadlines()
  /// The number of requests whose answers other threads make, until they have been sent.
  let beside = Lock(0)
  private let daemon = Lock<OpaquePointer?>(nil)
  /// The identity for TLS; nil for plain HTTP.
  private let identity: ServerIdentity?

  /// Starts to listen and to answer.
  /// - Parameters:
  ///   - identity: The identity for TLS; nil for plain HTTP.
  ///   - refusalHeaders: Header fields of answers that are given before a request is dispatched.
  ///   - bodyPolicy: What to do with the body of a request; called only when one follows. The default is memory, within
  ///     the limits.
  ///   - receivingFolder: The folder in which files are received; called for each file.
  ///   - explain: Rewrites a refusal of the server for its reader, using the fields of the header that could be read;
  ///     the status stays. The default is a line of English.
  ///   - dispatch: How a request is answered. It runs on the serving thread, so it may only return what is ready.
  /// - Throws: Why the server cannot listen.
  public convenience init(
    _ endpoint: Endpoint, identity: ServerIdentity? = nil, limits: ServerLimits = ServerLimits(),
    refusalHeaders: Headers = Headers(),
    bodyPolicy: (@Sendable (Request) -> BodyPolicy)? = nil,
    receivingFolder: @escaping @Sendable () -> String? = { nil },
    explain: @escaping @Sendable (Response, Headers) -> Response = { response, _ in response },
    dispatch: @escaping @Sendable (Request) -> Dispatch
  ) throws(ServerError) {
    try self.init(
      ListeningSocket(endpoint), identity: identity, limits: limits, refusalHeaders: refusalHeaders,
      bodyPolicy: bodyPolicy,
      receivingFolder: receivingFolder, explain: explain, dispatch: dispatch)
  }

  /// Answers on a socket that already listens; clients that have connected are served first.
  /// - Throws: Why the server cannot start; the socket is closed then.
  public init(
    _ socket: ListeningSocket, identity: ServerIdentity? = nil, limits: ServerLimits = ServerLimits(),
    refusalHeaders: Headers = Headers(),
    bodyPolicy: (@Sendable (Request) -> BodyPolicy)? = nil,
    receivingFolder: @escaping @Sendable () -> String? = { nil },
    explain: @escaping @Sendable (Response, Headers) -> Response = { response, _ in response },
    dispatch: @escaping @Sendable (Request) -> Dispatch
  ) throws(ServerError) {
    self.endpoint = socket.endpoint
    self.limits = limits
    self.refusalHeaders = refusalHeaders
    self.identity = identity
    uploads = UploadQuota(limits, folder: receivingFolder)
    let lingering = Lingering(seconds: limits.lingerSeconds, isBehindProxy: limits.connectionsOfAddress == 0)
    gatekeeper = Gatekeeper(limits, lingering, isSealed: identity != nil) { response, headers in
      Server.closing(explain(response, headers), refusalHeaders)
    }
    self.lingering = lingering
    let usual = BodyPolicy.memory(limits.bodyBytes)
    self.bodyPolicy = bodyPolicy ?? { _ in usual }
    self.dispatch = dispatch
    // A connection has one request at a time, so there is room for all of them.
    workers = WorkerPool(threads: limits.workers, waiting: limits.connections)
    longWorkers = WorkerPool(threads: limits.longWorkers, waiting: limits.longWaiting)
    heavyWorkers = WorkerPool(threads: 1, waiting: limits.connections, hasLowPriority: true)
    self.explain = explain
    // A file that exceeds the size limit of this process is an error of that file, and must not end the process.
    signal(SIGXFSZ, SIG_IGN)
    let context = Unmanaged.passUnretained(self).toOpaque()
    var flags = MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    if identity != nil { flags |= MHD_USE_TLS.rawValue }
    let options = Self.options(limits, socket.descriptor, identity, context)
    guard let started = fasti_mhd_start(flags, onRequest, context, options) else {
      close(socket.descriptor)
      throw .refused(endpoint.text, reason: String(cString: strerror(errno)))
    }
    daemon.with { $0 = started }
    deadlines.watch()
  }

  /// TLS 1.2 and 1.3, as the library chooses within them.
  private static let ciphers: StaticString = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"

  private static func options(
    _ limits: ServerLimits, _ socket: Int32, _ identity: ServerIdentity?, _ context: UnsafeMutableRawPointer
  ) -> [MHD_OptionItem] {
    func number(_ option: MHD_OPTION, _ value: Int) -> MHD_OptionItem {
      MHD_OptionItem(option: option, value: value, ptr_value: nil)
    }
    var options = [
      // Refusals of the library lack our headers. So it gets more room than requests may use, and does not check for a
      // missing Host: ``Gate`` refuses both before. The room is not larger than needed: the library fills all of it
      // with zeros after each request. ``Gatekeeper`` counts the connections of one network, because it can give the
      // reason.
      number(.LISTEN_SOCKET, Int(socket)), number(.STRICT_FOR_CLIENT, identity == nil ? 0 : 1),
      number(.CONNECTION_MEMORY_LIMIT, limits.headerBytes * 3), number(.CONNECTION_LIMIT, limits.connections),
      // We keep the deadlines ourselves; this one helps only if the watching thread could not be started.
      number(.CONNECTION_TIMEOUT, limits.idleSeconds + limits.requestSeconds),
      fasti_mhd_uri(onTarget, context), fasti_mhd_completed(onCompleted, context),
      fasti_mhd_connection(onConnection, context),
    ]
    if let text = identity?.text {
      for option in [MHD_OPTION.HTTPS_MEM_KEY, .HTTPS_MEM_CERT] {
        options.append(MHD_OptionItem(option: option, value: 0, ptr_value: text))
      }
      options.append(
        MHD_OptionItem(
          option: .HTTPS_PRIORITIES, value: 0, ptr_value: UnsafeMutableRawPointer(mutating: Self.ciphers.utf8Start)))
    }
    options.append(number(.END, 0))
    return options
  }

  /// The refusal with the headers of all refusals; the connection is closed after it.
  static func closing(_ response: Response, _ refusalHeaders: Headers) -> Response {
    var response = response
    for field in refusalHeaders.fields { response.headers.set(field.name, field.value) }
    response.headers.set("Connection", "close")
    return response
  }

  /// Stops accepting connections, gives current requests the grace period to finish, then ends.
  public func stop() {
    guard let running = daemon.with({ daemon in daemon.take() }) else { return }
    let socket = MHD_quiesce_daemon(running)
    for _ in 0..<(limits.graceSeconds * 100) where deadlines.busy > 0 { usleep(10_000) }
    // The library must not be stopped while a connection sleeps.
    workers.abandon()
    longWorkers.abandon()
    heavyWorkers.abandon()
    for _ in 0..<500 where beside.with({ $0 > 0 }) { usleep(10_000) }
    MHD_stop_daemon(running)
    deadlines.stop()
    lingering.stop()
    if socket >= 0 { close(socket) }
  }

  deinit { stop() }
}
