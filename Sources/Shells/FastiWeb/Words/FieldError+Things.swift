import FastiApp
import FastiPages

extension FieldError {
  /// Why a thing that was named is not the one.
  init(_ cause: ThingCause, _ value: String, _ words: PageWords) {
    switch cause {
    case .unknown(let kind, let nearest):
      self.init(told: words(.unknownThing, words(kind.phrase), value), hint: nearest)
    case .several(let count): self.init(told: words(.wrongSeveral, value, String(count)))
    case .taken: self.init(told: words(.wrongTaken, value))
    case .shipped: self.init(told: words(.wrongShipped, value))
    case .deleted: self.init(told: words(.wrongDeleted, value))
    }
  }

  /// Why an address cannot be kept or followed.
  init(_ cause: LinkCause, _ value: String, _ words: PageWords) {
    let example = "https://example.org/page"
    switch cause {
    case .scheme: self.init(told: words(.wrongLink, value), hint: example)
    case .credentials: self.init(told: words(.wrongLinkCredentials), hint: example)
    case .noHost: self.init(told: words(.wrongLinkHost, value), hint: example)
    case .characters: self.init(told: words(.wrongLinkCharacters), hint: example)
    case .nowhere: self.init(told: words(.wrongLinkNowhere, value), hint: "fasti://day/2026-02-05")
    }
  }
}

extension PageWords {
  /// Why a text cannot be kept.
  func callAsFunction(_ cause: TextCause) -> String {
    switch cause {
    case .emptyTitle: self(.wrongEmptyTitle)
    case .emptyName: self(.wrongEmptyName)
    case .emptyNote: self(.wrongEmptyNote)
    case .emptySearch: self(.wrongEmptySearch)
    case .emptyFile: self(.wrongFile)
    case .severalFiles: self(.wrongFiles)
    case .control(let hasLines): self(hasLines ? .wrongControl : .wrongControlLine)
    case .characters(let most): self(.wrongCharacters, String(most))
    case .bytes(let most): self(.wrongBytes, String(most))
    case .megabytes(let most): self(.wrongMegabytes, String(most))
    }
  }
}

extension ThingCause.Kind {
  fileprivate var phrase: Phrase {
    switch self {
    case .region: .noSuchRegion
    case .rule: .noSuchRule
    case .event: .noSuchEvent
    case .countdown: .noSuchCountdown
    case .reminder: .noSuchReminder
    case .entry: .noSuchEntry
    case .leave: .noSuchLeave
    case .feed: .noSuchFeed
    case .attachment: .noSuchAttachment
    case .note: .noSuchNote
    case .month: .noSuchOverride
    case .page: .noSuchPage
    }
  }
}
