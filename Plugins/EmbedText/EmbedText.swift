import Foundation
import PackagePlugin

/// Turns the files of `Data/` into constants of the program, so that one new file is one new region, one new
/// language, one new file beside the pages; and gives every other module the English of what it says itself.
@main struct EmbedText: BuildToolPlugin {
  /// A folder of `Data/`, and what each of its files becomes.
  private struct Shelf {
    /// The target that gets the constants.
    let target: String
    let folder: String
    /// The endings of the files taken.
    let endings: Set<String>
    /// The type of the constants.
    let type: String
    /// What the type calls a file's name.
    let label: String
  }

  private static let shelves = [
    Shelf(
      target: "FastiRegions", folder: "Regions", endings: ["rules"], type: "ShippedRegion", label: "code"),
    Shelf(
      target: "FastiData", folder: "Words", endings: ["words"], type: "ShippedWords", label: "language"),
    Shelf(
      target: "FastiPostgres", folder: "Postgres", endings: ["sql"], type: "PostgresMigration", label: "name"),
    Shelf(
      target: "FastiSQLite", folder: "Store", endings: ["sql"], type: "ShippedTables", label: "name"),
    Shelf(
      target: "FastiData", folder: "Weather", endings: ["source"], type: "ShippedSource", label: "label"),
    Shelf(
      target: "FastiPlaces", folder: "Places", endings: ["places"], type: "ShippedPlaces", label: "label"),
    Shelf(
      target: "FastiData", folder: "Web", endings: ["css", "js", "svg", "png", "woff2"], type: "ShippedFile",
      label: "name"),
  ]

  /// What the modules of the command line say.
  private static let commands = [
    "allOfMonth", "balance.", "baselineAdditive", "baselineStatement", "calHijri", "cli.", "combineIntersection",
    "combineUnion", "confidence", "day30", "entry.noBusinessDay", "every", "explainEveryRegion", "explainWeekend",
    "fromTo",
    "hint.beside", "hint.room", "hint.tzdata", "import", "inDays", "isOver", "isToday", "lastsDays", "leaveExpiring",
    "leaveUnderFloor",
    "months.", "newsMoved", "noRegion", "noWeather.", "repeatedUntil", "say.", "season", "sentence.", "store.nothingTo",
    "store.remedy.",
    "switchedOff", "told",
  ]

  /// What each module says itself: the groups of keys in the files of words.
  private static let groups = [
    "FastiCivil": ["sentence.", "civil.", "zone."],
    "FastiCalendars": ["almanac.", "calendar.", "monthTable.", "sky.", "method.", "cal"],
    "FastiHolidays": ["rule.", "workday.", "bridge.", "plan.", "file.line"],
    "FastiAgenda": ["recurrence.", "eventTime."],
    "FastiLeave": ["leave.", "leavePlan.", "plan.", "civil.outOfRange", "vacation", "sick", "comp"],
    "FastiMoney": ["money."],
    "FastiWeather": ["weather.", "say.weatherSky."],
    "FastiReminders": ["alarm.", "reminder.", "hijri.noSuchMonth", "hijri.noSuchDay"],
    "FastiFormats": ["file.", "json.", "csv.", "hledger.", "sentence.pair"],
    "FastiWords": ["sentence.data"],
    "FastiRecords": [
      "text.", "value.", "days.", "civil.noDate", "rrule.", "dateWords.", "hijri.", "thing.", "link.",
      "entry.", "import.", "document.", "machine.", "helper.", "backup.",
      "network.", "noWeather.", "request.", "access.", "serve.", "notify.", "feed.", "usage.", "store.", "sync.",
      "hint.",
      "action.",
      "sentence.", "file.",
    ],
    "FastiTransfer": ["backupWarning."],
    "FastiDays": ["holiday.gap", "lint.", "months.", "setting.", "weatherTerms."],
    "FastiPerson": [
      "again.", "balance.", "every", "gone.", "leaveNote.", "remind.", "say.leave.vacation", "say.leave.sick",
      "say.leave.comp",
      "say.leave.paydays", "sentence.leads", "verify.",
    ],
    "FastiTerminal": commands,
    "FastiDayCommands": commands,
    "FastiCLI": commands,
    "Fasti": ["thing.region", "thing.zone", "explainWeekend", "why"],
    "CFasti": ["thing.region"],
    "FastiWeb": ["hint.", "say.noGlyph", "web."],
  ]

  /// The sentences that pages say as a phrase too.
  private static let phrases =
    ["text.megabytes", "say.sky.newMoon", "say.sky.firstQuarter", "say.sky.fullMoon", "say.sky.lastQuarter"]
    + ["say.sky.sunrise", "say.sky.sunset"]
    + ["on", "off"].map { "say.weather.\($0)" } + ["say.planner.worth", "say.planner.noRate", "months.setByYou"]

  /// The tables of months.
  private func almanacs(_ context: PluginContext) throws -> Command {
    let files = try files(of: context.package.directoryURL.appending(path: "Data/Almanacs"), ["months"])
    let output = context.pluginWorkDirectoryURL.appending(path: "AlmanacID.swift")
    return .buildCommand(
      displayName: "Embedding \(files.count) files of Data/Almanacs",
      executable: try context.tool(named: "embed-text").url,
      arguments: ["--almanacs", output.path()] + files.map { $0.path(percentEncoded: false) }, inputFiles: files,
      outputFiles: [output])
  }

  private func files(of folder: URL, _ endings: Set<String>) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { endings.contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    if let groups = EmbedText.groups[target.name] {
      let words = context.package.directoryURL.appending(path: "Data/Words/en.words")
      let embedText = try context.tool(named: "embed-text").url
      func command(_ what: String, to file: String, _ mode: String, _ arguments: [String]) -> Command {
        let output = context.pluginWorkDirectoryURL.appending(path: file)
        return .buildCommand(
          displayName: "Embedding the \(what) of \(target.name)", executable: embedText,
          arguments: [mode, output.path(), words.path(percentEncoded: false)] + arguments, inputFiles: [words],
          outputFiles: [output])
      }
      let module = target.name == "FastiCivil" ? "" : "FastiCivil"
      let templates = command("words", to: "Template+\(target.name).swift", "--templates", [module] + groups)
      if target.name == "FastiCalendars" { return [templates, try almanacs(context)] }
      guard target.name == "FastiWords" else { return [templates] }
      return [templates, command("phrases", to: "Phrase.swift", "--phrases", EmbedText.phrases)]
    }
    let data = context.package.directoryURL.appending(path: "Data")
    return try EmbedText.shelves.filter { $0.target == target.name }.map { shelf in
      let folder = data.appending(path: shelf.folder)
      let files = try files(of: folder, shelf.endings)
      let output = context.pluginWorkDirectoryURL.appending(path: "\(shelf.type)+All.swift")
      return .buildCommand(
        displayName: "Embedding \(files.count) files of Data/\(shelf.folder)",
        executable: try context.tool(named: "embed-text").url,
        arguments: [output.path(), shelf.type, shelf.label] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    }
  }
}
