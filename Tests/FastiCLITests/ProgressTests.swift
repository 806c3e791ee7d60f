import FastiCivil
import FastiFormats
import FastiRecords
@testable import FastiTerminal
import Testing

@Suite("Long work shows its progress") struct ProgressTests {
  /// A clock that the test sets.
  private final class Hand {
    var milliseconds: Int64 = 1_000
  }

  private func shown(_ console: TestConsole) -> [String] {
    console.text(.error).split(separator: "\r").map { String($0.replacing("\u{1B}[K", with: "")) }
  }

  @Test("count, total, bar, rate and time left; nothing in the first half second, and nothing remains")
  func bar() {
    let (console, hand) = (TestConsole(), Hand())
    let bar = ProgressBar("counting", on: console, English()) { hand.milliseconds }
    bar.show(100, 1_000)
    hand.milliseconds += 499
    bar.show(499, 1_000)
    #expect(console.text(.error).isEmpty)
    hand.milliseconds += 1
    bar.show(500, 1_000)
    hand.milliseconds += 50
    bar.show(600, 1_000)
    hand.milliseconds += 450
    bar.show(700, nil)
    bar.end()
    #expect(
      shown(console) == [
        "counting  500 of 1000  [##########----------]  1000/s  1 s left", "counting  700  700/s", "",
      ])
  }

  @Test(
    "a line is narrower than the terminal",
    arguments: [
      (80, "counting  500 of 1000  [##########----------]  1000/s  1 s left"),
      (60, "counting  500 of 1000  [########--------]  1000/s  1 s left"),
      (50, "counting  500 of 1000  [###---]  1000/s  1 s left"),
      (48, "counting  500 of 1000  [######------]  1 s left"),
      (41, "counting  500 of 1000  [#######--------]"),
      (40, "counting  500 of 1000  [#######-------]"),
      (32, "counting  500 of 1000  [###---]"),
      (30, "counting  500 of 1000"),
      (20, "counting"),
      (12, "counting"),
      (5, "coun"),
      (1, ""),
    ])
  func width(_ columns: Int, line: String) {
    for (what, done, total) in [("counting", 500, 1_000), ("đang kiểm tra", 7, nil), ("läser", 0, nil)] {
      let (console, hand) = (TestConsole(), Hand())
      console.width = columns
      let bar = ProgressBar(what, on: console, English()) { hand.milliseconds }
      hand.milliseconds += 500
      bar.show(done, total)
      let found = shown(console).first ?? ""
      #expect(TerminalWidth.of(found) < max(columns, 1), "\(found)")
      if done == 500 { #expect(found == line) }
    }
  }

  @Test("without a count, an element moves back and forth")
  func moving() {
    let (console, hand) = (TestConsole(), Hand())
    console.width = 30
    let bar = ProgressBar("reading", on: console, English()) { hand.milliseconds }
    for _ in 0..<20 {
      hand.milliseconds += 500
      bar.show(0, nil)
    }
    let lines = shown(console)
    #expect(lines.first == "reading  [-----#-------]  0 s" && lines.last == "reading  [----------#-]  10 s", "\(lines)")
    #expect(Set(lines.map { $0.prefix { $0 != "#" } }).count > 5)
  }

  @Test("quick work leaves nothing on the terminal")
  func short() {
    let (console, hand) = (TestConsole(), Hand())
    let bar = ProgressBar("counting", on: console, English()) { hand.milliseconds }
    for done in 0..<1_000 { bar.show(done, 1_000) }
    bar.end()
    #expect(console.text(.error).isEmpty)
  }
}
