import FastiCalendars
import FastiCivil

/// Reads tokens from a place on; every method returns what was found and where it ends.
struct Scanner {
  let tokens: [Token]

  subscript(_ place: Int) -> Token? { place >= 0 && place < tokens.count ? tokens[place] : nil }

  func isMark(_ place: Int, _ sign: Unicode.Scalar) -> Bool { self[place]?.isMark(sign) ?? false }
  func isWord(_ place: Int, _ list: StaticString) -> Bool { self[place]?.isWord(list) ?? false }
  func number(_ place: Int) -> Int? { self[place]?.number }

  /// The place after a sign, or the same place.
  func skipping(_ sign: Unicode.Scalar, at place: Int) -> Int { isMark(place, sign) ? place + 1 : place }
  /// The place after a word, or the same place.
  func skipping(word list: StaticString, at place: Int) -> Int { isWord(place, list) ? place + 1 : place }

  /// A weekday's name.
  func weekday(_ place: Int) -> Weekday? {
    guard let token = self[place], token.kind == .word,
      let group = token.text.group(
        in: """
          sunday sun;monday mon;tuesday tue tues;wednesday wed weds;thursday thu thur thurs;friday fri;saturday sat
          """)
    else { return nil }
    return Weekday.allCases[group]
  }

  /// The name of a Gregorian month, 1 to 12.
  func gregorianMonth(_ place: Int) -> Int? {
    guard let token = self[place], token.kind == .word else { return nil }
    return token.text.group(
      in: """
        january jan;february feb;march mar;april apr;may;june jun;july jul;august aug;september sep sept;october oct;\
        november nov;december dec
        """
    ).map { $0 + 1 }
  }

  /// A Hijri year of four digits, optionally followed by `AH` or `H`.
  func hijriYear(_ place: Int) -> (year: Int, end: Int)? {
    guard case .number(let year, digits: 4, isOrdinal: false)? = self[place]?.kind, (1300...1600).contains(year)
    else { return nil }
    var end = place + 1
    if isWord(end, "ah h hijri") {
      end += 1
    } else if isWord(end, "a"), isMark(end + 1, "."), isWord(end + 2, "h") {
      end = skipping(".", at: end + 3)
    }
    return (year, end)
  }
}
