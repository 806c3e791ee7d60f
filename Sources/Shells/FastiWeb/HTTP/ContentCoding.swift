import FastiGzip
import FastiHTTP

/// Decides whether an answer is sent compressed.
/// - Source: RFC 9110, sections 8.4, 12.5.3 and 12.5.5.
enum ContentCoding {
  /// A shorter body fits into one packet uncompressed.
  static let least = 1_024

  static func takesGzip(_ request: Request) -> Bool {
    var (gzip, any): (Bool?, Bool?) = (nil, nil)
    for value in request.headers.all("Accept-Encoding") {
      for part in Array(value.utf8.prefix(Preference.longest)).split(separator: UInt8(ascii: ",")) {
        let pieces = part.split(separator: UInt8(ascii: ";")).map(word)
        let isWanted = pieces.dropFirst().first { $0.starts(with: "q=".utf8) }.map(isPositive) ?? true
        switch pieces.first {
        case Array("gzip".utf8), Array("x-gzip".utf8): gzip = isWanted
        case [UInt8(ascii: "*")]: any = isWanted
        default: break
        }
      }
    }
    return gzip ?? any ?? false
  }

  /// A word in lower case, without spaces. It is read as bytes, because reading characters takes as long as answering
  /// from the cache.
  private static func word(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.compactMap { byte in
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
        ? nil : (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }

  /// Whether `q=0.5` is more than 0; an invalid number counts as 0.
  private static func isPositive(_ weight: [UInt8]) -> Bool {
    let digits = weight.dropFirst(2)
    return digits.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && digits.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether bytes of a type become smaller.
  static func helps(_ type: String) -> Bool {
    type.hasPrefix("text/") || type.hasPrefix("application/json") || type.hasPrefix("application/manifest+json")
      || type.hasPrefix("image/svg+xml")
  }

  /// Compresses an answer for a client that accepts it, and adds `Vary`.
  /// - Parameter isQuick: Whether the time counts more than the length.
  static func apply(to response: inout Response, for request: Request, isQuick: Bool = false) {
    guard let type = response.headers["Content-Type"], helps(type) else { return }
    vary(&response)
    guard response.headers["Content-Encoding"] == nil, case .bytes(let bytes) = response.body, bytes.count >= least,
      takesGzip(request), let packed = Gzip.compressed(bytes, isQuick: isQuick)
    else { return }
    response.body = .bytes(packed)
    response.headers.set("Content-Encoding", "gzip")
  }

  /// Adds to `Vary` that the answer depends on the codings that the client accepts.
  static func vary(_ response: inout Response) {
    let known = response.headers.all("Vary")
    // Searching a text costs a tenth of the time of a cached page, and most answers have no `Vary` yet.
    guard !known.isEmpty else { return response.headers.add("Vary", "Accept-Encoding") }
    let names = known.joined(separator: ", ")
    guard !names.contains("Accept-Encoding") else { return }
    response.headers.set("Vary", "\(names), Accept-Encoding")
  }
}
