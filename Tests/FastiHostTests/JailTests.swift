import Foundation
import Glibc
import TestSupport
import Testing

/// What a document that took over its reader could do to other processes of the same user, tried from inside the jail.
@Suite("From inside the jail") struct JailTests {
  /// A process of this user that may not be harmed.
  private final class Victim {
    let process = Process()

    init() throws {
      process.executableURL = URL(filePath: "/bin/sleep")
      process.arguments = ["600"]
      try process.run()
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    /// Its limits, as the kernel tells them.
    var limits: String? { try? String(contentsOfFile: "/proc/\(process.processIdentifier)/limits", encoding: .utf8) }
  }

  /// What each try came to: 0, or the number of its error.
  private func tries(_ mode: String, _ victim: Victim) throws -> [String: Int32] {
    let probe = PackageFolder.program.deletingLastPathComponent().appending(path: "jail-probe").path
    // Through a pipe: no file grows under a jailed process, not even that of its output.
    let run = try ChildProcess(
      ["sh", "-c", "'\(probe)' \(mode) \(victim.process.processIdentifier) | cat"],
      in: FileManager.default.temporaryDirectory)
    let pairs = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(pairs.count == 13, "\(run.output)\(run.errors)")
    return Dictionary(uniqueKeysWithValues: pairs.compactMap { pair in Int32(pair[1]).map { (String(pair[0]), $0) } })
  }

  @Test("no signal reaches another process, and no limit of one is changed or read", arguments: ["page", "program"])
  func others(mode: String) throws {
    let victim = try Victim()
    let before = try #require(victim.limits)
    let tries = try tries(mode, victim)
    // A kernel without seccomp is told by `fasti doctor`; there is nothing to try there.
    guard tries["seccomp"] == 0 else { return }
    let others = tries.filter { $0.key.contains("other") }
    #expect(others.count == 8 && others.values.allSatisfy { $0 == EPERM }, "\(others)")
    #expect(tries["limit-own"] == EPERM)
    #expect(victim.process.isRunning && victim.limits == before)
  }

  @Test("a program may still end itself, and read its own limits as its loader does")
  func itself() throws {
    let victim = try Victim()
    let program = try tries("program", victim)
    let page = try tries("page", victim)
    #expect(program["tgkill-own"] == 0 && page["tgkill-own"] == 0)
    #expect(program["limit-read-own"] == 0)
    #expect(page["limit-read-own"] == (page["seccomp"] == 0 ? EPERM : 0))
  }
}
