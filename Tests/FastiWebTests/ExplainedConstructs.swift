import FastiCivil
import FastiDays
import FastiHolidays
import FastiHost
import FastiRecords
import FastiWords
import Testing

@Suite("Every construct of the rule language is explained") struct ExplainedConstructs {
  private static let text = """
    region AA-B
    place Bee
    languages en
    weekend Friday Saturday
    rest-day Friday until 2024
    rest-day Saturday since 2025
    shift additional rest-day next working day
    rule aa.begin
      name en Begin
      optional from 10:00 on 4 January
    rule aa.end
      name en End
      optional until 14:00 on 2 January
    rule aa.between
      name en Between
      optional from 10:00 until 12:00 on 3 January
    rule aa.community
      name en Community
      optional for Yazidi on 5 January
    rule aa.worked
      name en Worked
      workday on 2026-01-09
    rule aa.shortened
      name en Shortened
      workday until 15:00 on 30 April
    rule aa.range
      name en Range
      school on 2026-07-06 to 2026-08-14
    rule aa.month
      name en Month
      bank on last Friday of every month
    rule aa.base
      name en Base
      public on 6 May; moved Wednesday +1
    rule aa.after
      name en After
      observance on 1 day after aa.base, as moved
    rule aa.rest
      name en Rest
      public on 10 January
    rule aa.not
      name en Not
      public on 1 May; not on Friday, rest-day
    rule aa.only
      name en Only
      observance on 17 September; only on Monday
    """

  private func explanation(_ day: Day, _ language: String, communities: String = "Yazidi") throws -> DayExplanation {
    let preferences = Preferences { key in key == .holidaysCommunities ? communities : nil }
    let almanac = Almanac(
      book: RuleBook(try Region.read(Array(Self.text.utf8))), layers: [:], ownRules: [], settings: preferences,
      zones: SystemZones())
    let explain = ExplainDay(almanac, try PageWords.shipped(language))
    return try #require(try explain(["AA-B"], day, languages: ["en"]).first)
  }

  /// The English sentence, and the words of the other languages for the construct.
  static let given: [(day: Day, rule: RuleID, words: [String])] = [
    (
      Day(year: 2026, month: 1, day: 4), "aa.begin",
      [
        "the rule gives this day; from 10:00", "; från 10:00", "; từ 10:00",
      ]
    ),
    (
      Day(year: 2026, month: 1, day: 2), "aa.end",
      [
        "the rule gives this day; until 14:00", "; till 14:00", "; đến 14:00",
      ]
    ),
    (
      Day(year: 2026, month: 1, day: 3), "aa.between",
      [
        "the rule gives this day; from 10:00 until 12:00", "; från 10:00 till 12:00", "; từ 10:00 đến 12:00",
      ]
    ),
    (
      Day(year: 2026, month: 1, day: 5), "aa.community",
      [
        "the rule gives this day; for Yazidi", "; för Yazidi", "; dành cho Yazidi",
      ]
    ),
    (
      Day(year: 2026, month: 1, day: 9), "aa.worked",
      [
        "the rule gives this day; worked, and no other day is off for it",
        "; arbetas, och ingen annan dag är ledig i stället", "; đi làm, và không có ngày nào nghỉ thay",
      ]
    ),
    (
      Day(year: 2026, month: 4, day: 30), "aa.shortened",
      [
        "the rule gives this day; a shortened working day: until 15:00", "; förkortad arbetsdag: till 15:00",
        "; ngày làm việc rút ngắn: đến 15:00",
      ]
    ),
    (
      Day(year: 2026, month: 7, day: 7), "aa.range",
      [
        "the rule gives this day; one of the days from 2026-07-06 to 2026-08-14",
        "; en av dagarna från 6 juli 2026 till 14 augusti 2026", "; một trong các ngày từ ",
      ]
    ),
    (
      Day(year: 2026, month: 1, day: 30), "aa.month",
      [
        "the rule gives this day; the rule has a day in every month", "; regeln har en dag i varje månad",
        "; quy tắc có một ngày trong mỗi tháng",
      ]
    ),
    (
      Day(year: 2026, month: 5, day: 8), "aa.after",
      [
        "the rule gives this day; counted from Thursday 2026-05-07, on which Base is kept", ", då Base hålls",
        ", ngày nghỉ của Base",
      ]
    ),
    (
      Day(year: 2026, month: 1, day: 11), "aa.rest",
      [
        "the rule gives Saturday 2026-01-10; its shift \"day of rest next working day\" moves it to this day; "
          + "the day of rest was Saturday then; the shift is that of the whole region",
        "; vilodagen var då lördag; flytten gäller hela regionen", "; quy định dời áp dụng cho cả vùng",
      ]
    ),
    (
      Day(year: 2026, month: 5, day: 1), "aa.not",
      [
        "the rule gives this day, but does not apply on Friday, day of rest; the day of rest was Saturday then",
        "inte vid fredag, vilodag; vilodagen var då lördag", "; ngày nghỉ hằng tuần khi đó là ",
      ]
    ),
    (
      Day(year: 2026, month: 9, day: 17), "aa.only",
      [
        "the rule gives this day, but applies only on Monday", "gäller bara vid måndag", "chỉ có hiệu lực khi ",
      ]
    ),
  ]

  @Test("the explanation of a day, in three languages", arguments: given)
  func words(day: Day, rule: RuleID, words: [String]) throws {
    for (language, expected) in zip(["en", "sv", "vi"], words) {
      let found = try explanation(day, language)
      let reasons = (found.reasons + found.considered).filter { $0.rule == rule }
      let why = reasons.map(\.why)
      #expect(language == "en" ? why == [expected] : why.count == 1 && why[0].contains(expected))
      #expect(found.place == "Bee")
    }
  }

  @Test("a community that was not chosen shows nothing, and is not counted") func unticked() throws {
    let day = Day(year: 2026, month: 1, day: 5)
    #expect(try explanation(day, "en", communities: "").reasons.isEmpty)
    #expect(try explanation(day, "en", communities: "Parsi,Yazidi").reasons.map(\.rule) == ["aa.community"])
  }
}
