import FastiCivil

extension SentenceReader {
  /// An exception, after its keyword: `2022 moved to 2022-06-02`.
  mutating func exception() -> RuleException? {
    let occasion = occasion()
    var change: RuleException.Change?
    if consume("cancelled") {
      change = .cancelled
    } else if consume("moved", "to") {
      change = date().map { .moved(to: $0) }
    } else if consume("renamed"), let language = next() {
      if !LanguageCode.isValid(language.bytes) { note(.language, language) }
      let text = source.text[language.bytes.endIndex...]
      change = .renamed(Names.Entry(language: LanguageCode(language.bytes), text: [UInt8](trimmed(text))))
      position = words.count
    } else {
      note(.exception, next())
    }
    end(.exception)
    guard let occasion, let change else { return nil }
    return RuleException(occasion: occasion, change: change)
  }

  /// The year or the date of an exception.
  private mutating func occasion() -> RuleException.Occasion? {
    if let current, current.bytes.count > 4, current.bytes.contains(UInt8(ascii: "-")) {
      return date(.exception).map { .day($0) }
    }
    return number(.exception, Limits.year).map { .year($0) }
  }

  /// `since 1999-10-02 until 2004`, either or none, to the end of the words.
  mutating func validity() -> Validity {
    var validity = Validity.always
    while !isAtEnd {
      if consume("since") {
        validity.since = bound(.since)
      } else if consume("until") {
        validity.until = bound(.until)
      } else if !consume(",") {
        note(.line, next())
      }
    }
    return validity
  }
}
