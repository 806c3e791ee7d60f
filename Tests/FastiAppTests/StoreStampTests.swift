import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@Suite("Stamps") struct StoreStampTests {
  @Test("the text of a stamp reads back, and other texts are refused")
  func text() {
    let stamp = Stamp(milliseconds: 0x019a_9f3c_2b7e, counter: 0, device: 0x5f0c_9a7e_21d4_4b10)
    #expect(stamp.text == "019a9f3c2b7e.0000.5f0c9a7e21d44b10")
    #expect(Stamp(text: stamp.text) == stamp)
    for wrong in ["", "019A9f3c2b7e.0000.5f0c9a7e21d44b10", "019a9f3c2b7e-0000-5f0c9a7e21d44b10", stamp.text + "0"] {
      #expect(Stamp(text: wrong) == nil)
    }
  }

  @Test("the order of stamps is the bytewise order of their texts")
  func order() {
    let parts: [Int64] = [0, 1, 255, 0x019a_9f3c_2b7e, Stamp.maximumMilliseconds]
    var stamps: [Stamp] = []
    for milliseconds in parts {
      for counter in [0, 9, 10, UInt16.max] {
        for device in [0, 0xF, UInt64.max] {
          stamps.append(Stamp(milliseconds: milliseconds, counter: counter, device: device))
        }
      }
    }
    #expect(stamps == stamps.sorted())
    for (left, right) in zip(stamps, stamps.dropFirst()) {
      #expect(left.text.utf8.lexicographicallyPrecedes(right.text.utf8))
    }
  }

  @Test("a clock gives later and later stamps, whatever the machine's time is")
  func monotonic() {
    var clock = StampClock(device: 1)
    var last = clock.latest
    for now in [100, 100, 99, 0, -5, 101, 5000, 4999] as [Int64] {
      let stamp = clock.tick(now: now)
      #expect(stamp > last)
      last = stamp
    }
  }

  @Test("when the counter is used up, the next millisecond is used")
  func overflow() {
    var clock = StampClock(device: 1, latest: Stamp(milliseconds: 100, counter: .max, device: 9))
    #expect(clock.tick(now: 100) == Stamp(milliseconds: 101, counter: 0, device: 1))
    #expect(clock.tick(now: 100) == Stamp(milliseconds: 101, counter: 1, device: 1))
  }

  @Test("a received stamp is refused if it is more than 24 hours ahead; otherwise it advances the clock")
  func accept() throws {
    var clock = StampClock(device: 1)
    let near = Stamp(milliseconds: 1000 + 86_400_000, counter: 3, device: 9)
    try clock.accept(near, now: 1000)
    #expect(clock.tick(now: 1000) > near)
    let far = Stamp(milliseconds: 1001 + 86_400_000)
    #expect(throws: StoreError.refusedStamp(far, limit: .last(atMilliseconds: 1000 + 86_400_000))) {
      try clock.accept(far, now: 1000)
    }
  }

  @Test("milliseconds are clamped to the 48 bits of a stamp")
  func clamped() {
    #expect(Stamp(milliseconds: -1).milliseconds == 0)
    #expect(Stamp(milliseconds: .max).milliseconds == Stamp.maximumMilliseconds)
  }
}
