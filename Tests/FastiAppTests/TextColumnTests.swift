@testable import FastiDays
@testable import FastiPerson
@testable import FastiRecords
@testable import FastiTransfer
import TestSupport
import Testing

/// A row with one text of any bytes.
private struct OneText: ColumnReader {
  let content: [UInt8]

  mutating func text() -> String { String(decoding: content, as: UTF8.self) }
  mutating func text(_ body: (borrowing Span<UInt8>) -> Void) { body(content.span) }
  mutating func integer() -> Int64 { 0 }
  mutating func real() -> Double { 0 }
  mutating func optionalText() -> String? { nil }
  mutating func optionalInteger() -> Int64? { nil }
  mutating func bytes() -> [UInt8] { [] }
}

@Suite("A text of a row, as bytes") struct TextColumnTests {
  @Test("equals the bytes of a string made from it, also for ill-formed text, whatever was read before")
  func same() {
    var chance = Chance(seed: 3)
    var read = [UInt8](repeating: 0x61, count: 100)
    for round in 0..<20_000 {
      let content = (0..<chance.number(0...40)).map { _ -> UInt8 in
        switch chance.number(0...3) {
        case 0: UInt8(chance.number(0...255))
        case 1: [0xC3, 0xA5, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x8C, 0x99][chance.number(0...8)]
        default: UInt8(chance.number(0...127))
        }
      }
      var row = OneText(content: content)
      row.text(into: &read)
      #expect(read == Array(row.text().utf8), "round \(round): \(content)")
    }
  }
}
