import FastiFormats
import FastiAgenda
import FastiCivil
import FastiRecords

/// The beginning and end of an event, from its typed fields and its former values.
struct EventHoursDraft {
  private(set) var length: Int
  let time: TimeOfDay?
  private(set) var end: EndTime?

  /// The most days an event may last.
  private static let longest = 3_660

  init(_ draft: EventDraft, _ first: Day, _ old: Event?) throws(Failure) {
    time = try Self.time(draft, old)
    length = old?.length ?? 1
    if let until = draft.until { length = try Self.days(from: first, to: until) }
    if draft.to != nil, draft.lasts != nil {
      throw Failure(.usage(.exclusive(.ends, .input(.ends), .input(.lasts))), field: .lasts)
    }
    if draft.until != nil, draft.lasts != nil {
      throw Failure(.usage(.exclusive(.ends, .input(.until), .input(.lasts))), field: .lasts)
    }
    if let lasts = draft.lasts {
      try read(lasts: lasts)
      return
    }
    guard let time else {
      if let to = draft.to, !to.isEmpty { throw Failure(.usage(.needs(.input(.at))), field: .ends, value: to) }
      return
    }
    if let to = draft.to {
      try read(to: to, from: EndTime(time), saysLastDay: draft.until != nil || length > 1)
    } else if let old, let former = old.end, let before = old.time {
      keep(former, of: old, before, moved: draft.at != nil, from: EndTime(time))
    }
    guard length <= Self.longest else { throw Failure(.days(.tooMany(length, most: Self.longest)), field: .until) }
  }

  private static func time(_ draft: EventDraft, _ old: Event?) throws(Failure) -> TimeOfDay? {
    guard let at = draft.at else { return old?.time }
    guard !at.isEmpty else { return nil }
    if let time = TimeOfDay(said: at) { return time }
    do { return try TimeOfDay(iso: at) } catch { throw Failure(error, field: .at, value: at) }
  }

  private static func days(from first: Day, to last: Day) throws(Failure) -> Int {
    guard last >= first else {
      throw Failure(.days(.reversed(first: first, last: last)), field: .until, value: last.iso)
    }
    guard last - first < longest else {
      throw Failure(.days(.tooMany(last - first + 1, most: longest)), field: .until, value: last.iso)
    }
    return last - first + 1
  }

  /// An end by the clock, on the last day; if no last day was given and the end is before the beginning, on the next
  /// day.
  private mutating func read(to text: String, from start: EndTime, saysLastDay: Bool) throws(Failure) {
    guard !text.isEmpty else { return end = nil }
    let typed: EndTime
    if let time = TimeOfDay(said: text) {
      typed = EndTime(time)
    } else {
      do { typed = try EndTime(iso: text) } catch { throw Failure(error, field: .ends, value: text) }
    }
    if typed < start, length == 1 {
      guard !saysLastDay else { throw Failure(.eventTime(.reversed), field: .ends, value: text) }
      length = 2
    }
    set(minutes: (length - 1) * 1_440 + typed.minutes)
  }

  /// The former end: if only the beginning was moved, the event keeps its duration.
  private mutating func keep(_ former: EndTime, of old: Event, _ before: TimeOfDay, moved: Bool, from start: EndTime) {
    guard moved, length == old.length else {
      end = former
      if length == 1, former < start { end = nil }
      return
    }
    let lasted = (old.length - 1) * 1_440 + former.minutes - before.seconds / 60
    set(minutes: start.minutes + lasted)
  }

  /// A duration; in days if the event has no hour.
  private mutating func read(lasts text: String) throws(Failure) {
    guard let minutes = DurationText.minutes(text) else {
      throw Failure(.value(.word(["90m", "1h30", "8h", "2d"])), field: .lasts, value: text, hint: .value("1h30"))
    }
    guard minutes <= (Self.longest - 1) * 1_440 else {
      throw Failure(.days(.tooMany(minutes / 1_440 + 1, most: Self.longest)), field: .lasts, value: text)
    }
    guard let time else {
      guard minutes > 0, minutes % 1_440 == 0 else {
        throw Failure(.usage(.needs(.input(.at))), field: .lasts, value: text)
      }
      return length = minutes / 1_440
    }
    set(minutes: time.seconds / 60 + minutes)
  }

  /// The end as minutes after midnight of the first day; midnight is the end of the day before.
  private mutating func set(minutes: Int) {
    length = max(1, (minutes + 1_439) / 1_440)
    end = EndTime(minutes: minutes - (length - 1) * 1_440)
  }
}

/// `90m`, `1h30`, `1h30m`, `2d`, `1d 12h`.
enum DurationText {
  /// The minutes; nil for a text that is not a duration.
  static func minutes(_ text: String) -> Int? {
    var total = 0
    var number: Int?
    var last = UInt8(ascii: "d")
    var isEmpty = true
    for byte in text.lowercased().utf8 where byte != UInt8(ascii: " ") {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        let value = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard value < 10_000_000 else { return nil }
        number = value
        continue
      }
      guard let count = number,
        let unit = [UInt8(ascii: "d"): 1_440, UInt8(ascii: "h"): 60, UInt8(ascii: "m"): 1][byte]
      else { return nil }
      total += count * unit
      (number, last, isEmpty) = (nil, byte, false)
    }
    // A number after hours without a unit is minutes.
    if let number {
      guard last == UInt8(ascii: "h"), !isEmpty, number < 60 else { return nil }
      total += number
    }
    return isEmpty ? nil : total
  }
}
