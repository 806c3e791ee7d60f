import Foundation
import Testing

@testable import FastiWeb

@Suite("A message quotes the typed text") struct QuotedInputTests {
  /// The text in the place of a field's error.
  private func told(_ page: Answer, _ place: String) -> String {
    let part = page.text.components(separatedBy: "id=\"\(place)-error\">").dropFirst().first ?? ""
    return PageTexts("<p>" + part.components(separatedBy: "</p>")[0] + "</p>").texts.joined(separator: " | ")
  }

  private func setup(_ field: String, _ value: String, lang: String = "en") throws -> Answer {
    var fields = ScreenTests.setup
    let place = try #require(fields.firstIndex { $0.0 == field })
    fields[place].1 = value
    return ScreenTests.post(try Room(), "/leave/setup", fields, ScreenTests.form + [("Cookie", "lang=\(lang)")])
  }

  @Test("amounts of the leave set-up are quoted without the kind of leave of the command line")
  func leave() throws {
    #expect(told(try setup("rate", "-3"), "terms-rate-0").hasPrefix("&quot;-3&quot;: hours are never negative"))
    #expect(told(try setup("carry", "13-31:80"), "terms-carry-0").hasPrefix("&quot;13-31:80&quot;: "))
    #expect(told(try setup("carry", "a=b"), "terms-carry-0").hasPrefix("&quot;a=b&quot; "))
    #expect(told(try setup("start", "1,5x", lang: "sv"), "terms-start-0").hasPrefix("”1,5x” "))
  }

  @Test("hours with a decimal comma are quoted with it")
  func hours() throws {
    let fields = [("type", "vacation"), ("action", "used"), ("hours", "1,5x"), ("on", "2026-02-05")]
    let page = ScreenTests.post(try Room(), "/leave/entries", fields, ScreenTests.swedish)
    #expect(told(page, "entry-hours").hasPrefix("”1,5x” "))
  }

  @Test(
    "the day and the year of a reminder are quoted separately",
    arguments: [
      ("abc", "", "reminder-day", "&quot;abc&quot; is not a whole number up to 30"),
      ("31", "", "reminder-day", "No Hijri month has a day 31; the longest have 30 | try: a day from 1 to 30"),
      ("1", "14x7", "reminder-year", "&quot;14x7&quot; is not a whole number up to 9999"),
      ("1", "2026", "reminder-year", "The Hijri year 2026 is not known; 1343 to 1832 are"),
    ])
  func reminders(_ day: String, _ year: String, _ place: String, _ sentence: String) throws {
    let page = ScreenTests.post(try Room(), "/reminders", ScreenTests.reminder("a", day: day, [("year", year)]))
    #expect(told(page, place) == sentence)
  }

  @Test("a feed has a name, not a title")
  func feed() throws {
    #expect(ScreenTests.post(try Room(), "/settings/feeds", [("name", "")]).text.contains("Name has no text"))
  }

  @Test("the first and the last year of a rule are named in the reader's language")
  func years() throws {
    let fields = [("name", "a"), ("region", "SE"), ("on", "1 May"), ("since", "20x1"), ("until", "20x2")]
    let page = ScreenTests.post(try Room(), "/rules", fields, ScreenTests.swedish)
    #expect(told(page, "rule-since").contains("Första året ”20x1”"))
    #expect(told(page, "rule-until").contains("Sista året ”20x2”"))
  }
}
