/// Pseudo-random numbers that can be repeated.
///
/// - Source: SplitMix64, Steele, Lea and Flood 2014, figure 17.
package struct Chance: RandomNumberGenerator {
  private var state: UInt64

  /// Numbers from a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() >> 1) % (range.upperBound - range.lowerBound + 1)
  }

  /// True once in `count` times on average.
  package mutating func one(in count: Int) -> Bool { number(1...count) == 1 }

  /// The elements in another order.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropFirst() { elements.swapAt(index, number(0...index)) }
    return elements
  }
}
