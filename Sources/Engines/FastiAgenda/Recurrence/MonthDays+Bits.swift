import FastiCivil

extension MonthDays {
  /// The days that it selects in a month: bit 0 is the first day of the month.
  /// - Parameters:
  ///   - length: 28 to 31.
  ///   - start: The weekday of the first day.
  func bits(length: Int, start: Weekday) -> UInt32 {
    let whole: UInt32 = 1 << UInt32(length) - 1
    switch self {
    case .nearest(let day): return 1 << UInt32(min(day.number, length) - 1)
    case .numbered(let numbers):
      return (numbers.fromStart | MonthDays.mirrored(numbers.fromEnd, length)) & whole
    case .weekdays(let weekdays):
      // 35 days from the first of the month on, and 35 days back from its last: bit n is the day n days away.
      let forward = MonthDays.turned(weekdays.fromStart, by: start.number - 1)
      var found = UInt32(truncatingIfNeeded: forward) & whole
      if weekdays.fromEnd != 0 { found |= backward(weekdays.fromEnd, length, start) }
      return found
    case .position(let position, let weekdays):
      var days: UInt32 = 0
      let week = weekdays.bits(from: start)
      for place in 0..<5 { days |= week << UInt32(7 * place) }
      days &= whole
      let count = days.nonzeroBitCount
      let place = position.number > 0 ? position.number - 1 : count + position.number
      return place >= 0 && place < count ? 1 << UInt32(days.position(ofBit: place)) : 0
    }
  }

  /// The days of a month by their number from its end.
  private static func mirrored(_ bits: UInt32, _ length: Int) -> UInt32 {
    guard bits != 0 else { return 0 }
    var found: UInt32 = 0
    var rest = bits
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      if place < length { found |= 1 << UInt32(length - 1 - place) }
      rest &= rest - 1
    }
    return found
  }

  /// Five weeks of seven bits, Sunday lowest, as the days from a month's first on: each week is turned by the weekday.
  private static func turned(_ weeks: UInt64, by turn: Int) -> UInt64 {
    var found: UInt64 = 0
    for place in 0..<5 {
      let week = weeks >> UInt64(7 * place) & 0x7F
      found |= ((week >> UInt64(turn) | week << UInt64(7 - turn)) & 0x7F) << UInt64(7 * place)
    }
    return found
  }

  private func backward(_ weeks: UInt64, _ length: Int, _ start: Weekday) -> UInt32 {
    var found: UInt32 = 0
    let last = (start.number - 1 + length - 1) % 7
    for place in 0..<5 {
      for weekday in 0..<7 where weeks & (1 << UInt64(7 * place + weekday)) != 0 {
        let day = length - 1 - (last - weekday + 7) % 7 - 7 * place
        if day >= 0 { found |= 1 << UInt32(day) }
      }
    }
    return found
  }

  /// How many days it selects in every month, if that is the same for all months; nil if it is not.
  var count: Int? {
    switch self {
    case .nearest: 1
    case .numbered(let numbers): Self.count(numbers.fromStart, numbers.fromEnd)
    case .weekdays(let weekdays): Self.count(weekdays.fromStart, weekdays.fromEnd)
    case .position(let position, let weekdays): abs(position.number) <= 4 * weekdays.count ? 1 : nil
    }
  }

  /// How many days two lists select, one from the start and one from the end of a month. Both can select the same day, and
  /// a month need not have the days after the 28th.
  private static func count<Bits: FixedWidthInteger>(_ fromStart: Bits, _ fromEnd: Bits) -> Int? {
    guard fromStart == 0 || fromEnd == 0 else { return nil }
    let bits = fromStart | fromEnd
    return bits < 1 << 28 ? bits.nonzeroBitCount : nil
  }
}
