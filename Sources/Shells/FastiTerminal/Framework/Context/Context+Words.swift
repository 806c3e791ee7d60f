import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiRecords
public import FastiWords

extension Context {
  /// The words of the reader's language.
  public var words: Words { Words.of(language) }

  /// The shipped words of the reader's language, else English. Reading them costs about a millisecond, so only
  /// explanations ask for them.
  /// - Throws: `.storage` when they cannot be read, which is a fault of the build.
  public func pageWords() throws(Failure) -> PageWords { try PageWords.shipped(language) }

  /// Explains days in the reader's language.
  /// - Throws: as ``pageWords()``.
  public func explain(_ almanac: Almanac) throws(Failure) -> ExplainDay { ExplainDay(almanac, try pageWords()) }
}

extension TerminalWords {
  /// The wording of a language on a terminal; English for a language without words.
  static func wording(of language: String) -> any Wording {
    guard language != "en", let words = try? PageWords.shipped(language) else { return English() }
    return TerminalWords(words)
  }
}
