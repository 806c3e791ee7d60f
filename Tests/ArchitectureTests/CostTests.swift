import Foundation
import TestSupport
import Testing

/// The costs of the Map, "Where to add things". One of each kind of thing that is there stands for the next: no file may name
/// it but those that the Map counts.
@Suite("Costs of adding things") struct CostTests {
  /// A thing, and the files that may name it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What names it in code or data: whichever of these a file contains.
    let names: [String]
    /// The files of `Sources` and `Data` that the Map counts, without the words.
    let files: Set<String>
    /// Whether it has words, which are a line in the file of each language.
    var hasWords = false
    /// How many files the Map says, without the words.
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
      // The four migrations are its own and three that gave every table of that time a column or a trigger; the step of
      // PostgreSQL made all tables of that time. Its two lines of
      // names are those of "by its own name in the history".
      testDescription: "a kind of record",
      names: ["month_document", "FetchedDocumentRecord: Record", "    FetchedDocumentRecord.self"],
      files: [
        "Data/Postgres/001-tables.sql", "Sources/Adapters/FastiSQLite/Schema/Migration005.swift",
        "Sources/Adapters/FastiSQLite/Schema/Migration010.swift",
        "Sources/Adapters/FastiSQLite/Schema/Migration014.swift",
        "Sources/Adapters/FastiSQLite/Schema/Migration016.swift", "Sources/App/FastiTransfer/Kinds/RecordKinds.swift",
        "Sources/App/FastiDays/Months/Records/FetchedDocumentRecord.swift",
        "Sources/Views/FastiWords/History/PageWords+History.swift",
        "Sources/Shells/FastiTerminal/Framework/Context/Context+Kinds.swift",
      ], most: 9),
    Row(
      testDescription: "a phrase", names: ["offlineKept"], files: ["Sources/Views/FastiPages/HTML+Offline.swift"],
      hasWords: true, most: 1),
  ]

  private static let texts: [(path: String, text: String)] = ["Sources", "Data"].flatMap { folder in
    // The first lists name the patterns of the tables that they were made of; nobody adds to them.
    PackageFolder.files(below: folder).filter { !$0.hasSuffix("@seed.rules") }.compactMap { path in
      (try? PackageFolder.text(path)).flatMap { $0 }.map { text in
        // Examples in comments name things that are there; nobody adds to them.
        let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        return (path, lines.joined(separator: "\n"))
      }
    }
  }

  @Test("no file names a thing but those that the Map counts", arguments: rows)
  func files(_ row: Row) {
    let found = Self.texts.filter { file in row.names.contains { file.text.range(of: $0, options: .literal) != nil } }
    let allowed = row.hasWords ? row.files.union(Self.words) : row.files
    #expect(Set(found.map(\.path)).subtracting(allowed) == [])
    #expect(!found.isEmpty && row.files.count <= row.most)
  }
}
