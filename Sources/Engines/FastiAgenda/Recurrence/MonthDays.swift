public import FastiCivil

/// The days of a month that a rule selects.
public enum MonthDays: Hashable, Sendable {
  /// The day of that number; in a shorter month its last day: 31 gives 28 February.
  case nearest(MonthDayNumber)
  /// The days of those numbers, counted from the start or the end; a shorter month is left out, as RFC 5545 says.
  case numbered(MonthDayNumbers)
  /// The weekdays with those ordinals: the second Tuesday, the last Friday, every Monday. A month without a fifth is left out.
  case weekdays(MonthWeekdays)
  /// One of the days with these weekdays: the first of Monday to Friday, or the last.
  case position(MonthPosition, of: RecurringWeekdays)

  /// The last day of every month.
  public static let last = MonthDays.numbered(.last)
}

/// A day of the month, 1 to 31.
public struct MonthDayNumber: Hashable, Sendable {
  /// 1 to 31.
  public var number: Int { Int(stored) }
  private let stored: UInt8

  /// The day of that number.
  /// - Throws: `.noSuchMonthDay`.
  public init(_ number: Int) throws(RecurrenceError) {
    guard number >= 1, number <= 31 else { throw .noSuchMonthDay(number) }
    stored = UInt8(number)
  }

  /// The day of the month of a day.
  public init(_ day: Day) { stored = UInt8(truncatingIfNeeded: day.date.dayOfMonth) }
}

/// Days of the month, at least one: 1 to 31 from its start, -1 to -31 from its end.
public struct MonthDayNumbers: Hashable, Sendable {
  /// Bit 0 is the first day of the month.
  let fromStart: UInt32
  /// Bit 0 is the last day of the month.
  let fromEnd: UInt32

  /// The last day.
  public static let last = MonthDayNumbers(fromStart: 0, fromEnd: 1)

  private init(fromStart: UInt32, fromEnd: UInt32) { (self.fromStart, self.fromEnd) = (fromStart, fromEnd) }

  /// The days of those numbers.
  /// - Throws: `.noSuchMonthDay`, or `.noDays` for none.
  public init(_ numbers: [Int]) throws(RecurrenceError) {
    var (start, end): (UInt32, UInt32) = (0, 0)
    for number in numbers {
      switch number {
      case 1...31: start |= 1 << UInt32(number - 1)
      case -31 ... -1: end |= 1 << UInt32(-number - 1)
      default: throw .noSuchMonthDay(number)
      }
    }
    guard start | end != 0 else { throw .noDays }
    self.init(fromStart: start, fromEnd: end)
  }

  /// The numbers, those from the start first, then -1 and so on.
  public var members: [Int] {
    (1...31).filter { fromStart & (1 << UInt32($0 - 1)) != 0 }
      + (1...31).filter { fromEnd & (1 << UInt32($0 - 1)) != 0 }.map { -$0 }
  }
}

/// Weekdays of a month, at least one, each with its ordinals: 1 to 5, -1 to -5 from the end of the month.
public struct MonthWeekdays: Hashable, Sendable {
  /// The first to the fifth of each weekday: seven bits each, the lowest is Sunday.
  let fromStart: UInt64
  /// The last to the fifth last of each weekday, in the same way.
  let fromEnd: UInt64

  /// Weekdays with their ordinals; nil for every one of the month.
  /// - Throws: `.noSuchOrdinal`, or `.noDays` for none.
  public init(_ weekdays: [(ordinal: Int?, weekday: Weekday)]) throws(RecurrenceError) {
    var (start, end): (UInt64, UInt64) = (0, 0)
    for (ordinal, weekday) in weekdays {
      let bit = UInt64(1) << UInt64(weekday.rawValue - 1)
      switch ordinal {
      case nil: for place in 0..<5 { start |= bit << UInt64(7 * place) }
      case .some(let ordinal) where ordinal >= 1 && ordinal <= 5: start |= bit << UInt64(7 * (ordinal - 1))
      case .some(let ordinal) where ordinal >= -5 && ordinal <= -1: end |= bit << UInt64(7 * (-ordinal - 1))
      case .some(let ordinal): throw .noSuchOrdinal(ordinal)
      }
    }
    guard start | end != 0 else { throw .noDays }
    (fromStart, fromEnd) = (start, end)
  }

  /// One weekday with its ordinal.
  /// - Throws: `.noSuchOrdinal`.
  public init(_ ordinal: Int, _ weekday: Weekday) throws(RecurrenceError) { try self.init([(ordinal, weekday)]) }

  /// The weekdays with their ordinals, Sunday first; weekdays that are selected every week have none.
  public var members: [(ordinal: Int?, weekday: Weekday)] {
    var members: [(ordinal: Int?, weekday: Weekday)] = []
    for weekday in Weekday.allCases {
      let bit = UInt64(weekday.rawValue - 1)
      let first = (1...5).filter { fromStart & (1 << (UInt64(7 * ($0 - 1)) + bit)) != 0 }
      if first.count == 5 {
        members.append((nil, weekday))
      } else {
        for place in first { members.append((place, weekday)) }
      }
      for place in 1...5 where fromEnd & (1 << (UInt64(7 * (place - 1)) + bit)) != 0 {
        members.append((-place, weekday))
      }
    }
    return members
  }
}

/// An ordinal among days of a month: 1 to 31 from its start, -1 to -31 from its end.
public struct MonthPosition: Hashable, Sendable {
  /// 1 to 31 or -1 to -31.
  public var number: Int { Int(stored) }
  private let stored: Int8

  /// The day at that position.
  /// - Throws: `.noSuchMonthDay`.
  public init(_ number: Int) throws(RecurrenceError) {
    guard number != 0, number >= -31, number <= 31 else { throw .noSuchMonthDay(number) }
    stored = Int8(number)
  }
}
