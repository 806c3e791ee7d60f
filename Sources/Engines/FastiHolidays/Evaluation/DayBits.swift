import FastiCivil

/// A set of days within a window, one bit a day.
struct DayBits: Sendable {
  let window: DayRange
  private var words: [UInt64]

  init(_ window: DayRange) {
    self.window = window
    words = [UInt64](repeating: 0, count: window.count / 64 + 1)
  }

  /// Whether the day is in the set; a day outside the window is not.
  @inline(__always)
  func contains(_ day: Day) -> Bool {
    let offset = UInt(bitPattern: day - window.first)
    guard offset < UInt(window.count) else { return false }
    return words[Int(offset >> 6)] & (1 << UInt64(offset & 63)) != 0
  }

  /// Adds a day; one outside the window is left out.
  mutating func insert(_ day: Day) {
    guard window.contains(day) else { return }
    let offset = day - window.first
    words[offset >> 6] |= 1 << UInt64(offset & 63)
  }
}
