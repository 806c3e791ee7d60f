import FastiCivil
import FastiHTTP

/// Answers with a body, compressed or not, or with 304 if the client has it already.
/// - Source: RFC 9110, sections 8.8 and 13.
struct Conditional {
  private let request: Request
  private let tag: String
  /// The time of the last possible change of the body; nil if it is too recent for the resolution of one second.
  private let changed: Instant?

  /// - Parameters:
  ///   - tag: A text that changes with the body: letters and digits.
  ///   - changed: The time of the last possible change of the body, in seconds of Unix time.
  ///   - now: The present, in seconds of Unix time.
  init(_ request: Request, tag: String, changed: Int64, now: Int64) {
    self.request = request
    self.tag = tag
    self.changed = changed + 1 < now ? Instant(seconds: changed) : nil
  }

  func answer(_ body: CompressibleBody, type: String, caching: String) -> Response {
    let isPacked = body.isCompressed(for: request)
    // Different bytes need a different strong validator.
    let tag = isPacked ? "\"\(tag)-gzip\"" : "\"\(tag)\""
    var response = isKnown(tag) ? Response(304) : Response(200, body: body.plain)
    if response.status == 200 {
      response.headers.set("Content-Type", type)
      if isPacked, let bytes = body.compressed {
        response.body = .bytes(bytes)
        response.headers.set("Content-Encoding", "gzip")
      }
    }
    response.headers.set("ETag", tag)
    response.headers.set("Cache-Control", caching)
    if let changed { response.headers.set("Last-Modified", HTTPDate.text(changed)) }
    ContentCoding.vary(&response)
    return response
  }

  private func isKnown(_ tag: String) -> Bool {
    let tags = request.headers.all("If-None-Match")
    guard tags.isEmpty else {
      // Only the first tags of a long list are read; otherwise the client gets the body again.
      let known = String(decoding: tags.joined(separator: ",").utf8.prefix(Preference.longest), as: UTF8.self)
      return known.split(separator: ",").contains { part in
        let part = part.filter { $0 != " " && $0 != "\t" }
        return part == "*" || part == tag || part == "W/\(tag)"
      }
    }
    guard let since = request.headers["If-Modified-Since"], let changed else { return false }
    return since == HTTPDate.text(changed)
  }
}

/// Moments as HTTP writes them: `Thu, 05 Feb 2026 12:00:00 GMT`.
enum HTTPDate {
  static func text(_ instant: Instant) -> String {
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let day = instant.day()
    let seconds = Int(instant.seconds - Int64(day.number) * 86_400)
    var text = UTF8Writer(capacity: 29)
    text.write(text: "\(weekdays[day.weekday.number - 1]), ")
    text.write(day.date.dayOfMonth, width: 2)
    text.write(text: " \(months[day.date.month - 1]) ")
    text.write(day.year, width: 4)
    for (sign, part) in [(" ", seconds / 3_600), (":", seconds / 60 % 60), (":", seconds % 60)] {
      text.write(text: sign)
      text.write(part, width: 2)
    }
    text.write(" GMT")
    return text.string
  }
}
