import FastiAgenda
import TestSupport
import Testing

@Suite("Blocks of hours") struct HourBlockLaws {
  @Test("each block takes its hours and at least half an hour, and no block covers another")
  func placing() {
    var chance = Chance(seed: 62)
    for _ in 0..<Soak.rounds(short: 400, long: 100_000) {
      let hours = (0..<chance.number(0...30)).map { _ in
        let first = chance.number(0...86_400)
        return first..<chance.number(first...86_400)
      }
      let blocks = HourBlocks.place(hours)
      #expect(blocks.count == hours.count)
      for (block, span) in zip(blocks, hours) {
        #expect(block.count >= 2 && block.first >= 0 && block.quarters.upperBound <= 96)
        #expect(block.first * 900 <= span.lowerBound && block.quarters.upperBound * 900 >= span.upperBound)
        #expect(block.lane >= 0 && block.lane < block.lanes)
      }
      for (place, block) in blocks.enumerated() {
        for other in blocks[(place + 1)...] where block.quarters.overlaps(other.quarters) {
          #expect(block.lane != other.lane && block.lanes == other.lanes)
        }
      }
      // No more lanes than things are on at one time.
      let most = (0..<96).map { quarter in blocks.count { $0.quarters.contains(quarter) } }.max() ?? 0
      #expect((blocks.map(\.lanes).max() ?? 0) == most)
    }
  }

  @Test("a single block is as wide as its column, and overlapping blocks share it")
  func widths() {
    func hours(_ from: Double, _ to: Double) -> Range<Int> { Int(from * 3_600)..<Int(to * 3_600) }
    let blocks = HourBlocks.place([hours(9, 10), hours(9.5, 11), hours(10, 10.5), hours(14, 14), hours(24, 24)])
    #expect(blocks.map(\.lane) == [0, 1, 0, 0, 0])
    #expect(blocks.map(\.lanes) == [2, 2, 2, 1, 1])
    #expect(blocks.map(\.first) == [36, 38, 40, 56, 94])
    #expect(blocks.map(\.count) == [4, 6, 2, 2, 2])
    #expect(HourBlocks.place([]).isEmpty)
  }
}
