import Testing

@testable import FastiWeb

@Suite("The number of regions, in the settings") struct RegionLimitTests {
  @Test("the limit can be raised on the page, and a selection that was too large keeps its ticks")
  func raised() throws {
    let room = try Room()
    let three = [("regions", "SE"), ("regions", "US"), ("regions", "VN")]
    let refused = ScreenTests.post(room, "/settings/regions", three)
    #expect(refused.status == 422)
    for code in ["SE", "US", "VN"] { #expect(refused.text.contains("value=\"\(code)\" checked"), "\(code)") }
    #expect(ScreenTests.post(room, "/settings/limit", [("limit", "3")]).status == 303)
    #expect(ScreenTests.page(room, "/settings").text.contains("name=\"limit\" value=\"3\""))
    #expect(ScreenTests.post(room, "/settings/regions", three).status == 303)
  }

  @Test(
    "a limit that is not a number, or below the selection, is refused beside the field", arguments: ["many", "0", "1"])
  func wrong(_ typed: String) throws {
    let room = try Room()
    _ = ScreenTests.post(room, "/settings/regions", [("regions", "SE"), ("regions", "US")])
    let answer = ScreenTests.post(room, "/settings/limit", [("limit", typed)])
    #expect(answer.status == 422 && answer.text.contains("name=\"limit\" value=\"\(typed)\""))
    #expect(answer.text.contains("id=\"find-region-limit-error\""))
  }
}
