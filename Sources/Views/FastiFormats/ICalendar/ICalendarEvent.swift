import FastiAgenda
import FastiCivil

/// An entry as a `VEVENT`, written into room that was made for all of it: its lines are mostly the same for each, and
/// those are copied in one go.
enum ICalendarEvent {
  /// The most bytes an event takes.
  @inline(__always)
  static func room(_ entry: Entry) -> Int {
    var texts = entry.title.utf8.count + entry.notes.utf8.count
    if case .text(let name) = entry.name { texts += name.utf8.count }
    if let link = entry.link { texts += link.utf8.count }
    if entry.sounds { texts += entry.title.utf8.count }
    if let clocks = entry.clocks { texts += clocks.name.utf8.count }
    return 576 + ICalendarText.room(texts)
  }

  /// Appends an entry.
  static func write(_ entry: Entry, to room: inout OutputSpan<UInt8>) {
    room.write("BEGIN:VEVENT\r\nUID:")
    if case .text(let name) = entry.name {
      ICalendarText.write(name.utf8.span, from: 4, to: &room)
    } else {
      entry.name.writeID(to: &room)
    }
    let changed = Instant(seconds: entry.changed / 1_000)
    let (day, time) = (ICalendarTime.word(changed.day()), ICalendarTime.word(changed.time()))
    room.write("\r\nDTSTAMP:")
    room.write(word: day)
    room.write(word: time)
    room.write("\r\nLAST-MODIFIED:")
    room.write(word: day)
    room.write(word: time)
    room.write("\r\nSEQUENCE:")
    room.write(entry.sequence)
    writeTime(entry, to: &room)
    room.write("\r\nSUMMARY:")
    ICalendarText.write(entry.title.utf8.span, from: 8, to: &room)
    if !entry.notes.isEmpty {
      room.write("\r\nDESCRIPTION:")
      ICalendarText.write(entry.notes.utf8.span, from: 12, to: &room)
    }
    room.write("\r\nCATEGORIES:")
    room.write(entry.kind.category)
    room.write("\r\nCOLOR:")
    room.write(entry.kind.color)
    if entry.isTentative { room.write("\r\nSTATUS:TENTATIVE\r\n") } else { room.write("\r\nSTATUS:CONFIRMED\r\n") }
    if isBusy(entry) { room.write("TRANSP:OPAQUE\r\n") } else { room.write("TRANSP:TRANSPARENT\r\n") }
    if let link = entry.link {
      room.write("URL:")
      ICalendarText.write(plain: link.utf8.span, from: 4, to: &room)
      room.write("\r\n")
    }
    if entry.sounds { writeAlarm(entry, to: &room) }
    room.write("END:VEVENT\r\n")
  }

  @inline(__always)
  private static func writeTime(_ entry: Entry, to room: inout OutputSpan<UInt8>) {
    guard let start = entry.start else {
      room.write("\r\nDTSTART;VALUE=DATE:")
      room.write(word: ICalendarTime.word(entry.days.first))
      room.write("\r\nDTEND;VALUE=DATE:")
      room.write(word: ICalendarTime.word(entry.days.last + 1))
      return
    }
    room.write("\r\nDTSTART")
    if let clocks = entry.clocks {
      room.write(";TZID=")
      room.write(clocks.name.utf8.span)
      room.write(":")
      ICalendarTime.write(clocks.zone.day(at: start), clocks.zone.time(at: start), to: &room)
    } else {
      room.write(":")
      room.write(word: ICalendarTime.word(start.day()))
      room.write(word: ICalendarTime.word(start.time()))
    }
  }

  private static func writeAlarm(_ entry: Entry, to room: inout OutputSpan<UInt8>) {
    room.write("BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:")
    ICalendarText.write(entry.title.utf8.span, from: 12, to: &room)
    room.write("\r\nTRIGGER:PT0S\r\nEND:VALARM\r\n")
  }

  /// Whether it takes up time: leave that is used does, and what has an hour; a reminder only says something.
  @inline(__always)
  private static func isBusy(_ entry: Entry) -> Bool {
    entry.kind == .leaveUsed || entry.kind == .busy || entry.start != nil && entry.kind != .reminder
  }
}
