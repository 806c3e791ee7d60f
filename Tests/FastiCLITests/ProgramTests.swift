import FastiCLI
import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer
import Testing

@Suite("The program")
struct ProgramTests {
  @Test("an error is a line and a hint on standard error")
  func twoLines() {
    let result = TestMachine().run("versoin")
    #expect(result.output.isEmpty)
    #expect(result.error == "fasti: there is no command \"versoin\"\n  try: fasti version\n")
    #expect(result.status == 2)
  }

  @Test(
    "with --json an error is one object",
    arguments: ["versoin --json", "--format json versoin", "--format=json versoin"])
  func errorAsJSON(line: String) {
    let result = TestMachine().run(line)
    #expect(
      result.error == """
        {"error":{"code":"unknown-command","message":"there is no command \\"versoin\\"","field":"COMMAND",\
        "value":"versoin","hint":"fasti version"}}

        """)
    #expect(result.status == 2)
  }

  @Test("JSON only if requested", arguments: ["versoin", "versoin -- --json", "versoin --json --format text"])
  func errorAsText(line: String) {
    #expect(TestMachine().run(line).error.hasPrefix("fasti: "))
  }

  @Test("control characters in a value do not reach a terminal")
  func controls() {
    let result = TestMachine().run(words: ["a\u{1B}[31m\nb\u{9B}c"])
    #expect(result.error.hasPrefix("fasti: there is no command \"a?[31m b?c\"\n"))
  }

  @Test("the version, in three ways")
  func version() {
    let expected = TestMachine.Result(output: "fasti \(Program.version)\n", error: "", status: 0)
    #expect(TestMachine().run("version") == expected)
    #expect(TestMachine().run("--version") == expected)
    #expect(TestMachine().run("completions --version") == expected)
    #expect(
      TestMachine().run("version --json").output
        == "{\"name\":\"fasti\",\"version\":\"\(Program.version)\",\"commit\":null}\n")
    #expect(TestMachine().run("version --format csv").output == "name,version,commit\nfasti,\(Program.version),\n")
  }

  @Test("an answer that cannot be written is a storage failure")
  func fullDisk() {
    let machine = TestMachine()
    machine.console.fails = true
    let result = machine.run("version")
    #expect(result.status == 7)
    #expect(
      result.error
        == "fasti: the answer cannot be written: the disk is full\n  try: make room on the disk, then try again\n")
  }

  @Test("every status has a meaning")
  func statuses() {
    #expect(ExitStatus.meanings.map(\.status.rawValue) == Array(0...7))
    #expect(Failure.Kind.allCases.map(\.rawValue) == [2, 3, 4, 5, 6, 7])
  }

  @Test("several mistakes are reported in sequence")
  func several() throws {
    let failure = try #require(
      Failure.joined([
        Failure(.usage(.nothingToChange), hint: .value("x")), Failure(.text(.emptyNote)),
      ]))
    #expect(failure.all.map(\.cause) == [.usage(.nothingToChange), .text(.emptyNote)])
    #expect(failure.all.allSatisfy { $0.others.isEmpty })
    #expect(Failure.joined([]) == nil)
  }
}
