import FastiPages
import FastiRecords
import FastiWords

// What was wrong, in the reader's language: a writer of causes, one file a sort. The sentence of the command line stands on
// no page: what has no cause is told by its sort.
extension FieldError {
  /// What a failure says on a page.
  init(_ failure: Failure, _ words: PageWords) {
    let value = failure.value ?? ""
    switch failure.cause {
    case .civil(let error): self.init(error, failure.value, words)
    case .calendar(let error): self.init(error, failure.value, words)
    case .rule(let mistake): self.init(mistake, words)
    case .workdays(let error): self.init(error, words)
    case .bridges(let error, let year): self.init(error, year, words)
    case .leave(let error): self.init(error, failure.value, words)
    case .reminder(let error): self.init(error, words)
    case .store(let error): self.init(error, words)
    case .file(let problem): self.init(problem, failure, words)
    case .more(let count): self.init(words(.fileMore, FieldError.fileName(failure.message), String(count)))
    case .bringing(let cause): self.init(cause, failure, words)
    case .thingOfFile(let cause, let line, let path): self.init(cause, line: line, path: path, failure, words)
    case .backup(let cause): self.init(cause, words)
    case .machine(let cause): self.init(cause, words)
    case .text(let cause): self.init(words(cause))
    case .thing(let cause): self.init(cause, value, words)
    case .days(let cause): self.init(cause, value, words)
    case .hijri(let cause): self.init(cause, value, words)
    case .link(let cause): self.init(cause, value, words)
    case .entry(let cause): self.init(cause, value, words)
    case .number(let most): self.init(words(.wrongNumber, value, String(most)))
    case .choice(let choices): self.init(words(.wrongChoice, value, choices.joined(separator: ", ")))
    case .zone: self.init(words(.wrongZone, value), hint: failure.hint.flatMap(FieldError.onPage))
    case .regions(let count, let limit): self.init(words(.wrongRegions, String(count), String(limit)))
    case .request(let cause): self.init(cause, words)
    case nil: self.init(words(failure.kind.phrase))
    }
  }

  /// A hint of the command line as a page has it: the value without the option before it; nil for what is a line for a
  /// terminal all the same.
  static func onPage(_ hint: String) -> String? {
    let parts = hint.split(separator: " ", maxSplits: 1)
    let value = hint.hasPrefix("--") ? parts.dropFirst().first.map { String($0) } : hint
    return value.flatMap { $0.contains("--") || $0.hasPrefix("fasti ") ? nil : $0 }
  }
}

extension Failure.Kind {
  /// What is said of a failure of which nothing more is known.
  fileprivate var phrase: Phrase {
    switch self {
    case .usage: .failedUsage
    case .notFound: .failedNotFound
    case .invalid: .failedInvalid
    case .refused: .failedRefused
    case .network: .wrongNetwork
    case .storage: .failedStorage
    }
  }
}

extension PageWords {
  /// What was typed before what is wrong with it.
  func typed(_ value: String?, _ sentence: String) -> String {
    value.map { self(.typedValue, $0, sentence) } ?? sentence
  }
}
