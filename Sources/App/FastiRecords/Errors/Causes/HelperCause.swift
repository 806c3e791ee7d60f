import FastiCivil

/// Which part of the program, or which program it needs, is not there.
public enum HelperCause: Hashable, Sendable {
  /// The helper program.
  case missing
  /// The helper program, in whose place this one was to go on.
  case notBeside
  /// The helper program does not say its version.
  case silent
  /// The helper program, without which nothing is fetched.
  case noFetching
  /// The program that reads PDF.
  case noPDF
  /// The limits under which documents are read.
  case noLimits
  /// The words of the program.
  case noWords(String)
  case noServer
  /// The server, which pass-phrases and tokens are for.
  case noKeyring
  /// PostgreSQL.
  case noDatabase
  /// What reads and writes archives.
  case noArchives
  /// The folder for attachments.
  case noAttachments
  /// What tells reminders.
  case noReminders
  /// A source of random numbers.
  case noRandomness
}

extension HelperCause {
  var sort: FailureSort {
    switch self {
    case .missing, .silent: .storage("no-fastid")
    case .notBeside: .storage("input-output")
    case .noFetching: FailureSort("no-fastid", .network)
    case .noPDF: .storage("no-pdftotext")
    case .noLimits: .storage("no-limits")
    case .noWords: .storage("broken-words")
    case .noServer: .refused("no-server")
    case .noKeyring: .refused("no-keyring")
    case .noDatabase: .storage("no-database")
    case .noArchives: .storage("no-archives")
    case .noAttachments: .refused("no-attachments")
    case .noReminders: .refused("no-reminders")
    case .noRandomness: .storage("no-randomness")
    }
  }

  var sentence: Sentence {
    switch self {
    case .missing, .notBeside: Sentence(.helperMissing)
    case .silent: Sentence(.helperSilent)
    case .noFetching: Sentence(.helperNoFetching)
    case .noPDF: Sentence(.helperNoPDF)
    case .noLimits: Sentence(.helperNoLimits)
    case .noWords(let reason): Sentence(.helperNoWords, .detail(reason))
    case .noServer, .noKeyring: Sentence(.helperNoServer)
    case .noDatabase: Sentence(.helperNoDatabase)
    case .noArchives: Sentence(.helperNoArchives)
    case .noAttachments: Sentence(.helperNoAttachments)
    case .noReminders: Sentence(.helperNoReminders)
    case .noRandomness: Sentence(.helperNoRandomness)
    }
  }
}
