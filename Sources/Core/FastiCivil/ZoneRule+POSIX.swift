extension Zone {
  /// The zone of a POSIX `TZ` string: `CET-1CEST,M3.5.0,M10.5.0/3`, `<+0330>-3:30`, `UTC0`.
  ///
  /// Daylight time without dates follows `M3.2.0,M11.1.0`, as in the C library.
  /// - Throws: `.notPOSIX`.
  public init<Bytes: Collection>(posix text: Bytes) throws(ZoneError) where Bytes.Element == UInt8 {
    let rule = try ZoneRule(posix: text)
    self.init(transitions: [], indices: [], localTimes: [rule.standard], rule: rule)
  }

  /// The zone of a POSIX `TZ` string.
  /// - Throws: `.notPOSIX`.
  public init(posix text: String) throws(ZoneError) { try self.init(posix: text.utf8) }
}

extension ZoneRule {
  init<Bytes: Collection>(posix text: Bytes) throws(ZoneError) where Bytes.Element == UInt8 {
    guard text.count <= 128 else { throw .notPOSIX }
    var reader = FieldReader(Array(text)[...])
    guard let name = reader.designation(), let west = reader.clock(hours: 0...24) else { throw .notPOSIX }
    standard = Zone.LocalTime(offset: -west, isDaylight: false, designation: name)
    if reader.isAtEnd {
      daylight = nil
      return
    }
    guard let name = reader.designation() else { throw .notPOSIX }
    var offset = standard.offset + 3_600
    if let first = reader.rest.first, first != UInt8(ascii: ",") {
      guard let west = reader.clock(hours: 0...24) else { throw .notPOSIX }
      offset = -west
    }
    let local = Zone.LocalTime(offset: offset, isDaylight: true, designation: name)
    if reader.isAtEnd {
      daylight = Daylight(
        local: local, start: YearlyMoment(date: .weekday(month: 3, week: 2, weekday: .sunday), seconds: 7_200),
        end: YearlyMoment(date: .weekday(month: 11, week: 1, weekday: .sunday), seconds: 7_200))
      return
    }
    guard let start = reader.yearlyMoment(), let end = reader.yearlyMoment(), reader.isAtEnd else { throw .notPOSIX }
    daylight = Daylight(local: local, start: start, end: end)
  }
}

extension FieldReader {
  /// Three or more letters, or between `<` and `>` letters, digits and signs.
  fileprivate mutating func designation() -> [UInt8]? {
    let isQuoted = consume(UInt8(ascii: "<"))
    var name: [UInt8] = []
    while let byte = rest.first, byte.isLetter || (isQuoted && byte.isDigitOrSign) {
      name.append(byte)
      rest = rest.dropFirst()
    }
    if isQuoted, !consume(UInt8(ascii: ">")) { return nil }
    return name.count >= 3 && name.count <= 32 ? name : nil
  }

  /// One to three digits, or nil.
  private mutating func number() -> Int? {
    var value = 0
    var count = 0
    while let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 3 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
      rest = rest.dropFirst()
    }
    return count > 0 ? value : nil
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  fileprivate mutating func clock(hours: ClosedRange<Int>) -> Int? {
    let isNegative = consume(UInt8(ascii: "-"))
    if !isNegative { _ = consume(UInt8(ascii: "+")) }
    guard let hour = number(), hours.contains(hour) else { return nil }
    var seconds = hour * 3_600
    if consume(UInt8(ascii: ":")) {
      guard let minute = number(), Limits.minute.contains(minute) else { return nil }
      seconds += minute * 60
      if consume(UInt8(ascii: ":")) {
        guard let second = number(), Limits.second.contains(second) else { return nil }
        seconds += second
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// `,date[/time]`; the default time is 02:00.
  fileprivate mutating func yearlyMoment() -> ZoneRule.YearlyMoment? {
    guard consume(UInt8(ascii: ",")), let date = yearlyDate() else { return nil }
    guard consume(UInt8(ascii: "/")) else { return ZoneRule.YearlyMoment(date: date, seconds: 7_200) }
    guard let seconds = clock(hours: 0...167) else { return nil }
    return ZoneRule.YearlyMoment(date: date, seconds: seconds)
  }

  private mutating func yearlyDate() -> ZoneRule.YearlyDate? {
    if consume(UInt8(ascii: "J")) {
      guard let day = number(), (1...365).contains(day) else { return nil }
      return .julian(day)
    }
    guard consume(UInt8(ascii: "M")) else {
      guard let day = number(), (0...365).contains(day) else { return nil }
      return .ordinal(day)
    }
    guard let month = number(), Limits.month.contains(month), consume(UInt8(ascii: ".")), let week = number(),
      (1...5).contains(week),
      consume(UInt8(ascii: ".")), let weekday = number(), (0...6).contains(weekday)
    else { return nil }
    return .weekday(month: month, week: week, weekday: Weekday(unchecked: UInt8(weekday + 1)))
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0xDF) }
  fileprivate var isDigitOrSign: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
