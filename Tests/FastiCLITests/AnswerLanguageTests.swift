import Testing

/// Texts for people are in their language; output for programs is the same in every language.
@Suite("The language of answers")
struct AnswerLanguageTests {
  /// Command lines; those before a semicolon prepare the last one.
  static let lines = [
    "history", "undo", "search nothing", "feed list", "feed add a", "feed add a; feed list",
    "feed add a; feed rotate a",
    "feed add a; feed remove a", "feed add a; undo", "feed add a; history", "store compact --before 2026-01-01",
    "feed add a; feed rotate a; store compact --before 2999-01-01", "doctor", "export planner --out a.json",
  ]

  @Test("people read answers in Swedish and Vietnamese", arguments: lines, ["sv", "vi"])
  func told(_ line: String, _ language: String) {
    let (english, other) = (run(line, "en"), run(line, language))
    #expect(english.status == other.status)
    let (left, right) = (sentences(english), sentences(other))
    #expect(left.count == right.count)
    #expect(Set(left).intersection(right) == [])
  }

  @Test("programs read the same in every language", arguments: lines.filter { !$0.hasPrefix("export") }, ["sv", "vi"])
  func machines(_ line: String, _ language: String) {
    for format in ["json", "csv"] {
      let english = run("\(line) --format \(format)", "en")
      #expect(run("\(line) --format \(format)", language).output == english.output)
    }
  }

  /// Lines with words in them; an indented line has a command to type, or an id.
  private func sentences(_ result: TestMachine.Result) -> [String] {
    (result.output + result.error).split(separator: "\n").map { String($0) }.filter { line in
      !line.hasPrefix("  ") && line.contains(" ") && !line.contains("3.40.1")
    }
  }

  private func run(_ lines: String, _ language: String) -> TestMachine.Result {
    let store = MemoryStore()
    var result = TestMachine.Result(output: "", error: "", status: 0)
    for line in lines.split(separator: ";") {
      var machine = TestMachine()
      machine.variables["FASTI_DATA"] = "/data"
      machine.store = store
      result = machine.run("\(line) --lang \(language)")
    }
    return result
  }
}
