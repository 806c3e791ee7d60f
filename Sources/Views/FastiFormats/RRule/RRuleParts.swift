import FastiCivil

/// The parts of a rule as written, before they are interpreted.
struct RRuleParts {
  enum Frequency { case daily, weekly, monthly, yearly }

  /// The end by a day or a moment.
  enum Until {
    case day(Day)
    case local(Day, TimeOfDay)
    case utc(Instant)
  }

  private(set) var frequency = Frequency.daily
  private(set) var interval = 1
  private(set) var count: Int?
  private(set) var until: Until?
  private(set) var weekdays: [(ordinal: Int?, weekday: Weekday)] = []
  private(set) var monthDays: [Int] = []
  private(set) var months: [Int] = []
  private(set) var positions: [Int] = []
  private(set) var weekStart = Weekday.monday

  /// Reads `FREQ=WEEKLY;BYDAY=MO,WE`, in any order and in letters of either case.
  init(_ text: String) throws(RRuleError) {
    var seen: Set<RRulePart> = []
    let bytes = text.utf8.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") ? $0 - 0x20 : $0 }
    for part in RRuleParts.split(bytes[...], UInt8(ascii: ";")) where !part.isEmpty {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")), let name = RRuleParts.part(part[..<equals])
      else { throw .malformed(nil) }
      guard seen.insert(name).inserted else { throw .repeated(name) }
      try read(name, part[(equals + 1)...])
    }
    guard seen.contains(.freq) else { throw .noFrequency }
    if count != nil, until != nil { throw .untilAndCount }
  }

  private mutating func read(_ part: RRulePart, _ value: ArraySlice<UInt8>) throws(RRuleError) {
    guard !value.isEmpty else { throw .malformed(part) }
    switch part {
    case .freq: frequency = try RRuleParts.frequency(value)
    case .interval: interval = try RRuleParts.number(value, part, 1...999_999_999)
    case .count: count = try RRuleParts.number(value, part, 1...999_999_999)
    case .until: until = try RRuleParts.until(value)
    case .byDay:
      for item in RRuleParts.split(value, UInt8(ascii: ",")) { weekdays.append(try RRuleParts.weekday(item)) }
    case .byMonthDay: monthDays = try RRuleParts.numbers(value, part, -31...31)
    case .byMonth: months = try RRuleParts.numbers(value, part, 1...12)
    case .bySetPos: positions = try RRuleParts.numbers(value, part, -366...366)
    case .wkst:
      guard let day = RRuleParts.weekday(named: value) else { throw .malformed(part) }
      weekStart = day
    case .bySecond, .byMinute, .byHour: throw .cannotSay(.timesOfDay)
    case .byYearDay: throw .cannotSay(.daysOfYear)
    case .byWeekNo: throw .cannotSay(.weeksOfYear)
    case .rscale, .skip: throw .cannotSay(.otherCalendar)
    }
  }

  static func part(_ name: ArraySlice<UInt8>) -> RRulePart? {
    RRulePart.allCases.first { part in part.name.withUTF8Buffer { $0.elementsEqual(name) } }
  }

  static func frequency(_ value: ArraySlice<UInt8>) throws(RRuleError) -> Frequency {
    func isWord(_ word: StaticString) -> Bool { word.withUTF8Buffer { $0.elementsEqual(value) } }
    if isWord("DAILY") { return .daily }
    if isWord("WEEKLY") { return .weekly }
    if isWord("MONTHLY") { return .monthly }
    if isWord("YEARLY") { return .yearly }
    if isWord("HOURLY") || isWord("MINUTELY") || isWord("SECONDLY") { throw .cannotSay(.timesOfDay) }
    throw .malformed(.freq)
  }

  static func weekday(_ item: ArraySlice<UInt8>) throws(RRuleError) -> (ordinal: Int?, weekday: Weekday) {
    guard item.count >= 2, let weekday = weekday(named: item.suffix(2)) else { throw .malformed(.byDay) }
    let ordinal = item.dropLast(2)
    if ordinal.isEmpty { return (nil, weekday) }
    return (try number(ordinal, .byDay, -53...53), weekday)
  }

  static func weekday(named name: ArraySlice<UInt8>) -> Weekday? {
    Weekday.allCases.first { $0.code.withUTF8Buffer { $0.elementsEqual(name) } }
  }

  static func numbers(
    _ value: ArraySlice<UInt8>, _ part: RRulePart, _ limits: ClosedRange<Int>
  ) throws(RRuleError) -> [Int] {
    var numbers: [Int] = []
    for item in split(value, UInt8(ascii: ",")) { numbers.append(try number(item, part, limits)) }
    return numbers
  }

  /// A number with or without a sign, never 0.
  static func number(
    _ text: ArraySlice<UInt8>, _ part: RRulePart, _ limits: ClosedRange<Int>
  ) throws(RRuleError) -> Int {
    var digits = text
    let sign = digits.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits = digits.dropFirst() }
    guard let value = RRuleText.number(digits) else { throw .malformed(part) }
    let number = sign == UInt8(ascii: "-") ? -value : value
    guard number != 0, limits.contains(number) else { throw .malformed(part) }
    return number
  }

  private static func until(_ value: ArraySlice<UInt8>) throws(RRuleError) -> Until {
    guard let moment = RRuleText.moment(value) else { throw .malformed(.until) }
    guard let time = moment.time else { return .day(moment.day) }
    return moment.isUTC ? .utc(Instant(moment.day, time)) : .local(moment.day, time)
  }

  static func split(_ bytes: ArraySlice<UInt8>, _ byte: UInt8) -> [ArraySlice<UInt8>] {
    bytes.split(separator: byte, omittingEmptySubsequences: false)
  }
}

extension Weekday {
  /// The two letters of RFC 5545.
  var code: StaticString {
    switch self {
    case .sunday: "SU"
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    }
  }
}

/// Numbers and moments as RFC 5545 writes them.
enum RRuleText {
  /// One to nine digits; nil for anything else.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// `20260619`, `20260619T090000` or `20260619T090000Z`; nil for anything else.
  static func moment(_ text: ArraySlice<UInt8>) -> (day: Day, time: TimeOfDay?, isUTC: Bool)? {
    func field(_ start: Int, _ count: Int) -> Int? {
      let first = text.startIndex + start
      return first + count <= text.endIndex ? number(text[first..<(first + count)]) : nil
    }
    guard let year = field(0, 4), let month = field(4, 2), let number = field(6, 2),
      let day = try? CivilDate(year: year, month: month, day: number).day
    else { return nil }
    if text.count == 8 { return (day, nil, false) }
    let isUTC = text.count == 16 && text.last == UInt8(ascii: "Z")
    guard text.count == 15 || isUTC, text[text.startIndex + 8] == UInt8(ascii: "T"), let hour = field(9, 2),
      let minute = field(11, 2), let second = field(13, 2),
      // A leap second is read as the last second of its minute.
      let time = try? TimeOfDay(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    return (day, time, isUTC)
  }
}
