import Foundation
import TestSupport
import Testing

/// What a document that took over its reader could do to other processes of the same user, tried from inside the jail.
@Suite("From inside the jail") struct JailTests {
  /// What the probe tried, and what became of a process beside it.
  private struct Outcome {
    /// 0, or the number of the error, by what was tried.
    var tries: [String: Int32] = [:]
    /// Whether the other process lived on with the limits that it had.
    var isUnharmed = false
  }

  private func run(_ mode: String) throws -> Outcome {
    let probe = PackageFolder.built("jail-probe").path
    // Through a pipe: no file grows under a jailed process, not even that of its output.
    let script = """
      sleep 600 >/dev/null 2>&1 & other=$!
      before=$(cat /proc/$other/limits)
      '\(probe)' \(mode) $other | cat
      [ "$before" = "$(cat /proc/$other/limits)" ] && kill -0 $other && echo unharmed 0
      kill $other
      """
    let run = try ChildProcess(["sh", "-c", script], in: FileManager.default.temporaryDirectory, seconds: 900)
    var outcome = Outcome(tries: Self.tries(run.output))
    outcome.isUnharmed = outcome.tries.removeValue(forKey: "unharmed") != nil
    try #require(outcome.tries.count == 15, "\(run.output)\(run.errors)")
    return outcome
  }

  private static func tries(_ output: String) -> [String: Int32] {
    var tries: [String: Int32] = [:]
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let number = Int32(words[1]) { tries[String(words[0])] = number }
    }
    return tries
  }

  @Test("Landlock alone keeps away the signals and the abstract sockets of other processes")
  func scopes() throws {
    let run = try ChildProcess(
      [PackageFolder.built("jail-probe").path, "scopes"], in: FileManager.default.temporaryDirectory, seconds: 900)
    let tries = Self.tries(run.output)
    try #require(tries.count == 5, "\(run.output)\(run.errors)")
    #expect(tries["signal-before"] == 0 && tries["socket-before"] == 0)
    guard tries["landlock"] == 0 else {
      return print("This kernel has no Landlock of version 6, so that its scopes are not tried.")
    }
    #expect(tries["signal-other"] == 1 && tries["socket-other"] == 1, "EPERM each: \(tries)")
  }

  @Test(
    "no signal reaches another process, and no limit of one is changed or read",
    arguments: ["page", "program", "planning"])
  func others(mode: String) throws {
    let outcome = try run(mode)
    // `fasti doctor` reports a kernel without seccomp; such a kernel allows these calls.
    guard outcome.tries["seccomp"] == 0 else { return }
    let others = outcome.tries.filter { $0.key.contains("other") }
    #expect(others.count == 8 && others.values.allSatisfy { $0 == 1 }, "EPERM each: \(others)")
    #expect(outcome.tries["limit-own"] == 1 && outcome.isUnharmed)
  }

  @Test("a process that plans a file may read only time zones, and write no file")
  func zones() throws {
    let tries = try run("planning").tries
    #expect(tries["read-zone"] == 0)
    #expect(tries["landlock"] != 0 || tries["read-passwords"] == 13, "EACCES: \(tries)")
    let page = try run("page").tries
    #expect(page["seccomp"] != 0 || page["read-zone"] == 1 && page["read-passwords"] == 1, "EPERM: \(page)")
  }

  @Test("a program may still end itself, and read its own limits as its loader does")
  func itself() throws {
    let (program, page) = (try run("program").tries, try run("page").tries)
    #expect(program["tgkill-own"] == 0 && page["tgkill-own"] == 0)
    #expect(program["limit-read-own"] == 0)
    #expect(page["limit-read-own"] == (page["seccomp"] == 0 ? 1 : 0))
  }
}
