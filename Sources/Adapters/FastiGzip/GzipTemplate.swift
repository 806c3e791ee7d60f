import CZlib

/// Bytes that are compressed once and sent often, each time with another text in a few places.
///
/// What lies between the places is deflated for itself and refers to nothing outside; the text goes between as a stored
/// block, and the checksum of the whole is put together from those of its parts. Filling costs a copy.
/// - Source: RFC 1951, section 3.2.4; zlib's `crc32_combine`.
public struct GzipTemplate: Sendable {
  private let pieces: [Piece]
  private let length: Int

  private struct Piece: Sendable {
    let blocks: [UInt8]
    let checksum: UInt32
    let count: Int
  }

  /// The template of bytes.
  /// - Parameters:
  ///   - places: Where the text stands, from left to right.
  ///   - length: How many bytes it has, at most 65,535.
  /// - Returns: Nil when the library has no memory.
  public init?(_ plain: [UInt8], places: [Int], length: Int) {
    guard (1...65_535).contains(length) || places.isEmpty else { return nil }
    var pieces: [Piece] = []
    var start = 0
    for end in places + [plain.count] {
      let part = plain[start..<end]
      guard let blocks = Gzip.deflated(part, isLast: end == plain.count) else { return nil }
      pieces.append(Piece(blocks: blocks, checksum: Gzip.checksum(part), count: part.count))
      start = min(end + length, plain.count)
    }
    self.pieces = pieces
    self.length = length
  }

  /// The compressed bytes with a text in the places; nil when it has another length.
  public func filled(with text: [UInt8]) -> [UInt8]? {
    guard text.count == length || pieces.count == 1 else { return nil }
    let size = UInt16(truncatingIfNeeded: length)
    let stored: [UInt8] =
      [0, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)] + text
    let textSum = Gzip.checksum(text[...])
    var out = Gzip.header
    out.reserveCapacity(pieces.reduce(64) { $0 + $1.blocks.count + stored.count })
    var (sum, count): (UInt, Int) = (0, 0)
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        out += stored
        sum = crc32_combine(sum, UInt(textSum), length)
        count += length
      }
      out += piece.blocks
      sum = crc32_combine(sum, UInt(piece.checksum), piece.count)
      count += piece.count
    }
    return out + Gzip.trailer(checksum: UInt32(truncatingIfNeeded: sum), count: count)
  }
}
