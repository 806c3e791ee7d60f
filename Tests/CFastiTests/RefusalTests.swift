import CFasti
import CFastiHeader
import FastiCLI
import Testing

@Suite("The C interface refuses, and does not crash")
struct RefusalTests {
  let first = fasti_day(2000, 1, 1)
  let last = fasti_day(2049, 12, 31)

  @Test("calendars that cannot be opened, with the reason")
  func opening() {
    func refusal(_ regions: String, _ first: Int32, _ last: Int32, combine: Int32 = 0, rules: String? = nil) -> String {
      do {
        _ = try Opened(regions, first, last, combine: combine, rules: rules)
        return "opened"
      } catch let refusal as Opened.Refusal {
        return "\(refusal.status) \(refusal.message)"
      } catch { return "\(error)" }
    }
    let range = "3 the first day must not come after the last, and both must lie in the years 1583 to 2999"
    #expect(refusal("SE, MU", first, last) == "2 there is no region \"MU\"")
    #expect(refusal("SE", last, first) == range)
    #expect(refusal("SE", fasti_day(2999, 12, 31), fasti_day(2999, 12, 31) + 1) == range)
    #expect(refusal("SE", Int32.min, Int32.max) == range)
    #expect(refusal("SE", first, last, combine: 2) == "4 bounds, start or combine is none of its choices")
    #expect(refusal("SE", first, last, combine: 256) == "4 bounds, start or combine is none of its choices")
    #expect(refusal("SE", first, last, rules: "region SE\nrule se.x\n  public on 31 February\n").hasPrefix("5 "))
    #expect(refusal("SE", fasti_day(1583, 1, 1), fasti_day(2999, 12, 31)) == "opened")
  }

  @Test("a message is truncated between characters, and always terminated")
  func messages() {
    var pointer: OpaquePointer?
    for capacity in 0...40 {
      var message = [CChar](repeating: 1, count: 41)
      #expect(fasti_open("ÅÄÖ", first, last, 0, &pointer, &message, capacity) == 2)
      #expect(pointer == nil)
      guard capacity > 0 else { continue }
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      #expect(text.count < capacity && message[capacity] == 1)
      #expect(String(validating: text, as: UTF8.self) != nil)
    }
    #expect(fasti_open("XX", first, last, 0, &pointer, nil, 0) == 2)
  }

  @Test("null pointers, unknown choices and days beyond every calendar")
  func asking() throws {
    var pointer: OpaquePointer?
    #expect(fasti_open(nil, first, last, 0, &pointer, nil, 0) == 6)
    #expect(fasti_open("SE", first, last, 0, nil, nil, 0) == 6)
    #expect(fasti_open_rules(nil, 1, "SE", first, last, 0, &pointer, nil, 0) == 6)
    let calendar = try Opened("SE", first, last)
    var out = [Int32](repeating: 7, count: 4)
    let extremes = [Int32.min, Int32.max, first, last]
    #expect(fasti_count(nil, extremes, extremes, &out, 4, 0) == 6)
    #expect(fasti_count(calendar.pointer, nil, extremes, &out, 4, 0) == 6)
    #expect(fasti_count(calendar.pointer, extremes, extremes, &out, -1, 0) == 6)
    #expect(fasti_count(nil, nil, nil, nil, 0, 0) == 0)
    for choice in [-1, 4, 256, Int32.max, Int32.min] as [Int32] {
      #expect(fasti_count(calendar.pointer, extremes, extremes, &out, 4, choice) == 4)
      #expect(fasti_add(calendar.pointer, extremes, extremes, &out, 4, choice) == 4)
    }
    #expect(out == [7, 7, 7, 7])
    #expect(fasti_count(calendar.pointer, extremes, extremes, &out, 4, 3) == 1)
    // 1 January 2000 is off, 31 December 2049 a Friday.
    #expect(out == [Int32.min, Int32.min, 0, 1])
    #expect(fasti_add(calendar.pointer, [first, first, last, last], extremes, &out, 4, 0) == 1)
    #expect(out.prefix(2) == [Int32.min, Int32.min])
    #expect(fasti_add(calendar.pointer, [first], [0], &out, 1, 2) == 1)
    #expect(out[0] == Int32.min)
    fasti_close(nil)
  }

  @Test("days, versions and sentences")
  func constants() {
    #expect(fasti_day(1970, 1, 1) == 0)
    #expect(fasti_day(2026, 2, 5) == 20_489)
    #expect(fasti_day(2026, 2, 30) == Int32.min)
    #expect(fasti_day(1582, 12, 31) == Int32.min)
    #expect(fasti_day(Int32.max, Int32.max, Int32.max) == Int32.min)
    #expect(String(cString: fasti_version()) == Program.version)
    #expect(fasti_interface() == 1)
    let sentences = (0...6).map { String(cString: fasti_message($0)) }
    #expect(Set(sentences).count == 7 && !sentences.contains("no such status"))
    #expect(String(cString: fasti_message(-1)) == "no such status")
  }
}
