import FastiAgenda
import FastiCivil

/// An entry as a `VEVENT`, written into room that was made for all of it: its lines are mostly the same for each, and
/// those are copied in one go.
enum ICalendarEvent {
  /// The most bytes an event takes without its texts and its zone's name.
  private static let fixed = 576

  /// The most bytes an event takes without its zone's name.
  @inline(__always)
  static func room(_ line: ICalendarLine) -> Int {
    fixed + ICalendarText.room(line.textCount + (line.marks.contains(.sounds) ? line.titleCount : 0))
  }

  /// Appends an entry.
  /// - Parameters:
  ///   - texts: Its texts, as its line counts them.
  ///   - clocks: The clock of its beginning; nil for UTC.
  @inline(__always)
  static func write(
    _ line: ICalendarLine, _ texts: borrowing Span<UInt8>, _ clocks: NamedZone?, to room: inout OutputSpan<UInt8>
  ) {
    let title = texts.extracting(line.nameCount..<line.nameCount + line.titleCount)
    room.write("BEGIN:VEVENT\r\nUID:")
    if line.marks.contains(.namedByText) {
      ICalendarText.write(texts.extracting(first: line.nameCount), from: 4, to: &room)
    } else {
      line.id.writeID(to: &room)
    }
    let changed = Instant(seconds: line.changed / 1_000)
    let (day, time) = (ICalendarTime.word(changed.day()), ICalendarTime.word(changed.time()))
    room.write("\r\nDTSTAMP:")
    room.write(word: day)
    room.write(word: time)
    room.write("\r\nLAST-MODIFIED:")
    room.write(word: day)
    room.write(word: time)
    room.write("\r\nSEQUENCE:")
    room.write(line.sequence)
    writeTime(line, clocks, to: &room)
    if line.marks.contains(.whole) {
      room.write("\r\n")
      room.write(texts.extracting(last: line.extrasCount))
      room.write("END:VEVENT\r\n")
      return
    }
    room.write("\r\nSUMMARY:")
    ICalendarText.write(title, from: 8, to: &room)
    if line.notesCount > 0 {
      room.write("\r\nDESCRIPTION:")
      let start = line.nameCount + line.titleCount
      ICalendarText.write(texts.extracting(start..<start + line.notesCount), from: 12, to: &room)
    }
    room.write("\r\nCATEGORIES:")
    room.write(line.kind.category)
    room.write("\r\nCOLOR:")
    room.write(line.color)
    room.write(
      line.marks.contains(.tentative) ? "\r\nSTATUS:TENTATIVE\r\nTRANSP:" : "\r\nSTATUS:CONFIRMED\r\nTRANSP:")
    room.write(line.isBusy ? "OPAQUE\r\n" : "TRANSPARENT\r\n")
    if let link = line.linkCount {
      room.write("URL:")
      let start = line.nameCount + line.titleCount + line.notesCount
      ICalendarText.write(plain: texts.extracting(start..<start + link), from: 4, to: &room)
      room.write("\r\n")
    }
    if line.extrasCount > 0 { room.write(texts.extracting(last: line.extrasCount)) }
    if line.marks.contains(.sounds) {
      room.write("BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:")
      ICalendarText.write(title, from: 12, to: &room)
      room.write("\r\nTRIGGER:PT0S\r\nEND:VALARM\r\n")
    }
    room.write("END:VEVENT\r\n")
  }

  @inline(__always)
  private static func writeTime(_ line: ICalendarLine, _ clocks: NamedZone?, to room: inout OutputSpan<UInt8>) {
    guard let start = line.start else {
      room.write("\r\nDTSTART;VALUE=DATE:")
      room.write(word: ICalendarTime.word(line.first))
      room.write("\r\nDTEND;VALUE=DATE:")
      room.write(word: ICalendarTime.word(line.last + 1))
      return
    }
    room.write("\r\nDTSTART")
    if let clocks {
      room.write(";TZID=")
      room.write(clocks.name.utf8.span)
      room.write(":")
      ICalendarTime.write(clocks.zone.day(at: start), clocks.zone.time(at: start), to: &room)
    } else if line.marks.contains(.floating) {
      room.write(":")
      ICalendarTime.write(start.day(), start.time(), to: &room)
    } else {
      room.write(":")
      room.write(word: ICalendarTime.word(start.day()))
      room.write(word: ICalendarTime.word(start.time()))
    }
  }
}
