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
import TestSupport
import Testing

/// The months that the committee announced from 1436 to 1445, in order: each on the evening before its first day, with
/// refreshes without news between them.
@Suite("Replay vectors") struct ReplayVectors {
  /// The hours between two refreshes: one with FASTI_SOAK=1.
  static let hours = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? 1 : 24

  /// The announced months, in order.
  private func announced() throws -> [MonthStart] {
    let folder =
      ProcessInfo.processInfo.environment["FASTI_VECTORS"].map { URL(filePath: $0) }
      ?? PackageFolder.root.appending(path: "Tests/Vectors")
    let text = try String(contentsOf: folder.appending(path: "hijri/chc_published.csv"), encoding: .utf8)
    return try text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let (year, number) = try (#require(Int(fields[0])), #require(Int(fields[1])))
      let month = HijriMonth(year: year, month: number)
      return MonthStart(try #require(month), try Day(iso: String(fields[2])))
    }
  }

  @Test("after every announcement the months equal those computed from scratch, and moved months are reported once")
  func replay() throws {
    let months = try announced()
    let years = try #require(months.first).month.year - 6...#require(months.last).month.year + 5
    let scene = try Scene()
    let store = scene.store()
    let setting = Setting(key: SettingKey.hijriSource.rawValue, value: "moonsighting")
    try store.write(store.newChange("config")) { writer throws(StoreError) in try writer.put(setting) }
    var known: [MonthStart] = []
    for (place, start) in months.enumerated() {
      // The news arrives in the evening before the first day.
      let evening = Instant(start.day - 1, .midnight).seconds + 20 * 3_600
      let expected = moved(by: start, known, years)
      known.append(start)
      let answer = try refresh(store, start, at: evening)
      #expect(answer.moved == expected.months)
      #expect(answer.notice == expected.notice)
      #expect(answer.stored.map(\.start) == [start])
      #expect(answer.warnings == [])
      #expect(try MonthBook.read(from: store).table(years: years) == scratch(known, years))
      let next = place + 1 < months.count ? Instant(months[place + 1].day - 1, .midnight).seconds : evening
      for hour in stride(from: evening + 3_600, to: next, by: 3_600 * Self.hours) {
        let silent = try refresh(store, start, at: hour)
        #expect(silent.stored.isEmpty && silent.moved.isEmpty && silent.notice == nil)
      }
    }
    // Only the setting, and each announcement once, were written.
    #expect(try store.history(limit: 2 + months.count).count == 1 + months.count)
  }

  private func refresh(_ store: SQLiteStore, _ start: MonthStart, at seconds: Int64) throws -> RefreshMonths.Answer {
    let reading = MonthReading(months: [ReadMonth(month: start.month, start: start.day, length: .unknown)])
    let today = Instant(seconds: seconds).day()
    return try RefreshMonths(store, today: today, time: seconds * 1_000)(
      [RefreshMonths.Source(.news, reading)])
  }

  private func scratch(_ known: [MonthStart], _ years: ClosedRange<Int>) -> HijriMonths {
    MonthKnowledge(announced: known, followsMoonsighting: true).table(
      years: years.lowerBound - 3...years.upperBound + 3)
  }

  /// The months that an announcement moves and that are not over, with their sentence.
  private func moved(
    by start: MonthStart, _ known: [MonthStart], _ years: ClosedRange<Int>
  ) -> (months: [HijriMonth], notice: String?) {
    let (before, after) = (scratch(known, years), scratch(known + [start], years))
    let today = start.day - 1
    let months = after.definitions.filter { month in
      guard let old = before[month.month], max(old.end, month.end) > today else { return false }
      return old.start != month.start
    }.map(\.month)
    let names = months.map { month in
      let name = String(decoding: month.nameUTF8(in: .english) ?? [], as: UTF8.self)
      return "\(name) \(month.year)"
    }
    guard let first = names.first else { return ([], nil) }
    return (
      months,
      names.count == 1
        ? "New data available for month \(first); calendar updated."
        : "New data available for months \(names.joined(separator: ", ")); calendar updated."
    )
  }
}
