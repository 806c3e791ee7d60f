/// The number of versions, and the sum of their hashes: equal exactly when two collections of versions are equal. New
/// and removed versions are added and subtracted, so nothing has to be read again.
public struct VersionSum: Hashable, Sendable {
  /// The number of versions.
  public private(set) var count = 0
  /// How many of them were hashed by a later version of the program than the one that wrote them.
  public var later = 0
  // The sum of the first 128 bits of the hashes; overflow is dropped.
  private var high: UInt64 = 0
  private var low: UInt64 = 0

  /// The sum of nothing.
  public init() {}

  /// Adds a version's hash.
  public mutating func add(_ hash: [UInt8]) {
    count += 1
    add(Self.number(hash, 0), Self.number(hash, 8))
  }

  /// Subtracts a version's hash.
  public mutating func subtract(_ hash: [UInt8]) {
    count -= 1
    // The number that gives zero when added.
    let (high, low) = (Self.number(hash, 0), Self.number(hash, 8))
    add(low == 0 ? 0 &- high : ~high, 0 &- low)
  }

  /// Adds the difference of another sum.
  public mutating func add(_ other: VersionSum) {
    count += other.count
    later += other.later
    add(other.high, other.low)
  }

  /// Whether both are sums of the same versions, whenever these were hashed.
  public func isSum(of other: VersionSum) -> Bool { count == other.count && high == other.high && low == other.low }

  /// The sum of the hashes as 32 hex digits.
  public var hex: String {
    var digits: [UInt8] = []
    Hex.append(high, digits: 16, to: &digits)
    Hex.append(low, digits: 16, to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The text that a store writes: count, sum, and the number hashed later.
  public var text: String { "\(count) \(hex) \(later)" }

  /// Reads the text of `text`; nil for any other text.
  public init?(text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 3, let count = Int(parts[0]), let later = Int(parts[2]) else { return nil }
    guard let sum = VersionSum(count: count, hex: parts[1]) else { return nil }
    self = sum
    self.later = later
  }

  /// The sum from a count and 32 hex digits; nil for any other text.
  public init?(count: Int, hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 32, let high = Hex.number(digits[..<16]), let low = Hex.number(digits[16...]) else {
      return nil
    }
    (self.count, self.high, self.low) = (count, high, low)
  }

  private mutating func add(_ high: UInt64, _ low: UInt64) {
    let (sum, overflow) = self.low.addingReportingOverflow(low)
    self.low = sum
    self.high = self.high &+ high &+ (overflow ? 1 : 0)
  }

  private static func number(_ hash: [UInt8], _ start: Int) -> UInt64 {
    hash[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
