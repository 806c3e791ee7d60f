import Fasti
import Testing

@Suite("Explanations of the Swift library") struct ExplanationTests {
  private typealias Cause = HolidayExplanation.Cause

  @Test("a cause describes itself by the sentence of fasti explain")
  func sentences() throws {
    let day = try Day(iso: "2026-07-04")
    let expected: [(Cause, String)] = [
      (.ruleDay, "the rule gives this day"),
      (
        .shifted(from: day, by: "Saturday -1"),
        #"the rule gives 2026-07-04; its shift "Saturday -1" moves it to this day"#
      ),
      (.cancelled(year: 2026), "cancelled in 2026"),
      (.ended(day), "no longer in force: until 2026-07-04"),
      (.notYet(day), "not in force yet: since 2026-07-04"),
      (.leftOut(on: "Sunday"), "the rule gives this day, but does not apply on Sunday"),
      (.limited(to: "Monday"), "the rule gives this day, but applies only on Monday"),
    ]
    for (cause, text) in expected {
      #expect("\(cause)" == text)
      #expect("\(cause)" == cause.sentence.description)
    }
  }

  @Test("an explanation has what its sentences need: a year, a day, conditions")
  func values() throws {
    let rules = """
      region TEST
      languages en
      rule test.cancelled
        name en Cancelled
        public on 1 May
        except 2025 cancelled
      rule test.former
        name en Former
        public on 1 May; until 1990
      rule test.limited
        name en Limited
        public on 1 May; only on Monday
      """
    let found = try HolidayCalendar("TEST", rules: rules).explain(Day(iso: "2025-05-01"))
    #expect(
      found.considered.map(\.description) == [
        "Cancelled: cancelled in 2025",
        "Limited: the rule gives this day, but applies only on Monday",
        "Former: no longer in force: until 1990-12-31",
      ])
    let weekend = try HolidayCalendar("SE").explain(Day(iso: "2026-07-04"))
    #expect(weekend.description == "2026-07-04, a weekly day of rest")
  }
}
