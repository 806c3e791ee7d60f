@testable import FastiHost
import FastiRecords
import Testing

/// A child is limited by what it uses, not by how long a busy machine lets it wait.
@Suite("The limits of a child process") struct ChildLimitTests {
  @Test("a working child is ended by its processor time, before any deadline of the clock")
  func processorTime() throws {
    let ending = try ChildProgram.run(
      "/bin/sh", ["-c", "ulimit -t 1; while :; do :; done"], input: .bytes([]), most: 1, seconds: FastidClient.seconds,
      NoInterruption())
    #expect(ending.status == nil && ending.stop == nil)
  }

  @Test("the limit of the clock is 60 times the processor time of the longest work: it ends only a stuck child")
  func clock() { #expect(FastidClient.seconds >= 60 * 10) }

  @Test("a child that writes too much is ended for that reason")
  func output() throws {
    let ending = try ChildProgram.run(
      "/bin/sh", ["-c", "echo 123456789"], input: .bytes([]), most: 9, seconds: 600, NoInterruption())
    #expect(ending.stop == .output && ending.output.isEmpty)
  }

  @Test("progress is reported ten times a second while a child runs, if it is shown")
  func progress() throws {
    var told = 0
    let progress = Progress { done, total in told += done == 0 && total == nil ? 1 : 100 }
    let ending = try ChildProgram.run(
      "/bin/sh", ["-c", "sleep 0.35; echo x"], input: .bytes([]), most: 9, seconds: 60, progress: progress,
      NoInterruption())
    #expect(ending.output == Array("x\n".utf8) && (4...99).contains(told))
  }
}
