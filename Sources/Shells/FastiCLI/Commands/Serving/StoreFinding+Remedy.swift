import FastiCivil
import FastiRecords

extension StoreReport.Finding {
  /// What the user can do about it: a sentence, or a command line of the system.
  var remedy: Failure.Hint {
    switch self {
    case .damaged(_, _, let folder), .stray(_, _, let folder), .unreadable(_, let folder),
      .altered(_, _, _, let folder), .missing(_, _, _, _, let folder):
      .words(.storeRemedyRestore, .path(folder))
    case .lostLog(_, let copy), .unfinishedLog(_, let copy): .words(.storeRemedyLostLog, .path(copy))
    case .unwritable: .words(.cliWritableFolder)
    case .full: .words(.hintRoom)
    case .ahead: .words(.cliOwnClock)
    case .open(let path): .line("chmod go= \(path)")
    }
  }
}
