import FastiMonths
import Testing

@Suite("An uncertain statement is not a month start") struct HedgeTests {
  private func starts(_ sentence: String) -> [String] {
    let page = WebPage(blocks: [.text(Array(sentence.utf8))])
    return CommitteePage.readNews(page, computed: MonthFixture.committee).lines
  }

  @Test("a decision is a month start") func decision() {
    #expect(
      starts("Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH.") == ["1448-9 2027-02-09 - unknown"])
  }

  @Test(
    "neither half of an alternative is a month start",
    arguments: [
      """
      If the crescent is seen on Sunday, February 7, 2027, then Monday, February 8, 2027 will be the 1st day of \
      Ramadan 1448 AH; otherwise Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH.
      """,
      "Else Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH.",
      "Alternatively, Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH.",
      "Provided that it is seen, Monday, February 8, 2027 will be the 1st day of Ramadan 1448 AH.",
      "Assuming a clear sky, Monday, February 8, 2027 will be the 1st day of Ramadan 1448 AH.",
      "Depending on the reports, Monday, February 8, 2027 is the 1st day of Ramadan 1448 AH.",
      "It is predicted that Monday, February 8, 2027 will be the 1st day of Ramadan 1448 AH.",
    ]) func alternative(sentence: String)
  { #expect(starts(sentence) == []) }

  @Test(
    "an announcement of others, a doubt, a denial or another hour is not a month start", arguments: HostileSentence.all
  )
  func hostile(page: HostileSentence) {
    let blocks = [WebPage.Block.heading(Array(page.title.utf8))] + page.paragraphs.map { .text(Array($0.utf8)) }
    // Turned round too, unless something leads in what follows it.
    let isLedIn = page.paragraphs.contains { $0.hasSuffix(":") }
    for whole in [WebPage(blocks: blocks)] + (isLedIn ? [] : [WebPage(blocks: blocks.reversed())]) {
      #expect(CommitteePage.readNews(whole, computed: MonthFixture.committee).months == [])
    }
    let home = WebPage(blocks: blocks, links: [WebPage.Link(Array("/Calendar.pdf".utf8), Array("Calendar".utf8))])
    let base = Array("https://hilalcommittee.org/".utf8)
    #expect(CommitteePage.readHome(home, base: base, computed: MonthFixture.committee).months == [])
  }

  @Test("there are enough sentences") func enough() { #expect(HostileSentence.all.count >= 40) }

  @Test(
    "a decision in other words is still one",
    arguments: [
      "Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH, God willing...",
      "The Central Hilal Committee has decided that Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH.",
      "The Central Hilal Committee of North America announces: Ramadan 1448 AH begins on Tuesday, February 9, 2027.",
      "The crescent was seen. Therefore, Ramadan 1448 AH begins on Tuesday, February 9, 2027.",
      "We have decided that Ramadan 1448 AH will begin on Tuesday, February 9, 2027.",
      "It was not seen. The month completes 30 days and Ramadan 1448 A.H. begins on Tuesday, Feb. 9, 2027, insha'Allah!",
      "Seen in Texas and in Mexico. Tuesday, February 9, 2027 is the first day of the month of Ramadan 1448 AH.",
    ]) func decided(sentence: String)
  { #expect(starts(sentence) == ["1448-9 2027-02-09 - unknown"]) }

  @Test("a table of others gives nothing") func tables() {
    func months(_ head: String, _ remark: String) -> [String] {
      let cells = [
        ["Month", head, "Remark"], ["Rajab 1448", "Thu, December 10, 2026", ""],
        ["Shaban 1448", "Sat, January 9, 2027", ""], ["Ramadan 1448", "Mon, February 8, 2027", remark],
      ]
      let rows = cells.enumerated().map { place, row in
        row.map { WebPage.Cell(Array($0.utf8), isHeader: place == 0) }
      }
      return CommitteePage.readNews(WebPage(blocks: [.table(rows)]), computed: MonthFixture.committee).lines
    }
    #expect(months("First day", "").count == 3)
    #expect(months("First day in Saudi Arabia", "") == [])
    #expect(months("First day", "as in Turkey").count == 2)
    #expect(months("First day (calculated)", "") == [])
  }
}
