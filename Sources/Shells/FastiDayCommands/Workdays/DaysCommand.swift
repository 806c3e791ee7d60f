import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

/// `fasti days`: business days.
enum DaysCommand: Command {
  static let name = "days"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Count business days, and add them to a day",
      synonyms: ["business days", "working days", "workday", "weekday"],
      details: [
        "A business day is neither a weekly day of rest nor a public holiday of the regions; a weekend day worked in "
          + "exchange for a weekday is one. Without a region, the selected regions are used."
      ],
      examples: [
        Example("fasti days between 2026-04-01 2026-05-01 SE", "how many lie between the two"),
        Example("fasti days add today 10 SE", "ten business days from now"),
        Example("fasti days is tomorrow SE || echo off", "is it one"),
      ],
      subcommands: [
        DaysBetweenCommand.self, DaysAddCommand.self, DaysIsCommand.self, DaysNextCommand.self,
        DaysPreviousCommand.self, DaysNthCommand.self, BridgesCommand.self,
      ])
  }
}

extension Context {
  /// The almanac of the named or selected regions, and their business days.
  /// - Throws: `.usage` if there is no region, `.notFound` for an unknown one.
  func workdays(_ named: [String], example: String) throws(Failure) -> (almanac: Almanac, source: WorkdaySource) {
    let almanac = try almanac(named)
    let codes = try regions(asked: named, of: almanac, example: example)
    return (almanac, try WorkdaySource(almanac, codes, combining: WorkdayOptions.combination(invocation)))
  }

  /// The explanation of a day in the regions of a source; nil unless `--explain` was given.
  func workdayExplanations(
    _ almanac: Almanac, _ source: WorkdaySource, _ day: Day
  ) throws(Failure) -> [DayExplanation]? {
    guard invocation.has(GlobalOptions.explain) else { return nil }
    return try explain(almanac)(source.regions, day, languages: languages)
  }
}
