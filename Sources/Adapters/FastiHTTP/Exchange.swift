import CMicrohttpd
import Glibc

/// One request and its answer, from the first line to the last byte. Lives on the thread of its connection.
final class Exchange {
  /// How far it has come.
  enum Stage {
    /// Only its first line is known.
    case fresh
    /// The header was good; the body comes.
    case reading
    /// It is whole, and its answer is made beside the threads that answer.
    case waiting
    /// It was refused.
    case refused
  }

  /// The target as it came.
  let target: [UInt8]
  var stage = Stage.fresh
  private var body: [UInt8] = []
  private var method: Method?
  private var headers = Headers()
  private var parsed: Target?
  /// Bytes its body may have.
  private(set) var bodyLimit = 0
  /// The place among the large bodies, given back with the exchange.
  private var place: LargeBodies.Place?
  /// The answer of long work, once it is there.
  let later = Lock<Response?>(nil)

  init(target: [UInt8]) { self.target = target }

  /// What happens with the header.
  enum Verdict {
    /// The body may come.
    case goOn
    /// It ends here.
    case refuse(Response)
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
    guard raw.isClean else { return .refuse(Response(400, text: "the header is malformed")) }
    guard raw.count <= limits.headerFields else { return .refuse(Response(431, text: "too many header fields")) }
    headers = raw.headers
    if let refusal = Framing.refusal(headers) { return .refuse(refusal) }
    guard let known = Method(rawValue: String(cString: method)) else {
      var response = Response(405, text: "unknown method")
      response.headers.set("Allow", Method.allCases.map(\.rawValue).joined(separator: ", "))
      return .refuse(response)
    }
    guard let parsed = Target(target) else { return .refuse(Response(400, text: "the target is malformed")) }
    self.method = known
    self.parsed = parsed
    let length = headers["Content-Length"].flatMap { Int($0) }
    guard headers["Transfer-Encoding"] != nil || length ?? 0 > 0 else { return .goOn }
    return admit(
      server.admit(Request(method: known, target: parsed, headers: headers, peer: Peer(fasti_mhd_peer(connection)))),
      length, server.large)
  }

  /// Makes room for the body, as far as its sender may fill it.
  private func admit(_ admission: Admission, _ length: Int?, _ large: LargeBodies) -> Verdict {
    bodyLimit = admission.most
    if let length, length > bodyLimit { return .refuse(Framing.tooLong(bodyLimit)) }
    guard admission.isLarge else { return .goOn }
    place = large.take()
    guard place == nil else { return .goOn }
    var response = Response(503, text: "too many large bodies at once")
    response.headers.set("Retry-After", "10")
    return .refuse(response)
  }

  /// Takes a piece of the body.
  /// - Returns: Whether it still fits.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard body.count + bytes.count <= bodyLimit else { return false }
    body.append(contentsOf: bytes)
    return true
  }

  /// The whole request.
  func finish(_ peer: Peer) -> Request? {
    guard let method, let parsed else { return nil }
    return Request(method: method, target: parsed, headers: headers, body: body, peer: peer)
  }
}

/// How long a body is may be said in one way only, or two servers could read two requests where one was sent.
/// - Source: RFC 9112, section 6.3; RFC 9110, section 8.6.
enum Framing {
  static func refusal(_ headers: Headers) -> Response? {
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    if headers["Host"] == nil { return Response(400, text: "Host is missing") }
    if headers.all("Host").count > 1 { return Response(400, text: "Host is there twice") }
    if lengths.count > 1 || codings.count > 1 || !lengths.isEmpty && !codings.isEmpty {
      return Response(400, text: "the length of the body is said twice")
    }
    if let coding = codings.first, coding.lowercased() != "chunked" {
      return Response(501, text: "unknown transfer coding")
    }
    guard let length = lengths.first else { return nil }
    guard !length.isEmpty, length.utf8.count <= 18, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      Int(length) != nil
    else { return Response(400, text: "Content-Length is no number") }
    return nil
  }

  static func tooLong(_ most: Int) -> Response { Response(413, text: "the body has more than \(most) bytes") }
}
