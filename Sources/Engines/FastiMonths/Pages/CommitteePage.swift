public import FastiCalendars
import FastiCivil

/// Pages of the Central Hilal Committee: the home page, with announcements and a link to the calendar of the month, and
/// single news.
public enum CommitteePage {
  /// The greatest number of news items linked from a home page; older ones are about months that are over.
  public static let mostNews = 3

  /// The home page: what it announces, and the newest calendar and the news it links.
  ///
  /// - Parameters:
  ///   - base: The page's own address; only calendars and news of the same host are used, with `www.` or without.
  ///   - computed: The months as computed, from which an announcement may differ by at most two days.
  /// - Complexity: O(*n*) in the size of the page.
  public static func readHome(_ page: WebPage, base: [UInt8], computed: HijriMonths) -> MonthReading {
    var reading = MonthGate(computed: computed).judge(page.candidates(.committee, computed))
    reading.warn(about: page.seen(.committee, computed))
    reading.calendarPDF = CalendarLinks(base: base)?.newest(page.links)
    reading.news = NewsLinks(base: base)?.first(mostNews, of: page.links) ?? []
    if reading.problem != nil {
      reading.problem = reading.calendarPDF == nil ? .noCalendarLink : nil
    } else if reading.calendarPDF == nil {
      reading.warnings.append(.noCalendarPDF)
    }
    if !page.isWhole, reading.problem == nil { reading.warnings.append(.truncatedDocument) }
    return reading
  }

  /// One news item: the decision that it contains. A call to look for the Moon is not a decision.
  /// - Complexity: O(*n*) in the size of the page.
  public static func readNews(_ page: WebPage, computed: HijriMonths) -> MonthReading {
    var reading = MonthGate(computed: computed).judge(page.candidates(.committee, computed, isOneText: true))
    reading.warn(about: page.seen(.committee, computed))
    guard reading.problem == nil else { return reading }
    let texts = page.blocks.compactMap { block -> Scanner? in
      if case .text(let text) = block { return Scanner(tokens: Tokenizer.tokens(text)) }
      return nil
    }
    reading.posted = agreed(texts.compactMap { $0.posted })
    reading.sighted = agreed(texts.flatMap { $0.sightings })
    reading.sightingEvening = agreed(texts.flatMap { $0.evenings })
    if !page.isWhole { reading.warnings.append(.truncatedDocument) }
    return reading
  }

  /// Their common value; nil when they differ or there is none.
  private static func agreed<Value: Equatable>(_ values: [Value]) -> Value? {
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

extension Scanner {
  /// The day of `Posted on: March 19, 2026`.
  var posted: Day? {
    guard isWord(0, "posted"), let date = date(skipping(":", at: skipping(word: "on", at: 1))) else { return nil }
    return date.weekday == nil || date.weekday == date.day.weekday ? date.day : nil
  }

  /// Whether the crescent was seen, for each statement.
  var sightings: [Bool] {
    var found: [Bool] = []
    for place in tokens.indices where isWord(place, "sighted seen") {
      if isWord(place - 1, "not") || isWord(place - 2, "not") {
        found.append(false)
      } else if isWord(place - 1, "was were been") {
        found.append(true)
      }
    }
    return found
  }

  /// The evenings of observation.
  var evenings: [Day] {
    var found: [Day] = []
    for place in tokens.indices where isWord(place, "on of") {
      let sunset = isWord(place, "on") && isWord(place - 1, "sunset")
      let evening = isWord(place, "of") && isWord(place - 1, "evening")
      guard sunset || evening, let date = date(place + 1) else { continue }
      if date.weekday == nil || date.weekday == date.day.weekday { found.append(date.day) }
    }
    return found
  }
}
