import FastiCivil

/// A part of the program, or a program it needs, that is missing.
public enum HelperCause: Hashable, Sendable {
  /// `fastid`.
  case missing
  /// `fastid`, which was to replace this process.
  case notBeside
  /// `fastid` does not report its version.
  case silent
  /// `fastid` lacks a library, or a library has another version; with the message of the loader.
  case notLoaded(String)
  /// `fastid`, which is needed to fetch anything.
  case noFetching
  /// The program that reads PDF.
  case noPDF
  /// The limits under which documents are read cannot be set.
  case noLimits
  /// The texts of the program cannot be read.
  case noWords(String)
  case noServer
  /// The server, which is needed for pass-phrases and tokens.
  case noKeyring
  /// PostgreSQL.
  case noDatabase
  /// The reader and writer of archives.
  case noArchives
  /// The printer of documents.
  case noPaper
  /// A font for documents on paper.
  case noFont
  /// The folder for attachments.
  case noAttachments
  /// The scheduler of reminders.
  case noReminders
  /// A source of random numbers.
  case noRandomness
}

extension HelperCause {
  var sort: FailureSort {
    switch self {
    case .missing, .silent, .notLoaded: .storage("no-fastid")
    case .notBeside: .storage("input-output")
    case .noFetching: FailureSort("no-fastid", .network)
    case .noPDF: .storage("no-pdftotext")
    case .noLimits: .storage("no-limits")
    case .noWords: .storage("broken-words")
    case .noServer: .refused("no-server")
    case .noKeyring: .refused("no-keyring")
    case .noDatabase: .storage("no-database")
    case .noArchives: .storage("no-archives")
    case .noPaper: .storage("no-paper")
    case .noFont: .storage("no-font")
    case .noAttachments: .refused("no-attachments")
    case .noReminders: .refused("no-reminders")
    case .noRandomness: .storage("no-randomness")
    }
  }

  var sentence: Sentence {
    switch self {
    case .missing, .notBeside: Sentence(.helperMissing)
    case .silent: Sentence(.helperSilent)
    case .notLoaded(let reason): Sentence(.helperNotLoaded, .text(reason))
    case .noFetching: Sentence(.helperNoFetching)
    case .noPDF: Sentence(.helperNoPDF)
    case .noLimits: Sentence(.helperNoLimits)
    case .noWords(let reason): Sentence(.helperNoWords, .detail(reason))
    case .noServer, .noKeyring: Sentence(.helperNoServer)
    case .noDatabase: Sentence(.helperNoDatabase)
    case .noArchives: Sentence(.helperNoArchives)
    case .noPaper: Sentence(.helperNoPaper)
    case .noFont: Sentence(.helperNoFont)
    case .noAttachments: Sentence(.helperNoAttachments)
    case .noReminders: Sentence(.helperNoReminders)
    case .noRandomness: Sentence(.helperNoRandomness)
    }
  }
}
