import FastiCalendars
import FastiCivil
import FastiJail
import FastiMonths
import Foundation
import TestSupport
import Testing

/// Damaged documents: nothing found is fine, a wrong month start is not.
@Suite("Damaged documents") struct MutationLaws {
  /// Copies in all: 104,000 with FASTI_SOAK=1, so that 100,000 remain without the one fixture that has no text.
  static let copies = Soak.rounds(short: 1_500, long: 104_000)
  /// Damaged texts, rows and words in all: over a million with FASTI_SOAK=1.
  static let damages = Soak.rounds(short: 1_500, long: 1_100_000)
  /// Every fixture, and the layouts that have months. What a layout without any says only in words, such as whose months
  /// these are, is another page's without the words.
  static let fixtures = MonthFixture.all + MonthFixture.layouts.filter { (try? $0.truth().isEmpty) == false }

  private func wrong(_ reading: MonthReading, _ truth: [HijriMonth: Day], computed: HijriMonths) -> [String] {
    reading.months.compactMap { month in
      // A month the document does not tell is right where it begins on its computed day.
      let right = truth[month.month] ?? computed[month.month]?.start
      return right == month.start ? nil : "\(month.month.year)-\(month.month.month) \(month.start.iso)"
    }
  }

  @Test("pages and answers", arguments: fixtures.filter { $0.kind != .pdf })
  func pages(fixture: MonthFixture) throws {
    let bytes = try fixture.bytes()
    let truth = try fixture.truth()
    let computed = fixture.kind == .fiqh ? MonthFixture.council : MonthFixture.committee
    let count = Self.copies / Self.fixtures.count
    let (today, base) = fixture.inputs
    for seed in Soak.seeds(count) {
      var dice = Dice(state: UInt64(seed) << 8)
      let reading = fixture.read(Mutation.damaged(bytes, &dice), today: today, base: base)
      let wrong = wrong(reading, truth, computed: computed)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
    Soak.note("damaged pages", count)
  }

  @Test("words of a PDF", arguments: fixtures.filter { $0.kind == .pdf })
  func words(fixture: MonthFixture) throws {
    guard let tsv = try MonthFixture.tsv(fixture.file) else { return }
    let truth = try fixture.truth()
    for seed in Soak.seeds(Self.copies / Self.fixtures.count) {
      var dice = Dice(state: UInt64(seed) << 8)
      let reading = MonthFixture.read(tsv: Mutation.damaged(tsv, &dice))
      let wrong = wrong(reading, truth, computed: MonthFixture.committee)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
    Soak.note("damaged tables of words", Self.copies / Self.fixtures.count)
  }

  @Test("texts, cells and rows of a page", arguments: fixtures.filter { $0.file.pathExtension == "html" })
  func rows(fixture: MonthFixture) throws {
    let page = try #require(HTMLReader.page(try fixture.bytes()))
    let truth = try fixture.truth()
    let computed = fixture.kind == .fiqh ? MonthFixture.council : MonthFixture.committee
    let base = Array(fixture.inputs.base.utf8)
    for seed in Soak.seeds(Self.damages / Self.fixtures.count) {
      var dice = Dice(state: UInt64(seed) << 8)
      let damaged = RowMutation.damaged(page, &dice)
      let reading =
        switch fixture.kind {
        case .fiqh: CouncilPage.read(damaged, computed: computed)
        case .home: CommitteePage.readHome(damaged, base: base, computed: computed)
        default: CommitteePage.readNews(damaged, computed: computed)
        }
      let wrong = wrong(reading, truth, computed: computed)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
    Soak.note("damaged rows of pages", Self.damages / Self.fixtures.count)
  }

  @Test("single words of a PDF and their places", arguments: fixtures.filter { $0.kind == .pdf })
  func places(fixture: MonthFixture) throws {
    guard let words = try MonthFixture.tsv(fixture.file).flatMap({ SheetWord.words(tsv: $0) }) else { return }
    let truth = try fixture.truth()
    for seed in Soak.seeds(Self.damages / Self.fixtures.count) {
      var dice = Dice(state: UInt64(seed) << 8)
      let reading = CommitteeSheet.read(RowMutation.damaged(words, &dice), computed: MonthFixture.committee)
      let wrong = wrong(reading, truth, computed: MonthFixture.committee)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
    Soak.note("damaged words of documents", Self.damages / Self.fixtures.count)
  }
}
