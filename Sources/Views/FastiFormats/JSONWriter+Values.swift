public import FastiCivil

extension JSONWriter {
  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    text.write(byte: 0x22)
    escape(value.utf8)
    text.write(byte: 0x22)
  }

  /// Writes a string from bytes; what is not UTF-8 becomes U+FFFD.
  public mutating func string(utf8 value: [UInt8]) {
    separate()
    text.write(byte: 0x22)
    if UTF8Check.isValid(value) { escape(value) } else { escape(String(decoding: value, as: UTF8.self).utf8) }
    text.write(byte: 0x22)
  }

  /// Writes a whole number.
  public mutating func int(_ value: Int) {
    separate()
    text.write(value)
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
    text.write(byte: 0x22)
    text.write(value)
    text.write(byte: 0x22)
  }

  /// Escapes what RFC 8259, section 7, asks for, and U+007F, which terminals obey.
  mutating func escape<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    for byte in bytes {
      switch byte {
      case 0x22, 0x5C:
        text.write(byte: 0x5C)
        text.write(byte: byte)
      case 0x0A: text.write("\\n")
      case 0x0D: text.write("\\r")
      case 0x09: text.write("\\t")
      case 0..<0x20, 0x7F:
        text.write("\\u00")
        text.write(byte: Self.hexDigit(byte >> 4))
        text.write(byte: Self.hexDigit(byte & 15))
      default: text.write(byte: byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
