import CZlib

/// Bytes that are compressed once and sent many times with a different text in a few places.
///
/// The parts between the places are deflated separately and refer to nothing outside; the text is inserted as a stored
/// block. The checksum of the whole is linear in that of the text, so the text's share at each place is one factor, and
/// the factors add up to one: filling the template costs a copy and one multiplication of polynomials.
/// - Source: RFC 1951, section 3.2.4; zlib's `crc32_combine_gen` and `crc32_combine_op`.
public struct GzipTemplate: Sendable {
  /// The file, with zeros where text and checksum belong.
  private let bytes: [UInt8]
  /// The offsets of the text in the file.
  private let places: [Int]
  /// The length of the text in bytes.
  private let length: Int
  /// The checksum of the whole without the text's share.
  private let checksum: UInt
  /// The factor that the text's checksum is multiplied by.
  private let factor: UInt

  /// The template of bytes.
  /// - Parameters:
  ///   - places: The places of the text, from left to right.
  ///   - length: Its length in bytes, at most 65,535.
  /// - Returns: Nil when the library has no memory.
  public init?(_ plain: [UInt8], places: [Int], length: Int) {
    guard (1...65_535).contains(length) || places.isEmpty, let deflater = Deflater() else { return nil }
    let size = UInt16(truncatingIfNeeded: length)
    let stored: [UInt8] = [0, UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)]
    var bytes = Gzip.header
    var filled: [Int] = []
    var (checksum, factor): (UInt, UInt) = (0, 0)
    var start = 0
    for end in places + [plain.count] {
      let part = plain[start..<end]
      guard let blocks = deflater.blocks(part, isLast: end == plain.count) else { return nil }
      bytes += blocks
      checksum = crc32_combine(checksum, UInt(Gzip.checksum(part)), part.count)
      start = min(end + length, plain.count)
      guard end < plain.count else { break }
      bytes += stored
      filled.append(bytes.count)
      bytes += [UInt8](repeating: 0, count: length)
      checksum = crc32_combine(checksum, 0, length)
      factor ^= crc32_combine_gen(plain.count - start)
    }
    self.bytes = bytes + Gzip.trailer(checksum: 0, count: plain.count)
    (self.places, self.length, self.checksum, self.factor) = (filled, length, checksum, factor)
  }

  /// The compressed bytes with a text in the places; nil when it has another length.
  public func filled(with text: [UInt8]) -> [UInt8]? {
    guard text.count == length || places.isEmpty else { return nil }
    // The library requires a factor that is not zero.
    let sum = factor == 0 ? checksum : crc32_combine_op(UInt(Gzip.checksum(text[...])), checksum, factor)
    var filled = bytes
    filled.withUnsafeMutableBufferPointer { filled in
      for place in places { for (offset, byte) in text.enumerated() { filled[place + offset] = byte } }
      for byte in 0..<4 { filled[filled.count - 8 + byte] = UInt8(truncatingIfNeeded: sum >> (byte * 8)) }
    }
    return filled
  }
}
