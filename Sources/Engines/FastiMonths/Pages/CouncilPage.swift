public import FastiCalendars

/// The calendar page of the Fiqh Council of North America: a list of lines such as
/// `Muharram 1 1447 = June 26, 2025 (Thu)`, or tables.
public enum CouncilPage {
  /// The months of the page.
  ///
  /// - Parameter computed: The months as computed, from which the page may differ by at most two days.
  /// - Complexity: O(*n*) in the size of the page.
  public static func read(_ page: WebPage, computed: HijriMonths) -> MonthReading {
    var reading = MonthGate(computed: computed, isCalculated: true).judge(page.candidates(.council, computed))
    reading.warn(about: page.seen(.council, computed))
    if !page.isWhole, reading.problem == nil { reading.warnings.append(.truncatedDocument) }
    return reading
  }
}
