import FastiLeave
import Testing

@Suite("Hours are exact") struct HoursTests {
  @Test(
    "what is typed is read, rounded once, halves up",
    arguments: [
      ("7h45", true, "7.75"), ("7:45", true, "7.75"), ("7.75", true, "7.75"), ("8", true, "8.00"), ("7h", true, "7.00"),
      ("7.87", true, "7.75"), ("7.87", false, "7.87"), ("0.125", true, "0.25"), ("7.885", false, "7.89"),
      ("0.1249999999999999", true, "0.00"), ("7.8849999999", false, "7.88"), ("7h20", false, "7.33"),
      ("7:07", true, "7.00"), ("7:08", true, "7.25"), ("0", true, "0.00"), ("99999999.99", false, "99999999.99"),
    ])
  func typed(text: String, quarter: Bool, expected: String) throws {
    #expect(try Hours(typed: text, rounding: quarter ? .quarterHour : .hundredth).text == expected)
  }

  @Test(
    "what is typed is known before it is rounded",
    arguments: [("7h20", 73_333), ("7.754", 77_540), ("7.75", 77_500), ("8", 80_000), ("7.87", 78_700)])
  func unrounded(text: String, ticks: Int64) throws {
    #expect(try Hours(unrounded: text).ticks == ticks)
    #expect(throws: LeaveError.negativeHours) { try Hours(unrounded: "-" + text) }
  }

  @Test(
    "what is not hours is refused by its own name",
    arguments: [
      ("-3", LeaveError.negativeHours), ("1e3", .malformedHours), ("8,5", .decimalComma), ("", .malformedHours),
      ("999999999999", .hoursOutOfRange(most: .mostOfAnEntry)),
      ("99999999.995", .hoursOutOfRange(most: .mostOfAnEntry)),
      ("99999999999999999999999999", .hoursOutOfRange(most: .mostOfAnEntry)), ("7:60", .malformedHours),
      ("7:5", .malformedHours), ("7h450", .malformedHours), (".5", .malformedHours), ("8.", .malformedHours),
      ("+3", .malformedHours), ("1.2.3", .malformedHours), (" 8", .malformedHours), ("٣", .malformedHours),
      ("-", .malformedHours), ("-x", .malformedHours), ("h45", .malformedHours), ("7.5h", .malformedHours),
    ])
  func refused(text: String, error: LeaveError) {
    #expect(throws: error) { try Hours(typed: text, rounding: .hundredth) }
  }

  @Test("the reported maximum is the maximum that can be stored, for quarters and hundredths")
  func most() throws {
    #expect(Hours.Rounding.quarterHour.most.text == "99999999.75")
    #expect(Hours.Rounding.hundredth.most.text == "99999999.99")
    #expect(try Hours(typed: "99999999.87", rounding: .quarterHour).text == "99999999.75")
    for text in ["99999999.88", "99999999.99", "100000000"] {
      #expect(throws: LeaveError.hoursOutOfRange(most: Hours.Rounding.quarterHour.most), "\(text)") {
        try Hours(typed: text, rounding: .quarterHour)
      }
    }
  }

  @Test(
    "canonical text has two to four decimals and no negative zero",
    arguments: [
      (Int64(8_018_400), "801.84"), (-2_500, "-0.25"), (30_769, "3.0769"), (0, "0.00"), (12_340, "1.234"),
      (.max, "922337203685477.5807"), (.min, "-922337203685477.5808"), (-1, "-0.0001"), (10, "0.001"),
    ])
  func canonical(ticks: Int64, text: String) throws {
    #expect(Hours(ticks: ticks).text == text)
    #expect(try Hours(exact: text).ticks == ticks)
  }

  @Test("exact amounts are never rounded")
  func exact() throws {
    #expect(try Hours(exact: "-0.00") == .zero)
    #expect(throws: LeaveError.tooManyDecimals(most: 4)) { try Hours(exact: "3.07692") }
    #expect(throws: LeaveError.tooManyDecimals(most: 2)) { try Hours(exact: "3.077", decimals: 2) }
    #expect(throws: LeaveError.malformedHours) { try Hours(exact: "7:45") }
    #expect(throws: LeaveError.hoursOutOfRange(most: Hours(ticks: .max))) { try Hours(exact: "922337203685477.5808") }
  }

  @Test("a sum past 64 bits is an error and does not wrap")
  func overflow() {
    #expect(throws: LeaveError.overflow) { try Hours(ticks: .max) + Hours(ticks: 1) }
    #expect(throws: LeaveError.overflow) { try Hours(ticks: .min) - Hours(ticks: 1) }
    #expect(throws: LeaveError.overflow) { try Hours(ticks: .max) * 2 }
    #expect(throws: LeaveError.overflow) { try Hours(ticks: .min).negated() }
  }
}
