import FastiGzip
import FastiHTTP

/// Bytes that are sent often; their compressed form is made when it is first asked for, and stays.
final class Packed: Sendable {
  /// The bytes.
  let plain: [UInt8]
  private let kept = Lock<[UInt8]?>(nil)

  init(_ plain: [UInt8]) { self.plain = plain }

  /// Whether a request gets them compressed.
  func isCompressed(for request: Request) -> Bool {
    plain.count >= ContentCoding.least && ContentCoding.takesGzip(request)
  }

  /// The bytes compressed; nil when the library has no memory.
  var compressed: [UInt8]? {
    kept.with { kept in
      if kept == nil { kept = Gzip.compressed(plain) }
      return kept
    }
  }
}
