import FastiCalendars
import FastiCivil
import FastiFormats
import FastiHolidays
import FastiRecords

extension Reader {
  /// Dates, rules, JSON, CSV.
  static let texts: [Reader] = [
    Reader("dates", longest: 64) { bytes throws(BrokenLaw) in
      let text = bytes.text
      if let day = read({ () throws(CivilError) in try Day(iso: text) }) {
        try law(Limits.days.contains(day), "a day outside the years: \(day.number)")
        try law(read { () throws(CivilError) in try Day(iso: day.iso) } == day, "day \(day.iso)")
      }
      if let week = read({ () throws(CivilError) in try ISOWeek(iso: text) }) { try law(week.iso == text, "week") }
      if let month = read({ () throws(CivilError) in try YearMonth(iso: text) }) { try law(month.iso == text, "month") }
      if let range = read({ () throws(CivilError) in try DayRange(iso: text) }) {
        try law(read { () throws(CivilError) in try DayRange(iso: range.iso) } == range, "range \(range.iso)")
      }
      if let time = read({ () throws(CivilError) in try TimeOfDay(iso: text) }) {
        try law(read { () throws(CivilError) in try TimeOfDay(iso: time.iso) } == time, "time \(time.iso)")
      }
      if let instant = read({ () throws(CivilError) in try Instant(iso: text) }),
        Limits.days.contains(instant.day())
      {
        try law(read { () throws(CivilError) in try Instant(iso: instant.iso) } == instant, "moment \(instant.iso)")
      }
      let reader = DateReader(today: Day(year: 2026, month: 2, day: 5), language: "en") { () throws(Failure) in
        .ummAlQura()
      }
      if let day = read({ () throws(Failure) in try reader.day(text) }) {
        try law(Limits.days.contains(day), "a typed day outside the years: \(day.number)")
      }
      _ = read { () throws(Failure) in try reader.weekOrDay(text) }
    },
    Reader("zone") { bytes throws(BrokenLaw) in
      guard let zone = read({ () throws(ZoneError) in try Zone(tzif: bytes) }) else { return }
      try checkClocks(zone)
    },
    Reader("zone-rule", longest: 130) { bytes throws(BrokenLaw) in
      guard let zone = read({ () throws(ZoneError) in try Zone(posix: bytes) }) else { return }
      try checkClocks(zone)
    },
    Reader("region", longest: 2_048) { bytes throws(BrokenLaw) in
      guard let regions = read({ () throws(RuleMistakes) in try Region.read(bytes) }) else { return }
      let written = written(regions)
      guard let again = read({ () throws(RuleMistakes) in try Region.read(written) }) else {
        throw BrokenLaw(description: "what was written is refused:\n\(written.text)")
      }
      try law(again == regions, "regions differ:\n\(written.text)")
    },
    Reader("rule", longest: 512) { bytes throws(BrokenLaw) in
      let id = RuleID("a")
      guard let rule = read({ () throws(RuleMistakes) in try Rule(id: id, sentence: bytes) }) else { return }
      let sentence = rule.sentence
      guard let again = read({ () throws(RuleMistakes) in try Rule(id: id, sentence: sentence) }) else {
        throw BrokenLaw(description: "the sentence is refused: \(sentence.text)")
      }
      try law(again.periods == rule.periods, "rules differ: \(sentence.text)")
      try checkYear(of: rule)
    },
    Reader("json") { bytes throws(BrokenLaw) in
      guard let value = read({ () throws(JSONError) in try JSONValue(reading: bytes) }) else { return }
      let written = canonical(value)
      guard let again = read({ () throws(JSONError) in try JSONValue(reading: written) }) else {
        throw BrokenLaw(description: "what was written is refused: \(written.text)")
      }
      try law(canonical(again) == written, "values differ: \(written.text)")
    },
    Reader("csv") { bytes throws(BrokenLaw) in
      guard let lines = cells(of: bytes) else { return }
      var written: [UInt8] = []
      for line in lines {
        for (place, cell) in line.enumerated() {
          if place > 0 { written.append(UInt8(ascii: ",")) }
          written.append(UInt8(ascii: "\""))
          for byte in cell { written += byte == UInt8(ascii: "\"") ? [byte, byte] : [byte] }
          written.append(UInt8(ascii: "\""))
        }
        written += Array("\r\n".utf8)
      }
      try law(cells(of: written) == lines, "cells differ")
    },
  ]

  /// The moments of a clock reading include the moment that shows it.
  private static func checkClocks(_ zone: Zone) throws(BrokenLaw) {
    for seconds in stride(from: Int64(-2_000_000_000), through: 4_000_000_000, by: 499_979_411) {
      let instant = Instant(seconds: seconds)
      switch zone.moments(zone.day(at: instant), zone.time(at: instant)) {
      case .one(let one): try law(one == instant, "\(instant.iso) is read as \(one.iso)")
      case .overlap(let earlier, let later):
        try law(earlier <= instant && instant <= later, "\(instant.iso) is not from \(earlier.iso) to \(later.iso)")
      case .gap: throw BrokenLaw(description: "clocks show \(instant.iso), which is called a gap")
      }
    }
  }

  private static func written(_ regions: [Region]) -> [UInt8] {
    var writer = UTF8Writer()
    for region in regions { writer.write(region) }
    return writer.bytes
  }

  /// Every occurrence of a year is in that year.
  private static func checkYear(of rule: Rule) throws(BrokenLaw) {
    var region = Region(code: RegionCode("XX"))
    region.rules = [rule]
    guard
      let year = read({ () throws(CivilError) in
        try DayRange(Day(year: 2026, month: 1, day: 1), Day(year: 2026, month: 12, day: 31))
      }),
      let answer = read({ () throws(CivilError) in try HolidayPlan(region).occurrences(in: year) })
    else { return }
    for occurrence in answer.occurrences {
      try law(year.contains(occurrence.day), "\(occurrence.day.iso) is not in 2026")
    }
  }

  /// A value in one form, independent of how it was written.
  private static func canonical(_ value: JSONValue) -> [UInt8] {
    var text: [UInt8] = []
    func string(_ bytes: [UInt8]) {
      var writer = JSONWriter()
      writer.string(utf8: bytes)
      text += writer.bytes
    }
    func write(_ value: JSONValue) throws(JSONError) {
      switch value.kind {
      case .null: text += Array("null".utf8)
      case .bool: text += Array((try value.bool() ? "true" : "false").utf8)
      case .number: text += try value.number()
      case .string: string(try value.utf8())
      case .array:
        text.append(UInt8(ascii: "["))
        for (place, element) in try value.array().enumerated() {
          if place > 0 { text.append(UInt8(ascii: ",")) }
          try write(element)
        }
        text.append(UInt8(ascii: "]"))
      case .object:
        text.append(UInt8(ascii: "{"))
        for (place, member) in try value.members().enumerated() {
          if place > 0 { text.append(UInt8(ascii: ",")) }
          string(member.name)
          text.append(UInt8(ascii: ":"))
          try write(member.value)
        }
        text.append(UInt8(ascii: "}"))
      }
    }
    do throws(JSONError) { try write(value) } catch { text += Array("\(error)".utf8) }
    return text
  }

  /// The cells of a text; nil if one of its lines is refused.
  private static func cells(of bytes: [UInt8]) -> [[[UInt8]]]? {
    read { () throws(CSVError) in
      var reader = try CSVReader(bytes)
      var lines: [[[UInt8]]] = []
      while let line = try reader.next() { lines.append(line.cells) }
      return lines
    }
  }
}
