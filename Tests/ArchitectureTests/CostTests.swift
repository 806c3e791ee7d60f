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
    /// The files of `Sources` and `Data` that the Map counts.
    let files: Set<String>
    /// How many files the Map says.
    let most: Int
  }

  private static let words: Set = [
    "Sources/Views/FastiWords/Phrases/Phrase.swift", "Data/Words/en.words", "Data/Words/sv.words",
    "Data/Words/vi.words",
  ]

  static let rows = [
    Row(
      testDescription: "a region", names: ["\"VN\"", "pill-vn", "DA251D"], files: ["Data/Regions/VN.rules"], most: 1),
    Row(
      testDescription: "a setting", names: ["hijri.show", "settingHijriShow", "setting.hijriShow"],
      files: [
        "Sources/App/FastiDays/Preferences/Preferences.swift", "Data/Words/en.words", "Data/Words/sv.words",
        "Data/Words/vi.words",
      ], most: 4),
    Row(
      testDescription: "a rule type", names: ["NthWeekday", "nthWeekday", "shapeWeekday", "for-weekday"],
      files: words.union([
        "Sources/Engines/FastiHolidays/Rules/NthWeekday.swift", "Sources/Engines/FastiHolidays/Rules/Pattern.swift",
        "Sources/Views/FastiPages/Rules/RuleShape.swift", "Sources/Views/FastiPages/Rules/RuleForm+Fields.swift",
      ]), most: 8),
    Row(
      testDescription: "a calendar", names: [".indian", "\"indian\"", "IndianCalendar", "IndianNames", "calIndian"],
      files: words.union([
        "Sources/Core/FastiCalendars/Indian/IndianCalendar.swift", "Sources/Core/FastiCalendars/CalendarID.swift",
        "Sources/Views/FastiWords/Dates/PageWords+Calendar.swift",
      ]), most: 7),
    Row(
      testDescription: "a command", names: ["DoctorCommand"],
      files: [
        "Sources/Shells/FastiCLI/CommandTable.swift", "Sources/Shells/FastiCLI/Commands/Serving/DoctorCommand.swift",
      ], most: 2),
    Row(
      testDescription: "a page", names: ["OfflinePage", "offlineNotKept"],
      files: words.union([
        "Sources/Views/FastiPages/Serving/OfflinePage.swift", "Sources/Shells/FastiWeb/Serving/OfflineRoutes.swift",
      ]), most: 6),
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
    #expect(Set(found.map(\.path)).subtracting(row.files) == [])
    #expect(!found.isEmpty && row.files.count <= row.most)
  }
}
