import FastiHTTP
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("Cookies in a browser") struct CookieTests {
  @Test(
    "links of other sites send language and theme, which only affect the look",
    arguments: [("language", "lang", "sv"), ("theme", "theme", "dark")])
  func looks(_ form: String, _ name: String, _ value: String) throws {
    let answer = ScreenTests.post(try Room(), "/settings/\(form)", [(form, value)])
    let cookie = try #require(answer.headers["Set-Cookie"])
    #expect(cookie.hasPrefix("\(name)=\(value);") && cookie.hasSuffix("; HttpOnly; SameSite=Lax"))
  }

  @Test("the message about a change stays within this site")
  func flash() throws {
    let answer = ScreenTests.post(try Room(), "/day/2026-02-05/note", [("text", "a")])
    #expect(answer.headers["Set-Cookie"]?.hasSuffix("; SameSite=Strict") == true)
  }

  @Test("a failed fetch is shown as a failure, not in green as a success")
  func failure() throws {
    let room = try Room()
    func shown(_ path: String, _ fields: [(String, String)]) throws -> String {
      let answer = ScreenTests.post(room, path, fields)
      let cookie = try #require(answer.headers["Set-Cookie"]?.split(separator: ";").first)
      return room.ask("/settings", .get, [("Cookie", String(cookie))]).text
    }
    #expect(try shown("/settings/hijri/fetch", []).contains("class=\"flash flash-error\""))
    #expect(try !shown("/day/2026-02-05/note", [("text", "a")]).contains("flash-error"))
  }

  @Test("with https, cookies are sent only over https, and answers have Strict-Transport-Security")
  func secure() throws {
    let room = try Room(publicURL: "https://days.example")
    for (path, fields) in [
      ("/settings/language", [("language", "sv")]), ("/settings/theme", [("theme", "dark")]),
      ("/day/2026-02-05/note", [("text", "a")]),
    ] {
      let answer = ScreenTests.post(room, path, fields)
      #expect(answer.headers["Set-Cookie"]?.hasSuffix("; Secure") == true, "\(path)")
      #expect(answer.headers["Strict-Transport-Security"] == "max-age=31536000", "\(path)")
    }
    #expect(SecurityHeaders.ofRefusals(room.server.site)["Strict-Transport-Security"] != nil)
    let plain = try Room()
    #expect(plain.ask("/today").headers["Strict-Transport-Security"] == nil)
    #expect(SecurityHeaders.ofRefusals(plain.server.site)["Strict-Transport-Security"] == nil)
    #expect(SecurityHeaders.ofRefusals(plain.server.site)["Cache-Control"] == "no-store")
  }

  @Test("a client that asks for JSON gets every refusal of a form in it, and a browser gets the page")
  func asked() throws {
    let room = try Room()
    func post(_ body: String, _ accept: String) -> Answer {
      room.ask(
        "/events", .post,
        [
          ("Accept", accept), ("Sec-Fetch-Site", "same-origin"), ("Content-Type", "application/x-www-form-urlencoded"),
        ], body: body)
    }
    for body in ["title=&on=2026-02-06&type=event&request=a", "%zz"] {
      let answer = post(body, "application/json")
      #expect(
        answer.headers["Content-Type"] == "application/json" && [400, 422].contains(answer.status), "\(answer.text)")
    }
    let page = post("title=&on=2026-02-06&type=event&request=a", "text/html,*/*;q=0.8")
    #expect(page.status == 422 && page.headers["Content-Type"]?.hasPrefix("text/html") == true)
  }

  @Test("a full disk gives 507 for a form as for an upload")
  func full() {
    for error in [StoreError.full(path: "a"), .readOnly(path: "a")] { #expect(Problem(Failure(error)).status == 507) }
    #expect(Problem(Failure(StoreError.locked(path: "a", seconds: 5))).status == 503)
    #expect(Problem(Failure(StoreError.ioError(path: "a", detail: .said("")))).status == 500)
  }
}
