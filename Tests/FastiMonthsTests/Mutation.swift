import Foundation

/// A small generator that can be replayed: SplitMix64.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
}

/// Damage to a document, such as a transfer, an editor or an attacker causes.
enum Mutation: CaseIterable {
  case changeByte, changeDigit, deleteByte, insertByte, swapBytes, deleteRun, repeatRun, moveRun, truncate, copyDigit,
    swapLines, deleteLine, repeatLine, insertTag

  func apply(to bytes: inout [UInt8], _ dice: inout Dice) {
    guard bytes.count > 8 else { return }
    let place = dice.below(bytes.count)
    let run = place..<min(bytes.count, place + 1 + dice.below(60))
    switch self {
    case .changeByte: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
    case .changeDigit:
      if let digit = Self.digit(bytes, from: place) { bytes[digit] = 0x30 + UInt8(dice.below(10)) }
    case .deleteByte: bytes.remove(at: place)
    case .insertByte: bytes.insert(UInt8(truncatingIfNeeded: dice.next()), at: place)
    case .swapBytes: bytes.swapAt(place, min(place + 1, bytes.count - 1))
    case .deleteRun: bytes.removeSubrange(run)
    case .repeatRun: bytes.insert(contentsOf: Array(bytes[run]), at: place)
    case .moveRun:
      let moved = Array(bytes[run])
      bytes.removeSubrange(run)
      bytes.insert(contentsOf: moved, at: dice.below(bytes.count))
    case .truncate: bytes.removeSubrange(place...)
    case .copyDigit:
      if let from = Self.digit(bytes, from: place), let to = Self.digit(bytes, from: dice.below(bytes.count)) {
        bytes[to] = bytes[from]
      }
    case .swapLines, .deleteLine, .repeatLine: lines(&bytes, &dice)
    case .insertTag:
      let tags = [
        "<td>", "</td>", "<tr>", "</table>", "<table>", "<p>", "<!--", "-->", "<script>", "</div>", "&#8217;",
      ]
      bytes.insert(contentsOf: Array(tags[dice.below(tags.count)].utf8), at: place)
    }
  }

  private func lines(_ bytes: inout [UInt8], _ dice: inout Dice) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let (first, second) = (dice.below(lines.count), dice.below(lines.count))
    switch self {
    case .swapLines: lines.swapAt(first, second)
    case .deleteLine: lines.remove(at: first)
    default: lines.insert(lines[first], at: second)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  private static func digit(_ bytes: [UInt8], from place: Int) -> Int? {
    bytes[place...].firstIndex { (0x30...0x39).contains($0) }
  }

  /// One to three damages.
  static func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var copy = bytes
    for _ in 0...dice.below(3) { allCases[dice.below(allCases.count)].apply(to: &copy, &dice) }
    return copy
  }
}
