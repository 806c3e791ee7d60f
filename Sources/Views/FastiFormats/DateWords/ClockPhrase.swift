public import FastiCivil

/// Hours as people say them: `12-13`, `at 9`, `kl 12.30`, `lúc 9h30`, `2-3pm`, `from 9 to 10`.
struct ClockPhrase: Hashable {
  let start: TimeOfDay
  let end: TimeOfDay?

  /// Reads words; nil for any others. A bare number is an hour only after "at" or a similar word, or in a range.
  init?(_ words: [[UInt8]]) {
    var rest = words[...]
    var parts: [Clock] = []
    let isSaid = Self.drop(&rest, ["at", "kl", "kl.", "klockan", "luc"])
    // From 2 may be followed by June.
    let isFrom = !isSaid && Self.drop(&rest, ["from", "fran", "tu", "between"])
    while let word = rest.first {
      guard let read = Self.clocks(word), parts.count + read.count <= 2 else { return nil }
      parts += read
      rest = rest.dropFirst()
      if let next = rest.first, Self.isAfternoon(next) != nil || Self.fold(next).elementsEqual("gio".utf8) {
        guard var last = parts.popLast() else { return nil }
        last.isAfternoon = Self.isAfternoon(next) ?? last.isAfternoon
        last.isMarked = true
        parts.append(last)
        rest = rest.dropFirst()
      }
      guard !rest.isEmpty else { break }
      guard parts.count == 1, Self.drop(&rest, ["-", "–", "to", "till", "til", "and", "den", "toi"]), !rest.isEmpty
      else { return nil }
    }
    guard var first = parts.first else { return nil }
    guard parts.count == 2 else {
      guard isSaid || first.isMarked, let time = first.time else { return nil }
      (start, end) = (time, nil)
      return
    }
    if first.isAfternoon == nil, (1...12).contains(first.hour), let later = parts[1].isAfternoon {
      // 2-3pm and 12-1pm begin in the half of the day in which they end; 11-1pm and 10-12pm begin in the other one.
      first.isAfternoon = first.minutesOfHalf < parts[1].minutesOfHalf ? later : !later
    }
    guard let start = first.time, let end = parts[1].time else { return nil }
    guard isSaid || isFrom || first.isMarked || parts[1].isMarked || start < end else { return nil }
    (self.start, self.end) = (start, end)
  }

  /// A number of at most four digits.
  static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard (1...4).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// An hour with or without minutes.
  private struct Clock {
    var hour: Int
    var minute = 0
    /// Whether the text can only be a time.
    var isMarked = false
    /// Whether it had "pm" or "am", in Swedish `em` and `fm`, in Vietnamese `CH` and `SA`; nil for neither.
    var isAfternoon: Bool?

    /// The minutes since midnight or noon.
    var minutesOfHalf: Int { hour % 12 * 60 + minute }

    var time: TimeOfDay? {
      guard let isAfternoon else { return try? TimeOfDay(hour: hour % 24, minute: hour == 24 ? 0 : minute) }
      guard hour >= 1, hour <= 12 else { return nil }
      return try? TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
    }
  }

  /// One or two times in one word.
  private static func clocks(_ word: [UInt8]) -> [Clock]? {
    // The dash between numbers, U+2013, is three bytes.
    var text: [UInt8] = []
    var place = 0
    while place < word.count {
      if place + 2 < word.count, word[place] == 0xE2, word[place + 1] == 0x80, word[place + 2] == 0x93 {
        text.append(UInt8(ascii: "-"))
        place += 3
      } else {
        text.append(word[place])
        place += 1
      }
    }
    while let last = text.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ".") { text.removeLast() }
    if fold(text).elementsEqual("noon".utf8) { return [Clock(hour: 12, isMarked: true, isAfternoon: true)] }
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    var found: [Clock] = []
    for part in parts {
      guard let clock = clock(part) else { return nil }
      found.append(clock)
    }
    return found
  }

  /// The separators between hours and minutes.
  private static let separators: [UInt8] = [
    UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "h"), UInt8(ascii: "H"),
  ]

  private static func clock(_ text: ArraySlice<UInt8>) -> Clock? {
    var text = text
    var afternoon: Bool?
    if text.count > 2, let said = isAfternoon(Array(text.suffix(2))) {
      afternoon = said
      text = text.dropLast(2)
    }
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard parts.count <= 2, let hour = number(parts[0]), parts[0].count <= 2, hour <= 24 else { return nil }
    var clock = Clock(hour: hour, isMarked: afternoon != nil, isAfternoon: afternoon)
    guard parts.count == 2 else { return clock }
    let isDotted = text[parts[0].endIndex] == UInt8(ascii: ".")
    let isHour = !isDotted && text[parts[0].endIndex] != UInt8(ascii: ":")
    if isHour, parts[1].isEmpty {
      clock.isMarked = true
      return clock
    }
    guard parts[1].count == 2, let minute = number(parts[1]), minute < 60, hour < 24 else { return nil }
    clock.minute = minute
    // 12.30 is a time in Swedish, and a date elsewhere.
    clock.isMarked = clock.isMarked || !isDotted
    return clock
  }

  private static func isAfternoon(_ word: [UInt8]) -> Bool? {
    let word = fold(word)
    for (index, spelling) in (["am", "fm", "sa", "pm", "em", "ch"] as [StaticString]).enumerated()
    where spelling.withUTF8Buffer({ $0.elementsEqual(word) }) { return index > 2 }
    return nil
  }

  private static func drop(_ words: inout ArraySlice<[UInt8]>, _ spellings: [StaticString]) -> Bool {
    guard let word = words.first else { return false }
    let folded = fold(word)
    for spelling in spellings
    where spelling.withUTF8Buffer({ $0.elementsEqual(folded) || $0.elementsEqual(word) }) {
      words = words.dropFirst()
      return true
    }
    return false
  }

  private static func fold(_ word: [UInt8]) -> [UInt8] {
    Array(FoldedText.tokens(String(decoding: word, as: UTF8.self)).joined())
  }
}

extension TimeOfDay {
  /// A typed time: `19:45`, `7:45 PM`, `9am`, `kl 12.30`, `9h30`; nil for a range, for text without a digit, and for
  /// anything else.
  public init?(said text: String) {
    if let time = try? TimeOfDay(iso: text) {
      self = time
      return
    }
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
    guard text.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let phrase = ClockPhrase(words), phrase.end == nil
    else { return nil }
    self = phrase.start
  }
}
