import CTLS
import Glibc

/// The key of a TLS server, and its self-signed certificate.
///
/// Clients identify the server by the hash of its public key, so they need no authority, and dates do not matter.
public final class ServerIdentity: Sendable {
  /// Key and certificate, as PEM.
  public let pem: [UInt8]
  /// The SHA-256 of its public key.
  public let keyHash: [UInt8]
  /// ``pem`` as a C string, which the library may read as long as a server runs.
  nonisolated(unsafe) let text: UnsafeMutablePointer<CChar>

  /// A new key with its certificate.
  /// - Throws: The library's reason.
  public convenience init() throws(ServerError) {
    var key: UnsafeMutablePointer<CChar>?
    var certificate: UnsafeMutablePointer<CChar>?
    let error = fasti_tls_make(&key, &certificate)
    defer {
      free(key)
      free(certificate)
    }
    guard error == 0, let key, let certificate else { throw Self.error(error) }
    try self.init(pem: Array((String(cString: key) + String(cString: certificate)).utf8))
  }

  /// Reads the text of ``pem``.
  /// - Throws: The library's reason.
  public init(pem: [UInt8]) throws(ServerError) {
    self.pem = pem
    // The library finds key and certificate in the text.
    guard let text = strndup(pem.map { CChar(bitPattern: $0) }, pem.count) else { throw Self.error(0) }
    self.text = text
    var hash = [UInt8](repeating: 0, count: 32)
    let error = fasti_tls_key_hash(text, &hash)
    keyHash = hash
    guard error == 0, strstr(text, "PRIVATE KEY") != nil else { throw Self.error(error) }
  }

  deinit { free(text) }

  private static func error(_ code: Int32) -> ServerError {
    .refused("TLS", reason: code == 0 ? "no private key" : String(cString: fasti_tls_reason(code)))
  }
}
