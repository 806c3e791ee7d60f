import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@Suite("Ids") struct StoreIdTests {
  private let counted = Entropy { count in (0..<count).map { UInt8($0 + 0xF0) } }

  @Test("the text of an id reads back, with or without hyphens and capitals; any other text is not an id")
  func text() {
    let id = RecordID(high: 0x019a_9f3c_2b7e_7000, low: 0x8f0c_9a7e_21d4_4b10)
    #expect(id.text == "019a9f3c-2b7e-7000-8f0c-9a7e21d44b10")
    #expect(RecordID(text: id.text) == id)
    #expect(RecordID(text: "019A9F3C2B7E70008F0C9A7E21D44B10") == id)
    #expect(RecordID(text: "019A9f3c-2b7e-7000-8F0C-9a7e21d44b10") == id)
    #expect(RecordID(bytes: id.bytes) == id)
    for wrong in [
      "", "019a9f3c", id.text + "0", "019a9f3c-2b7e-7000-8f0c-9a7e21d44b1g", "019a9f3c-2b7e-7000-8f0c19a7e21d44b10",
      "019a9f3c-2b7e-7000-8f0c-9a7e21d44b\u{11}0", "019a9f3c02b7e-7000-8f0c-9a7e21d44b10",
    ] {
      #expect(RecordID(text: wrong) == nil)
    }
    #expect(RecordID(bytes: [1, 2, 3]) == nil)
  }

  @Test("version 7 carries its time, and sorts by it")
  func version7() {
    // RFC 9562, appendix A.6: 2022-02-22T19:22:22Z.
    let id = RecordID.version7(milliseconds: 1_645_557_742_000, entropy: counted)
    #expect(id.text.hasPrefix("017f22e2-79b0-7"))
    #expect("89ab".contains(Array(id.text)[19]))
    let later = RecordID.version7(milliseconds: 1_645_557_742_001, entropy: counted)
    #expect(id < later)
  }

  @Test("version 8 is equal for equal kind and key, and different otherwise")
  func version8() {
    let id = RecordID.version8(kind: "setting", key: "regions.selected")
    #expect(id == Setting(key: "regions.selected", value: "SE").id)
    #expect(Array(id.text)[14] == "8")
    #expect("89ab".contains(Array(id.text)[19]))
    #expect(id != .version8(kind: "layer", key: "regions.selected"))
    #expect(RecordID.version8(kind: "a", key: "bc") != .version8(kind: "ab", key: "c"))
  }
}
