internal import CCurl
internal import Glibc

/// Requests of a device to the server it syncs with. They share a connection, as long as this exists.
///
/// Its rules differ from those of ``Fetch``: only one server is asked, at any address, redirects are not followed, and a secret
/// is sent. The server is identified by its key, or by the certificates of this machine.
public final class DeviceQuestion: Sendable {
  /// Scheme, host and port.
  private let origin: String
  private let pin: String?
  private let isPlain: Bool
  private let kept = KeptLine()

  /// The answer of a server.
  public struct Answer: Sendable {
    /// The HTTP status.
    public let status: Int
    /// The bytes of the answer, at most the limit of the request.
    public let body: [UInt8]
  }

  /// - Parameters:
  ///   - key: The SHA-256 of the server's public key, as RFC 4648, section 5, writes it; nil to use certificates.
  ///   - isPlain: Whether it is http, to this machine only.
  public init(origin: String, key: String?, isPlain: Bool) {
    self.origin = origin
    self.isPlain = isPlain
    pin = key.map { key in
      let letters = key.utf8.map { byte -> UInt8 in
        switch byte {
        case UInt8(ascii: "-"): UInt8(ascii: "+")
        case UInt8(ascii: "_"): UInt8(ascii: "/")
        default: byte
        }
      }
      return "sha256//\(String(decoding: letters, as: UTF8.self))="
    }
  }

  /// Sends the request.
  /// - Parameter most: The greatest length of the answer, in bytes.
  /// - Throws: ``FetchProblem`` if there is no answer.
  public func ask(
    _ method: String, _ path: String, secret: String?, body: [UInt8]?, most: Int
  ) throws(FetchProblem) -> Answer {
    var answer = fasti_answer()
    defer { fasti_answer_free(&answer) }
    let authorization = secret.map { "Authorization: Bearer \($0)" }
    // An empty body would have no address.
    let bytes = body ?? []
    let line = kept.take()
    defer { kept.give(line) }
    (origin + path).withCString { address in
      method.withCString { method in
        Self.withOptional(authorization) { authorization in
          Self.withOptional(pin) { pin in
            bytes.withUnsafeBufferPointer { buffer in
              var question = fasti_question(
                address: address, method: method, authorization: authorization,
                body: body == nil ? nil : buffer.baseAddress, body_count: buffer.count, pin: pin,
                is_plain: isPlain ? 1 : 0, most: most, connect_milliseconds: 10_000, still_seconds: 120)
              fasti_ask(line, &question, &answer)
            }
          }
        }
      }
    }
    if let problem = Self.problem(answer) { throw problem }
    let content = answer.body.map { Array(UnsafeBufferPointer(start: $0, count: answer.count)) } ?? []
    return Answer(status: answer.status, body: content)
  }

  private static func withOptional(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    guard let text else { return body(nil) }
    text.withCString { body($0) }
  }

  private static func problem(_ answer: fasti_answer) -> FetchProblem? {
    switch answer.problem {
    case 0: nil
    case 1: .refusedAddress("")
    case 2: .tooLarge
    case 3: .tooSlow
    case 5: .wrongKey
    default: .network(answer)
    }
  }
}

/// A line that is not in use. Another thread that asks meanwhile gets its own.
private final class KeptLine: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var line: UnsafeMutableRawPointer?

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    fasti_line_close(line)
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func take() -> UnsafeMutableRawPointer? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let line else { return fasti_line_open() }
    self.line = nil
    return line
  }

  func give(_ used: UnsafeMutableRawPointer?) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if line == nil { line = used } else { fasti_line_close(used) }
  }
}
