import FastiAgenda
public import FastiCivil
import FastiFormats
public import FastiRecords

extension EventDraft {
  /// The fields of an event from one sentence: `Lunch with Björn fri 12-13 every 2 weeks at Café X`.
  /// - Parameter day: The day of a sentence without one; nil for today, if the sentence has hours.
  /// - Throws: `.invalid` when the sentence is not an event, or its day may be either of two.
  public init(sentence text: String, on day: Day? = nil, _ dates: DateReader) throws(Failure) {
    let field = Field.input(.text)
    let words = try dates.words(for: text)
    let said: EventSentence
    do throws(EventSentenceError) { said = try EventSentence(text, words, on: day) } catch {
      throw Failure(error.cause, field: field, value: text)
    }
    self.init()
    title = said.title
    on = said.first
    if said.last > said.first { until = said.last }
    at = said.start.map { String($0.iso.prefix(5)) }
    to = said.end.map { String($0.iso.prefix(5)) }
    if !said.place.isEmpty { place = said.place }
    again.rule = said.rule.map { RecurrenceText.write($0) }
    switch said.until {
    case .never: break
    case .after(let count): again.times = count
    case .on(let day): again.last = day
    }
  }
}

extension EventSentenceError {
  /// The cause of the failure.
  fileprivate var cause: Cause {
    switch self {
    case .either(let one, let other): .eitherDay(one, other)
    case .date(let error): .dateWords(error)
    case .recurrence(let error): .recurrence(error)
    case .noTitle, .noDay: .eventSentence(self)
    }
  }
}
