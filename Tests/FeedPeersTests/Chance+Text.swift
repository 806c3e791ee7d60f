import TestSupport

extension Chance {
  /// Any text of Unicode: letters and symbols of many scripts, combining marks, emoji, unassigned code points, line
  /// breaks.
  mutating func text(_ length: ClosedRange<Int>, lines: Bool = false) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<number(length) {
      switch number(0...9) {
      case 0: text.append(Unicode.Scalar(UInt8(number(0x20...0x7E))))
      case 1: text.append(["\\", ";", ",", ":", "\"", "'", "=", "%"][number(0...7)])
      case 2 where lines: text.append("\n")
      case 3:
        text.append(["\u{301}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{2028}", "\u{85}", "\u{A0}"][number(0...6)])
      case 4: scalar(0x1F300...0x1FAFF, &text)
      case 5: scalar(0x600...0x6FF, &text)
      case 6: scalar(0x4E00...0x9FFF, &text)
      case 7: scalar(0xA0...0x24F, &text)
      default: scalar(0x20...0x10FFFF, &text)
      }
    }
    return String(text)
  }

  private mutating func scalar(_ range: ClosedRange<Int>, _ text: inout String.UnicodeScalarView) {
    guard let scalar = Unicode.Scalar(UInt32(number(range))), !(0x7F...0x9F).contains(scalar.value) else { return }
    text.append(scalar)
  }
}
