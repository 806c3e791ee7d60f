import FastiAgenda
import FastiCivil

/// A sentence that is read word by word.
struct EventSentenceReader {
  /// The words as they were typed, without the commas after them.
  private let pieces: [[UInt8]]
  /// Each word in the form of ``FoldedText``.
  private let tokens: [[[UInt8]]]
  /// Which words were understood.
  private var isTaken: [Bool]
  private let words: DateWords

  private(set) var days: DayRange?
  private(set) var hours: ClockPhrase?
  private(set) var again: RecurrencePhrase?
  private(set) var until = RecurrenceEnd.never
  private(set) var place = ""

  /// The greatest number of words of a date, hours or a recurrence.
  private static let longest = 9
  private static let fillers: [StaticString] = ["on", "from", "den", "ngay", "fran", "tu", "vao", "the", "pa"]
  private static let through: [StaticString] = ["-", "to", "till", "until", "through", "til", "den", "toi"]
  private static let untils: [StaticString] = ["until", "till", "through", "den"]
  private static let atWords: [StaticString] = ["at", "@", "på", "hos", "vid", "tại", "ở"]

  init(_ text: String, _ words: DateWords) {
    self.words = words
    pieces = text.utf8.split(whereSeparator: {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n")
    }).map { Array($0) }
    tokens = pieces.map { FoldedText.tokens(String(decoding: $0, as: UTF8.self)) }
    isTaken = pieces.map { _ in false }
  }

  mutating func read() throws(EventSentenceError) {
    findRecurrence()
    if again != nil { try findEnd() }
    try findDayRange()
    findHours()
    if days == nil { try findDays() }
    findPlace()
  }

  /// The remaining words.
  var title: String { text(pieces.indices.filter { !isTaken[$0] }) }

  // MARK: Parts

  private mutating func findRecurrence() {
    for start in pieces.indices {
      for end in runs(from: start) {
        let joined = Array(tokens[start..<end].joined())
        guard let phrase = RecurrencePhrase(tokens: joined, words) else { continue }
        again = phrase
        remove(start..<end)
        return
      }
    }
  }

  /// `until 30 June`, `10 times`.
  private mutating func findEnd() throws(EventSentenceError) {
    for start in pieces.indices where !isTaken[start] {
      if start + 1 < pieces.count, !isTaken[start + 1], let count = number(start),
        isWord(start + 1, ["times", "time", "ganger", "gang", "lan"]), RecurrenceEnd.counts.contains(count)
      {
        until = .after(count)
        return remove(start..<(start + 2))
      }
      guard isWord(start, Self.untils) else { continue }
      for end in runs(from: start + 1) {
        guard let day = try day(start + 1, end) else { continue }
        until = .on(day.last)
        // "Fram till" is one Swedish word for "until".
        let isLonger = start > 0 && !isTaken[start - 1] && isWord(start - 1, ["fram"])
        return remove((isLonger ? start - 1 : start)..<end)
      }
    }
  }

  /// `2-5 June`.
  private mutating func findDayRange() throws(EventSentenceError) {
    for start in pieces.indices where !isTaken[start] {
      let parts = tokens[start]
      guard parts.count == 3, parts[1] == [UInt8(ascii: "-")], ClockPhrase.number(parts[0]) != nil else { continue }
      for end in runs(from: start) where end > start + 1 {
        let rest = tokens[(start + 1)..<end].joined()
        guard
          let last = try reading({ () throws(DateWordsError) in try words.read(tokens: [parts[2]] + rest) }),
          let first = try reading({ () throws(DateWordsError) in try words.read(tokens: [parts[0]] + rest) }),
          let range = try? DayRange(first.first, last.last), range.count <= 31
        else { continue }
        days = range
        return remove(start..<end)
      }
    }
  }

  private mutating func findHours() {
    for start in pieces.indices {
      for end in runs(from: start) where end <= start + 6 {
        guard let phrase = ClockPhrase(Array(pieces[start..<end])) else { continue }
        hours = phrase
        return remove(start..<end)
      }
    }
  }

  /// The longest text that is a day, or two texts that are a range. If the longest text is refused, a shorter one is
  /// not tried.
  private mutating func findDays() throws(EventSentenceError) {
    var found: (range: Range<Int>, days: DayRange)?
    var refused: EventSentenceError?
    var longest = 0
    for start in pieces.indices where !isTaken[start] {
      for end in runs(from: start) {
        let length = pieces[start..<end].reduce(0) { $0 + $1.count }
        guard length > longest else { break }
        do throws(EventSentenceError) {
          guard let days = try day(start, end) else { continue }
          (found, refused) = ((start..<end, days), nil)
        } catch { refused = error }
        longest = length
      }
    }
    if let refused { throw refused }
    guard let (range, first) = found else { return }
    days = first
    var taken = range
    if range.upperBound + 1 < pieces.count, !isTaken[range.upperBound], isWord(range.upperBound, Self.through) {
      for end in runs(from: range.upperBound + 1) {
        guard let last = try? day(range.upperBound + 1, end), let both = try? DayRange(first.first, last.last) else {
          continue
        }
        days = both
        taken = range.lowerBound..<end
        break
      }
    }
    if taken.lowerBound > 0, !isTaken[taken.lowerBound - 1], isWord(taken.lowerBound - 1, Self.fillers) {
      taken = (taken.lowerBound - 1)..<taken.upperBound
    }
    remove(taken)
  }

  /// The text after the last "at".
  private mutating func findPlace() {
    for start in pieces.indices.reversed() where start > 0 && !isTaken[start] {
      let isSign = pieces[start].first == UInt8(ascii: "@")
      guard isSign || isWord(start, Self.atWords) else { continue }
      let isAlone = !isSign || pieces[start].count == 1
      let first = isAlone ? start + 1 : start
      var end = start + 1
      while end < pieces.count, !isTaken[end] { end += 1 }
      guard first < end else { continue }
      let said = text(Array(first..<end))
      place = isAlone ? said : String(decoding: said.utf8.dropFirst(), as: UTF8.self)
      return remove(start..<end)
    }
  }

  // MARK: Words

  private mutating func remove(_ range: Range<Int>) {
    for place in range { isTaken[place] = true }
  }

  /// The ends of the runs of unused words from an index on, the longest first.
  private func runs(from start: Int) -> [Int] {
    var end = start
    while end < pieces.count, end < start + Self.longest, !isTaken[end] { end += 1 }
    return end > start ? Array(((start + 1)...end).reversed()) : []
  }

  private func day(_ start: Int, _ end: Int) throws(EventSentenceError) -> DayRange? {
    guard start < end else { return nil }
    var text = text(Array(start..<end))
    // Sat. is an abbreviation.
    if text.utf8.last == UInt8(ascii: ".") { text = String(decoding: text.utf8.dropLast(), as: UTF8.self) }
    return try reading { () throws(DateWordsError) in try words.read(text) }
  }

  /// The day of a text; nil if it is not a day, and for a week or a month.
  private func reading(
    _ read: () throws(DateWordsError) -> DateReading
  ) throws(EventSentenceError) -> DayRange? {
    let reading: DateReading
    do throws(DateWordsError) { reading = try read() } catch {
      switch error {
      // A shorter text would leave out the part that contradicts the rest.
      case .otherWeekday, .monthTooShort: throw .date(error)
      case .notUnderstood, .civil, .outsideYears: return nil
      }
    }
    switch reading {
    case .days(let days): return days.count == 1 ? days : nil
    case .either(let one, let other): throw .either(one.first, other.first)
    }
  }

  private func number(_ place: Int) -> Int? { tokens[place].count == 1 ? ClockPhrase.number(tokens[place][0]) : nil }

  private func isWord(_ place: Int, _ spellings: [StaticString]) -> Bool {
    let word: [UInt8] = tokens[place].count == 1 ? tokens[place][0] : []
    let typed = pieces[place]
    return spellings.contains { spelling in
      spelling.withUTF8Buffer { $0.elementsEqual(word) || $0.elementsEqual(typed) }
    }
  }

  private func text(_ places: [Int]) -> String {
    var bytes: [UInt8] = []
    for place in places {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes += pieces[place]
    }
    while let last = bytes.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
