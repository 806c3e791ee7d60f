public import FastiAgenda
public import FastiCivil

/// An event said in one sentence, in English, Swedish or Vietnamese.
///
/// ```swift
/// let words = DateWords(today: Day(year: 2026, month: 11, day: 24), language: "en")
/// let event = try EventSentence("Lunch with Björn fri 12-13 every 2 weeks at Café X", words)
/// print(event.title, event.first, event.place)    // Lunch with Björn 2026-11-27 Café X
/// ```
///
/// A day, hours, how it comes again and a place may stand in any order; what is left is the title. Of two days the longer text
/// counts, and the other stays in the title. What is not said is not guessed, but that what has an hour and no day is today.
public struct EventSentence: Hashable, Sendable {
  /// What is left of the text.
  public let title: String
  /// The first day; of what comes again a day on or before the first occurrence.
  public let first: Day
  /// The last day of the first occurrence.
  public let last: Day
  /// When it begins; nil for whole days.
  public let start: TimeOfDay?
  /// When it ends; nil where that is not said. A time before ``start`` is on the next day.
  public let end: TimeOfDay?
  /// How it comes again; nil for once.
  public let rule: RecurrenceRule?
  /// When it ends to come again.
  public let until: RecurrenceEnd
  /// Where it takes place; empty where that is not said.
  public let place: String

  /// Reads a sentence.
  /// - Parameters:
  ///   - words: The day it is relative to, and the reader's language.
  ///   - day: The day of a sentence that says none; nil where such a sentence must say hours, which are then today's.
  /// - Throws: Why it is no event.
  /// - Complexity: O(*n*) in the words of the text.
  public init(_ text: String, _ words: DateWords, on day: Day? = nil) throws(EventSentenceError) {
    var reader = EventSentenceReader(text, words)
    try reader.read()
    var first = day ?? words.today
    var last = first
    if let days = reader.days {
      (first, last) = (days.first, days.last)
    } else {
      guard day != nil || reader.hours != nil || reader.again?.saysDays == true else { throw .noDay }
      first = reader.again?.firstWeekday(onOrAfter: first) ?? first
      last = first
    }
    (self.first, self.last) = (first, last)
    (start, end) = (reader.hours?.start, reader.hours?.end)
    do throws(RecurrenceError) { rule = try reader.again?.rule(first: first) } catch { throw .recurrence(error) }
    until = rule == nil ? .never : reader.until
    place = reader.place
    title = reader.title
    guard !title.isEmpty else { throw .noTitle }
  }
}

/// Why a sentence is no event.
public enum EventSentenceError: Error, Hashable, Sendable {
  /// Nothing is left that would be its title.
  case noTitle
  /// It says no day and no hour.
  case noDay
  /// A day may be either of two.
  case either(Day, Day)
  /// A day is wrong.
  case date(DateWordsError)
  /// It cannot come again like that.
  case recurrence(RecurrenceError)
}
