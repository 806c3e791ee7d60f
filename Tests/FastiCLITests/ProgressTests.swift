import FastiCivil
import FastiRecords
@testable import FastiTerminal
import Testing

@Suite("Long work shows how far it is") struct ProgressTests {
  /// A clock that is turned by hand.
  private final class Hand {
    var milliseconds: Int64 = 1_000
  }

  private func shown(_ console: TestConsole) -> [String] {
    console.text(.error).split(separator: "\r").map { String($0.replacing("\u{1B}[K", with: "")) }
  }

  @Test("count of count, a bar, rate and time left; nothing in the first half second, and nothing stays")
  func bar() {
    let (console, hand) = (TestConsole(), Hand())
    let bar = ProgressBar("counting", on: console, English()) { hand.milliseconds }
    bar.tell(100, 1_000)
    hand.milliseconds += 499
    bar.tell(499, 1_000)
    #expect(console.text(.error).isEmpty)
    hand.milliseconds += 1
    bar.tell(500, 1_000)
    hand.milliseconds += 50
    bar.tell(600, 1_000)
    hand.milliseconds += 450
    bar.tell(700, nil)
    bar.end()
    #expect(
      shown(console) == [
        "counting  500 of 1000  [##########----------]  1000/s  1 s left", "counting  700  700/s", "",
      ])
  }

  @Test("work that is over at once leaves nothing on the terminal")
  func short() {
    let (console, hand) = (TestConsole(), Hand())
    let bar = ProgressBar("counting", on: console, English()) { hand.milliseconds }
    for done in 0..<1_000 { bar.tell(done, 1_000) }
    bar.end()
    #expect(console.text(.error).isEmpty)
  }
}
