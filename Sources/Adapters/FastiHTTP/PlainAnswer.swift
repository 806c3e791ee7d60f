import Glibc

/// An answer as bytes, for answers that the library does not send.
enum PlainAnswer {
  /// The bytes of an answer with a complete body.
  /// - Parameter isHead: Whether the request asks for no body.
  static func bytes(_ response: Response, isHead: Bool) -> [UInt8] {
    var body: [UInt8] = []
    if case .bytes(let bytes) = response.body { body = bytes }
    var head = "HTTP/1.1 \(response.status) \(reason(response.status))\r\nDate: \(date)\r\n"
    for field in response.headers.fields { head += "\(field.name): \(field.value)\r\n" }
    head += "Content-Length: \(body.count)\r\n\r\n"
    return Array(head.utf8) + (isHead ? [] : body)
  }

  /// For people only; it may be empty (RFC 9112, section 4).
  private static func reason(_ status: Int) -> String {
    switch status {
    case 400: "Bad Request"
    case 414: "URI Too Long"
    case 431: "Request Header Fields Too Large"
    case 501: "Not Implemented"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: ""
    }
  }

  /// The present moment as RFC 9110, section 5.6.7, writes it.
  private static var date: String {
    var (now, parts) = (time(nil), tm())
    gmtime_r(&now, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
    return
      "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1_900) \(clock) GMT"
  }
}
