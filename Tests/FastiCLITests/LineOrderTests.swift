import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer
import Testing

@Suite("Untrusted text on a terminal")
struct LineOrderTests {
  static let home = ["HOME": "/home/ada"]
  /// A title that would show its extension backwards: U+202E.
  static let title = "evil\u{202E}gnp.exe"

  @Test("text for people never reverses a line")
  func text() {
    let machine = TestMachine(variables: Self.home)
    let result = machine.run(words: ["event", "add", Self.title, "--on", "2026-03-01"])
    #expect(result.output.hasPrefix("2026-03-01  evilgnp.exe"))
  }

  @Test("JSON is unchanged for programs, and escaped on a terminal")
  func json() {
    let machine = TestMachine(variables: Self.home)
    let words = ["event", "add", Self.title, "--on", "2026-03-01", "--json"]
    #expect(machine.run(words: words).output.contains(Self.title))
    let shown = TestMachine(variables: Self.home, store: machine.store)
    shown.console.isTerminal = true
    let output = shown.run(words: words).output
    #expect(output.contains("evil\\u202egnp.exe"))
    #expect(!output.unicodeScalars.contains("\u{202E}"))
  }

  @Test("a file is unchanged for programs, and has no control characters on a terminal")
  func file() throws {
    let store = MemoryStore()
    let text = "rule user.x\n  name en a\u{1B}[31mb\u{9B}\u{202E}c\n  public on 4 October\n"
    try store.write(store.newChange(ChangeAction(.add, .rule, "user.x"))) { writer throws(StoreError) in
      let rule = UserRule(ruleID: "user.x", region: "SE", text: text, userModifiedAt: 1)
      _ = try writer.put(rule, id: store.newID())
    }
    let machine = TestMachine(variables: Self.home, store: store)
    #expect(machine.run("rules export -").output.contains("a\u{1B}[31mb\u{9B}\u{202E}c"))
    for line in ["rules export -", "export ics", "export dimension SE --from 2026-10-01 --to 2026-10-05"] {
      let shown = TestMachine(variables: Self.home, store: store)
      shown.console.isTerminal = true
      let result = shown.run(line)
      let scalars = result.output.unicodeScalars
      #expect(result.status == 0 && !result.output.isEmpty, "\(line): \(result.error)")
      #expect(!scalars.contains { ["\u{1B}", "\r", "\u{9B}", "\u{202E}"].contains($0) }, "\(line)")
    }
  }

  @Test("messages and errors never reverse a line")
  func messages() {
    let result = TestMachine(variables: Self.home).run(words: ["a\u{2066}b"])
    #expect(result.error.hasPrefix("fasti: there is no command \"a?b\"\n"))
  }

  @Test("a title needs a visible character", arguments: ["\u{200B}", "\u{202E}", "\u{2800}", "\u{3164}", " \u{AD} "])
  func invisible(title: String) {
    let machine = TestMachine(variables: Self.home)
    #expect(machine.run(words: ["event", "add", title, "--on", "2026-03-01"]).status == 4)
    #expect(machine.run(words: ["countdown", "add", title, "2026-03-01"]).status == 4)
    #expect(machine.run(words: ["reminder", "add", title, "--on", "9-1"]).status == 4)
  }

  @Test("a title in any script is visible", arguments: ["Ålder", "رمضان", "春節", "👨‍👩‍👧", "5"])
  func visible(title: String) {
    #expect(TestMachine(variables: Self.home).run(words: ["event", "add", title, "--on", "2026-03-01"]).status == 0)
  }
}
