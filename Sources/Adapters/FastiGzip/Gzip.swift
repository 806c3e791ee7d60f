import CZlib

/// Bytes in the gzip format.
/// - Source: RFC 1952; RFC 1951.
public enum Gzip {
  /// The header: deflate, no name, no time, so that equal input gives equal output.
  static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// The bytes, compressed.
  /// - Parameter isQuick: Whether it is done in less than half of the time; the result is longer then.
  /// - Returns: Nil when the library has no memory.
  /// - Complexity: Some 20 ns a byte.
  public static func compressed(_ plain: [UInt8], isQuick: Bool = false) -> [UInt8]? {
    guard let blocks = Deflater(level: isQuick ? 1 : 6)?.blocks(plain[...], isLast: true) else { return nil }
    return header + blocks + trailer(checksum: checksum(plain[...]), count: plain.count)
  }

  /// The checksum and the length at the end of a file.
  static func trailer(checksum: UInt32, count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) }
      + (0..<4).map { UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: count) >> ($0 * 8)) }
  }

  /// The CRC-32 of bytes.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}
