public import FastiHolidays
public import FastiTerminal

/// How the days off of several regions are put together, as an option.
public enum WorkdayOptions {
  /// `--combine union|intersection`.
  public static let combine = Option(
    "combine", .choice(WorkdayCombination.allCases.map { "\($0.word)" }), "union|intersection",
    help: "of several regions: off if off in any (union), or in all")

  /// What was asked for; a day off in any region is off unless it is said.
  public static func combination(_ invocation: Invocation) -> WorkdayCombination {
    let word = invocation[combine]
    return WorkdayCombination.allCases.first { "\($0.word)" == word } ?? .union
  }
}
