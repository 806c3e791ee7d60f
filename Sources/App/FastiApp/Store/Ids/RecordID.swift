/// The id of a thing a user wrote, or of a change to such things: the 128 bits of a UUID.
///
/// Made by whoever makes the thing (`version7`), or, where only one of a kind may exist, out of its key (`version8`), so
/// that two devices make the same one. Any UUID is accepted from outside.
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
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    var halves = (UInt64(0), UInt64(0))
    for (place, byte) in bytes.enumerated() {
      if place < 8 { halves.0 = halves.0 << 8 | UInt64(byte) } else { halves.1 = halves.1 << 8 | UInt64(byte) }
    }
    self.init(high: halves.0, low: halves.1)
  }

  /// The 16 bytes, as a store keeps them.
  public var bytes: [UInt8] {
    [high, low].flatMap { half in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> UInt64($0)) }
    }
  }

  /// In the order of the bytes, which for `version7` is the order of making.
  public static func < (left: RecordID, right: RecordID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
