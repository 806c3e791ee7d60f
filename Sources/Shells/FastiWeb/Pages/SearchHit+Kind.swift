import FastiAgenda
import FastiPages
import FastiPerson

extension SearchHit {
  /// The kind of entry it is.
  var entryKind: EntryKind {
    switch kind {
    case "note": .note
    case "countdown": .countdown
    case "holiday", "rule": .observance
    case "reminder": .reminder
    case "leave": .leaveUsed
    default: .event
    }
  }

  /// The page that is about nothing else; nil where its day is.
  var editor: Path? {
    switch kind {
    case "reminder": Paths.reminder(id)
    case "rule": Paths.rule(id)
    case "leave": Paths.leave(entry: id)
    default: nil
    }
  }
}
