/// Reads an amount of hours digit by digit.
struct HoursReader {
  private let bytes: [UInt8]
  private var next: Int
  /// Whether the text began with `-`.
  let isNegative: Bool
  /// How many decimals were written.
  private(set) var decimals = 0

  /// - Throws: `.malformedHours` or `.decimalComma`, which has its own hint.
  init(_ text: some Collection<UInt8>) throws(LeaveError) {
    guard text.count <= Hours.longestText else { throw .malformedHours }
    bytes = [UInt8](text)
    isNegative = bytes.first == UInt8(ascii: "-")
    next = isNegative ? 1 : 0
    guard next < bytes.count else { throw .malformedHours }
    try checkCharacters()
  }

  /// Every character except digits, the point and signs of the clock is refused at once; a comma between digits has its
  /// own error.
  private func checkCharacters() throws(LeaveError) {
    var commas = 0
    for byte in bytes[next...] where !HoursReader.isDigit(byte) {
      switch byte {
      case UInt8(ascii: ","): commas += 1
      case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "h"): break
      default: throw .malformedHours
      }
    }
    guard commas == 0 else { throw .decimalComma }
  }

  /// The amount in ticks; decimals below a tick are read and dropped.
  /// - Parameter clock: whether `7h45` and `7:45` are read too.
  mutating func magnitude(clock: Bool, most: Hours) throws(LeaveError) -> UInt64 {
    let hours = try whole(most)
    guard next < bytes.count else { return hours }
    let sign = bytes[next]
    next += 1
    if sign == UInt8(ascii: ".") { return try sum(hours, fraction(), most) }
    guard clock else { throw .malformedHours }
    if sign == UInt8(ascii: "h"), next == bytes.count { return hours }
    return try sum(hours, minutes(), most)
  }

  private mutating func whole(_ most: Hours) throws(LeaveError) -> UInt64 {
    let start = next
    var value: UInt64 = 0
    while next < bytes.count, HoursReader.isDigit(bytes[next]) {
      value = value * 10 + UInt64(bytes[next] - UInt8(ascii: "0"))
      guard value <= UInt64(Int64.max) / 10_000 else { throw .hoursOutOfRange(most: most) }
      next += 1
    }
    guard next > start else { throw .malformedHours }
    return value * 10_000
  }

  private mutating func fraction() throws(LeaveError) -> UInt64 {
    var (value, place): (UInt64, UInt64) = (0, 1_000)
    while next < bytes.count, HoursReader.isDigit(bytes[next]) {
      value += UInt64(bytes[next] - UInt8(ascii: "0")) * place
      place /= 10
      decimals += 1
      next += 1
    }
    guard decimals > 0, next == bytes.count else { throw .malformedHours }
    return value
  }

  /// Two digits, 00 to 59. A minute is 166 2/3 ticks: the third is dropped, as decimals below a tick are.
  private mutating func minutes() throws(LeaveError) -> UInt64 {
    guard bytes.count - next == 2, HoursReader.isDigit(bytes[next]), HoursReader.isDigit(bytes[next + 1])
    else { throw .malformedHours }
    let minutes = UInt64(bytes[next] - UInt8(ascii: "0")) * 10 + UInt64(bytes[next + 1] - UInt8(ascii: "0"))
    guard minutes < 60 else { throw .malformedHours }
    next += 2
    return minutes * 10_000 / 60
  }

  private func sum(_ hours: UInt64, _ part: UInt64, _ most: Hours) throws(LeaveError) -> UInt64 {
    let sum = hours + part
    guard sum <= UInt64(Int64.max) + 1 else { throw .hoursOutOfRange(most: most) }
    return sum
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
