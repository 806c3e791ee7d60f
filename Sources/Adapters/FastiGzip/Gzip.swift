import CZlib

/// Bytes in the gzip format.
/// - Source: RFC 1952; RFC 1951.
public enum Gzip {
  /// The header: deflate, no name, no time, so that the same bytes give the same bytes.
  static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]

  /// The bytes, compressed.
  /// - Returns: Nil when the library has no memory.
  /// - Complexity: Some 20 ns a byte.
  public static func compressed(_ plain: [UInt8]) -> [UInt8]? {
    guard let blocks = deflated(plain[...], isLast: true) else { return nil }
    return header + blocks + trailer(checksum: checksum(plain[...]), count: plain.count)
  }

  /// The checksum and the length that end a file.
  static func trailer(checksum: UInt32, count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: checksum >> ($0 * 8)) }
      + (0..<4).map { UInt8(truncatingIfNeeded: UInt32(truncatingIfNeeded: count) >> ($0 * 8)) }
  }

  /// The CRC-32 of bytes.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }

  /// Bytes as deflate blocks that refer to nothing before them. They end at a byte's edge, and the stream with them if
  /// they are the last.
  static func deflated(_ plain: ArraySlice<UInt8>, isLast: Bool) -> [UInt8]? {
    var stream = z_stream()
    // A negative window says that there is to be no header and no trailer.
    guard fasti_deflate_init(&stream, 6, -15) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    // An empty sync block may be added to what the bound allows for.
    var room = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(plain.count))) + 16)
    let capacity = room.count
    let isWhole = plain.withUnsafeBufferPointer { input in
      room.withUnsafeMutableBufferPointer { output in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(capacity)
        let code = deflate(&stream, isLast ? Z_FINISH : Z_FULL_FLUSH)
        return stream.avail_in == 0 && code == (isLast ? Z_STREAM_END : Z_OK)
      }
    }
    guard isWhole else { return nil }
    return Array(room[..<(capacity - Int(stream.avail_out))])
  }
}
