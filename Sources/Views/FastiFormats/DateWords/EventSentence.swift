public import FastiAgenda
public import FastiCivil

/// An event typed as one sentence, in English, Swedish or Vietnamese.
///
/// ```swift
/// let words = DateWords(today: Day(year: 2026, month: 11, day: 24), language: "en")
/// let event = try EventSentence("Lunch with Björn fri 12-13 every 2 weeks at Café X", words)
/// print(event.title, event.first, event.place)    // Lunch with Björn 2026-11-27 Café X
/// ```
///
/// A day, hours, a recurrence and a place may be in any order; the rest is the title. If there are two days, the longer
/// text is used and the other stays in the title. Nothing is guessed, with one exception: an event with an hour and
/// without a day is today.
public struct EventSentence: Hashable, Sendable {
  /// The rest of the text.
  public let title: String
  /// The first day; of a recurring event, a day on or before the first occurrence.
  public let first: Day
  /// The last day of the first occurrence.
  public let last: Day
  /// When it begins; nil for an event of whole days.
  public let start: TimeOfDay?
  /// When it ends; nil if not given. A time before ``start`` is on the next day.
  public let end: TimeOfDay?
  /// The recurrence; nil for once.
  public let rule: RecurrenceRule?
  /// When the recurrence ends.
  public let until: RecurrenceEnd
  /// Where it takes place; empty if not given.
  public let place: String

  /// Reads a sentence.
  /// - Parameters:
  ///   - words: The day it is relative to, and the reader's language.
  ///   - day: The day of a sentence without a day; nil if such a sentence must have hours, which are then today's.
  /// - Throws: Why it is not an event.
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

/// Why a sentence is not an event.
public enum EventSentenceError: Error, Hashable, Sendable {
  /// There is no text left for a title.
  case noTitle
  /// It has no day and no hour.
  case noDay
  /// A day can be either of two.
  case either(Day, Day)
  /// A day is wrong.
  case date(DateWordsError)
  /// The recurrence is not possible.
  case recurrence(RecurrenceError)
}
