import FastiCalendars
import FastiCivil
import FastiFormats
import TestSupport
import Testing

@Suite("Dates in words") struct DateWordsTests {
  /// Monday of week 48.
  private let today = Day(year: 2026, month: 11, day: 23)

  private func told(_ text: String, _ language: String = "en", today: Day? = nil) -> String {
    do throws(DateWordsError) {
      switch try DateWords(today: today ?? self.today, language: language).read(text) {
      case .days(let days): return days.count == 1 ? days.first.iso : days.iso
      case .either(let left, let right): return "\(left.first.iso) or \(right.first.iso)"
      }
    } catch {
      return "\(error)"
    }
  }

  @Test("English")
  func english() {
    let known = [
      "today": "2026-11-23", "Tomorrow": "2026-11-24", "yesterday": "2026-11-22", "day after tomorrow": "2026-11-25",
      "friday": "2026-11-27", "fri": "2026-11-27", "mon": "2026-11-30", "this friday": "2026-11-27",
      "next friday": "2026-11-27 or 2026-12-04", "next monday": "2026-11-30", "friday next week": "2026-12-04",
      "19 June": "2027-06-19", "June 19": "2027-06-19", "19th of June": "2027-06-19", "Jun 19, 2026": "2026-06-19",
      "5 Feb 2026": "2026-02-05", "20260205": "2026-02-05", "2026-02-05": "2026-02-05", "2026/2/5": "2026-02-05",
      "2026-W06-4": "2026-02-05", "29 feb": "2028-02-29", "Saturday 19 June": "2027-06-19",
      "+1m": "2026-12-23", "+3d": "2026-11-26", "-2w": "2026-11-09", "+1y": "2027-11-23", "in 3 days": "2026-11-26",
      "in a week": "2026-11-30", "2 months ago": "2026-09-23", "3 weeks from now": "2026-12-14",
      "next week": "2026-11-30/2026-12-06", "next-week": "2026-11-30/2026-12-06",
      "week 6 2027": "2027-02-08/2027-02-14",
      "this month": "2026-11-01/2026-11-30", "june": "2027-06-01/2027-06-30", "dec": "2026-12-01/2026-12-31",
      "christmas": "2026-12-25", "Christmas Eve": "2026-12-24", "christmas 2030": "2030-12-25",
      "new year": "2027-01-01", "new year's eve": "2026-12-31", "easter": "2027-03-28", "good friday": "2027-03-26",
      "midsummer's eve": "2027-06-25", "midsummer": "2027-06-25 or 2027-06-26", "tet": "2027-02-06",
      "12/25": "2026-12-25", "25/12": "2026-12-25", "5/2/2026": "2026-02-05 or 2026-05-02", "5/5/2026": "2026-05-05",
      "5.2.2026": "2026-02-05", "1 Ramadan": "2027-02-08", "Ramadan 27, 1447": "2026-03-16",
      "ramadan": "2027-02-08/2027-03-08", "15 Nisan": "2027-04-22", "1 Dhul-Hijjah 1447": "2026-05-18",
    ]
    for (text, day) in known { #expect(told(text) == day, "\(text)") }
  }

  @Test("Swedish")
  func swedish() {
    let known = [
      "i dag": "2026-11-23", "imorgon": "2026-11-24", "i övermorgon": "2026-11-25", "fredag": "2026-11-27",
      "på fredag": "2026-11-27", "nästa fredag": "2026-11-27 or 2026-12-04", "lör": "2026-11-28",
      "fredag nästa vecka": "2026-12-04", "19 juni": "2027-06-19", "den 19 juni 2026": "2026-06-19",
      "lördag den 19 juni": "2027-06-19", "om 3 dagar": "2026-11-26", "om en månad": "2026-12-23",
      "nästa vecka": "2026-11-30/2026-12-06", "vecka 50": "2026-12-07/2026-12-13", "5/2": "2027-02-05",
      "5.2.": "2027-02-05", "jul": "2026-12-25", "julafton": "2026-12-24", "5 jul": "2027-07-05",
      "midsommarafton": "2027-06-25", "midsommar": "2027-06-25 or 2027-06-26", "påsk": "2027-03-28",
      "nyår": "2027-01-01",
      "30 ramadan": "\(DateWordsError.monthTooShort(month: DayRange(today + 77).widened(before: 0, after: 28)))",
    ]
    for (text, day) in known { #expect(told(text, "sv") == day, "\(text)") }
  }

  @Test("Vietnamese, with marks and without")
  func vietnamese() {
    let known = [
      "hôm nay": "2026-11-23", "ngày mai": "2026-11-24", "hom qua": "2026-11-22", "thứ sáu": "2026-11-27",
      "Thứ 6": "2026-11-27", "chủ nhật": "2026-11-29", "thứ sáu tuần sau": "2026-12-04", "3 ngày nữa": "2026-11-26",
      "2 tuần trước": "2026-11-09", "tuần sau": "2026-11-30/2026-12-06", "19 tháng 6": "2027-06-19",
      "ngày 19 tháng 6 năm 2026": "2026-06-19", "19/6": "2027-06-19", "5/2/2026": "2026-02-05", "Tết": "2027-02-06",
      "tết nguyên đán 2026": "2026-02-17", "mùng 3 Tết": "2027-02-08", "rằm tháng giêng": "2027-02-20",
      "mồng 10 tháng 3": "2027-04-16", "15 tháng 8 âm lịch": "2027-09-15", "trung thu": "2027-09-15",
      "Giáng sinh": "2026-12-25", "23 tháng chạp": "2027-01-30",
      "tháng 6": "2027-06-01/2027-06-30",
    ]
    for (text, day) in known { #expect(told(text, "vi") == day, "\(text)") }
  }

  @Test("a text that is not a day is refused with its reason")
  func refused() throws {
    for text in ["", "soon", "next", "friday friday", "5", "5/2/26", "19", "juneish", "+3", "1m", "31", "🎄", "in days"]
    {
      #expect(told(text) == "\(DateWordsError.notUnderstood)", "\(text)")
    }
    let refusals: [(String, DateWordsError)] = [
      ("30 february", .civil(.noSuchDay(year: 2026, month: 2, day: 30, last: 28))),
      ("31 june", .civil(.noSuchDay(year: 2026, month: 6, day: 31, last: 30))),
      ("32 june", .civil(.outOfRange(field: .day, value: 32, limits: 1...31))),
      ("20260230", .civil(.noSuchDay(year: 2026, month: 2, day: 30, last: 28))),
      ("friday 19 june", .otherWeekday(Day(year: 2027, month: 6, day: 19))),
      ("week 60", .civil(.outOfRange(field: .week, value: 60, limits: 1...53))),
      ("+99999w", .outsideYears), ("christmas 3000", .outsideYears), ("1 ramadan 9000", .outsideYears),
    ]
    for (text, error) in refusals { #expect(told(text) == "\(error)", "\(text)") }
  }

  @Test("a day that the month of this year lacks is refused until the last day of that month")
  func lastDay() {
    // Iyar 5786 has 29 days.
    let last = Day(year: 2026, month: 5, day: 16)
    let short = DateWordsError.monthTooShort(month: DayRange(last - 28).widened(before: 0, after: 28))
    #expect(told("30 iyar", today: last - 28) == "\(short)")
    #expect(told("30 iyar", today: last) == "\(short)")
    #expect(told("30 iyar", today: last + 1) != "\(short)")
  }

  @Test("a Hijri month is found anywhere in a text")
  func hijri() {
    for text in ["ramadan", "the 27 ramadan 1447", "1 Dhul-Hijjah"] { #expect(DateWords.namesHijriMonth(text)) }
    for text in ["", "19 june", "15 nisan"] { #expect(!DateWords.namesHijriMonth(text)) }
  }

  @Test("every text has an answer, and the answer has only days of the calendar")
  func anything() {
    var chance = Chance(seed: 8)
    let parts = [
      "next ", "5", "/", "2", ".", "friday", " ", "ramadan", "tháng", " 30", "+", "-", "w", "2026", "june", "thứ ",
      "năm",
      "rằm ", "mùng ", "jul", "é", "\u{301}", "1447", "'s", "adar", "in ", "an ", "week", "eve", "0", "99999",
    ]
    for _ in 0..<Soak.rounds(short: 600, long: 300_000) {
      let text = (0..<chance.number(1...6)).map { _ in parts[chance.number(0...(parts.count - 1))] }.joined()
      let day =
        chance.one(in: 4) ? Limits.days.last - chance.number(0...400) : Day(Int32(chance.number(-140_000...370_000)))
      let words = DateWords(today: day, language: ["en", "sv", "vi"][chance.number(0...2)])
      switch try? words.read(text) {
      case .days(let days)?: #expect(days.first.isWithinLimits, "\(text) on \(day)")
      case .either(let left, let right)?: #expect(left.first < right.first && right.first.isWithinLimits, "\(text)")
      case nil: break
      }
    }
  }
}
