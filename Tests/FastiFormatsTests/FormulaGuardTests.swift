import LeaveSamples
import TestSupport
import Testing

@testable import FastiFormats

@Suite("Text that a spreadsheet would run")
struct FormulaGuardTests {
  @Test(
    "gets an apostrophe",
    arguments: [
      "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r1", "\n=1", " =1", "'=1", "''-", "' @", "＝1", "＋1", "－1", "＠",
    ])
  func guarded(text: String) {
    let cell = FormulaGuard.guarded(Array(text.utf8))
    #expect(cell == Array("'\(text)".utf8))
    #expect(FormulaGuard.unguarded(cell) == Array(text.utf8))
  }

  @Test(
    "and no other text is changed", arguments: ["", "a", "'tis", "1-1", "a=b", "'", " ", "''", " 'a", "ｱ", "' a", "å"])
  func untouched(text: String) {
    #expect(FormulaGuard.guarded(Array(text.utf8)) == Array(text.utf8))
    #expect(FormulaGuard.unguarded(Array(text.utf8)) == Array(text.utf8))
  }

  @Test("every text is read back, and no cell begins as a formula")
  func roundTrip() {
    var chance = Chance(seed: 61)
    let scalars = Array("'=+-@ \t\r\na＝ｱ".unicodeScalars)
    for _ in 0..<20_000 {
      let text = String(String.UnicodeScalarView((0..<chance.number(0...6)).map { _ in chance.pick(scalars) }))
      let cell = FormulaGuard.guarded(Array(text.utf8))
      #expect(FormulaGuard.unguarded(cell) == Array(text.utf8))
      #expect(
        !("=+-@\t\r\n＝".unicodeScalars.contains { String(decoding: cell, as: UTF8.self).unicodeScalars.first == $0 }))
    }
  }
}
