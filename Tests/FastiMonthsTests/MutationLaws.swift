import FastiCalendars
import FastiCivil
import FastiMonths
import Foundation
import TestSupport
import Testing

/// Damaged documents: nothing found is fine, a wrong month start is not.
@Suite("Damaged documents") struct MutationLaws {
  /// Copies in all: 104,000 with FASTI_SOAK=1, so that 100,000 remain without the one fixture that has no text.
  static let copies = Soak.rounds(short: 3_000, long: 104_000)

  /// The starts that each month truly has: the council's are computed, the committee's published.
  private func truth(_ fixture: MonthFixture) throws -> [HijriMonth: Day] {
    var starts: [HijriMonth: Day] = [:]
    let lists = try fixture.expected()
    for list in [lists["months"], lists["acceptedAlternative"]] {
      for month in list as? [[String: Any]] ?? [] {
        let key = try #require(
          HijriMonth(year: month["hijriYear"] as? Int ?? 0, month: month["hijriMonth"] as? Int ?? 0))
        starts[key] = try Day(iso: try #require(month["gregorianStart"] as? String))
      }
    }
    return starts
  }

  private func wrong(_ reading: MonthReading, _ truth: [HijriMonth: Day], computed: HijriMonths) -> [String] {
    reading.months.compactMap { month in
      // A month the document does not tell is right where it begins on its computed day.
      let right = truth[month.month] ?? computed[month.month]?.start
      return right == month.start ? nil : "\(month.month.year)-\(month.month.month) \(month.start.iso)"
    }
  }

  @Test("pages and answers", arguments: MonthFixture.all.filter { $0.kind != .pdf })
  func pages(fixture: MonthFixture) throws {
    let bytes = try fixture.bytes()
    let truth = try truth(fixture)
    let computed = fixture.kind == .fiqh ? MonthFixture.council : MonthFixture.committee
    let count = Self.copies / MonthFixture.all.count
    let (today, base) = fixture.inputs
    for seed in 0..<count {
      var dice = Dice(state: UInt64(seed) << 8)
      let reading = fixture.read(Mutation.damaged(bytes, &dice), today: today, base: base)
      let wrong = wrong(reading, truth, computed: computed)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
  }

  @Test("words of a PDF", arguments: MonthFixture.all.filter { $0.kind == .pdf })
  func words(fixture: MonthFixture) throws {
    guard let tsv = try MonthFixture.tsv(fixture.file) else { return }
    let truth = try truth(fixture)
    for seed in 0..<(Self.copies / MonthFixture.all.count) {
      var dice = Dice(state: UInt64(seed) << 8)
      let reading = MonthFixture.read(tsv: Mutation.damaged(tsv, &dice))
      let wrong = wrong(reading, truth, computed: MonthFixture.committee)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
  }
}
