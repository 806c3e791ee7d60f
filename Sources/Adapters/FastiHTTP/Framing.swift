/// Accepts only requests that state the length of the body once: otherwise two servers could read two requests where
/// one was sent.
/// - Source: RFC 9112, section 6.3; RFC 9110, section 8.6.
enum Framing {
  /// - Parameter version: As in the first line.
  static func refusal(_ headers: Headers, version: String) -> Response? {
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    if headers["Host"] == nil { return Response(400, text: "Host is missing") }
    if headers.all("Host").count > 1 { return Response(400, text: "Host is there twice") }
    if lengths.count > 1 || codings.count > 1 || !lengths.isEmpty && !codings.isEmpty {
      return Response(400, text: "the length of the body is given twice")
    }
    // A sender of an older version may not know codings: it, or a proxy, would find another end of the body.
    if !codings.isEmpty, version != "HTTP/1.1" { return Response(400, text: "a transfer coding needs HTTP/1.1") }
    if let coding = codings.first, coding.lowercased() != "chunked" {
      return Response(501, text: "unknown transfer coding")
    }
    guard let length = lengths.first else { return nil }
    guard !length.isEmpty, length.utf8.count <= 18,
      length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      Int(length) != nil
    else { return Response(400, text: "Content-Length is no number") }
    return nil
  }

  static func tooLong(_ most: Int) -> Response { Response(413, text: "the body has more than \(most) bytes") }
}
