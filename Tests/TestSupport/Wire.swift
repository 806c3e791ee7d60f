import Glibc

/// A connection to a server under test that sends any bytes and reads the answers.
public final class Wire {
  private let descriptor: Int32

  /// A connection to a port of this machine.
  /// - Parameter source: The address of this machine from which it connects.
  public init(port: UInt16, from source: String = "127.0.0.1") {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let descriptor = descriptor
    Self.at(source, 0) { _ = bind(descriptor, $0, $1) }
    Self.at("127.0.0.1", port) { _ = connect(descriptor, $0, $1) }
  }

  private static func at(_ text: String, _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Void) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, text, &address.sin_addr)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  /// Shuts the sending side.
  public func shut() { shutdown(descriptor, Int32(SHUT_WR)) }

  deinit { close(descriptor) }

  /// Sends bytes; false once the other end has closed.
  @discardableResult
  public func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// The longest wait for expected bytes, in seconds: longer than a machine is busy.
  private static let patience = 60.0

  /// The bytes until a number of answers are complete, or the other end closes.
  /// - Parameter bodiless: Whether the answers have no body, as those to HEAD.
  public func hear(answers: Int = 1, bodiless: Bool = false) -> (text: String, isClosed: Bool) {
    hear(for: Self.patience) { Self.whole(in: $0, bodiless: bodiless) >= answers }
  }

  /// The bytes until the other end closes.
  public func hearEnd() -> (text: String, isClosed: Bool) { hear(for: Self.patience) { _ in false } }

  /// The bytes until none come for a time: for bytes that should not come.
  public func hear(seconds: Double) -> String { hear(for: seconds) { _ in false }.text }

  private func hear(for seconds: Double, until isEnough: ([UInt8]) -> Bool) -> (text: String, isClosed: Bool) {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 65_536)
    while !isEnough(bytes) {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Int32(seconds * 1_000)) > 0 else { break }
      let count = recv(descriptor, &room, room.count, 0)
      guard count > 0 else { return (String(decoding: bytes, as: UTF8.self), true) }
      bytes += room[..<count]
    }
    return (String(decoding: bytes, as: UTF8.self), false)
  }

  /// The number of complete answers: RFC 9112, section 6.3, as far as the servers under test use it.
  private static func whole(in bytes: [UInt8], bodiless: Bool) -> Int {
    var count = 0, rest = bytes[...]
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self).lowercased()
      let fields = head.split(separator: "\r\n").dropFirst()
      let status = Int(head.dropFirst("http/1.1 ".count).prefix(3)) ?? 0
      let body = rest[end.upperBound...]
      var length: Int?
      if bodiless || status < 200 || status == 204 || status == 304 {
        length = 0
      } else if let field = fields.first(where: { $0.hasPrefix("content-length:") }) {
        length = Int(field.dropFirst("content-length:".count).filter { $0 != " " })
      } else if fields.contains(where: { $0.hasPrefix("transfer-encoding:") }) {
        length = body.firstRange(of: Array("0\r\n\r\n".utf8)).map { $0.upperBound - body.startIndex }
      }
      guard let length, body.count >= length else { break }
      count += 1
      rest = body.dropFirst(length)
    }
    return count
  }
}

/// The statuses of the answers in a text.
public func statuses(_ text: String) -> [Int] {
  text.split(separator: "HTTP/1.1 ", omittingEmptySubsequences: true).compactMap { Int($0.prefix(3)) }
}
