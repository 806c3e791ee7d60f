import FastiCalendars
import FastiCivil
import FastiMonths
import Testing

@Suite("Announced months over calculated ones") struct LayingLaws {
  let computed = HijriMonths.builtIn(years: 1430...1460)

  func month(_ year: Int, _ month: Int) throws -> HijriMonth { try #require(HijriMonth(year: year, month: month)) }

  @Test("all announcements give months of 29 or 30 days from the first announced one on, each day moved minimally")
  func random() throws {
    var dice = Dice(state: 7)
    for _ in 0..<2_000 {
      let starts = announcements(&dice)
      let laid = computed.laying(starts, from: .moonsighting, others: .projected)
      let first = try #require(starts.map(\.month).min())
      for definition in laid.table.definitions {
        if definition.month >= first { #expect(definition.length == 29 || definition.length == 30) }
        #expect((28...31).contains(definition.length))
        let given = starts.contains { $0.month == definition.month && $0.day == definition.start }
        if definition.status == .confirmed { #expect(given && definition.source == .moonsighting) }
      }
      for start in starts where !laid.refused.contains(start) { #expect(laid.table[start.month]?.start == start.day) }
      #expect(isMinimal(laid.table, from: first))
    }
  }

  /// Every month that is not announced could not stand nearer to its calculated day, its predecessor being where it is.
  private func isMinimal(_ table: HijriMonths, from first: HijriMonth) -> Bool {
    for definition in table.definitions where definition.month > first && definition.status == .projected {
      guard let own = computed[definition.month], let before = table[definition.month + -1] else { continue }
      let step = own.start > definition.start ? 1 : own.start < definition.start ? -1 : 0
      let length = before.length + step
      // A step nearer is either no month any more or would put the next announced start out of reach.
      guard step != 0, length == 29 || length == 30, let next = nextConfirmed(table, after: definition.month)
      else { if step != 0, length == 29 || length == 30 { return false } else { continue } }
      let days = next.start - (definition.start + step)
      let months = next.month - definition.month
      if days >= 29 * months, days <= 30 * months { return false }
    }
    return true
  }

  private func nextConfirmed(_ table: HijriMonths, after month: HijriMonth) -> HijriMonthDefinition? {
    table.definitions.first { $0.month > month && $0.status == .confirmed }
  }

  /// Some months a day later than calculated or not, as a committee announces them.
  private func announcements(_ dice: inout Dice) -> [MonthStart] {
    let first = 24 + dice.below(200)
    var starts: [MonthStart] = []
    for place in first..<(first + 1 + dice.below(30)) where dice.below(3) > 0 || place == first {
      let definition = computed.definitions[place]
      starts.append(MonthStart(definition.month, definition.start + dice.below(2)))
    }
    return starts
  }

  @Test("a committee that begins Ramadan two days late moves Shawwal: a month cannot have 28 days") func clamp() throws
  {
    let ramadan = try month(1447, 9)
    let table = computed.laying(
      [MonthStart(ramadan, Day(year: 2026, month: 2, day: 20))], from: .moonsighting, others: .projected
    ).table
    #expect(table[ramadan + 1]?.start == Day(year: 2026, month: 3, day: 21))
    #expect(table[ramadan + 1]?.status == .projected)
    #expect(table[ramadan + 2]?.start == Day(year: 2026, month: 4, day: 19))
    #expect(table[ramadan + 3]?.start == computed[ramadan + 3]?.start)
  }

  @Test("an announcement that leaves its predecessor 28 days is refused, and the earlier one stays") func refused()
    throws
  {
    let rajab = try month(1447, 7)
    let first = MonthStart(rajab, Day(year: 2025, month: 12, day: 22))
    let second = MonthStart(rajab + 1, Day(year: 2026, month: 1, day: 19))
    let laid = computed.laying([first, second], from: .moonsighting, others: .projected)
    #expect(laid.refused == [second])
    #expect(laid.table[rajab]?.start == first.day)
    #expect(laid.table[rajab + 1]?.status == .projected)
  }

  @Test("overrides come first, announced months only when followed, then the council's, then the table") func order()
    throws
  {
    let ramadan = try month(1447, 9)
    let day = Day(year: 2026, month: 2, day: 18)
    var knowledge = MonthKnowledge(announced: [MonthStart(ramadan, day + 1)])
    #expect(knowledge.table(years: 1445...1450)[ramadan] == computed[ramadan])
    knowledge.followsMoonsighting = true
    #expect(knowledge.table(years: 1445...1450)[ramadan]?.source == .moonsighting)
    knowledge.overrides = [MonthStart(ramadan, day)]
    let overridden = try #require(knowledge.table(years: 1445...1450)[ramadan])
    #expect(overridden.source == .override && overridden.start == day && overridden.status == .confirmed)
    knowledge = MonthKnowledge(calculated: [MonthStart(ramadan, day)])
    #expect(knowledge.table(years: 1445...1450)[ramadan]?.source == .calculated)
    #expect(knowledge.table(years: 1445...1450)[ramadan + 1]?.source == .table)
  }

  @Test("the five months of the council begin a day before the published ones") func exceptions() throws {
    let published = HijriMonths.ummAlQura()
    let builtIn = HijriMonths.builtIn()
    let moved = builtIn.definitions.filter { published[$0.month]?.start != $0.start }
    #expect(moved.map { "\($0.month.year)-\($0.month.month)" } == ["1440-3", "1444-1", "1444-6", "1445-1", "1446-8"])
    #expect(moved.allSatisfy { published[$0.month]?.start == $0.start + 1 && $0.status == .confirmed })
    #expect(builtIn.definitions.allSatisfy { $0.month.year < 1365 || (29...30).contains($0.length) })
  }

  @Test("a change is reported in exactly these words") func notice() throws {
    let ramadan = try month(1447, 9)
    let one = MonthNotice.text([ramadan]).map { String(decoding: $0, as: UTF8.self) }
    #expect(one == "New data available for month Ramadan 1447; calendar updated.")
    let two = MonthNotice.text([ramadan, ramadan + 1]).map { String(decoding: $0, as: UTF8.self) }
    #expect(two == "New data available for months Ramadan 1447, Shawwal 1447; calendar updated.")
    #expect(MonthNotice.text([]) == nil)
  }

  @Test("a month counts as changed when it begins on another day and is not over") func changes() throws {
    let ramadan = try month(1447, 9)
    let start = try #require(computed[ramadan]?.start)
    let later = computed.laying([MonthStart(ramadan, start + 1)], from: .moonsighting, others: .projected).table
    #expect(later.changed(since: computed, from: start - 60) == [ramadan])
    #expect(later.changed(since: computed, from: start + 2) == [ramadan])
    #expect(later.changed(since: computed, from: start + 300).isEmpty)
    let same = computed.laying([MonthStart(ramadan, start)], from: .moonsighting, others: .projected).table
    #expect(same.changed(since: computed, from: start - 60).isEmpty)
  }
}
