public import FastiCivil

/// Why a file of another program, or of Fasti, cannot be imported.
public enum ImportCause: Hashable, Sendable {
  case zeroByte
  /// Bytes that are not UTF-8.
  case notUTF8
  /// The calendar has no end line.
  case cutCalendar
  case noCalendar
  /// Neither its name nor its content shows the format.
  case unknownFormat
  /// A file of the planner in another format.
  case otherFormat(String)
  /// Not a file of leave vectors.
  case noVectors
  /// The file would become more events than that.
  case tooManyEvents(most: Int)
  /// The file contains more rules than that.
  case tooManyRules(most: Int)
  /// The countdown occurs neither yearly nor once.
  case countdownRepeats
  /// The schedule has two paydays a month, but only one payday is given.
  case twoPaydays
  /// Lines kept of a calendar that no calendar can have.
  case contentLines
  /// The planner has an event of that title with other content.
  case otherEvent(title: String)
  /// The planner has that thing with other content.
  case otherThing(Thing, Day)
  /// The ledger has another profile.
  case otherProfile
  /// The ledger has that entry with other content.
  case otherEntry(id: String)
  /// It cannot be read.
  case unreadable
  /// A file of leave vectors cannot be read.
  case unreadableVectors

  /// A thing of the planner.
  public enum Thing: Hashable, Sendable {
    case note, event, countdown
  }
}

extension ImportCause {
  var sort: FailureSort {
    switch self {
    case .zeroByte: "zero-byte"
    case .notUTF8: "not-utf8"
    case .cutCalendar: "cut-calendar"
    case .noCalendar: "no-calendar"
    case .unknownFormat, .otherFormat, .noVectors: "unknown-format"
    case .tooManyEvents, .tooManyRules: "too-many"
    case .countdownRepeats: "unknown-value"
    case .twoPaydays: "malformed-schedule"
    case .contentLines: "malformed-lines"
    case .otherEvent: .refused("event-conflict")
    case .otherThing: .refused("planner-conflict")
    case .otherProfile: .refused("profile-conflict")
    case .otherEntry: .refused("entry-conflict")
    case .unreadable: "unreadable-file"
    case .unreadableVectors: "malformed-file"
    }
  }

  var sentence: Sentence {
    switch self {
    case .zeroByte: Sentence(.importZeroByte)
    case .notUTF8: Sentence(.importNotUTF8)
    case .cutCalendar: Sentence(.importCutCalendar)
    case .noCalendar: Sentence(.importNoCalendar)
    case .unknownFormat: Sentence(.importUnknownFormat)
    case .otherFormat(let format): Sentence(.importOtherFormat, .text(format))
    case .noVectors: Sentence(.importNoVectors)
    case .tooManyEvents(let most): Sentence(.importTooManyEvents, .number(most))
    case .tooManyRules(let most): Sentence(.importTooManyRules, .number(most))
    case .countdownRepeats: Sentence(.importCountdown)
    case .twoPaydays: Sentence(.importTwoPaydays)
    case .contentLines: Sentence(.importContentLines)
    case .otherEvent(let title): Sentence(.importOtherEvent, .text(title))
    case .otherThing(.note, let day): Sentence(.importOtherNote, .day(day))
    case .otherThing(.event, let day): Sentence(.importOtherDated, .day(day))
    case .otherThing(.countdown, let day): Sentence(.importOtherCountdown, .day(day))
    case .otherProfile: Sentence(.importOtherProfile)
    case .otherEntry(let id): Sentence(.importOtherEntry, .text(id))
    case .unreadable, .unreadableVectors: Sentence(.importUnreadable)
    }
  }
}
