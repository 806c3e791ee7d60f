import FastiCivil

/// The months and dates in a piece of a page: a cell, an element of a list, a sentence, a line.
struct Fragment {
  enum Mention {
    case month(NamedMonth)
    case date(NamedDate)
    case year(Int)
    case weekday(Weekday)
    case length(Int)
  }

  private(set) var mentions: [Mention] = []
  /// Whether it contains only names, dates, and words that do not change the meaning.
  private(set) var isPlain = true
  /// Whether something in it is uncertain: one of two days, a condition, a guess, a row that is still open.
  private(set) var isDoubtful = false
  /// Whether it states itself that something is open.
  private(set) var isOpen = false
  /// Whether a word says that something begins.
  private(set) var saysFirst = false
  /// Whether it contains a date, even if it is one of two.
  private(set) var hasDate = false

  /// Whether it is empty.
  let isEmpty: Bool

  /// The months and dates in tokens.
  /// - Parameter isStrict: Whether only possible month starts are wanted; otherwise also months written as numbers.
  init(_ tokens: [Token], isStrict: Bool = true) {
    isEmpty = tokens.isEmpty
    let scanner = Scanner(tokens: tokens)
    var place = 0
    var isEnd = false
    while place < tokens.count {
      if !isStrict, let month = scanner.numberedMonth(place) ?? scanner.unknownMonth(place) {
        mentions.append(.month(month))
        place = month.end
        continue
      }
      if let (mention, end) = scanner.mention(place) {
        // `ends on ...`: a date, but not of a beginning.
        if case .date(let date) = mention {
          hasDate = true
          if !isEnd, let range = scanner.wholeMonth(date) {
            mentions += [.date(range.first), .length(range.length)]
            place = range.end
            continue
          }
          if !isEnd { mentions.append(mention) }
          isEnd = false
        } else {
          mentions.append(mention)
        }
        place = end
        continue
      }
      if let end = scanner.otherDay(place) {
        isPlain = false
        place = end
        continue
      }
      if scanner.isWord(place, "ends end last until") { isEnd = true }
      if scanner.isWord(place, "pending") { isOpen = true }
      if scanner.isHedge(place) || scanner.isWord(place, "or") { isDoubtful = true }
      if scanner.gregorianMonth(place) != nil {
        // A date that is not a single day: one of two days, a range, a day without its number.
        if scanner.number(place + 1) != nil || scanner.number(place - 1) != nil { (hasDate, isDoubtful) = (true, true) }
      }
      // Only to report the month beside it: a month in another language, or a date without signs between its numbers.
      if !isStrict, scanner.looksLikeDate(place) { (hasDate, isDoubtful) = (true, true) }
      if scanner.isWord(place, Fragment.beginnings) { saysFirst = true }
      if !scanner.isNeutral(place) { isPlain = false }
      place += 1
    }
  }

  static var beginnings: StaticString { "first begin begins beginning began start starts started commences" }

  var months: [NamedMonth] { mentions.compactMap { if case .month(let month) = $0 { month } else { nil } } }
  var weekdays: Int { mentions.count { if case .weekday = $0 { true } else { false } } }
  var dates: [NamedDate] { mentions.compactMap { if case .date(let date) = $0 { date } else { nil } } }
}

extension Scanner {
  fileprivate func mention(_ place: Int) -> (Fragment.Mention, Int)? {
    if let date = namedDate(place) { return (.date(date), date.end) }
    if let month = namedMonth(place) { return (.month(month), month.end) }
    if let year = hijriYear(place) { return (.year(year.year), year.end) }
    if let day = weekday(place) { return (.weekday(day), skipping(".", at: place + 1)) }
    if let length = number(place), length == 29 || length == 30 {
      if isWord(place + 1, "day days") { return (.length(length), place + 2) }
      if tokens.count == 1 { return (.length(length), place + 1) }
    }
    return nil
  }

  /// Whether a token does not change the meaning of the text beside it.
  fileprivate func isNeutral(_ place: Int) -> Bool {
    guard let token = self[place] else { return false }
    switch token.kind {
    case .mark(let sign): return ![UInt8(ascii: "?"), UInt8(ascii: "\"")].contains(sign)
    case .number:
      // The place in a list, alone in its cell.
      return tokens.count - (isMark(1, ".") || isMark(1, ")") ? 1 : 0) == 1
    case .other: return false
    case .word:
      // `Ramadan 1447 on March 3` may be the day it was posted.
      if token.isWord("on") { return place == 0 || isWord(place - 1, Self.verbs) }
      return token.isWord(Self.verbs)
        || token.isWord(
          """
          the of in month months day days date dates year ah h a hijri islamic gregorian calendar name ce ad \
          corresponding corresponds to equals first beginning
          """)
    }
  }

  private static var verbs: StaticString {
    "is will be falls fall begin begins began start starts started commences"
  }
}
