import FastiMonths
import Testing

@Suite("What is not said for certain is no month start") struct HedgeTests {
  private func starts(_ sentence: String) -> [String] {
    let page = Page(blocks: [.text(Array(sentence.utf8))])
    return CommitteePage.readNews(page, computed: MonthFixture.committee).lines
  }

  @Test("a decision is one") func decision() {
    #expect(
      starts("Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH.") == ["1448-9 2027-02-09 - unknown"])
  }

  @Test(
    "neither half of an alternative is",
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
}
