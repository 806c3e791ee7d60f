/// The time and the device of a version: the reading of a hybrid logical clock.
///
/// As text it is 12 hex digits of milliseconds since 1970-01-01T00:00:00Z, 4 of a counter and 16 of the device, with dots
/// between: `019a9f3c2b7e.0000.5f0c9a7e21d44b10`. The order of the values is the bytewise order of the texts.
/// - Source: Kulkarni and others, Logical Physical Clocks (2014), section 3; the shape of the text is this project's.
public struct Stamp: Hashable, Comparable, Sendable {
  /// Unix time in milliseconds, 48 bits.
  public let milliseconds: Int64
  /// Distinguishes versions of one millisecond, or versions written while the machine's clock was behind.
  public let counter: UInt16
  /// The random number of the device that wrote.
  public let device: UInt64

  /// The largest number of milliseconds that 12 hex digits can contain, in the year 10889.
  public static let maximumMilliseconds: Int64 = 0xFFFF_FFFF_FFFF

  /// The stamp of those parts; milliseconds outside 0...`maximumMilliseconds` are clamped.
  public init(milliseconds: Int64, counter: UInt16 = 0, device: UInt64 = 0) {
    self.milliseconds = min(max(0, milliseconds), Self.maximumMilliseconds)
    self.counter = counter
    self.device = device
  }

  /// The greatest possible stamp up to and including that millisecond: the meaning of "as known at" a time.
  public static func last(atMilliseconds milliseconds: Int64) -> Stamp {
    Stamp(milliseconds: milliseconds, counter: .max, device: .max)
  }

  /// A stamp derived from this one, for the second of two contents with the same stamp: the same millisecond and
  /// counter, with a device number made from the hash of that content. Every store derives the same stamp.
  public func beside(_ hash: [UInt8]) -> Stamp {
    Stamp(
      milliseconds: milliseconds, counter: counter, device: hash.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Earlier stamps are smaller; within a millisecond the counter decides, then the device.
  public static func < (left: Stamp, right: Stamp) -> Bool {
    (left.milliseconds, left.counter, left.device) < (right.milliseconds, right.counter, right.device)
  }
}
