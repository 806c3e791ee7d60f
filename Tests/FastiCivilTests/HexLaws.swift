import FastiCivil
import Testing

@Suite("Text written into reserved memory") struct HexLaws {
  static let numbers: [UInt32] = [0, 1, 9, 10, 15, 16, 0x1234_5678, 0x9ABC_DEF0, 0x0F0F_0F0F, 0xF0F0_F0F0, .max]

  @Test("eight letters encode a number, and decode to it", arguments: numbers)
  func letters(number: UInt32) {
    var bytes: [UInt8] = []
    bytes.append(addingCapacity: 8) { $0.write(word: HexText.letters(number)) }
    let text = String(number, radix: 16)
    #expect(String(decoding: bytes, as: UTF8.self) == String(repeating: "0", count: 8 - text.count) + text)
    #expect(HexText.number(bytes.span.word(at: 0)) == number)
  }

  @Test("two numbers are written as a UUID, and one as 16 digits") func wide() {
    var bytes: [UInt8] = []
    bytes.append(addingCapacity: 36) { $0.write(uuid: 0x019a_9f3c_2b7e_7000, 0x8f0c_9a7e_21d4_4b10) }
    bytes.append(addingCapacity: 16) { $0.write(hex: 0x0123_4567_89ab_cdef) }
    #expect(String(decoding: bytes, as: UTF8.self) == "019a9f3c-2b7e-7000-8f0c-9a7e21d44b100123456789abcdef")
  }

  @Test("every other byte is refused at every place")
  func others() {
    let digits = Set("0123456789abcdef".utf8)
    for place in 0..<8 {
      for byte in UInt8.min...UInt8.max where !digits.contains(byte) {
        var bytes = Array("0a9f3c7e".utf8)
        bytes[place] = byte
        #expect(HexText.number(bytes.span.word(at: 0)) == nil, "\(byte) at \(place)")
      }
    }
  }

  @Test("numbers of any length are padded to any width", arguments: [0, 1, 8, 9, 16, 17, 20, 40])
  func widths(width: Int) {
    for number in [0, 7, -7, 12_345_678, 99_999_999, 100_000_000, 1_234_567_890_123_456, Int.max, Int.min] {
      var writer = UTF8Writer()
      writer.write(number, width: width)
      let digits = String(number.magnitude)
      let zeros = String(repeating: "0", count: max(0, width - digits.count))
      #expect(writer.string == (number < 0 ? "-" : "") + zeros + digits)
    }
  }

  @Test("an empty writer takes bytes without a copy, and appends to them")
  func taken() {
    var writer = UTF8Writer()
    writer.write(utf8: Array("abc".utf8))
    writer.write("d")
    writer.write(text: "é")
    #expect(writer.string == "abcdé")
  }
}
