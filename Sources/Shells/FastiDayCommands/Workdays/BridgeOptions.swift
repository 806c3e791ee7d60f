public import FastiHolidays
public import FastiRecords
public import FastiTerminal

/// The goal of a plan of days off, as an option.
public enum BridgeOptions {
  /// `--longest`.
  static let longest = Option.flag("longest", help: "maximise the longest single span")
  /// `--total`.
  static let total = Option.flag("total", help: "maximise the days off in long spans (the default)")
  /// `--min K`.
  static let minimum = Option("min", .int(1...366), "K", help: "the shortest span that counts for --total; else 4")

  /// All of them, in the order of the help.
  public static let goals = [longest, total, minimum]

  /// The goal; the two options exclude each other.
  /// - Throws: `.usage` if both are given.
  public static func goal(_ invocation: Invocation) throws(Failure) -> BridgeGoal {
    guard invocation.has(longest) else { return .total(minimum: invocation.int(minimum) ?? 4) }
    for other in [total, minimum] where invocation.has(other) {
      throw Failure(.usage(.exclusive(.goals, longest.field, other.field)), field: other.field)
    }
    return .longest
  }
}
