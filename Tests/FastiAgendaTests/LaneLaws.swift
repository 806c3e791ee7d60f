import FastiAgenda
import TestSupport
import Testing

@Suite("Lanes") struct LaneLaws {
  @Test("no two spans of a lane share a column, and no lane is higher than necessary")
  func packing() {
    var chance = Chance(seed: 14)
    for _ in 0..<Soak.rounds(short: 400, long: 100_000) {
      let width = chance.number(1...64)
      let spans = (0..<chance.number(0...40)).map { _ in
        let first = chance.number(0...(width - 1))
        return LaneSpan(first, chance.number(first...(width - 1)), rank: chance.number(0...2))
      }
      let lanes = Lanes.pack(spans)
      #expect(lanes.count == spans.count)
      for column in 0..<width {
        let here = spans.indices.filter { spans[$0].first <= column && column <= spans[$0].last }.map { lanes[$0] }
        #expect(Set(here).count == here.count)
      }
      // Each lane below one's own holds something in its way that was placed before it.
      for index in spans.indices {
        for lane in 0..<lanes[index] {
          #expect(
            spans.indices.contains { other in
              lanes[other] == lane && spans[other].rank <= spans[index].rank
                && spans[other].first <= spans[index].last && spans[index].first <= spans[other].last
            })
        }
      }
    }
  }

  @Test("the longer one is above, and spans that begin on one day keep their order")
  func order() {
    #expect(Lanes.pack([LaneSpan(2, 2), LaneSpan(0, 4), LaneSpan(2, 2), LaneSpan(5, 6)]) == [1, 0, 2, 0])
    // What came from the week before stays on top of what is longer.
    #expect(Lanes.pack([LaneSpan(0, 6, rank: 1), LaneSpan(0, 1, rank: 0)]) == [1, 0])
    #expect(Lanes.pack([LaneSpan(0, 63), LaneSpan(63, 63)]) == [0, 1])
    #expect(Lanes.pack([]).isEmpty)
  }
}
