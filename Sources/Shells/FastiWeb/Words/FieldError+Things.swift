import FastiPages
import FastiRecords
import FastiWords

extension FieldError {
  /// Why a thing that was named is not the one.
  init(_ cause: ThingCause, _ value: String, _ words: PageWords) {
    switch cause {
    case .unknown(let kind, let nearest):
      self.init(words(.unknownThing, words(kind.phrase), value), hint: nearest)
    case .several(let count): self.init(words(.wrongSeveral, value, String(count)))
    case .taken: self.init(words(.wrongTaken, value))
    case .shipped: self.init(words(.wrongShipped, value))
    case .deleted: self.init(words(.wrongDeleted, value))
    }
  }

  /// Why an address cannot be kept or followed.
  init(_ cause: LinkCause, _ value: String, _ words: PageWords) {
    let example = "https://example.org/page"
    switch cause {
    case .scheme: self.init(words(.wrongLink, value), hint: example)
    case .credentials: self.init(words(.wrongLinkCredentials), hint: example)
    case .noHost: self.init(words(.wrongLinkHost, value), hint: example)
    case .characters: self.init(words(.wrongLinkCharacters), hint: example)
    case .nowhere: self.init(words(.wrongLinkNowhere, value), hint: "fasti://day/2026-02-05")
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
    case .calendar: .noSuchCalendar
    case .setting: .noSuchSetting
    case .token: .noSuchToken
    }
  }
}
