import Testing

@testable import FastiWeb

@Suite("The day of the forecasts") struct ForecastTests {
  private func page(_ query: String) throws -> Answer { ScreenTests.page(try Room(), "/leave?\(query)") }

  @Test("is selected in the form, which keeps the typed text")
  func chosen() throws {
    #expect(try page("example=on").text.contains("<input type=\"text\" id=\"leave-day\" name=\"day\""))
    let page = try page("mode=day&day=2026-03-20")
    #expect(page.status == 200 && page.text.contains("<option value=\"day\" selected>"))
    #expect(page.text.contains("value=\"2026-03-20\"") && page.text.contains("20 March"))
    // Only a day in the address is that choice.
    #expect(try self.page("day=2026-03-20").text.contains("<option value=\"day\" selected>"))
    #expect(try self.page("mode=month-end&day=2026-03-20").text.contains("28 February"))
  }

  @Test(
    "with an error is reported beside its field",
    arguments: [
      ("mode=day", "leave-day-error", "The day of the forecast is missing"),
      ("mode=day&day=soon", "leave-day-error", "&quot;soon&quot; is not a date"),
      ("mode=later", "leave-mode-error", "&quot;later&quot; is not one of these: month-end, today, day, payday"),
    ])
  func wrong(_ query: String, _ place: String, _ sentence: String) throws {
    let page = try page(query)
    #expect(page.status == 200 && page.text.contains("id=\"\(place)\"") && page.text.contains(sentence))
  }
}
