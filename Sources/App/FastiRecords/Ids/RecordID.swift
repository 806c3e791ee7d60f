/// The id of a thing of the user, or of a change: the 128 bits of a UUID.
///
/// It is random (`version7`), or derived from a key if only one of a kind may exist (`version8`), so that two devices
/// make the same id. Any UUID is accepted from other programs.
/// - Source: RFC 9562.
public struct RecordID: Hashable, Comparable, Sendable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  /// The UUID of those two halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The UUID of exactly 16 bytes; nil for any other number of them.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.init { bytes[$0] }
  }

  /// The UUID of exactly 16 bytes in memory; nil for any other number of them.
  ///
  /// It is a separate initialiser, because a store reads thousands of ids, and a generic one is not specialised across
  /// modules.
  public init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count == 16 else { return nil }
    self.init { bytes[$0] }
  }

  @inline(__always)
  private init(_ byte: (Int) -> UInt8) {
    var (high, low): (UInt64, UInt64) = (0, 0)
    for place in 0..<8 {
      high = high << 8 | UInt64(byte(place))
      low = low << 8 | UInt64(byte(place + 8))
    }
    self.init(high: high, low: low)
  }

  /// The 16 bytes, as a store writes them.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    for half in [high, low] {
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * place))) }
    }
    return bytes
  }

  /// The order of the bytes, which for `version7` is the order of creation.
  public static func < (left: RecordID, right: RecordID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
