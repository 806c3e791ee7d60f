import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats

/// Clocks with daylight saving time, and clocks far from UTC.
private let clocks: [EventClocks] = [
  "CET-1CEST,M3.5.0,M10.5.0/3", "<+14>-14", "<-12>12",
].compactMap { name in
  read { () throws(ZoneError) in try Zone(posix: Array(name.utf8)) }.flatMap { NamedZone("Zone", $0) }.map { .zone($0) }
}

extension Reader {
  /// Rules of recurrence as calendars write them, and tables of months.
  static let recurrences: [Reader] = [
    Reader("recurrence", longest: 256) { bytes throws(BrokenLaw) in
      // The first line is the first day, and the time with a digit for the clocks: `2026-11-23 09:00 1`.
      let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).map { Array($0).text }
      guard lines.count == 2 else { return }
      let head = lines[0].split(separator: " ").map { String($0) }
      guard let first = head.first.flatMap({ text in read { () throws(CivilError) in try Day(iso: text) } }) else {
        return
      }
      let time = try time(head.dropFirst())
      guard
        let recurrence = read({ () throws(RRuleError) in try RRule.read(lines[1], first: first, time: time) })
      else { return }
      try checkDays(recurrence, lines[1])
      try checkWritten(recurrence, time, lines[1])
    },
    Reader("almanac", longest: 2_048) { bytes throws(BrokenLaw) in
      let (table, mistakes) = almanac(bytes)
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      try law((table == nil) == !mistakes.isEmpty, "a table with mistakes, or none without")
      try law(mistakes.allSatisfy { 0...lines ~= $0.line }, "a mistake in a line that is not there")
      let (later, moved) = almanac(Array("# comment\n\n".utf8) + bytes)
      try law(later == table, "two lines without meaning change the table")
      try law(
        moved
          == mistakes.map {
            AlmanacMistake(line: $0.line + ($0.line > 0 ? 2 : 0), value: $0.value, problem: $0.problem)
          },
        "two lines without meaning change the mistakes")
      if let table { try checkMonths(table) }
    },
  ]

  /// The time in a first line: all day, or from a time on, with floating clocks or those of a zone.
  private static func time(_ words: ArraySlice<String>) throws(BrokenLaw) -> EventTime {
    guard let word = words.first, let start = read({ () throws(CivilError) in try TimeOfDay(iso: word) }) else {
      return .allDay(.one)
    }
    let place = words.dropFirst().first.flatMap { Int($0) } ?? -1
    let chosen = clocks.indices.contains(place) ? clocks[place] : .floating
    guard let hours = read({ () throws(EventTimeError) in try EventHours(start, clocks: chosen) }) else {
      throw BrokenLaw(description: "an event without a length is refused at \(word)")
    }
    return .timed(hours)
  }

  /// The first day occurs, days increase, and each is the next one after the previous one.
  private static func checkDays(_ recurrence: Recurrence, _ text: String) throws(BrokenLaw) {
    let days = recurrence.starts(in: DayRange(recurrence.first).widened(before: 40, after: 800))
    try law(
      days.first == recurrence.first || recurrence.next(onOrAfter: recurrence.first) == nil, "the first day: \(text)")
    try law(zip(days, days.dropFirst()).allSatisfy { $0 < $1 }, "days do not rise: \(text)")
    for (day, next) in zip(days, days.dropFirst()).prefix(20) {
      try law(recurrence.next(onOrAfter: day + 1) == next, "after \(day.iso) comes not \(next.iso): \(text)")
    }
  }

  /// The written text is read again as the same days, and written again as the same text.
  private static func checkWritten(_ recurrence: Recurrence, _ time: EventTime, _ text: String) throws(BrokenLaw) {
    guard let written = read({ () throws(RRuleError) in try RRule.write(recurrence, time: time) }),
      let rule = written.rule
    else { return }
    guard let again = read({ () throws(RRuleError) in try RRule.read(rule, first: written.first, time: time) }) else {
      throw BrokenLaw(description: "\(text) was written as \(rule), which is refused")
    }
    let range = DayRange(recurrence.first).widened(before: 0, after: 1_500)
    try law(again.starts(in: range) == recurrence.starts(in: range), "\(text) was written as \(rule)")
    try law(read { () throws(RRuleError) in try RRule.write(again, time: time) } == written, "\(text), then \(rule)")
  }

  /// A table, or the mistakes in its text.
  private static func almanac(_ bytes: [UInt8]) -> (table: MonthAlmanac?, mistakes: [AlmanacMistake]) {
    do throws(AlmanacMistakes) { return (try MonthAlmanac(reading: bytes), []) } catch { return (nil, error.mistakes) }
  }

  /// Every day of the table is a day of one of its months, and every first day is found by its month.
  private static func checkMonths(_ table: MonthAlmanac) throws(BrokenLaw) {
    guard table.count > 0, let days = table.days else { throw BrokenLaw(description: "a table without days") }
    try law(days.count >= table.count * table.lengths.lowerBound, "shorter than its months")
    try law(table.source(on: days.first) != nil && table.source(on: days.last) != nil, "a month without a source")
    if let decided = table.decidedDays { try law(decided.first == days.first && decided.last <= days.last, "decided") }
    for year in Set([days.first.year, days.last.year]) where Limits.year.contains(year) {
      let whole = DayRange(year: year)
      for month in 1...table.monthsPerYear {
        for day in table.days(month: month, day: .day(1), inGregorianYear: year) {
          try law(whole.contains(day), "\(day.iso) is not in \(year)")
        }
      }
      _ = table.answers(year: year)
    }
  }
}
