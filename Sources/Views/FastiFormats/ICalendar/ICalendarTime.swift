import FastiCivil

/// Days and moments as iCalendar writes them.
enum ICalendarTime {
  /// Writes `20260205`.
  static func write(_ day: Day, to writer: inout UTF8Writer) {
    let date = day.date
    digits(date.year / 100, &writer)
    digits(date.year % 100, &writer)
    digits(date.month, &writer)
    digits(date.day, &writer)
  }

  /// Writes `20260205T083000`.
  static func write(_ day: Day, _ time: TimeOfDay, to writer: inout UTF8Writer) {
    write(day, to: &writer)
    writer.write(byte: 0x54)
    digits(time.hour, &writer)
    digits(time.minute, &writer)
    digits(time.second, &writer)
  }

  /// Writes `20260205T083000Z`.
  static func write(utc instant: Instant, to writer: inout UTF8Writer) {
    write(instant.day(), instant.time(), to: &writer)
    writer.write(byte: 0x5A)
  }

  /// Writes `+0130`, with seconds only where there are some.
  static func write(offset: Int, to writer: inout UTF8Writer) {
    let seconds = abs(offset)
    writer.write(byte: offset < 0 ? 0x2D : 0x2B)
    digits(seconds / 3_600, &writer)
    digits(seconds / 60 % 60, &writer)
    if seconds % 60 != 0 { digits(seconds % 60, &writer) }
  }

  @inline(__always)
  private static func digits(_ number: Int, _ writer: inout UTF8Writer) {
    writer.write(byte: 0x30 + UInt8(truncatingIfNeeded: number / 10))
    writer.write(byte: 0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
