import Testing

@testable import FastiTerminal

@Suite("The first start") struct FirstStartTests {
  private static let sentence = "New here? fasti regions select SE"

  /// A machine on which nothing was started yet, with a user at its terminal.
  private func fresh(terminal: Bool = true, _ variables: [String: String] = ["HOME": "/home/ada"]) -> TestMachine {
    var machine = TestMachine()
    machine.variables = variables
    machine.console.isTerminal = terminal
    return machine
  }

  @Test("shows three commands, once, after the answer") func once() {
    let machine = fresh()
    let first = machine.run("today")
    #expect(
      first.error.contains(Self.sentence) && first.error.contains("fasti today") && first.error.contains("fasti serve"))
    #expect(machine.files.written.files.keys.contains("/home/ada/.local/state/fasti/started"))
    var again = fresh()
    again.files = machine.files
    #expect(!again.run("today").error.contains("New here"))
  }

  @Test(
    "shows nothing to programs, in a pipe, or with --quiet",
    arguments: ["today --json", "day 2026-02-05 --format csv", "today --quiet"])
  func machines(_ line: String) {
    #expect(!fresh().run(line).error.contains("New here"))
    #expect(!fresh(terminal: false).run("today").error.contains("New here"))
  }

  @Test("shows nothing if there is a store already, as after an upgrade") func upgraded() {
    var machine = fresh()
    machine.files.existing = ["/home/ada/.local/share/fasti/fasti.db"]
    #expect(!machine.run("today").error.contains("New here"))
  }

  @Test("shows nothing if that cannot be recorded, and follows XDG_STATE_HOME") func places() {
    #expect(!fresh(terminal: true, ["FASTI_DATA": "/data"]).run("today").error.contains("New here"))
    let machine = fresh(terminal: true, ["HOME": "/home/ada", "XDG_STATE_HOME": "/state"])
    #expect(machine.run("today").error.contains(Self.sentence))
    #expect(machine.files.written.files.keys.contains("/state/fasti/started"))
  }
}
