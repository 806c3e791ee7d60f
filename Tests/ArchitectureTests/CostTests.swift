import Foundation
import TestSupport
import Testing

/// The costs in the Map, "What it costs". One existing example of each row stands for the next one: only the files that
/// the Map counts may name it.
@Suite("Costs of adding things") struct CostTests {
  /// An example, and the files that may name it.
  struct Row: Sendable, CustomTestStringConvertible {
    /// The first cell of the row in the Map.
    let testDescription: String
    /// Texts that name the example; a file that contains one of them counts.
    let names: [String]
    /// The files of `Sources` and `Data` that the Map counts, without the words.
    let files: Set<String>
    /// Files that belong to other rows of the Map, and may name the example too.
    var others: Set<String> = []
  }

  private static let words: Set = ["Data/Words/en.words", "Data/Words/sv.words", "Data/Words/vi.words"]

  static let rows = [
    Row(
      testDescription: "a region", names: ["\"VN\"", "pill-vn", "DA251D"], files: ["Data/Regions/VN.rules"]),
    Row(
      testDescription: "a setting of an existing kind", names: ["hijri.show", "settingHijriShow", "setting.hijriShow"],
      files: ["Sources/App/FastiDays/Preferences/Preferences.swift"]),
    Row(
      testDescription: "a rule type",
      names: ["NthWeekday", ".nthWeekday", "case nthWeekday", "shapeWeekday", "for-weekday"],
      files: [
        "Sources/Engines/FastiHolidays/Rules/NthWeekday.swift", "Sources/Engines/FastiHolidays/Rules/Pattern.swift",
        "Sources/Views/FastiPages/Rules/RuleShape.swift", "Sources/Views/FastiPages/Rules/RuleForm+Fields.swift",
        "Sources/Views/FastiWords/Holidays/RuleWording+Pattern.swift",
      ]),
    Row(
      testDescription: "a calendar", names: [".indian", "\"indian\"", "IndianCalendar", "IndianNames", "calIndian"],
      files: [
        "Sources/Core/FastiCalendars/Indian/IndianCalendar.swift", "Sources/Core/FastiCalendars/Dates/CalendarID.swift",
        "Sources/Core/FastiCalendars/CalendarID+System.swift",
      ]),
    Row(
      testDescription: "a command", names: ["DoctorCommand"],
      files: [
        "Sources/Shells/FastiCLI/CommandTable.swift", "Sources/Shells/FastiCLI/Commands/Serving/DoctorCommand.swift",
      ]),
    Row(
      testDescription: "a page of a feature", names: ["OfflinePage", "offlineNotKept"],
      files: [
        "Sources/Views/FastiPages/Serving/OfflinePage.swift", "Sources/Shells/FastiWeb/Serving/OfflineRoutes.swift",
      ]),
    Row(
      testDescription: "a setting of a few words that a page changes",
      names: [
        "\"currency.refresh\"", "case currencyRefresh", "settings/currency/refresh", "settingCurrencyRefresh",
      ],
      files: [
        "Sources/App/FastiDays/Preferences/Preferences.swift",
        "Sources/Views/FastiPages/Settings/ChoiceSetting.swift",
      ]),
    Row(
      testDescription: "a setting of a text that a page changes",
      names: [
        "\"currency.home\"", "case currencyHome", "settings/currency/home", "settingsCurrencyHome",
        "settingCurrencyHome",
      ],
      files: [
        "Sources/App/FastiDays/Preferences/Preferences.swift", "Sources/Views/FastiPages/FormTable.swift",
        "Sources/Views/FastiPages/Currency/CurrencySettings.swift",
        "Sources/Shells/FastiWeb/Settings/CurrencyForms.swift", "Sources/Shells/FastiWeb/Currency/Call+Money.swift",
      ]),
    Row(
      testDescription: "a setting of a new kind",
      names: ["\"calendar.hidden\"", "case .hidden:", "settingCalendarHidden"],
      files: [
        "Sources/App/FastiDays/Preferences/Preferences.swift",
        "Sources/App/FastiDays/Preferences/SettingDefinition.swift", "Sources/App/FastiDays/Settings/Settings.swift",
      ]),
    Row(
      testDescription: "a page with a form", names: ["CountdownPage"],
      files: [
        "Sources/Views/FastiPages/FormTable.swift", "Sources/Views/FastiPages/Planner/CountdownPage.swift",
        "Sources/Shells/FastiWeb/Planner/PlannerPages.swift",
      ]),
    Row(
      testDescription: "a page of a new feature", names: ["HelpPage"],
      files: [
        "Sources/Views/FastiPages/Serving/HelpPage.swift", "Sources/Shells/FastiWeb/Serving/HelpPages.swift",
        "Sources/Shells/FastiWeb/RouteTable.swift",
      ]),
    Row(
      // The other files belong to the row "by its own name in the history".
      testDescription: "a kind of record",
      names: ["calendar_object", "CalendarObject: Record", ".calendarObjects", "Event.self, CalendarObject.self"],
      files: [
        "Data/Postgres/006-calendar-objects.sql", "Data/Store/tables.sql",
        "Sources/Adapters/FastiSQLite/Schema/Migration020.swift", "Sources/Adapters/FastiSQLite/Schema/Schema.swift",
        "Sources/App/FastiTransfer/Kinds/RecordKinds.swift", "Sources/App/FastiPerson/Planner/CalendarObject.swift",
        "Sources/App/FastiTransfer/Transfer/Backup/Content/FreeText.swift",
      ],
      others: [
        "Sources/Views/FastiWords/History/PageWords+History.swift",
        "Sources/Shells/FastiTerminal/Framework/Context+Kinds.swift",
      ]),
    Row(
      testDescription: "a text of a page", names: ["offlineKept"],
      files: ["Sources/Views/FastiPages/HTML+Offline.swift"]),
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

  /// What the Map says of each row: the most files, and whether there are words too. `6 to 7 + 3 words` is 7 and words.
  private static let costs = Result {
    let map = try PackageFolder.text("Documentation/Map.md") ?? ""
    let table = map.split(separator: "### What it costs")[1].split(separator: "### Other things")[0]
    var costs: [String: (most: Int, hasWords: Bool)] = [:]
    for line in table.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].hasPrefix("a ") else { continue }
      let files = cells[1].prefix { !"+,".contains($0) }.split(separator: " ").compactMap { Int($0) }
      costs[cells[0]] = (files.last ?? 0, cells[1].contains("words"))
    }
    return costs
  }

  @Test("each row of the Map has an example")
  func examples() throws {
    #expect(try Set(Self.costs.get().keys) == Set(Self.rows.map(\.testDescription)))
  }

  @Test("only the files that the Map counts name an example", arguments: rows)
  func files(_ row: Row) throws {
    let cost = try #require(try Self.costs.get()[row.testDescription])
    let found = Self.texts.filter { file in row.names.contains { file.text.range(of: $0, options: .literal) != nil } }
    let counted = Set(found.map(\.path)).subtracting(row.others).subtracting(cost.hasWords ? Self.words : [])
    #expect(counted.subtracting(row.files) == [])
    #expect(!counted.isEmpty && row.files.count <= cost.most)
  }
}
