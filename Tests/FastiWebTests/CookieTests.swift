import FastiHTTP
import Testing

@testable import FastiWeb

@Suite("What a browser keeps for its reader") struct CookieTests {
  @Test(
    "language and theme go along with a link on another site, for they decide nothing but looks",
    arguments: [("language", "lang", "sv"), ("theme", "theme", "dark")])
  func looks(_ form: String, _ name: String, _ value: String) throws {
    let answer = ScreenTests.post(try Room(), "/settings/\(form)", [(form, value)])
    let cookie = try #require(answer.headers["Set-Cookie"])
    #expect(cookie.hasPrefix("\(name)=\(value);") && cookie.hasSuffix("; HttpOnly; SameSite=Lax"))
  }

  @Test("the sentence about what has just happened stays within this site")
  func flash() throws {
    let answer = ScreenTests.post(try Room(), "/day/2026-02-05/note", [("text", "a")])
    #expect(answer.headers["Set-Cookie"]?.hasSuffix("; SameSite=Strict") == true)
  }
}
