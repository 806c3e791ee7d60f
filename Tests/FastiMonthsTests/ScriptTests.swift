import FastiCalendars
import FastiCivil
import FastiJail
import FastiMonths
import Testing

@Suite("Months in Arabic and Bengali letters, and names that are not known") struct ScriptTests {
  private func page(_ body: String) throws -> WebPage {
    try #require(HTMLReader.page(Array("<html><body>\(body)</body></html>".utf8)))
  }

  private func council(_ body: String) throws -> MonthReading {
    CouncilPage.read(try page(body), computed: MonthFixture.council)
  }

  private func starts(_ reading: MonthReading) -> [String] {
    reading.months.map { "\($0.month.year)-\($0.month.month) \($0.start.iso)" }
  }

  private func told(_ reading: MonthReading) -> [String] {
    reading.warnings.filter { $0.month != nil }.map { String(decoding: $0.code, as: UTF8.self) }
  }

  /// Texts with the months that they state; the days are those of the council.
  static let texts: [(String, [String])] = [
    ("<p>١ رمضان ١٤٤٧ هـ الموافق ١٨ فبراير ٢٠٢٦ م</p>", ["1447-9 2026-02-18"]),
    ("<p>1 رمضان 1447هـ الموافق 18/02/2026م</p>", ["1447-9 2026-02-18"]),
    ("<p>رَمَضَان المبارك ١٤٤٧: الأربعاء، ١٨ فبراير ٢٠٢٦</p>", ["1447-9 2026-02-18"]),
    ("<p>غرة شهر شوّال ١٤٤٧: ٢٠ مارس ٢٠٢٦</p>", ["1447-10 2026-03-20"]),
    ("<p>صفر ١٤٤٨: 15 تموز 2026</p>", ["1448-2 2026-07-15"]),
    (
      """
      <table><tr><th>الشهر</th><th>البداية</th></tr><tr><td>ربيع الأول ١٤٤٨</td><td>١٤ أغسطس ٢٠٢٦</td></tr>
      <tr><td>ربيع الآخر ١٤٤٨</td><td>١٢ سبتمبر ٢٠٢٦</td></tr><tr><td>جمادى الأولى ١٤٤٨</td><td>١٢ أكتوبر ٢٠٢٦</td></tr>
      <tr><td>جمادى الآخرة ١٤٤٨</td><td>١١ نوفمبر ٢٠٢٦</td></tr></table>
      """, ["1448-3 2026-08-14", "1448-4 2026-09-12", "1448-5 2026-10-12", "1448-6 2026-11-11"]
    ),
    (
      "<p>ذو القعدة ١٤٤٧: ١٨ أبريل ٢٠٢٦</p><p>ذوالحجة ١٤٤٧: ١٨ مايو ٢٠٢٦</p>",
      ["1447-11 2026-04-18", "1447-12 2026-05-18"]
    ),
    // Urdu and Persian.
    ("<p>یکم رمضان المبارک ۱۴۴۷ھ بمطابق ۱۸ فروری ۲۰۲۶ء</p>", ["1447-9 2026-02-18"]),
    (
      "<p>یکم ذی الحجہ ۱۴۴۷ھ: ۱۸ مئی ۲۰۲۶ء</p><p>جمادی الثانی ۱۴۴۸: ۱۱ نومبر ۲۰۲۶</p>",
      ["1447-12 2026-05-18", "1448-6 2026-11-11"]
    ),
    ("<p>ذی‌القعده ۱۴۴۷ - ۱۸ آوریل ۲۰۲۶</p>", ["1447-11 2026-04-18"]),
    // Bengali.
    (
      "<p>১ রমজান ১৪৪৭ হিজরি: ১৮ ফেব্রুয়ারি ২০২৬, বুধবার</p><p>রবিউল আউয়াল ১৪৪৮: ১৪ আগস্ট ২০২৬</p>",
      ["1447-9 2026-02-18", "1448-3 2026-08-14"]
    ),
    // Both scripts in a row.
    (
      "<table><tr><td>Ramadan 1447</td><td>رمضان</td><td>February 18</td></tr></table>", ["1447-9 2026-02-18"]
    ),
  ]

  @Test("names, digits and dates are read on a page of calculated months", arguments: texts.indices)
  func read(place: Int) throws {
    let (text, months) = Self.texts[place]
    #expect(try starts(council(text)) == months)
  }

  @Test(
    "the committee publishes in English: its months in other letters are reported, not read", arguments: texts.indices)
  func committee(place: Int) throws {
    let (text, months) = Self.texts[place]
    let reading = CommitteePage.readNews(try page(text), computed: MonthFixture.committee)
    #expect(reading.months.isEmpty)
    #expect(told(reading).count == months.count, "\(reading.warnings)")
  }

  @Test(
    "a condition, a choice or a day that differs is not read, and reported",
    arguments: [
      "<p>إذا ثبتت الرؤية فإن رمضان ١٤٤٧ يبدأ ١٨ فبراير ٢٠٢٦</p>",
      "<p>رمضان ١٤٤٧: ١٨ فبراير ٢٠٢٦ أو ١٩ فبراير ٢٠٢٦</p>",
      "<p>اگر چاند نظر آیا تو رمضان ۱۴۴۷: ۱۸ فروری ۲۰۲۶</p>",
      "<p>১ রমজান ১৪৪৭: ১৯ ফেব্রুয়ারি ২০২৬</p>",
    ])
  func doubtful(text: String) throws {
    let reading = try council(text)
    #expect(reading.months.isEmpty)
    #expect(told(reading).contains { $0.hasSuffix(":1447-09") }, "\(reading.warnings)")
  }

  @Test(
    "a month that is named in an unusual way is reported",
    arguments: [
      ("<p>1 Şevval 1447: 20 March 2026</p>", "notTaken:1447-10"),
      ("<p>1 DHQ 1447 SAT 18 APR 2026</p>", "notTaken:1447-11"),
      ("<p>1 رمضان 1447: 18 كانون الثاني 2026</p>", "notTaken:1447-09"),
      // More than two days from the computed first day.
      ("<p>Dhul Qadah 1447: May 20, 2026</p>", "notTaken:1447-11"),
      (
        """
        <h1>February 2026, 1447 AH</h1><table><tr><th>Day</th><th>Feb</th><th>Hijri</th><th>Fajr</th></tr>
        <tr><td>Tue</td><td>17</td><td>29 Shaban</td><td>5:41</td></tr>
        <tr><td>Wed</td><td>18</td><td>1 Ramadan</td><td>5:40</td></tr></table>
        """, "notTaken:1447-09"
      ),
    ])
  func reported(text: String, code: String) throws {
    let reading = try council(text)
    #expect(reading.months.isEmpty)
    #expect(told(reading) == [code])
  }

  @Test("a range of a whole month begins with its first day, and gives its length") func range() throws {
    let reading = try council(
      "<p>Muharram 1448: 16 June 2026 – 14 July 2026</p><p>Safar 1448: July 15 to August 13, 2026</p>")
    #expect(starts(reading) == ["1448-1 2026-06-16", "1448-2 2026-07-15"])
    #expect(reading.months.map { $0.length } == [.explicit(29), .explicit(30)])
    #expect(told(reading) == [])
  }
}
