import FastiCivil

/// Why a text cannot be stored.
public enum TextCause: Hashable, Sendable {
  /// A title, or the name of a token or feed, without any visible character.
  case emptyTitle
  /// A name without any visible character.
  case emptyName
  /// A note without any visible character.
  case emptyNote
  /// A search without a word.
  case emptySearch
  case emptyFile
  /// No file was sent.
  case missingFile
  /// Several files were sent instead of one.
  case severalFiles
  /// A control character; with `hasLines`, line breaks are allowed.
  case control(hasLines: Bool)
  /// A name of one or two dots, which browsers remove from an address.
  case dots
  /// More characters (Unicode scalars) than allowed.
  case characters(most: Int)
  /// More bytes than allowed.
  case bytes(most: Int)
  /// A file with more megabytes than allowed.
  case megabytes(most: Int)
  /// Bytes that are not UTF-8.
  case notUTF8
}

extension TextCause {
  var sort: FailureSort {
    switch self {
    case .emptyTitle: "empty-title"
    case .emptyName: "empty-name"
    case .emptyNote: "empty-note"
    case .emptySearch: "empty-search"
    case .emptyFile: "empty-file"
    case .missingFile: .usage("missing-file")
    case .severalFiles: "several-files"
    case .control: "control-character"
    case .dots: "dots"
    case .characters, .bytes, .megabytes: "too-long"
    case .notUTF8: "not-utf8"
    }
  }

  var sentence: Sentence {
    switch self {
    case .emptyTitle, .emptyName: Sentence(.textEmpty, .field)
    case .emptyNote: Sentence(.textEmptyNote)
    case .emptySearch: Sentence(.textEmptySearch)
    case .emptyFile, .missingFile: Sentence(.textEmptyFile)
    case .severalFiles: Sentence(.textSeveralFiles)
    case .control(let hasLines): Sentence(hasLines ? .textControl : .textControlLine, .field)
    case .dots: Sentence(.textDots)
    case .characters(let most): Sentence(.textCharacters, .field, .number(most))
    case .bytes(let most): Sentence(.textBytes, .field, .number(most))
    case .megabytes(let most): Sentence(.textMegabytes, .number(most))
    case .notUTF8: Sentence(.textNotUTF8, .field)
    }
  }
}
