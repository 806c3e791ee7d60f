import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal
import FastiTransfer
import Testing

@Suite("The context of a command")
struct ContextTests {
  func context(_ line: String, _ variables: [String: String] = [:], now: String = "2026-02-05T12:00:00Z") throws
    -> Context
  {
    var machine = TestMachine()
    machine.variables = variables
    machine.now = now
    return Context(try CommandLineParser([Open.self]).parse(TestMachine.words("open " + line)), on: machine.machine)
  }

  @Test("today comes from --today, FASTI_TODAY, or the clock in the zone")
  func today() throws {
    #expect(try context("").today().iso == "2026-02-05")
    #expect(try context("--today 2026-12-24").today().iso == "2026-12-24")
    #expect(try context("", ["FASTI_TODAY": "2026-12-25"]).today().iso == "2026-12-25")
    #expect(try context("--today 2026-12-24", ["FASTI_TODAY": "2026-12-25"]).today().iso == "2026-12-24")
    #expect(try context("--today tomorrow").today().iso == "2026-02-06")
    #expect(throws: Failure.self) { try context("--today 2026-02-30").today() }
    #expect(throws: Failure.self) { try context("", ["FASTI_TODAY": "soon"]).today() }
  }

  @Test("the zone decides which day it is")
  func zone() throws {
    let evening = "2026-02-05T23:30:00Z"
    #expect(try context("", now: evening).today().iso == "2026-02-06")
    #expect(try context("--zone UTC0", now: evening).today().iso == "2026-02-05")
    #expect(try context("", ["TZ": "PST8"], now: evening).today().iso == "2026-02-05")
    #expect(try context("", ["TZ": ""], now: evening).today().iso == "2026-02-05")
    #expect(try context("--zone JST-9", ["TZ": "PST8"], now: evening).today().iso == "2026-02-06")
    #expect(throws: Failure.self) { try context("--zone Nowhere").today() }
  }

  @Test(
    "the language",
    arguments: [
      ("", [:], "en"), ("--lang sv", [:], "sv"), ("--lang sv-SE", [:], "sv"), ("--lang VI", ["LANG": "sv_SE"], "vi"),
      ("", ["LANG": "sv_SE.UTF-8"], "sv"), ("", ["LANG": "vi_VN", "LC_TIME": "sv_SE@euro"], "sv"),
      ("", ["LANG": "sv_SE", "LC_ALL": "C.UTF-8"], "en"), ("", ["LANG": "sv_SE", "LC_ALL": ""], "sv"),
      ("", ["LANG": "POSIX"], "en"), ("", ["LANG": "../../etc"], "en"), ("--lang C.UTF-8", ["LANG": "sv"], "en"),
    ] as [(String, [String: String], String)])
  func language(line: String, variables: [String: String], expected: String) throws {
    #expect(try context(line, variables).language == expected)
  }

  @Test(
    "the data folder",
    arguments: [
      ("--data /a", ["FASTI_DATA": "/b"], "/a"), ("", ["FASTI_DATA": "/b", "XDG_DATA_HOME": "/c"], "/b"),
      ("", ["XDG_DATA_HOME": "/c", "HOME": "/d"], "/c/fasti"), ("", ["HOME": "/d"], "/d/.local/share/fasti"),
      ("", ["XDG_DATA_HOME": "c", "HOME": "/d"], "/d/.local/share/fasti"),
      ("", ["FASTI_DATA": "", "XDG_DATA_HOME": "", "HOME": "/d"], "/d/.local/share/fasti"),
    ] as [(String, [String: String], String)])
  func dataFolder(line: String, variables: [String: String], expected: String) throws {
    #expect(try context(line, variables).dataFolder() == expected)
  }

  @Test("without a folder it fails, and says what to type")
  func noFolder() throws {
    let context = try context("")
    #expect { try context.dataFolder() } throws: { ($0 as? Failure)?.cause == .machine(.noDataFolder) }
  }

  @Test("colour is used only on a terminal, unless requested")
  func color() throws {
    for (line, isTerminal, variables, isOn) in [
      ("", false, [:], false), ("", true, [:], true), ("", true, ["NO_COLOR": "1"], false),
      ("", true, ["NO_COLOR": ""], true), ("", true, ["TERM": "dumb"], false), ("--color always", false, [:], true),
      ("--color always", false, ["NO_COLOR": "1"], true), ("--color never", true, [:], false),
    ] as [(String, Bool, [String: String], Bool)] {
      var machine = TestMachine()
      machine.variables = variables
      machine.console.isTerminal = isTerminal
      let invocation = try CommandLineParser([Open.self]).parse(TestMachine.words("open " + line))
      #expect(Context(invocation, on: machine.machine).style.isOn == isOn, "\(line) \(isTerminal) \(variables)")
    }
  }
}
