/// The set of taken days among at most 512 open days; a set that contains the first differing day comes first.
struct LeaveSet: Hashable {
  static let limit = 512
  /// The first day is the highest bit of the first word.
  private var words = SIMD8<UInt64>(repeating: 0)

  /// Takes an open day, by its number.
  mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(63 - number & 63) }

  /// Whether an open day is taken.
  func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(63 - number & 63) & 1 != 0 }

  /// Whether this set comes before another or is equal.
  func isNoLater(than other: LeaveSet) -> Bool {
    for index in 0..<8 where words[index] != other.words[index] { return words[index] > other.words[index] }
    return true
  }
}
