import FastiApp
import FastiPages

// What was wrong, in the reader's language: a writer of causes, one file a sort. Only what has no cause is told in the
// English of the command line, and says that it is.
extension FieldError {
  /// What a failure says on a page.
  init(_ failure: Failure, _ words: PageWords) {
    let value = failure.value ?? ""
    switch failure.cause {
    case .civil(let error): self.init(error, failure.value, words)
    case .calendar: self.init(told: words(.wrongCalendar, value))
    case .rule(let mistake): self.init(mistake, words)
    case .workdays(let error): self.init(error, words)
    case .bridges(let error, let year): self.init(error, year, words)
    case .leave(let error): self.init(error, failure.value, hint: failure.hint, words)
    case .reminder(let error): self.init(error, words)
    case .store(let error): self.init(error, words)
    case .file(let problem): self.init(problem, failure, words)
    case .more(let count): self.init(told: words(.fileMore, FieldError.fileName(failure.message), String(count)))
    case .text(let cause): self.init(told: words(cause))
    case .thing(let cause): self.init(cause, value, words)
    case .days(let cause): self.init(cause, value, words)
    case .hijri(let cause): self.init(cause, value, words)
    case .link(let cause): self.init(cause, value, words)
    case .entry(let cause): self.init(cause, value, words)
    case .number(let most): self.init(told: words(.wrongNumber, value, String(most)))
    case .choice(let choices): self.init(told: words(.wrongChoice, value, choices.joined(separator: ", ")))
    case .zone: self.init(told: words(.wrongZone, value), hint: failure.hint)
    case .regions(let count, let limit): self.init(told: words(.wrongRegions, String(count), String(limit)))
    case .request(let cause): self.init(cause, words)
    case nil: self.init(failure.message, hint: failure.hint.flatMap { FieldError.isTyped($0) ? nil : $0 })
    }
  }

  /// A sentence in the language of the page.
  init(told sentence: String, hint: String? = nil) { self.init(sentence, hint: hint, isEnglish: false) }

  /// Whether a hint is a line for a terminal.
  private static func isTyped(_ hint: String) -> Bool { hint.hasPrefix("fasti ") || hint.hasPrefix("--") }
}

extension PageWords {
  /// What was typed before what is wrong with it.
  func typed(_ value: String?, _ sentence: String) -> String {
    value.map { self(.typedValue, $0, sentence) } ?? sentence
  }
}
