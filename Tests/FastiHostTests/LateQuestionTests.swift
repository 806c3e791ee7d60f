import FastiCivil
import FastiHost
import FastiRecords
import Foundation
import Testing

@Suite("Questions that are answered late") struct LateQuestionTests {
  /// The address space of this process, in kilobytes.
  private static func size() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmSize:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  @Test("answers wake the loop, are returned once, and their threads are released")
  func many() throws {
    let alarm = SystemAlarm()
    let questions = SystemLateQuestions(waking: alarm)
    let name = RecordID(high: 1, low: 2)
    let before = try Self.size()
    let later = Instant(seconds: WallClock.system.now / 1_000 + 86_400)
    for number in 0..<300 {
      #expect(questions.state(name) == .none)
      questions.ask(name) { number }
      #expect(alarm.wait(until: later, atMost: 86_400))
      #expect(questions.state(name) == .answered(number))
    }
    // A thread that nothing waits for keeps eight megabytes.
    #expect(try Self.size() - before < 1_500_000)
  }

  @Test("only one question with a name is asked at a time")
  func one() {
    let alarm = SystemAlarm()
    let questions = SystemLateQuestions(waking: alarm)
    let name = RecordID(high: 1, low: 2)
    let gate = DispatchSemaphore(value: 0)
    questions.ask(name) {
      gate.wait()
      return nil
    }
    questions.ask(name) { 7 }
    #expect(questions.state(name) == .open)
    gate.signal()
    #expect(alarm.wait(until: Instant(seconds: WallClock.system.now / 1_000 + 86_400), atMost: 86_400))
    #expect(questions.state(name) == .answered(nil))
  }
}
