import FastiAgenda
import FastiApp

extension SearchHit {
  /// The kind of entry it is.
  var entryKind: EntryKind {
    switch kind {
    case "note": .note
    case "countdown": .countdown
    case "holiday": .observance
    default: .event
    }
  }
}
