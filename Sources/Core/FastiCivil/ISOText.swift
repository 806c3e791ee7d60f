// ISO 8601-1:2019, extended formats only: the basic ones (20260205) cannot be distinguished from numbers.

extension UTF8Writer {
  /// Appends `2026-02-05`.
  public mutating func write(_ date: CivilDate) {
    // A page has hundreds of dates, so room is reserved once for each. Other years have up to five digits and a sign.
    write(room: (0...9_999).contains(date.year) ? 10 : 12) { room in
      room.write(date.year, width: 4)
      room.append(UInt8(ascii: "-"))
      room.write(twoDigits: date.month)
      room.append(UInt8(ascii: "-"))
      room.write(twoDigits: date.dayOfMonth)
    }
  }

  /// Appends a day as `2026-02-05`.
  public mutating func write(_ day: Day) { write(CivilDate(day)) }

  /// Appends `2026-W06`.
  public mutating func write(_ week: ISOWeek) {
    write(week.year, width: 4)
    write("-W")
    write(week.week, width: 2)
  }

  /// Appends `2026-02`.
  public mutating func write(_ month: YearMonth) {
    write(month.year, width: 4)
    write("-")
    write(month.month, width: 2)
  }

  /// Appends `07:45`, or `07:45:30` when there are seconds.
  public mutating func write(_ time: TimeOfDay, seconds: Bool? = nil) {
    write(room: 8) { room in
      room.write(twoDigits: time.hour)
      room.append(UInt8(ascii: ":"))
      room.write(twoDigits: time.minute)
      guard seconds ?? (time.second != 0) else { return }
      room.append(UInt8(ascii: ":"))
      room.write(twoDigits: time.second)
    }
  }

  /// Appends `2026-02-05T07:45:30Z`.
  public mutating func write(_ instant: Instant) {
    write(instant.day())
    write("T")
    write(instant.time(), seconds: true)
    write("Z")
  }
}

/// Reads fixed-width decimal fields from UTF-8.
///
/// It reads one concrete type, because a generic reader is not specialised across modules and costs ten times as
/// much.
struct FieldReader {
  var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Exactly `count` digits, or nil.
  mutating func digits(_ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var value = 0
    for index in rest.startIndex..<(rest.startIndex + count) {
      let byte = rest[index]
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    rest = rest[(rest.startIndex + count)...]
    return value
  }
}

extension Day {
  /// Reads `2026-02-05`, `2026-W06-4` or `2026-036`.
  /// - Throws: `.malformed(.date)`, or the error of the part that is wrong.
  public init(iso bytes: ArraySlice<UInt8>) throws(CivilError) {
    var reader = FieldReader(bytes)
    guard let year = reader.digits(4), reader.consume(UInt8(ascii: "-")) else { throw .malformed(what: .date) }
    if reader.consume(UInt8(ascii: "W")) {
      guard let week = reader.digits(2), reader.consume(UInt8(ascii: "-")), let weekday = reader.digits(1),
        reader.isAtEnd
      else { throw .malformed(what: .date) }
      self = try ISOWeek(year: year, week: week).start + (Weekday(isoNumber: weekday).isoNumber - 1)
    } else if reader.rest.count == 3 {
      guard let ordinal = reader.digits(3) else { throw .malformed(what: .date) }
      try check(year, .year, Limits.year)
      try check(ordinal, .dayOfYear, 1...(CivilDate.isLeap(year) ? 366 : 365))
      self = Day(year: year, month: 1, day: 1) + (ordinal - 1)
    } else {
      guard let month = reader.digits(2), reader.consume(UInt8(ascii: "-")), let day = reader.digits(2), reader.isAtEnd
      else { throw .malformed(what: .date) }
      self = try CivilDate(year: year, month: month, day: day).day
    }
  }

  /// Reads `2026-02-05`, `2026-W06-4` or `2026-036`.
  /// - Throws: `.malformed(.date)`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) { try self.init(iso: Array(text.utf8)[...]) }

  /// `2026-02-05`.
  public var iso: String {
    var writer = UTF8Writer(capacity: 10)
    writer.write(self)
    return writer.string
  }
}

extension CivilDate {
  /// Reads `2026-02-05`, `2026-W06-4` or `2026-036`.
  /// - Throws: `.malformed(.date)`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) { self = try Day(iso: text).date }

  /// `2026-02-05`.
  public var iso: String {
    var writer = UTF8Writer(capacity: 10)
    writer.write(self)
    return writer.string
  }
}

extension DayRange {
  /// Reads `2026-02-05/2026-02-11`, an interval of two dates.
  /// - Throws: `.malformed(.date)` if there are not two dates, `.reversed`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) {
    let bytes = Array(text.utf8)
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { throw .malformed(what: .date) }
    try self.init(Day(iso: bytes[..<slash]), Day(iso: bytes[(slash + 1)...]))
  }

  /// `2026-02-05/2026-02-11`.
  public var iso: String {
    var writer = UTF8Writer(capacity: 21)
    writer.write(first)
    writer.write("/")
    writer.write(last)
    return writer.string
  }
}

extension ISOWeek {
  /// Reads `2026-W06`. The weeks of the first and the last day can be read too, though their years are 1582 and 3000.
  /// - Throws: `.malformed(.week)`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) {
    var reader = FieldReader(text)
    guard let year = reader.digits(4), reader.consume(UInt8(ascii: "-")), reader.consume(UInt8(ascii: "W")),
      let week = reader.digits(2), reader.isAtEnd
    else { throw .malformed(what: .week) }
    let read = ISOWeek(unchecked: year, week)
    if read == ISOWeek(Limits.days.first) || read == ISOWeek(Limits.days.last) {
      self = read
    } else {
      self = try ISOWeek(year: year, week: week)
    }
  }

  /// `2026-W06`.
  public var iso: String {
    var writer = UTF8Writer(capacity: 8)
    writer.write(self)
    return writer.string
  }
}

extension YearMonth {
  /// Reads `2026-02`.
  /// - Throws: `.malformed(.month)`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) {
    var reader = FieldReader(text)
    guard let year = reader.digits(4), reader.consume(UInt8(ascii: "-")), let month = reader.digits(2), reader.isAtEnd
    else { throw .malformed(what: .month) }
    try self.init(year: year, month: month)
  }

  /// `2026-02`.
  public var iso: String {
    var writer = UTF8Writer(capacity: 7)
    writer.write(self)
    return writer.string
  }
}

extension TimeOfDay {
  /// Reads `07:45` or `07:45:30`.
  /// - Throws: `.malformed(.time)`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) {
    var reader = FieldReader(text)
    guard let hour = reader.digits(2), reader.consume(UInt8(ascii: ":")), let minute = reader.digits(2)
    else { throw .malformed(what: .time) }
    var second = 0
    if !reader.isAtEnd {
      guard reader.consume(UInt8(ascii: ":")), let read = reader.digits(2), reader.isAtEnd else {
        throw .malformed(what: .time)
      }
      second = read
    }
    try self.init(hour: hour, minute: minute, second: second)
  }

  /// `07:45`, or `07:45:30` when there are seconds.
  public var iso: String {
    var writer = UTF8Writer(capacity: 8)
    writer.write(self)
    return writer.string
  }
}

extension Instant {
  /// Reads `2026-02-05T07:45:30Z` or, with an offset, `2026-02-05T08:45:30+01:00`.
  /// - Throws: `.malformed(.instant)`, or the error of the part that is wrong.
  public init(iso text: String) throws(CivilError) {
    let bytes = Array(text.utf8)
    guard let split = bytes.firstIndex(of: UInt8(ascii: "T")) else { throw .malformed(what: .instant) }
    let day = try Day(iso: bytes[..<split])
    var reader = FieldReader(bytes[(split + 1)...])
    guard let hour = reader.digits(2), reader.consume(UInt8(ascii: ":")), let minute = reader.digits(2),
      reader.consume(UInt8(ascii: ":")),
      let second = reader.digits(2)
    else { throw .malformed(what: .instant) }
    var offset = 0
    if !reader.consume(UInt8(ascii: "Z")) {
      let west = reader.consume(UInt8(ascii: "-"))
      guard west || reader.consume(UInt8(ascii: "+")), let hours = reader.digits(2), reader.consume(UInt8(ascii: ":")),
        let minutes = reader.digits(2)
      else { throw .malformed(what: .instant) }
      try check(hours, .offset, Limits.hour)
      try check(minutes, .minute, Limits.minute)
      offset = (hours * 3_600 + minutes * 60) * (west ? -1 : 1)
    }
    guard reader.isAtEnd else { throw .malformed(what: .instant) }
    self.init(day, try TimeOfDay(hour: hour, minute: minute, second: second), offset: offset)
  }

  /// `2026-02-05T07:45:30Z`.
  public var iso: String {
    var writer = UTF8Writer(capacity: 20)
    writer.write(self)
    return writer.string
  }
}
