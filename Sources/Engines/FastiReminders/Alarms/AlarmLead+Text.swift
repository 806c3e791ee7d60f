import FastiCivil

extension AlarmLead {
  /// Reads a lead as it is typed: `start`, `10m`, `10 min before`, `1h`, `1h30m`, `2 days`, `1 week`, `1d 18:00`,
  /// `the day before at 18:00`, `on the day at 08:00`.
  /// - Throws: `.malformed`, or the error of a number or the time.
  public init(text: String) throws(AlarmError) {
    var words = AlarmWords(text)
    words.drop(.the)
    if words.takeAll([.at, .start]) || words.takeAll([.start]) {
      guard words.isAtEnd else { throw .malformed }
      self = .start
    } else if words.takeAll([.on, .the, .day]) || words.takeAll([.same, .day]) {
      self = try AlarmLead(.day(0, at: try words.time()))
    } else if words.takeAll([.day, .before]) {
      self = try words.isAtEnd ? AlarmLead(.days(1)) : AlarmLead(.day(1, at: try words.time()))
    } else {
      self = try words.lead()
    }
  }

  /// The lead as it is written: `start`, `10m`, `1h30m`, `2d`, `1d 18:00`. Reading it gives the same lead.
  public var text: String {
    var writer = UTF8Writer(capacity: 10)
    switch kind {
    case .minutes(0): writer.write("start")
    case .minutes(let count):
      if count >= 60 {
        writer.write(count / 60)
        writer.write("h")
      }
      if count % 60 != 0 {
        writer.write(count % 60)
        writer.write("m")
      }
    case .days(let count):
      writer.write(count)
      writer.write("d")
    case .day(let count, let time):
      writer.write(count)
      writer.write("d ")
      writer.write(time)
    }
    return writer.string
  }
}

/// The words of a lead: numbers, units and times, with or without spaces between number and unit.
private struct AlarmWords {
  enum Word: CaseIterable {
    case the, at, on, start, same, day, before, minute, hour, week

    /// The accepted spellings.
    var spellings: [StaticString] {
      switch self {
      case .the: ["the"]
      case .at: ["at"]
      case .on: ["on"]
      case .start: ["start"]
      case .same: ["same"]
      case .day: ["day", "d", "days"]
      case .before: ["before"]
      case .minute: ["m", "min", "mins", "minute", "minutes"]
      case .hour: ["h", "hr", "hour", "hours"]
      case .week: ["w", "week", "weeks"]
      }
    }
  }

  /// Runs of letters, runs of digits and colons.
  private var rest: ArraySlice<[UInt8]>

  init(_ text: String) {
    var words: [[UInt8]] = []
    var kind: UInt8 = 0
    for byte in text.utf8 {
      let lower = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: ":")).contains(lower)
      let next: UInt8 = lower == UInt8(ascii: " ") ? 0 : isDigit ? 1 : 2
      if next != 0 {
        if next == kind { words[words.count - 1].append(lower) } else { words.append([lower]) }
      }
      kind = next
    }
    rest = words[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  private func isNext(_ word: Word, at place: Int = 0) -> Bool {
    guard rest.startIndex + place < rest.endIndex else { return false }
    let next = rest[rest.startIndex + place]
    return word.spellings.contains { spelling in spelling.withUTF8Buffer { $0.elementsEqual(next) } }
  }

  mutating func drop(_ word: Word) { if isNext(word) { rest = rest.dropFirst() } }

  /// Takes consecutive words; none if they are not consecutive.
  mutating func takeAll(_ words: [Word]) -> Bool {
    for (place, word) in words.enumerated() where !isNext(word, at: place) { return false }
    rest = rest.dropFirst(words.count)
    return true
  }

  private mutating func number() throws(AlarmError) -> Int {
    guard let digits = rest.first, !digits.isEmpty, digits.count <= 6 else { throw .malformed }
    var value = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw .malformed }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst()
    return value
  }

  /// A time of the day at the end: `at 18:00`, `18:00`.
  mutating func time() throws(AlarmError) -> TimeOfDay {
    drop(.at)
    guard let word = rest.first, rest.count == 1 else { throw .malformed }
    do { return try TimeOfDay(iso: String(decoding: word, as: UTF8.self)) } catch {
      throw error == .malformed(what: .time) ? .malformed : .time(error)
    }
  }

  /// A number of units, or of hours and minutes; of days with or without a time.
  mutating func lead() throws(AlarmError) -> AlarmLead {
    let count = try number()
    if takeAll([.minute]) { return try ended(.minutes(count)) }
    if takeAll([.hour]) {
      guard count <= AlarmLead.minutes.upperBound / 60 else { throw .minutesOutOfRange(count * 60) }
      if isAtEnd || isNext(.before) { return try ended(.minutes(count * 60)) }
      let minutes = try number()
      guard takeAll([.minute]) else { throw .malformed }
      return try ended(.minutes(count * 60 + minutes))
    }
    guard count <= 1_000 else { throw .daysOutOfRange(count) }
    let days: Int
    if takeAll([.week]) { days = count * 7 } else if takeAll([.day]) { days = count } else { throw .malformed }
    drop(.before)
    return try isAtEnd ? AlarmLead(.days(days)) : AlarmLead(.day(days, at: try time()))
  }

  private mutating func ended(_ kind: AlarmLead.Kind) throws(AlarmError) -> AlarmLead {
    drop(.before)
    guard isAtEnd else { throw .malformed }
    return try AlarmLead(kind)
  }
}
