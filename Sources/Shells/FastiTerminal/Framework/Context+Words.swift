public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiRecords
public import FastiWords

extension Context {
  /// The words of the user's language.
  public var words: Words { Words.of(language) }

  /// The same with the user's clock from the store: 12 or 24 hours.
  public var clockWords: Words { words.with(hourClock) }

  /// A time of day on the user's clock.
  /// - Parameter seconds: Whether seconds are written if they are not 0.
  public func clock(_ time: TimeOfDay, seconds: Bool = false) -> String { clockWords.text(time, seconds: seconds) }

  /// The words of the user's language in the program, otherwise the English ones. Reading them takes about a
  /// millisecond, so only explanations use them.
  /// - Throws: `.storage` if they cannot be read, which is an error of the build.
  public func pageWords() throws(Failure) -> PageWords {
    var words = try PageWords.shipped(language)
    if format == .text { words.dates.clock = hourClock }
    return words
  }

  /// The fetcher of documents, which shows its steps in the user's language.
  public var fetcher: any Fetcher { WordedFetcher(machine.fetcher, language: language) }

  /// The use case that explains days in the user's language.
  /// - Throws: As ``pageWords()``.
  public func explain(_ almanac: Almanac) throws(Failure) -> ExplainDay { ExplainDay(almanac, try pageWords()) }
}

extension TerminalWords {
  /// The wording of a language on a terminal; English for a language without words.
  static func wording(of language: String) -> any Wording {
    guard language != "en", let words = try? PageWords.shipped(language) else { return English() }
    return TerminalWords(words)
  }
}

extension FetchStep {
  /// The step as a line on a terminal, in a language.
  public func line(in language: String) -> String { TerminalWords.wording(of: language).text(sentence) }
}

/// A wording with times on the user's clock.
struct ClockedWording: Wording {
  let base: any Wording
  /// Called only for a sentence with a time, because it opens the store.
  let clock: (TimeOfDay) -> String

  var language: String { base.language }
  func text(_ template: Template) -> String { base.text(template) }
  func text(day: Day) -> String { base.text(day: day) }
  func text(time: TimeOfDay) -> String { clock(time) }
  func text(decimal number: String) -> String { base.text(decimal: number) }
  func text(path: String) -> String { base.text(path: path) }
  func text(detail: String) -> String { base.text(detail: detail) }
}
