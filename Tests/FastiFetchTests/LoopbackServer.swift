import Foundation
import Glibc

/// A server on 127.0.0.1 that answers each request as a closure says.
final class LoopbackServer: @unchecked Sendable {
  /// Says what to send; the socket may be used at one's own pace and is closed afterwards.
  typealias Handler = @Sendable (_ request: String, _ send: (String) -> Bool) -> Void
  private typealias ByteHandler = @Sendable (_ request: String, _ send: ([UInt8]) -> Bool) -> Void

  let port: Int
  private let socketNumber: Int32
  private let handler: ByteHandler
  private let lock = NSLock()
  private var seen: [String] = []

  /// The requests so far.
  var requests: [String] { lock.withLock { seen } }

  convenience init(_ handler: @escaping Handler) throws {
    try self.init(handling: { request, send in handler(request) { send(Array($0.utf8)) } })
  }

  /// A server that answers a request with these bytes.
  convenience init(bytes answer: @escaping @Sendable (_ request: String) -> [UInt8]) throws {
    try self.init(handling: { request, send in _ = send(answer(request)) })
  }

  private init(handling handler: @escaping ByteHandler) throws {
    signal(SIGPIPE, SIG_IGN)
    self.handler = handler
    let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    socketNumber = number
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, length) }
    }
    guard bound == 0, listen(number, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &length) }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    // The thread keeps the server: it answers until the process ends.
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(number, nil, nil)
        guard connection >= 0 else { return }
        serve(connection)
      }
    }
  }

  private func serve(_ connection: Int32) {
    Thread.detachNewThread { [self] in
      var buffer = [UInt8](repeating: 0, count: 8_192)
      let count = recv(connection, &buffer, buffer.count, 0)
      defer {
        // Closing with something unread would cut off the answer.
        shutdown(connection, Int32(SHUT_WR))
        while recv(connection, &buffer, buffer.count, 0) > 0 {}
        close(connection)
      }
      guard count > 0 else { return }
      let request = String(decoding: buffer[..<count], as: UTF8.self)
      lock.withLock { seen.append(request) }
      handler(request) { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = bytes[sent...].withUnsafeBytes {
            Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
          }
          guard count > 0 else { return false }
          sent += count
        }
        return true
      }
    }
  }

  func address(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// A whole answer.
  static func answer(_ status: String, _ headers: [String] = ["Content-Type: text/html"], _ body: String = "") -> String
  {
    (["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers)
      .joined(separator: "\r\n") + "\r\n\r\n" + body
  }
}
