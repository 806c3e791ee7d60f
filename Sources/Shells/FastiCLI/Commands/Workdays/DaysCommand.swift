import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords

/// `fasti days`: business days.
enum DaysCommand: Command {
  static let name = "days"
  static let combine = Option(
    "combine", .choice(WorkdayCombination.allCases.map { "\($0.word)" }), "union|intersection",
    help: "of several regions: off if off in any (union), or in all")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Count business days, and add them to a day",
      synonyms: ["business days", "working days", "workday", "weekday"],
      details: [
        "A business day is no weekly day of rest and no public holiday of the regions; a weekend day worked in "
          + "exchange for a weekday is one. With no region the selected ones are meant."
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
  /// The almanac of the regions named, or else selected, and the business days of these.
  /// - Throws: `.usage` when there is no region, `.notFound` for an unknown one.
  func workdays(_ named: [String], example: String) throws(Failure) -> (almanac: Almanac, source: WorkdaySource) {
    let almanac = try almanac(named)
    let codes = try almanac.codes(named)
    guard !codes.isEmpty || !almanac.ownRules.isEmpty else {
      throw Failure(.request(.noRegion), field: .region, hint: .words(.cliNameRegion, .text(example)))
    }
    let word = invocation[DaysCommand.combine]
    let combination = WorkdayCombination.allCases.first { "\($0.word)" == word } ?? .union
    return (almanac, try WorkdaySource(almanac, codes, combining: combination))
  }

  /// Why a day is what it is in the regions of a source; nil unless `--explain` asked for it.
  func workdayExplanations(
    _ almanac: Almanac, _ source: WorkdaySource, _ day: Day
  ) throws(Failure) -> [DayExplanation]? {
    guard invocation.has(GlobalOptions.explain) else { return nil }
    return try explain(almanac)(source.regions, day, languages: languages)
  }
}
