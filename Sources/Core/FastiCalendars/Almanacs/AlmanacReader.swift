import FastiCivil

extension MonthAlmanac {
  /// Reads a table of months.
  /// - Throws: Every mistake of the text, each with its line.
  public init(reading text: [UInt8]) throws(AlmanacMistakes) {
    var reader = AlmanacReader()
    reader.read(text)
    if !reader.mistakes.isEmpty { throw AlmanacMistakes(mistakes: reader.mistakes) }
    self = reader.almanac
  }

  /// The table of a shipped text; a test reads all of them.
  init(shipped text: StaticString) {
    var reader = AlmanacReader()
    text.withUTF8Buffer { reader.read([UInt8]($0)) }
    self = reader.almanac
  }
}

/// Reads the text of a table of months line by line, and records every mistake instead of stopping at the first.
struct AlmanacReader {
  var almanac = MonthAlmanac()
  var mistakes: [AlmanacMistake] = []
  private var line = 0
  private var known: [AlmanacMistake.StaticWord] = []
  /// The first month that is expected and not decided.
  private var projected: (year: Int, month: Int)?
  private var hasFallback = false

  mutating func read(_ text: [UInt8]) {
    almanac.entries.reserveCapacity(text.count / 19)
    for raw in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      guard let first = raw.first, first != UInt8(ascii: "#") else { continue }
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { readMonth(raw) } else { readHead(raw) }
    }
    line = 0
    for word in [AlmanacMistake.StaticWord.almanac, .name, .days, .months] where !known.contains(word) {
      note([], .missing(word))
    }
    if almanac.entries.isEmpty, mistakes.isEmpty { note([], .missing(.month)) }
    almanac.decided = almanac.entries.count
    if let projected {
      almanac.decided =
        almanac.entries.firstIndex { (Int($0.year), Int($0.month)) >= projected } ?? almanac.entries.count
    }
    while almanac.decided > 0, almanac.entries[almanac.decided - 1].isComputed { almanac.decided -= 1 }
  }

  private mutating func note(_ value: some Sequence<UInt8>, _ problem: AlmanacMistake.Problem) {
    mistakes.append(AlmanacMistake(line: line, value: Array(value), problem: problem))
  }

  // MARK: The head

  private mutating func readHead(_ raw: ArraySlice<UInt8>) {
    let words = raw.split(separator: UInt8(ascii: " "))
    guard let keyword = words.first else { return }
    let rest = Array(words.dropFirst())
    if keyword == "source" { return readSource(raw.dropFirst(keyword.count + 1)) }
    if !almanac.entries.isEmpty { return note(raw, .unknown) }
    switch keyword {
    case "almanac" where rest.count == 1 && rest[0].allSatisfy({ $0.isOfName }):
      read(.almanac, raw)
      almanac.name = Array(rest[0])
    case "name" where rest.count > 1:
      if !known.contains(.name) { known.append(.name) }
      let text = raw.dropFirst(keyword.count + rest[0].count + 2)
      almanac.titles.append(MonthAlmanac.Title(language: Array(rest[0]), text: Array(text)))
    case "days":
      read(.days, raw)
      guard let lengths = lengths(rest) else { return note(raw, .unknown) }
      almanac.lengths = lengths
    case "months":
      read(.months, raw)
      guard rest.count == 1, let count = rest[0].decimal, 1...13 ~= count else { return note(raw, .unknown) }
      almanac.monthsPerYear = count
    case "repeats" where rest.isEmpty: almanac.mayRepeat = true
    case "falls-back": readFallback(rest, raw)
    case "projected" where rest.count == 2 && rest[0] == "from":
      guard let month = month(rest[1]) else { return note(rest[1], .unknown) }
      projected = month
    default: note(raw, .unknown)
    }
  }

  private mutating func read(_ word: AlmanacMistake.StaticWord, _ raw: ArraySlice<UInt8>) {
    if known.contains(word) { note(raw, .repeated) } else { known.append(word) }
  }

  /// `29 30`, or `29 to 32`.
  private func lengths(_ words: [ArraySlice<UInt8>]) -> ClosedRange<Int>? {
    guard let first = words.first?.decimal, let last = words.last?.decimal, 1...60 ~= first, first <= last, last <= 60
    else { return nil }
    switch words.count {
    case 1: return first...last
    case 2 where last == first + 1: return first...last
    case 3 where words[1] == "to": return first...last
    default: return nil
    }
  }

  private mutating func readFallback(_ words: [ArraySlice<UInt8>], _ raw: ArraySlice<UInt8>) {
    if hasFallback { note(raw, .repeated) }
    hasFallback = true
    guard let name = words.first, words.count <= 2, let calendar = CalendarID(name: Array(name)) else {
      return note(raw, .unknown)
    }
    var shift = 0
    if words.count == 2 {
      guard let sign = words[1].first, let days = words[1].dropFirst().decimal, days <= 3,
        sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      else { return note(raw, .unknown) }
      shift = sign == UInt8(ascii: "-") ? -days : days
    }
    almanac.fallback = MonthAlmanac.Fallback(calendar: calendar, shift: shift)
  }

  private mutating func readSource(_ text: ArraySlice<UInt8>) {
    if text.isEmpty { return note(text, .unknown) }
    almanac.sources.append((almanac.entries.count, Array(text)))
  }

  // MARK: The months

  /// `1446-10 2025-03-31`, or `1446-10 2025-03-31 computed`.
  private mutating func readMonth(_ raw: ArraySlice<UInt8>) {
    let words = raw.split(separator: UInt8(ascii: " "))
    let isComputed = words.count == 3 && words[2] == "computed"
    guard words.count == 2 || isComputed, let (year, number) = month(words[0]) else { return note(raw, .unknown) }
    guard 1...almanac.monthsPerYear ~= number else {
      return note(words[0], .outsideHead(1...almanac.monthsPerYear))
    }
    guard let start = try? Day(iso: words[1]) else { return note(words[1], .notADay) }
    if almanac.sources.isEmpty { note(words[0], .noSource) }
    var isLeap = false
    if let last = almanac.entries.last {
      isLeap = almanac.mayRepeat && !last.isLeap && (Int(last.year), Int(last.month)) == (year, number)
      let next = Int(last.month) % almanac.monthsPerYear + 1
      let isNext = number == next && year == Int(last.year) + (next == 1 ? 1 : 0)
      if !isNext && !isLeap { note(words[0], .gap(next: next)) } else { check(start - last.start, words[1]) }
    }
    almanac.entries.append(
      MonthAlmanac.Entry(
        year: Int32(truncatingIfNeeded: year), month: UInt8(truncatingIfNeeded: number), isLeap: isLeap, start: start,
        isComputed: isComputed))
  }

  private mutating func check(_ days: Int, _ value: ArraySlice<UInt8>) {
    if days > almanac.lengths.upperBound { note(value, .tooLong(days)) }
    if days < almanac.lengths.lowerBound { note(value, .overlap(days)) }
  }

  /// `1446-10`.
  private func month(_ text: ArraySlice<UInt8>) -> (year: Int, month: Int)? {
    guard let hyphen = text.firstIndex(of: UInt8(ascii: "-")), let year = text[..<hyphen].decimal,
      let month = text[(hyphen + 1)...].decimal
    else { return nil }
    return (year, month)
  }
}

extension ArraySlice<UInt8> {
  /// The digits as a number of at most four digits; nil for anything else.
  fileprivate var decimal: Int? {
    guard !isEmpty, count <= 4 else { return nil }
    var value = 0
    for byte in self {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  fileprivate static func == (left: ArraySlice<UInt8>, right: StaticString) -> Bool {
    right.withUTF8Buffer { left.elementsEqual($0) }
  }

  fileprivate static func ~= (pattern: StaticString, value: ArraySlice<UInt8>) -> Bool { value == pattern }
}

extension UInt8 {
  /// Whether the byte may be in the name of a table: a lower-case letter, a digit or a hyphen.
  fileprivate var isOfName: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "-")
  }
}
