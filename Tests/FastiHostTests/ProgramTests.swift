import FastiCivil
import FastiDays
@testable import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@Suite("Programs that are started") struct ProgramTests {
  private let programs = SystemPrograms()

  private func shell(_ script: String, _ input: [UInt8] = [], seconds: Int = 100) throws -> ProgramEnding {
    try programs.run(["/bin/sh", "-c", script], input: input, seconds: seconds)
  }

  @Test("a program reads its input, and its status and errors are returned") func ending() throws {
    let input = [UInt8](repeating: 0x61, count: 300_000)
    #expect(try shell("[ $(wc -c) = 300000 ]", input).status == 0)
    #expect(try shell("exit 7").status == 7)
    #expect(try shell("kill -TERM $$").status == nil)
    #expect(try shell("echo no >&2; echo out; exit 1").errors == Array("no\n".utf8))
    let long = try shell("head -c 500000 /dev/zero >&2; exit 2")
    #expect(long.errors.count == 1_000 && long.status == 2)
  }

  @Test("a program that does not read its input does not block") func unread() throws {
    #expect(try shell("exit 0", [UInt8](repeating: 0, count: 1_000_000)).status == 0)
  }

  @Test("at its time limit it ends, with its children") func timeout() throws {
    let note = FileManager.default.temporaryDirectory.appending(path: "fasti-late-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: note) }
    let ending = try shell("sleep 86400 & echo $! >'\(note.path)'; sleep 86400", seconds: 1)
    #expect(ending.isTimedOut && ending.status == nil)
    // A machine so busy that the shell did not come so far has started nothing.
    guard let text = try? String(contentsOf: note, encoding: .utf8), text.hasSuffix("\n") else { return }
    let started = text.dropLast()
    while Self.isRunning(started) { usleep(1_000) }
  }

  /// Whether a process is there and has not ended.
  private static func isRunning(_ process: Substring) -> Bool {
    guard let facts = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !facts.contains(") Z ")
  }

  @Test("programs that are started at the same moment inherit no file of each other") func inherited() async {
    let script = "exit $(ls -l /proc/self/fd | grep -cE 'fasti-[A-Za-z0-9]{6} .deleted')"
    await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<200 {
        group.addTask {
          (try? SystemPrograms().run(["/bin/sh", "-c", script], input: [1], seconds: 100))?.status
        }
      }
      for await files in group { #expect(files == 1) }
    }
  }

  @Test("a missing program is reported") func missing() {
    let failure = #expect(throws: Failure.self) {
      try programs.run(["fasti-no-such-program"], input: [], seconds: 1)
    }
    #expect(failure?.code == "no-such-program")
  }

  @Test("one value holds a lock, and releases it") func lock() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "fasti-lock-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let held = MachineCause.deliveringElsewhere(folder: path)
    do {
      let first = try SystemLock(path, held: held)
      let failure = #expect(throws: Failure.self) { try SystemLock(path, held: held) }
      #expect(failure?.kind == .refused && failure?.cause == .machine(held))
      withExtendedLifetime(first) {}
    }
    _ = try SystemLock(path, held: held)
  }
}
