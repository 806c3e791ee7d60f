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
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>,
    _ limits: ServerLimits, _ large: LargeBodies
  ) -> Verdict {
    let raw = RawHeader(connection, method, target: target, version)
    guard raw.isClean else { return .refuse(Response(400, text: "the header is malformed")) }
    guard raw.count <= limits.headerFields else { return .refuse(Response(431, text: "too many header fields")) }
    headers = raw.headers
    if let refusal = Framing.refusal(headers, limits) { return .refuse(refusal) }
    guard let known = Method(rawValue: String(cString: method)) else {
      var response = Response(405, text: "unknown method")
      response.headers.set("Allow", Method.allCases.map(\.rawValue).joined(separator: ", "))
      return .refuse(response)
    }
    guard let parsed = Target(target) else { return .refuse(Response(400, text: "the target is malformed")) }
    self.method = known
    self.parsed = parsed
    bodyLimit = limits.bodyBytes
    if limits.isLarge(known, parsed) {
      place = large.take()
      guard place != nil else { return .refuse(Response(503, text: "too many large bodies at once")) }
      bodyLimit = limits.largeBodyBytes
    }
    if let length = headers["Content-Length"].flatMap({ Int($0) }), length > bodyLimit {
      return .refuse(Framing.tooLong(bodyLimit))
    }
    return .goOn
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
  static func refusal(_ headers: Headers, _ limits: ServerLimits) -> Response? {
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    if headers.all("Host").count > 1 { return Response(400, text: "Host is there twice") }
    if lengths.count > 1 || codings.count > 1 || !lengths.isEmpty && !codings.isEmpty {
      return Response(400, text: "the length of the body is said twice")
    }
    if let coding = codings.first, coding.lowercased() != "chunked" {
      return Response(501, text: "unknown transfer coding")
    }
    guard let length = lengths.first else { return nil }
    guard !length.isEmpty, length.utf8.count <= 18, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let bytes = Int(length)
    else { return Response(400, text: "Content-Length is no number") }
    let most = max(limits.bodyBytes, limits.largeBodyBytes)
    return bytes > most ? tooLong(most) : nil
  }

  static func tooLong(_ most: Int) -> Response { Response(413, text: "the body has more than \(most) bytes") }
}
