public import FastiCivil

extension JSONWriter {
  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    text.write(byte: UInt8(ascii: "\""))
    escape(text: value)
    text.write(byte: UInt8(ascii: "\""))
  }

  /// Writes a string from bytes; bytes that are not UTF-8 become U+FFFD.
  public mutating func string(utf8 value: [UInt8]) {
    separate()
    text.write(byte: UInt8(ascii: "\""))
    if UTF8Check.isValid(value) { escape(value) } else { escape(String(decoding: value, as: UTF8.self).utf8) }
    text.write(byte: UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  public mutating func int(_ value: Int) {
    separate()
    text.write(value)
  }

  /// Writes a number of a JSON text, ``JSONValue/number()``, with the same digits.
  public mutating func number(_ digits: [UInt8]) {
    separate()
    for digit in digits { text.write(byte: digit) }
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    if value { text.write("true") } else { text.write("false") }
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    text.write("null")
  }

  /// Writes a day as the string `2026-02-05`.
  public mutating func day(_ value: Day) {
    separate()
    text.write(byte: UInt8(ascii: "\""))
    text.write(value)
    text.write(byte: UInt8(ascii: "\""))
  }

  /// Escapes a text; most texts need no escape and are copied in one step.
  mutating func escape(text value: String) {
    if Self.isPlain(value.utf8.span) { text.write(text: value) } else { escape(value.utf8) }
  }

  private static func isPlain(_ bytes: borrowing Span<UInt8>) -> Bool {
    for place in bytes.indices {
      switch bytes[place] {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return false
      default: continue
      }
    }
    return true
  }

  /// Escapes the characters that RFC 8259, section 7, requires, and U+007F, which is a control character of terminals.
  mutating func escape<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text.write(byte: UInt8(ascii: "\\"))
        text.write(byte: byte)
      case UInt8(ascii: "\n"): text.write("\\n")
      case UInt8(ascii: "\r"): text.write("\\r")
      case UInt8(ascii: "\t"): text.write("\\t")
      case 0..<0x20, 0x7F:
        text.write("\\u00")
        text.write(byte: Self.hexDigit(byte >> 4))
        text.write(byte: Self.hexDigit(byte & 15))
      default: text.write(byte: byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}
