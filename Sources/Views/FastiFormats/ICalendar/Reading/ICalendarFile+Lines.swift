import FastiCivil

// How one process tells the other what it has read: a line for each thing, a word and its value. Line breaks and
// backslashes of a value are escaped.

extension ICalendarFile {
  /// The file as text that the reading process writes and ``init(lines:)`` of another process reads back.
  public var lines: [UInt8] {
    var writer = UTF8Writer(capacity: 256 + events.count * 256)
    func line(_ word: StaticString, _ value: String) {
      guard !value.utf8.isEmpty else { return }
      writer.write(word)
      writer.write(" ")
      for byte in value.utf8 {
        switch byte {
        case UInt8(ascii: "\n"): writer.write("\\n")
        case UInt8(ascii: "\\"): writer.write("\\\\")
        default: writer.write(byte: byte)
        }
      }
      writer.write("\n")
    }
    func line(_ word: StaticString, _ moment: Moment) {
      writer.write(word)
      writer.write(" ")
      writer.write(Int(moment.day.number))
      for number in [moment.time.map { $0.seconds }, moment.instant.map { Int($0.seconds) }] {
        writer.write(" ")
        if let number { writer.write(number) } else { writer.write("-") }
      }
      writer.write("\n")
    }
    line("producer", producer)
    line("others", String(others))
    line("broken", ([broken] + brokenLines).map { String($0) }.joined(separator: " "))
    for event in events {
      writer.write("event\n")
      line("uid", event.uid)
      line("title", event.title)
      line("notes", event.notes)
      line("place", event.place)
      line("zone", event.zone)
      line("rule", event.rule)
      for category in event.categories { line("category", category) }
      if let start = event.start { line("start", start) }
      if let end = event.end { line("end", end) }
      if let replaces = event.replaces { line("replaces", replaces) }
      for moment in event.occurrences { line("on", moment) }
      for moment in event.excluded { line("not", moment) }
      if event.goesOn { writer.write("more\n") }
      if event.hasImpossibleEnd { writer.write("endless\n") }
      if event.isCancelled { writer.write("cancelled\n") }
    }
    return writer.bytes
  }

  /// The file of such lines; lines that are none of them say nothing.
  public init(lines: [UInt8]) {
    self.init()
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let space = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
      let value = line[space...].dropFirst()
      let word = String(decoding: line[..<space], as: UTF8.self)
      switch word {
      case "event": events.append(Event())
      case "producer": producer = Self.text(value)
      case "others": others = Self.numbers(value).first.flatMap { $0 } ?? 0
      case "broken":
        let numbers = Self.numbers(value).compactMap { $0 }
        broken = numbers.first ?? 0
        brokenLines = Array(numbers.dropFirst().prefix(Self.brokenLinesTold))
      default: if !events.isEmpty { events[events.count - 1].read(word, value) }
      }
    }
  }

  fileprivate static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        text.append(byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  fileprivate static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int?] {
    bytes.split(separator: UInt8(ascii: " ")).map { Int(String(decoding: $0, as: UTF8.self)) }
  }
}

extension ICalendarFile.Event {
  fileprivate mutating func read(_ word: String, _ value: ArraySlice<UInt8>) {
    switch word {
    case "uid": uid = ICalendarFile.text(value)
    case "title": title = ICalendarFile.text(value)
    case "notes": notes = ICalendarFile.text(value)
    case "place": place = ICalendarFile.text(value)
    case "zone": zone = ICalendarFile.text(value)
    case "rule": rule = ICalendarFile.text(value)
    case "category": categories.append(ICalendarFile.text(value))
    case "start": start = ICalendarFile.Moment(value)
    case "end": end = ICalendarFile.Moment(value)
    case "replaces": replaces = ICalendarFile.Moment(value)
    case "on": if let moment = ICalendarFile.Moment(value) { occurrences.append(moment) }
    case "not": if let moment = ICalendarFile.Moment(value) { excluded.append(moment) }
    case "more": goesOn = true
    case "endless": hasImpossibleEnd = true
    case "cancelled": isCancelled = true
    default: break
    }
  }
}

extension ICalendarFile.Moment {
  /// `DAY SECONDS INSTANT`, the last two a hyphen where there are none; nil for a day outside the years 1583 to 2999.
  fileprivate init?(_ bytes: ArraySlice<UInt8>) {
    let numbers = ICalendarFile.numbers(bytes)
    guard numbers.count == 3, let number = numbers[0], let small = Int32(exactly: number),
      Limits.days.contains(Day(small))
    else { return nil }
    let time = numbers[1].flatMap { seconds -> TimeOfDay? in
      guard (0..<86_400).contains(seconds) else { return nil }
      return try? TimeOfDay(hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60)
    }
    self.init(day: Day(small), time: time, instant: numbers[2].map { Instant(seconds: Int64($0)) })
  }
}
