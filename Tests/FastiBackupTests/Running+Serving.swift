import Foundation
import TestSupport
import Testing

extension Running {
  /// A listening server of a data folder, and its port.
  static func serving(_ data: String) throws -> (server: Running, port: UInt16) {
    let server = try Running(["serve", "--data", data, "--listen", "127.0.0.1:0"])
    while server.port == nil, server.status == nil { usleep(2_000) }
    return (server, try #require(server.port, "\(server.text)"))
  }

  private var port: UInt16? {
    guard let start = text.range(of: "http://127.0.0.1:") else { return nil }
    let digits = text[start.upperBound...].prefix { $0.isNumber }
    return text.contains("ends it") ? UInt16(digits) : nil
  }
}

/// A form of the page of events, which may be sent again.
struct EventForm {
  let title: String
  let day: String
  private let request: String

  /// - Parameter number: Different from that of any other form.
  init(_ title: String, on day: String, number: Int) {
    (self.title, self.day) = (title, day)
    request = "01a203e3-898b-75a7-8285-\(String(1_000_000_000_000 + number).suffix(12))-1"
  }

  /// Sends the form; returns whether the answer confirms it.
  func post(_ port: UInt16) -> Bool {
    let form = "request=\(request)&title=\(title)&on=\(day)"
    let wire = Wire(port: port)
    wire.send(
      "POST /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        + "Content-Length: \(form.utf8.count)\r\nConnection: close\r\n\r\n" + form)
    return wire.hear().text.contains(" 303 ")
  }
}
