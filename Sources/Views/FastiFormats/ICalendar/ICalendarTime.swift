import FastiCivil

/// Days and moments as iCalendar writes them.
enum ICalendarTime {
  /// `20260205`.
  static func date(_ day: Day) -> [UInt8] {
    let date = day.date
    var writer = UTF8Writer()
    writer.write(date.year, width: 4)
    writer.write(date.month, width: 2)
    writer.write(date.day, width: 2)
    return writer.bytes
  }

  /// `20260205T083000Z`.
  static func utc(_ instant: Instant) -> [UInt8] {
    let time = instant.time()
    var writer = UTF8Writer()
    writer.write(utf8: date(instant.day()))
    writer.write("T")
    writer.write(time.hour, width: 2)
    writer.write(time.minute, width: 2)
    writer.write(time.second, width: 2)
    writer.write("Z")
    return writer.bytes
  }
}
