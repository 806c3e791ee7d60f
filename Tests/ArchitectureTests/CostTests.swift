import Foundation
import TestSupport
import Testing

/// The costs in the Map, "Where to add things". One existing example of each row stands for the next one: only the
/// files that the Map counts may name it.
@Suite("Costs of adding things") struct CostTests {
  /// An example, and the files that may name it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Texts that name the example; a file that contains one of them counts.
    let names: [String]
    /// The files of `Sources` and `Data` that the Map counts, without the words.
    let files: Set<String>
    /// Whether it also has a line in the words of each language.
    var hasWords = false
    /// The number of files in the Map, without the words.
    let most: Int
  }

  private static let words: Set = ["Data/Words/en.words", "Data/Words/sv.words", "Data/Words/vi.words"]

  static let rows = [
    Row(
      testDescription: "a region", names: ["\"VN\"", "pill-vn", "DA251D"], files: ["Data/Regions/VN.rules"], most: 1),
    Row(
      testDescription: "a setting", names: ["hijri.show", "settingHijriShow", "setting.hijriShow"],
      files: ["Sources/App/FastiDays/Preferences/Preferences.swift"], hasWords: true, most: 1),
    Row(
      testDescription: "a rule type",
      names: ["NthWeekday", ".nthWeekday", "case nthWeekday", "shapeWeekday", "for-weekday"],
      files: [
        "Sources/Engines/FastiHolidays/Rules/NthWeekday.swift", "Sources/Engines/FastiHolidays/Rules/Pattern.swift",
        "Sources/Views/FastiPages/Rules/RuleShape.swift", "Sources/Views/FastiPages/Rules/RuleForm+Fields.swift",
      ], hasWords: true, most: 4),
    Row(
      testDescription: "a calendar", names: [".indian", "\"indian\"", "IndianCalendar", "IndianNames", "calIndian"],
      files: [
        "Sources/Core/FastiCalendars/Indian/IndianCalendar.swift", "Sources/Core/FastiCalendars/Dates/CalendarID.swift",
        "Sources/Core/FastiCalendars/CalendarID+System.swift",
      ], hasWords: true, most: 3),
    Row(
      testDescription: "a command", names: ["DoctorCommand"],
      files: [
        "Sources/Shells/FastiCLI/CommandTable.swift", "Sources/Shells/FastiCLI/Commands/Serving/DoctorCommand.swift",
      ], most: 2),
    Row(
      testDescription: "a page", names: ["OfflinePage", "offlineNotKept"],
      files: [
        "Sources/Views/FastiPages/Serving/OfflinePage.swift", "Sources/Shells/FastiWeb/Serving/OfflineRoutes.swift",
      ], hasWords: true, most: 2),
    Row(
      // The four migrations are its own and three that added a column or a trigger to all tables of their time; the
      // step of PostgreSQL created all tables of its time. A test writes the script of the tables. The two files of names belong to the Map's row "by its own
      // name in the history".
      testDescription: "a kind of record",
      names: ["month_document", "FetchedDocumentRecord: Record", "    FetchedDocumentRecord.self"],
      files: [
        "Data/Postgres/001-tables.sql", "Data/Store/tables.sql",
        "Sources/Adapters/FastiSQLite/Schema/Migration005.swift",
        "Sources/Adapters/FastiSQLite/Schema/Migration010.swift",
        "Sources/Adapters/FastiSQLite/Schema/Migration014.swift",
        "Sources/Adapters/FastiSQLite/Schema/Migration016.swift", "Sources/App/FastiTransfer/Kinds/RecordKinds.swift",
        "Sources/App/FastiDays/Months/Records/FetchedDocumentRecord.swift",
        "Sources/Views/FastiWords/History/PageWords+History.swift",
        "Sources/Shells/FastiTerminal/Framework/Context+Kinds.swift",
      ], most: 10),
    Row(
      testDescription: "a phrase", names: ["offlineKept"], files: ["Sources/Views/FastiPages/HTML+Offline.swift"],
      hasWords: true, most: 1),
  ]

  private static let texts: [(path: String, text: String)] = ["Sources", "Data"].flatMap { folder in
    // The files @seed.rules are left out: they name the patterns of the tables from which they were made, and are not
    // edited.
    PackageFolder.files(below: folder).filter { !$0.hasSuffix("@seed.rules") }.compactMap { path in
      (try? PackageFolder.text(path)).flatMap { $0 }.map { text in
        // Comments are left out: they name existing examples.
        let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        return (path, lines.joined(separator: "\n"))
      }
    }
  }

  @Test("only the files that the Map counts name an example", arguments: rows)
  func files(_ row: Row) {
    let found = Self.texts.filter { file in row.names.contains { file.text.range(of: $0, options: .literal) != nil } }
    let allowed = row.hasWords ? row.files.union(Self.words) : row.files
    #expect(Set(found.map(\.path)).subtracting(allowed) == [])
    #expect(!found.isEmpty && row.files.count <= row.most)
  }
}
