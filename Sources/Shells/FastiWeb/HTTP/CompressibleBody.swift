import FastiGzip
import FastiHTTP

/// Bytes that are sent often; their compressed form is made at the first use and kept.
final class CompressibleBody: Sendable {
  /// The bytes.
  let plain: [UInt8]
  private let kept = Lock<[UInt8]?>(nil)

  init(_ plain: [UInt8]) { self.plain = plain }

  /// Whether a request accepts them compressed.
  func isCompressed(for request: Request) -> Bool {
    plain.count >= ContentCoding.least && ContentCoding.takesGzip(request)
  }

  /// Whether they can be sent without work.
  func isReady(for request: Request) -> Bool { !isCompressed(for: request) || kept.with { $0 != nil } }

  /// The bytes compressed; nil when zlib has no memory.
  var compressed: [UInt8]? {
    if let known = kept.with({ $0 }) { return known }
    // Two requests at the same time may both compress; a request that only reads does not wait for them.
    let made = Gzip.compressed(plain)
    kept.with { $0 = made }
    return made
  }
}
