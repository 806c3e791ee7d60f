import FastiCalendars
import FastiCivil
import FastiDays
import FastiHost
import FastiMonths
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

@Suite("The user's own month starts") struct MonthOverrideTests {
  @Test("two that contradict each other do not refuse others; one that has no room itself is refused")
  func contradiction() throws {
    let folder = try TemporaryFolder()
    let store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
    let ramadan = HijriMonth(ordinal: Int32(12 * 1447 + 8))
    let calculated = HijriMonths.ummAlQura(years: 1446...1449)
    func day(_ month: HijriMonth) throws -> Day { try #require(calculated[month]?.start) }
    let pair = [MonthStart(ramadan, try day(ramadan) - 2), MonthStart(ramadan + 1, try day(ramadan + 1) + 2)]
    try store.write(store.newChange("sync")) { writer throws(StoreError) in
      for start in pair { try writer.put(MonthOverrideRecord(start)) }
    }
    let later = ramadan + 5
    try EditMonthOverride(store).set(later, try day(later))
    let stored = try store.read { reader throws(StoreError) in try reader.all(MonthOverrideRecord.self) }
    #expect(stored.count == 3)
    #expect(throws: Failure.self) { try EditMonthOverride(store).set(later + 1, try day(later + 1) + 3) }
  }
}
