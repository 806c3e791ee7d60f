import Foundation

/// Texts broken at random, the same on every run: SplitMix64.
package struct Fuzz {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// How many rounds: few in every run of the tests, many with FASTI_SOAK=1.
  package static func rounds(short: Int, long: Int) -> Int {
    ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? long : short
  }

  package mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of the range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() >> 1) % (range.upperBound - range.lowerBound + 1)
  }

  /// True once in so many times.
  package mutating func one(in count: Int) -> Bool { number(1...count) == 1 }

  /// One of the items.
  package mutating func pick<Item>(_ items: [Item]) -> Item { items[number(0...items.count - 1)] }

  /// The bytes with a few dropped, changed, doubled or put in.
  package mutating func broken(_ bytes: [UInt8], alphabet: String) -> [UInt8] {
    let letters = Array(alphabet.utf8)
    var bytes = bytes
    for _ in 0..<number(0...3) {
      let place = number(0...bytes.count)
      switch number(0...4) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1 where place < bytes.count: bytes[place] = pick(letters)
      case 2 where place < bytes.count: bytes.insert(bytes[place], at: place)
      case 3 where place < bytes.count: bytes.removeSubrange(place..<min(bytes.count, place + number(1...8)))
      default: bytes.insert(one(in: 20) ? UInt8(number(0...255)) : pick(letters), at: place)
      }
    }
    return bytes
  }
}
