import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

@Suite("Concurrent requests for randomness") struct EntropyTests {
  @Test("every byte of the source is used at most once, for any number of requests")
  func once() {
    let next = Lock(UInt64(0))
    let source = Entropy { count in
      next.with { next in
        (0..<count).map { _ in
          next += 1
          return UInt8(truncatingIfNeeded: next)
        }
      }
    }
    let gathered = source.gathered(200)
    var seen: Set<UInt8> = []
    for count in [10, 16, 1, 0, 90, 83] {
      let bytes = gathered.bytes(count)
      #expect(bytes.count == count && seen.isDisjoint(with: bytes))
      seen.formUnion(bytes)
    }
    #expect(gathered.bytes(201).count == 201)
  }
}
