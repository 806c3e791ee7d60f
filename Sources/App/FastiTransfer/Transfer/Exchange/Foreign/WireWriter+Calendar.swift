import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords

extension WireWriter {
  mutating func write(_ calendar: ForeignCalendar) {
    write(calendar.others)
    write(list: calendar.properties) { $1.write($0) }
    write(list: calendar.objects) { $1.write(record: $0) }
    write(calendar.broken)
    write(list: calendar.brokenLines) { $1.write($0) }
    write(list: calendar.items) { $1.write($0) }
  }

  private mutating func write(_ item: ForeignCalendar.Item) {
    write(item.uid)
    write(item.title)
    write(item.name)
    write(item.sharesUID)
    write(optional: item.series) { $1.write($0.text) }
    write(item.isOwn)
    write(list: item.events) { item, writer in
      writer.write(record: item.event)
      writer.write(optional: item.object) { $1.write(record: $0) }
    }
    write(list: item.remarks) { $1.write($0) }
    write(item.reason?.rawValue ?? "")
  }

  private mutating func write(_ remark: EventsImport.Remark) {
    switch remark {
    case .otherClocks(let zone): write(0, zone)
    case .unknownClocks(let zone): write(1, zone)
    case .hoursDiffer: write(2)
    case .writtenOut(let until):
      write(3)
      write(optional: until) { $1.write(Int64($0.number)) }
    case .shortened: write(4)
    case .endCut(let days):
      write(5)
      write(days)
    case .sharesUID: write(6)
    case .occurrencesApart(let count):
      write(10)
      write(count)
    case .alarmsLeft(let count):
      write(7)
      write(count)
    case .propertiesLeft(let names):
      write(8)
      write(list: names) { $1.write($0) }
    case .propertiesKept(let names):
      write(9)
      write(list: names) { $1.write($0) }
    }
  }

  private mutating func write(_ number: Int, _ text: String) {
    write(number)
    write(text)
  }
}

extension WireReader {
  mutating func calendar(most: Int) throws(WireError) -> ForeignCalendar {
    let others = try integer(in: 0...Int.max)
    let properties = try names(most: most)
    let objects = try list(most: most) { reader throws(WireError) in try reader.object(isOwn: true) }
    let broken = try integer(in: 0...Int.max)
    let lines = try list(most: 10) { reader throws(WireError) in try reader.integer(in: 1...Int.max) }
    var left = ForeignCalendar.most
    let items = try list(most: most) { reader throws(WireError) in try reader.item(mostEvents: &left) }
    return ForeignCalendar(
      items: items, objects: objects, others: others, properties: properties, broken: broken, brokenLines: lines)
  }

  private mutating func item(mostEvents left: inout Int) throws(WireError) -> ForeignCalendar.Item {
    let (uid, title) = (try text(), try title())
    let (name, shares) = (try text(), try flag())
    let series = try optional { reader throws(WireError) in try reader.id() }
    let isOwn = try flag()
    let events = try list(most: left) { reader throws(WireError) in
      let event = try reader.event()
      let object = try reader.optional { reader throws(WireError) in try reader.object(isOwn: false) }
      return ForeignEvent(event: event, object: object)
    }
    left -= events.count
    let remarks = try list(most: 6 * events.count + 16) { reader throws(WireError) in try reader.remark() }
    let word = try text()
    let reason = EventsImport.Reason(rawValue: word)
    guard reason != nil || word.isEmpty, events.isEmpty || reason == nil else { throw WireError() }
    return ForeignCalendar.Item(
      uid: uid, title: title, name: name, sharesUID: shares, series: series, isOwn: isOwn, events: events,
      remarks: remarks, reason: reason)
  }

  private mutating func remark() throws(WireError) -> EventsImport.Remark {
    switch try integer(in: 0...10) {
    case 0: .otherClocks(try text())
    case 1: .unknownClocks(try text())
    case 2: .hoursDiffer
    case 3: .writtenOut(until: try optional { reader throws(WireError) in try reader.day() })
    case 4: .shortened
    case 5: .endCut(days: try integer(in: 0...Int.max))
    case 6: .sharesUID
    case 7: .alarmsLeft(try integer(in: 1...Int.max))
    case 8: .propertiesLeft(try names(most: ICalendarFile.Event.mostLost))
    case 9: .propertiesKept(try names(most: ICalendarFile.Event.mostLost))
    default: .occurrencesApart(try integer(in: 1...Int.max))
    }
  }

  /// Names of properties, by the rules for titles.
  private mutating func names(most: Int) throws(WireError) -> [String] {
    try list(most: most) { reader throws(WireError) in try Self.checkedTitle(try reader.text()) }
  }

  /// What is kept: of an event, or a component of its own.
  mutating func object(isOwn: Bool) throws(WireError) -> CalendarObject {
    let object = try record(CalendarObject.self)
    _ = try Self.checkedTitle(object.title)
    guard (object.component != nil) == isOwn, object.first == nil || isOwn, ForeignLines.isPlain(object.uid),
      object.uid.unicodeScalars.count <= CalendarObject.longestUID, object.lines.utf8.count <= CalendarObject.longest,
      (object.component ?? "-").utf8.count <= 100,
      object.component.map({ !$0.isEmpty && ForeignLines.isPlain($0) }) ?? true,
      object.lines.split(separator: "\n").allSatisfy({ ForeignLines.isPlain(String($0)) })
    else { throw WireError() }
    return object
  }

  mutating func day() throws(WireError) -> Day {
    guard let day = Day(stored: try integer()) else { throw WireError() }
    return day
  }

  mutating func id() throws(WireError) -> RecordID {
    guard let id = RecordID(text: try text()) else { throw WireError() }
    return id
  }

  /// A title by the rules for typed ones.
  private mutating func title() throws(WireError) -> String { try Self.checkedTitle(try text()) }

  static func checkedTitle(_ title: String) throws(WireError) -> String {
    do { return try TypedText.title(title, .input(.title)) } catch { throw WireError() }
  }

  static func checkLines(_ text: String) throws(WireError) {
    do { _ = try TypedText.lines(text, .input(.notes)) } catch { throw WireError() }
  }

  mutating func event() throws(WireError) -> Event {
    let event = try record(Event.self)
    _ = try Self.checkedTitle(event.title)
    try Self.checkLines(event.notes)
    if !event.place.isEmpty { _ = try Self.checkedTitle(event.place) }
    guard event.url.isEmpty || (try? LinkAddress(event.url)) != nil else { throw WireError() }
    return event
  }
}
