import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

// Servers that give wrong answers, or have a wrong clock.
extension ServerSyncTests {
  @Test("an invalid answer is reported, and nothing of it is stored", arguments: Lie.allCases)
  func lies(_ lie: Lie) throws {
    try server.write("there", note("2026-03-01"))
    try device.join(line)
    try server.write("more", note("2026-03-02"))
    let before = try device.store.digest()
    line.lie = { lie.answer($0, $1) }
    let found = try cause { try device.sync(line) }
    #expect(found.map { lie.causes.contains($0) } ?? false, "\(String(describing: found))")
    if lie != .digest { #expect(try device.store.digest() == before) }
    line.lie = { $1 }
    try device.sync(line)
    #expect(try same())
  }

  /// The wrong answers of a server.
  enum Lie: CaseIterable {
    case nothing, empty, binary, status, redirect, digest, space, negative, huge, text, backwards, endless, unordered
    case later, refusal, path

    var causes: [SyncCause] {
      switch self {
      case .nothing, .empty, .binary, .negative, .text, .huge, .path: [.badAnswer("state")]
      case .backwards, .endless, .unordered: [.badAnswer("changes")]
      case .status: [.answered(500)]
      case .redirect: [.answered(302)]
      case .digest: [.differs]
      case .space: [.otherSpace]
      case .later: [.laterProtocol(2)]
      case .refusal: [.unknownDevice]
      }
    }

    func answer(_ question: SyncQuestion, _ answer: SyncAnswer) -> SyncAnswer {
      let isState = question.path.hasPrefix("/sync/v1?") || question.path == "/sync/v1"
      let isPage = question.path.contains("changes?")
      func with(_ body: String) -> SyncAnswer { SyncAnswer(status: 200, body: Array(body.utf8)) }
      func replacing(_ old: String, _ new: String) -> SyncAnswer {
        with(String(decoding: answer.body, as: UTF8.self).replacing(old, with: new))
      }
      switch self {
      case .nothing: return isState ? with("") : answer
      case .empty: return isState ? with("{}") : answer
      case .binary: return isState ? SyncAnswer(status: 200, body: [0, 255, 10, 0]) : answer
      case .text: return isState ? with("<html>captive portal</html>") : answer
      case .path:
        // It asks for a file beside the attached ones.
        guard isState, var state = try? ServedState.read(answer.body) else { return answer }
        state.files = ["../../../../../../../../../home/a/file.txt"]
        return SyncAnswer(status: 200, body: state.bytes)
      case .status: return SyncAnswer(status: 500, body: [])
      case .redirect: return SyncAnswer(status: 302, body: [])
      case .refusal: return SyncAnswer(status: 401, body: Array(#"{"error":"unknown-device"}"#.utf8))
      case .digest:
        guard isState, let state = try? ServedState.read(answer.body) else { return answer }
        var other = state
        other.digest = String(repeating: "0", count: state.digest.utf8.count)
        return SyncAnswer(status: 200, body: other.bytes)
      case .space:
        guard isState, var state = try? ServedState.read(answer.body) else { return answer }
        state.space = RecordID(high: 1, low: 2)
        return SyncAnswer(status: 200, body: state.bytes)
      case .later: return isState ? replacing(#""protocol":1"#, #""protocol":2"#) : answer
      case .negative: return isState ? replacing(#""revision":"#, #""revision":-"#) : answer
      case .huge: return isState ? replacing(#""revision":"#, #""revision":99999999999999999"#) : answer
      case .backwards: return isPage ? with(#"{"upTo":0,"more":false}"#) : answer
      case .endless: return isPage ? with(#"{"upTo":1,"more":true}"#) : answer
      case .unordered: return isPage ? with(#"{"upTo":9,"more":"yes"}"#) : answer
      }
    }
  }

  @Test("stamps of the year 3000 are refused, reported and requested again; the others are stored")
  func stamps() throws {
    try server.write("there", note("2026-03-01"))
    try device.join(line)
    try server.write("right", note("2026-03-02"))
    let liar = try SyncDevice(seed: 9)
    liar.set(time: 32_503_680_000_000)
    try liar.write("year 3000", note("2026-03-03"))
    let space = try #require(try liar.store.syncSpaces().first?.id ?? RecordID(high: 8, low: 8))
    let false_ = try #require(try liar.store.unsent(to: space, limit: 1).first)
    line.lie = { question, answer in
      guard question.path.contains("changes?") else { return answer }
      return SyncAnswer(status: 200, body: ChangeLine.text(false_) + [10] + answer.body)
    }
    let report = try device.sync(line)
    #expect(report.taken.refused.map(\.change) == [false_.change.change.id])
    #expect(try device.texts().contains("right"))
    #expect(try !device.texts().contains("year 3000"))
    line.lie = { $1 }
    #expect(try device.sync(line).taken.refused.isEmpty)
    #expect(try same())
  }

  @Test("a change that the server refuses is reported, and does not block the others")
  func refusedThere() throws {
    try device.join(line)
    // The clock of the server is two days behind.
    server.set(time: Self.start - 2 * 86_400_000)
    try device.write("now", note("2026-03-01"))
    let report = try device.sync(line)
    #expect(report.taken.refused.count == 1)
    #expect(report.sent == 0)
    server.set(time: Self.start)
    #expect(try device.sync(line).sent == 1)
    #expect(try same())
  }
}
