public import FastiHolidays
public import FastiTerminal

/// The combination of the days off of several regions, as an option.
public enum WorkdayOptions {
  /// `--combine union|intersection`.
  public static let combine = Option(
    "combine", .choice(WorkdayCombination.allCases.map { "\($0.word)" }), "union|intersection",
    help: "of several regions: off if off in any (union), or in all")

  /// The requested combination; by default a day off in any region is a day off.
  public static func combination(_ invocation: Invocation) -> WorkdayCombination {
    let word = invocation[combine]
    return WorkdayCombination.allCases.first { "\($0.word)" == word } ?? .union
  }
}
