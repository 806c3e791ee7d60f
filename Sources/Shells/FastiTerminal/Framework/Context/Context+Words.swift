import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiRecords
public import FastiWords

extension Context {
  /// The words of the reader's language.
  public var words: Words { Words.of(language) }

  /// The words that ship with the program in the reader's language, else in English. Reading them costs about a
  /// millisecond, so only what explains asks for them.
  /// - Throws: `.storage` when they cannot be read, which is a fault of the build.
  public func pageWords() throws(Failure) -> PageWords { try PageWords.shipped(language) }

  /// Explains days in the reader's words.
  /// - Throws: as ``pageWords()``.
  public func explain(_ almanac: Almanac) throws(Failure) -> ExplainDay { ExplainDay(almanac, try pageWords()) }
}

extension TerminalWords {
  /// How a language is written on a terminal; English where there are no words in it.
  static func wording(of language: String) -> any Wording {
    guard language != "en", let words = try? PageWords.shipped(language) else { return English() }
    return TerminalWords(words)
  }
}
