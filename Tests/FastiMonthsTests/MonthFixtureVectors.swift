import FastiCalendars
import FastiCivil
import FastiMonths
import Foundation
import Testing

@Suite("Month Fixture Vectors") struct MonthFixtureVectors {
  @Test("a document is read as expected", arguments: MonthFixture.all)
  func expected(fixture: MonthFixture) throws {
    let reading = try fixture.reading()
    let expected = try fixture.expected()
    let months = try lines(expected["months"])
    let accepted = expected["acceptedAlternative"].map { try? lines($0) } ?? nil
    #expect(reading.lines == months || reading.lines == accepted, "\(reading.lines) \(reading.warnings)")
    #expect(reading.outcomeName == expected["outcome"] as? String)
    #expect(reading.problem.map { "\($0.code)" } == expected["error"] as? String)
    #expect(Set(reading.warnings.map { text($0.code) }) == Set(try #require(expected["warnings"] as? [String])))
    #expect(reading.calendarPDF.map(text) == expected["calendarPDF"] as? String)
    #expect(reading.sighted == expected["sighted"] as? Bool)
    #expect(reading.sightingEvening?.iso == expected["sightingEvening"] as? String)
  }

  @Test("every document has its expectation, and every expectation its document") func complete() throws {
    #expect(!MonthFixture.all.isEmpty)
    let documents = Set(MonthFixture.all.map { $0.file.deletingPathExtension().path })
    #expect(try documents == MonthFixture.expectations())
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func lines(_ months: Any?) throws -> [String] {
    try #require(months as? [[String: Any]]).map { month in
      let length = month["length"] as? Int
      return "\(month["hijriYear"] ?? 0)-\(month["hijriMonth"] ?? 0) \(month["gregorianStart"] ?? "") "
        + "\(length.map(String.init) ?? "-") \(month["lengthSource"] ?? "")"
    }
  }
}

extension MonthReading {
  /// A line a month, as the expectations are written too.
  var lines: [String] {
    months.map { month in
      let (length, source) =
        switch month.length {
        case .explicit(let days): ("\(days)", "explicit")
        case .derived(let days): ("\(days)", "derived")
        case .unknown: ("-", "unknown")
        }
      return "\(month.month.year)-\(month.month.month) \(month.start.iso) \(length) \(source)"
    }
  }

  var outcomeName: String {
    switch outcome {
    case .ok: "ok"
    case .partial: "partial"
    case .fail: "fail"
    }
  }
}
