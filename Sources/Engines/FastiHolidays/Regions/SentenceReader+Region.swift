import FastiCivil

extension SentenceReader {
  /// The year or the date of an exception.
  mutating func occasion() -> RuleException.Occasion? {
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
