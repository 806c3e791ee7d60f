import FastiAgenda
import FastiCivil
import Testing

@Suite("Names of entries") struct EntryNameLaws {
  static let names: [EntryName] = {
    let halves: [UInt64] = [0, 1, 0x0123_4567_89AB_CDEF, 0x019A_9F3C_2B7E_7000, 0x8F0C_9A7E_21D4_4B10, .max]
    let days = ["1583-01-01", "2026-02-05", "2026-02-15", "2999-12-31"].compactMap { try? Day(iso: $0) }
    var names: [EntryName] = [.text(""), .text("payday/2026-02-05"), .text("019a9f3c"), .text("ffffffffz"), .text("å")]
    for high in halves {
      for low in halves {
        names.append(.id(high: high, low: low))
        names += days.map { .day($0, high: high, low: low) }
      }
    }
    return names
  }()

  @Test("an id is written as a UUID, with its day after a slash")
  func texts() throws {
    let (high, low): (UInt64, UInt64) = (0x019A_9F3C_2B7E_7000, 0x8F0C_9A7E_21D4_4B10)
    #expect(EntryName.id(high: high, low: low).text == "019a9f3c-2b7e-7000-8f0c-9a7e21d44b10")
    let day = EntryName.day(try Day(iso: "2026-02-05"), high: high, low: low)
    #expect(day.text == "019a9f3c-2b7e-7000-8f0c-9a7e21d44b10/2026-02-05")
    #expect(day.text.utf8.count == EntryName.longestID)
  }

  @Test("the order of names is the order of their texts")
  func order() {
    for left in Self.names {
      for right in Self.names { #expect((left < right) == (left.text < right.text), "\(left.text) \(right.text)") }
    }
  }
}
