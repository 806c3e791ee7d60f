import FastiHTTP
import Testing

@testable import FastiWeb

@Suite("The page of a typed date") struct TypedDateTests {
  @Test(
    "a day, a week, a month or a year",
    arguments: [
      ("2026-06-19", "/day/2026-06-19"), ("tomorrow", "/day/2026-02-06"), ("2026-06", "/month/2026-06"),
      ("2026", "/year/2026"), ("W06", "/week/2026-W06"), ("w6", "/week/2026-W06"), ("2027-W01", "/week/2027-W01"),
      ("2027-w53-7", nil), ("2026-036", "/day/2026-02-05"), ("2026-W06-4", "/day/2026-02-05"),
      ("%202026%20", "/year/2026"), ("", "/day/2026-02-05"), ("19+June", "/day/2026-06-19"),
      ("next+week", "/week/2026-W07"), ("june+2027", "/month/2027-06"), ("easter", "/day/2026-04-05"),
      ("5%2F3", nil), ("1+ramadan", "/day/2026-02-18"), ("ramadan", "/day/2026-02-18"),
    ] as [(String, String?)])
  func leads(_ typed: String, _ page: String?) throws {
    let answer = try Room().ask("/go?q=\(typed)", .get, [("Accept", "text/html")])
    #expect(answer.headers["Location"] == page && answer.status == (page == nil ? 422 : 303))
  }

  @Test(
    "one or two digits could be a day, a week or a month, so the page asks", arguments: ["6", "06", "12", "xyz"])
  func bare(_ typed: String) throws {
    let answer = try Room().ask("/go?q=\(typed)", .get, [("Accept", "text/html")])
    #expect(answer.status == 422 && answer.text.contains("try: 2026-02-05, tomorrow, W06, 2026-02 or 2026"))
  }

  @Test("for a date with two meanings the page asks, and programs may not write words")
  func unclear() throws {
    let answer = try Room().ask("/go?q=5%2F3", .get, [("Accept", "text/html")])
    #expect(answer.text.contains("&quot;5/3&quot; may be Thursday 2026-03-05 or Sunday 2026-05-03"), "\(answer.text)")
    let swedish = try Room().ask("/go?q=5%2F3", .get, [("Accept", "text/html"), ("Cookie", "lang=sv")])
    #expect(swedish.headers["Location"] == "/day/2026-03-05")
    #expect(try Room().ask("/api/v1/day/19%20June").status != 200)
  }

  @Test("an invalid date of a known form is reported as such", arguments: [("W60", "1 to 53"), ("2026-13", "1 to 12")])
  func none(_ typed: String, _ told: String) throws {
    let answer = try Room().ask("/go?q=\(typed)", .get, [("Accept", "text/html")])
    #expect(answer.status == 422 && answer.text.contains(told), "\(answer.text)")
  }
}
