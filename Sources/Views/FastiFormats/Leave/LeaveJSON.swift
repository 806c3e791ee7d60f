import FastiCivil
import FastiLeave

/// The leave ledger as JSON: the profile, and the entries with their ids, one per line.
public enum LeaveJSON {
  /// The name and version of the format.
  static let format: StaticString = "fasti-leave/1"

  /// Writes a ledger, its entries in the order of files.
  /// - Complexity: O(n log n).
  public static func write(_ file: LeaveFile) -> [UInt8] {
    var text = UTF8Writer(capacity: 200 * (file.rows.count + 4))
    text.write("{\"format\":\"")
    text.write(format)
    text.write("\",\n")
    if let profile = file.profile {
      text.write("\"profile\":")
      text.write(utf8: LeaveJSON.line { $0.write(profile) })
      text.write(",\n")
    }
    text.write("\"entries\":[")
    for (index, row) in file.rows.sorted(by: LeaveRow.precedes).enumerated() {
      text.write(index == 0 ? "\n" : ",\n")
      text.write(utf8: LeaveJSON.line { $0.write(row) })
    }
    text.write("\n]}\n")
    return text.bytes
  }

  static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(layout: .compact, capacity: 256)
    write(&json)
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes an entry.
  fileprivate mutating func write(_ row: LeaveRow) {
    object { json in
      if let id = row.id { json.field("id", utf8: id.bytes) }
      json.field("date", row.entry.day)
      json.field("type", utf8: row.entry.type.bytes)
      json.word("action", row.entry.action.word)
      if case .adjustment(let sign) = row.entry.action { json.word("sign", sign.word) }
      json.field("hours", row.entry.hours.text)
      json.field("notes", utf8: row.entry.note)
      if let source = row.source { json.field("source", utf8: source) }
      if let created = row.created {
        var moment = UTF8Writer()
        MomentText.write(created, to: &moment)
        json.field("created", utf8: moment.bytes)
      }
      if let span = row.span { json.field("span", utf8: span.bytes) }
    }
  }

  /// Writes a profile as Documentation/Exchange.md describes it.
  mutating func write(_ profile: LeaveFile.Profile) {
    let schedule = profile.profile.schedule
    object { json in
      json.field("anchor", schedule.anchor)
      json.name("schedule")
      json.write(schedule.pattern)
      json.field("lag", schedule.lag)
      json.word("baseline", profile.profile.baseline == .statement ? "statement" : "additive")
      json.field("quarter", profile.rounding == .quarterHour)
      json.name("types")
      json.object { json in for terms in profile.profile.terms { json.write(terms) } }
    }
  }

  private mutating func write(_ pattern: PaySchedule.Pattern) {
    object { json in
      switch pattern {
      case .every(let days):
        json.word("kind", "every")
        json.field("days", days)
      case .semimonthly(let first, let second):
        json.word("kind", "semimonthly")
        json.name("days")
        json.array([first, second]) { $0.int($1) }
      case .monthly(let day):
        json.word("kind", "monthly")
        json.field("day", day)
      }
    }
  }

  private mutating func write(_ terms: LeaveTerms) {
    name(text: terms.type.string)
    object { json in
      json.field("start", terms.start.text)
      json.name("rates")
      json.array(terms.rates.lines) { json, line in
        json.object { json in
          json.field("from", line.from)
          json.field("rate", line.rate.text)
        }
      }
      if let cap = terms.policies.cap { json.field("cap", cap.text) }
      if let carry = terms.policies.carry {
        json.name("carry")
        json.object { json in
          json.field("month", carry.month)
          json.field("day", carry.day)
          json.field("limit", carry.limit.text)
        }
      }
      json.field("floor", terms.floor.text)
    }
  }

  /// Writes a member whose value is one of a few words.
  private mutating func word(_ name: StaticString, _ word: StaticString) {
    field(name, utf8: word.withUTF8Buffer { [UInt8]($0) })
  }
}
