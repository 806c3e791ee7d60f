@testable import FastiHost
import FastiRecords
import Testing

/// A child is limited by what it uses, not by how long a busy machine lets it wait.
@Suite("The limits of a child process") struct ChildLimitTests {
  @Test("a child that works is ended by its processor time, before any deadline of the clock")
  func processorTime() throws {
    let ending = try ChildProgram.run(
      "/bin/sh", ["-c", "ulimit -t 1; while :; do :; done"], input: .bytes([]), most: 1, seconds: FastidClient.seconds,
      NoInterruption())
    #expect(ending.status == nil && !ending.wasStopped)
  }

  @Test("the clock leaves a child 60 times the processor time of the longest work: it ends only what does nothing")
  func clock() { #expect(FastidClient.seconds >= 60 * 10) }

  @Test("who waits for a child is told that it runs, ten times a second, and only if that is shown")
  func progress() throws {
    var told = 0
    let progress = Progress { done, total in told += done == 0 && total == nil ? 1 : 100 }
    let ending = try ChildProgram.run(
      "/bin/sh", ["-c", "sleep 0.35; echo x"], input: .bytes([]), most: 9, seconds: 60, progress: progress,
      NoInterruption())
    #expect(ending.output == Array("x\n".utf8) && (4...99).contains(told))
  }
}
