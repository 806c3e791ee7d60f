import CMicrohttpd
import Glibc

/// One request and its answer, from the first line to the last byte. It belongs to the thread that serves all
/// connections.
final class Exchange {
  /// How far the exchange has come.
  enum Stage {
    /// Only the first line has arrived.
    case fresh
    /// The header was accepted; the body is arriving.
    case reading
    /// The request is complete, and the closure is about to answer it on the serving thread.
    case whole(Request, Lane, @Sendable (LaterAnswer) -> Response?)
    /// Another thread makes the answer, or the answer is being sent.
    case waiting
    case refused
  }

  /// The group of threads that makes an answer.
  enum Lane {
    /// The threads of usual answers.
    case usual
    /// The threads for long work; the request is small or large for its kind.
    case small, large
    /// The thread of heavy work.
    case heavy
  }

  /// Whether another thread than the one that sends the answer makes it.
  var isBeside: Bool {
    switch stage {
    case .whole, .waiting: true
    case .fresh, .reading, .refused: false
    }
  }

  /// The target as received.
  let target: [UInt8]
  var stage = Stage.fresh
  var body = IncomingBody.none
  private var method: Method?
  /// The readable fields of its header.
  private(set) var headers = Headers()
  private var parsed: Target?
  /// Whether its header announces a body.
  private(set) var isBodyAhead = false
  /// The answer of another thread, when it is ready.
  let later = Lock<Response?>(nil)

  init(target: [UInt8]) { self.target = target }

  /// The decision about the header.
  enum Verdict {
    /// The body is read.
    case goOn
    /// The exchange ends with this answer.
    case refuse(Response)
    /// The exchange ends with an answer that says why the body is not accepted.
    case answer
  }

  /// Judges the header; called once, before any byte of the body.
  func begin(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>, _ server: Server
  ) -> Verdict {
    let limits = server.limits
    guard target.count <= limits.headerBytes else { return .refuse(Response(414, text: "the target is too long")) }
    guard fasti_mhd_header_size(connection) <= limits.headerBytes else {
      return .refuse(Response(431, text: "the header is too large"))
    }
    let raw = RawHeader(connection, method, target: target, version)
    // A refusal needs them too: for its language and format.
    headers = raw.headers
    guard raw.isClean else { return .refuse(Response(400, text: "the header is malformed")) }
    guard raw.count <= limits.headerFields else { return .refuse(Response(431, text: "too many header fields")) }
    if let refusal = Framing.refusal(headers, version: String(cString: version)) { return .refuse(refusal) }
    guard let known = Method(rawValue: String(cString: method)) else {
      var response = Response(405, text: "unknown method")
      response.headers.set("Allow", Method.allCases.map(\.rawValue).joined(separator: ", "))
      return .refuse(response)
    }
    guard let parsed = Target(target) else { return .refuse(Response(400, text: "the target is malformed")) }
    self.method = known
    self.parsed = parsed
    let length = headers["Content-Length"].flatMap { Int($0) }
    isBodyAhead = headers["Transfer-Encoding"] != nil || length ?? 0 > 0
    guard isBodyAhead else { return .goOn }
    guard headers.all("Content-Encoding").allSatisfy({ $0.lowercased() == "identity" }) else {
      // RFC 9110, section 15.5.16: the header names the accepted codings.
      var refusal = Response(415, text: "the body is coded, and no coding is known")
      refusal.headers.set("Accept-Encoding", "identity")
      return .refuse(refusal)
    }
    let peer = Peer(fasti_mhd_peer(connection))
    switch server.bodyPolicy(Request(method: known, target: parsed, headers: headers, peer: peer)) {
    case .refused(let response): return .refuse(response)
    case .memory(let most): return hold(most, length)
    case .file(let most, let network):
      guard let boundary = Multipart.boundary(headers["Content-Type"] ?? "") else {
        return hold(limits.fieldBytes, length)
      }
      body = .form(boundary, most: most, length, from: network, server)
      return body.isRefused ? .answer : .goOn
    }
  }

  /// Allocates memory for the body.
  private func hold(_ most: Int, _ length: Int?) -> Verdict {
    body = .memory([], most: most)
    return length ?? 0 > most ? .refuse(Framing.tooLong(most)) : .goOn
  }

  /// The whole request.
  func finish(_ peer: Peer) -> Request? {
    guard let method, let parsed else { return nil }
    let (bytes, received) = body.finish()
    return Request(method: method, target: parsed, headers: headers, body: bytes, received: received, peer: peer)
  }
}
