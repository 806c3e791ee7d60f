/// The lengths of up to 16 consecutive months of 29 or 30 days: bit i is set when month i has 30.
struct PackedMonths: Hashable {
  let bits: UInt32

  @inline(__always)
  init(_ bits: UInt32) { self.bits = bits }

  /// 29 or 30.
  @inline(__always)
  func length(_ index: Int) -> Int { 29 &+ Int(bits &>> UInt32(truncatingIfNeeded: index) & 1) }

  /// The days before the month.
  @inline(__always)
  func start(_ index: Int) -> Int {
    let before: UInt32 = (1 &<< UInt32(truncatingIfNeeded: index)) &- 1
    return 29 &* index &+ (bits & before).nonzeroBitCount
  }

  /// The month that contains a day counted from the first month's first, and the days of that month before it.
  @inline(__always)
  func locate(_ ordinal: Int) -> (index: Int, offset: Int) {
    // The mean month gives the right month except near a change of month, where it can be one off.
    var index = 2 &* ordinal / 59
    var offset = ordinal &- start(index)
    let early = offset < 0 ? 1 : 0
    index &-= early
    offset &+= early &* length(index)
    let late = offset < length(index) ? 0 : 1
    offset &-= late &* length(index)
    return (index &+ late, offset)
  }
}
