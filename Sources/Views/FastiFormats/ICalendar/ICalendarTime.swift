import FastiCivil

/// Days and moments as iCalendar writes them. A date has eight bytes, and so has a time with its letters, so each is
/// built as a word, with the first byte lowest.
enum ICalendarTime {
  /// `20260205`.
  @inline(__always)
  static func word(_ day: Day) -> UInt64 {
    let date = CivilDate(day)
    let year = UInt32(truncatingIfNeeded: date.year)
    return digits(year / 100) | digits(year % 100) &<< 16 | digits(UInt32(truncatingIfNeeded: date.month)) &<< 32
      | digits(UInt32(truncatingIfNeeded: date.dayOfMonth)) &<< 48
  }

  /// `T083000Z`.
  @inline(__always)
  static func word(_ time: TimeOfDay) -> UInt64 {
    let seconds = UInt32(truncatingIfNeeded: time.seconds)
    let (start, end) = (UInt64(UInt8(ascii: "T")), UInt64(UInt8(ascii: "Z")) &<< 56)
    return start | digits(seconds / 3_600) &<< 8 | digits(seconds / 60 % 60) &<< 24 | digits(seconds % 60) &<< 40 | end
  }

  /// Appends `20260205T083000`.
  static func write(_ day: Day, _ time: TimeOfDay, to room: inout OutputSpan<UInt8>) {
    room.write(word: word(day))
    room.write(word: word(time), count: 7)
  }

  /// Appends `+0130`, with seconds only if they are not 0.
  static func write(offset: Int, to room: inout OutputSpan<UInt8>) {
    let seconds = abs(offset)
    room.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    room.write(twoDigits: seconds / 3_600)
    room.write(twoDigits: seconds / 60 % 60)
    if seconds % 60 != 0 { room.write(twoDigits: seconds % 60) }
  }

  /// Two digits of a number below 100, the first in the lowest byte.
  @inline(__always)
  private static func digits(_ number: UInt32) -> UInt64 {
    let tens = number / 10
    return UInt64(tens | (number &- tens &* 10) &<< 8) &+ 0x3030
  }
}
