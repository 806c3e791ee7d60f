import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import Testing

@Suite("Documents of the committee that disagree") struct DisputeTests {
  /// Ramadan 1448 on two different days, read in the days before it; the table begins it on 8 February 2027.
  fileprivate static let ramadan = HijriMonth(ordinal: Int32(12 * 1448 + 8))
  private static let (early, late) = (Day(year: 2027, month: 2, day: 8), Day(year: 2027, month: 2, day: 9))

  /// A store that follows the committee and is refreshed with documents, a day later each time.
  private final class Desk {
    let store: SQLiteStore
    private let scene: Scene
    var today = Day(year: 2027, month: 2, day: 1)

    init() throws {
      scene = try Scene()
      store = scene.store()
      let store = store
      let setting = Setting(key: SettingKey.hijriSource.rawValue, value: "moonsighting")
      try store.write(store.newChange("config")) { writer throws(StoreError) in try writer.put(setting) }
    }

    @discardableResult
    func refresh(_ documents: (MonthDocument, Day?)..., posted: [Day] = []) throws -> RefreshMonths.Answer {
      today = today + 1
      let sources = documents.enumerated().map { place, document in
        var reading = MonthReading(
          months: document.1.map { [ReadMonth(month: DisputeTests.ramadan, start: $0, length: .unknown)] } ?? [])
        reading.posted = place < posted.count ? posted[place] : nil
        return RefreshMonths.Source(document.0, reading)
      }
      let time = Instant(today, .midnight).seconds * 1_000
      return try RefreshMonths(store, today: today, time: time)(sources)
    }

    var month: HijriMonthDefinition? {
      get throws { try MonthBook.read(from: store).table(years: 1448...1448)[DisputeTests.ramadan] }
    }
    var announced: Day? {
      get throws { try MonthBook.read(from: store).fetched.first { $0.start.month == DisputeTests.ramadan }?.start.day }
    }
    var disputes: [MonthDispute] { get throws { try MonthBook.read(from: store).disputes(on: today) } }
    var changes: Int { get throws { try store.history(limit: 100).count } }
  }

  @Test("if two arrive at once neither counts, and the month stays as calculated") func atOnce() throws {
    let desk = try Desk()
    let answer = try desk.refresh((.news, Self.late), (.pdf, Self.early))
    #expect(answer.stored.isEmpty && answer.moved.isEmpty && answer.notice == nil)
    #expect(
      answer.warnings.map { $0.text(in: English()) } == [
        "fasti: the committee's documents disagree on the first day of Ramadan 1448: its news 2027-02-09, its PDF"
          + " 2027-02-08; it stays as calculated until they agree"
      ])
    #expect(try desk.announced == nil)
    #expect(try desk.month?.start == Self.early && desk.month?.source == .table && desk.month?.status == .projected)
    #expect(try desk.disputes.map(\.month) == [Self.ramadan])
  }

  @Test("a better document does not override the one from which the month is known", arguments: [true, false])
  func later(isBetterFirst: Bool) throws {
    let kinds: [MonthDocument] = isBetterFirst ? [.news, .api] : [.api, .news]
    let desk = try Desk()
    #expect(try desk.refresh((kinds[0], Self.late)).stored.count == 1)
    #expect(try desk.month?.status == .confirmed)
    let answer = try desk.refresh((kinds[1], Self.early))
    #expect(try answer.stored.isEmpty && answer.disputes == desk.disputes)
    #expect(
      try desk.disputes == [
        MonthDispute(
          Self.ramadan,
          [.init(.news, isBetterFirst ? Self.late : Self.early), .init(.api, isBetterFirst ? Self.early : Self.late)],
          kept: Self.late)
      ])
    #expect(try desk.announced == Self.late)
    #expect(try desk.month?.start == Self.late && desk.month?.status == .projected, "kept, and not as confirmed")
  }

  @Test("when they agree again the warning disappears, and the month takes their day") func agreement() throws {
    let desk = try Desk()
    try desk.refresh((.pdf, Self.early))
    try desk.refresh((.news, Self.late))
    #expect(try desk.announced == Self.early && desk.disputes.count == 1)
    // The news did not change, so only the new PDF is read.
    let answer = try desk.refresh((.pdf, Self.late))
    #expect(answer.stored.map(\.start.day) == [Self.late] && answer.warnings.isEmpty && answer.disputes.isEmpty)
    // If Ramadan begins on the 9th, Shawwal cannot begin on its calculated day.
    #expect(answer.notice == "New data available for months Ramadan 1448, Shawwal 1448; calendar updated.")
    #expect(try desk.month?.start == Self.late && desk.month?.status == .confirmed && desk.disputes.isEmpty)
  }

  @Test("or when the wrong one gives the day of the month") func takenBack() throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.late))
    try desk.refresh((.api, Self.early))
    #expect(try desk.month?.status == .projected)
    let answer = try desk.refresh((.api, Self.late))
    #expect(answer.stored.isEmpty && answer.warnings.isEmpty)
    #expect(try desk.month?.start == Self.late && desk.month?.status == .confirmed)
  }

  @Test("or when the wrong one does not name the month any more") func withdrawn() throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.late), (.home, Self.early))
    #expect(try desk.announced == nil && desk.disputes.count == 1)
    try desk.refresh((.home, nil))
    #expect(try desk.announced == Self.late && desk.disputes.isEmpty)
  }

  @Test("newer news replace older ones: a correction is not a disagreement") func correction() throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.early))
    let answer = try desk.refresh((.news, Self.late))
    #expect(answer.stored.map(\.start.day) == [Self.late] && answer.warnings.isEmpty)
    #expect(try desk.month?.status == .confirmed)
  }

  @Test("of news read at once the latest post counts; without dates they disagree") func posted() throws {
    let desk = try Desk()
    let answer = try desk.refresh(
      (.news, Self.late), (.news, Self.early), posted: [Self.late - 1, Self.early - 1])
    #expect(answer.stored.map(\.start.day) == [Self.late] && answer.disputes.isEmpty)
    let other = try Desk()
    #expect(try other.refresh((.news, Self.late), (.news, Self.early)).disputes.count == 1)
    #expect(try other.announced == nil)
  }

  @Test("an item of news that is read again does not replace a later one", arguments: [true, false])
  func earlierPost(isDated: Bool) throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.late), posted: [Self.early])
    // The item that was corrected: its server sends it now, and later again.
    for _ in 0..<2 {
      let answer = try desk.refresh((.news, Self.early), posted: isDated ? [Self.early - 1] : [])
      #expect(answer.stored.isEmpty && answer.moved.isEmpty && answer.notice == nil)
      #expect(try desk.announced == Self.late)
      #expect(answer.disputes.isEmpty == isDated, "without a date it is unknown which of them is newer")
    }
    let changes = try desk.changes
    try desk.refresh((.news, Self.early), posted: isDated ? [Self.early - 1] : [])
    #expect(try desk.changes == changes, "nothing new is written")
    let newest = try desk.refresh((.news, Self.early), posted: [Self.early + 1])
    #expect(newest.stored.map(\.start.day) == [Self.early] && newest.disputes.isEmpty)
    #expect(try desk.month?.status == .confirmed)
  }

  @Test("an announcement stored before posts were remembered is replaced by news") func undatedStore() throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.early))
    let kept = try desk.store.read { reader throws(StoreError) in try reader.all(FetchedDocumentRecord.self) }
    #expect(kept.map { $0.record.tag } == ["1448-09 2027-02-08"] && kept.allSatisfy { $0.record.modified == nil })
    #expect(try desk.refresh((.news, Self.late), posted: [Self.early]).stored.count == 1)
    #expect(try desk.announced == Self.late && desk.disputes.isEmpty)
  }

  @Test("a month stored before documents were remembered counts as announced by its document") func legacy() throws {
    let desk = try Desk()
    let record = FetchedMonthRecord(MonthStart(Self.ramadan, Self.early), document: .pdf, fetchedAt: 1)
    try desk.store.write(desk.store.newChange("old")) { writer throws(StoreError) in try writer.put(record) }
    #expect(try desk.refresh((.news, Self.late)).disputes.first?.announcements.map(\.document) == [.news, .pdf])
    #expect(try desk.announced == Self.early)
  }

  @Test("undo also reverts what was remembered, and the same documents write nothing") func undo() throws {
    let desk = try Desk()
    try desk.refresh((.pdf, Self.early))
    try desk.refresh((.news, Self.late))
    let changes = try desk.changes
    #expect(try desk.refresh((.news, Self.late)).disputes.count == 1, "reported as long as it lasts")
    #expect(try desk.changes == changes)
    try desk.store.undo()
    #expect(try desk.disputes.isEmpty && desk.month?.status == .confirmed)
  }

  @Test("a month that is over keeps its day and cannot be disputed") func over() throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.late))
    desk.today = Self.late + 31
    let answer = try desk.refresh((.pdf, Self.early))
    #expect(
      answer.warnings.map { $0.text(in: English()) } == [
        "Ramadan 1448 is left out: pdf begins it on 2027-02-08; it stays 2027-02-09"
      ])
    #expect(try desk.announced == Self.late && desk.disputes.isEmpty && desk.month?.status == .confirmed)
  }

  @Test("if announcements are not followed, nothing is reported") func calculated() throws {
    let desk = try Desk()
    try desk.refresh((.news, Self.late), (.pdf, Self.early))
    let setting = Setting(key: SettingKey.hijriSource.rawValue, value: "calculated")
    try desk.store.write(desk.store.newChange("config")) { writer throws(StoreError) in try writer.put(setting) }
    #expect(try desk.disputes.isEmpty && desk.month?.status == .confirmed)
  }
}
