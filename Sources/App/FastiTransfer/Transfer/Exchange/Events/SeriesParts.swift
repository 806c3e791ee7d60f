import FastiAgenda
import FastiCivil

/// Expresses a series of days as the planner does: every day, week, month or year. Days that cannot be expressed so are
/// written one by one.
///
/// Whether a repetition fits is not derived from a rule but checked with the days: it must give exactly these.
struct SeriesParts {
  /// The recurrences of the series.
  private(set) var parts: [Recurrence] = []
  /// Whether the days were written one by one.
  private(set) var isWrittenOut = false
  /// The last written day if the series continues after it.
  private(set) var end: Day?

  /// The number of days after today for which a series is written: ten years.
  static let horizon = 3_653

  /// - Parameters:
  ///   - days: The days on which it begins, ascending, without duplicates.
  ///   - removed: Days among them that are excluded.
  ///   - goesOn: Whether it has no end.
  ///   - length: The number of days of each occurrence.
  init(_ days: [Day], without removed: Set<Day>, goesOn: Bool, length: Int, today: Day) {
    guard days.count > 1 || goesOn else {
      parts = days.filter { !removed.contains($0) }.compactMap { try? Recurrence(first: $0) }
      return
    }
    for repetition in Repetition.allCases where length <= repetition.shortestStep {
      if let parts = Self.parts(days, removed, goesOn, repetition) {
        self.parts = parts.sorted { $0.first < $1.first }
        return
      }
    }
    writeOut(days, removed, goesOn, today)
  }

  private mutating func writeOut(_ days: [Day], _ removed: Set<Day>, _ goesOn: Bool, _ today: Day) {
    let last = today + Self.horizon
    isWrittenOut = true
    parts = days.filter { $0 <= last && !removed.contains($0) }.compactMap { try? Recurrence(first: $0) }
    if goesOn || days.contains(where: { $0 > last }) { end = min(last, days.last ?? last) }
  }

  /// The series as one repetition; nil if none gives exactly these days.
  private static func parts(
    _ days: [Day], _ removed: Set<Day>, _ goesOn: Bool, _ repetition: Repetition
  ) -> [Recurrence]? {
    // A week with several days becomes several series, one for each weekday.
    var groups = [days]
    if repetition == .week {
      groups = (1...7).map { number in days.filter { $0.weekday.number == number } }.filter { !$0.isEmpty }
    }
    var parts: [Recurrence] = []
    for group in groups {
      // A single day does not show how the series continues.
      guard group.count > 1 || !goesOn, gives(group, repetition) else { return nil }
      for run in runs(group, removed) {
        let isLast = goesOn && run.last == group.last
        guard isLast || run.count > 1 else {
          parts += run.compactMap { try? Recurrence(first: $0) }
          continue
        }
        guard gives(run, repetition),
          let part = try? Recurrence(first: run[0], repetition: repetition, last: isLast ? nil : run.last)
        else { return nil }
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether a repetition gives exactly these days.
  private static func gives(_ days: [Day], _ repetition: Repetition) -> Bool {
    guard let first = days.first, let last = days.last, let range = try? DayRange(first, last) else { return false }
    return (try? Recurrence(first: first, repetition: repetition))?.starts(in: range) == days
  }

  /// The runs of days between excluded ones.
  private static func runs(_ days: [Day], _ removed: Set<Day>) -> [[Day]] {
    days.split(whereSeparator: { removed.contains($0) }).map { Array($0) }
  }
}
