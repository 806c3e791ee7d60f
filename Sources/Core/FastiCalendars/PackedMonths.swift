/// The lengths of up to 16 consecutive months of 29 or 30 days: bit i is set when month i has 30.
struct PackedMonths: Hashable {
  let bits: UInt32

  @inline(__always)
  init(_ bits: UInt32) { self.bits = bits }

  /// 29 or 30.
  @inline(__always)
  func length(_ index: Int) -> Int { 29 + Int(bits >> UInt32(truncatingIfNeeded: index) & 1) }

  /// The days before the month.
  @inline(__always)
  func start(_ index: Int) -> Int {
    let before: UInt32 = (1 << UInt32(truncatingIfNeeded: index)) &- 1
    return 29 * index + (bits & before).nonzeroBitCount
  }

  /// The month that holds a day counted from the first month's first, and the days of that month before it.
  @inline(__always)
  func locate(_ ordinal: Int) -> (index: Int, offset: Int) {
    // i months have 29 i to 30 i days, so ordinal/30 is the month or, at most, one too early for 16 months.
    let guess = ordinal / 30
    let offset = ordinal - start(guess)
    let length = length(guess)
    return offset < length ? (guess, offset) : (guess + 1, offset - length)
  }
}
