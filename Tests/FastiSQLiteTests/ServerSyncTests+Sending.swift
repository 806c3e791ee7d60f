import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

/// A connection that has sent a request before its answer is asked for, as that of the program.
private struct AheadBenchLine: AheadLine {
  let line: BenchLine
  /// Called when the answer to a request is there, before the device sees it.
  var arrived: @Sendable (SyncQuestion) -> Void = { _ in }

  func ask(_ question: SyncQuestion) throws(Failure) -> SyncAnswer { try line.ask(question) }

  func begin<Content: Sendable>(
    _ question: SyncQuestion, _ read: @escaping @Sendable (SyncAnswer) throws(Failure) -> Content
  ) -> () throws(Failure) -> Content {
    let result: Result<Content, Failure>
    do throws(Failure) { result = .success(try read(try line.ask(question))) } catch { result = .failure(error) }
    return { [arrived] () throws(Failure) in
      arrived(question)
      return try result.get()
    }
  }
}

// A device prepares the next request while the server stores one.
extension ServerSyncTests {
  private func writeMany(_ count: Int, _ device: SyncDevice) throws {
    for number in 0..<count { try device.write("t\(number)", .setting("k\(number)")) }
  }

  private func isPush(_ question: SyncQuestion) -> Bool {
    question.method == "POST" && question.path.hasSuffix("/changes")
  }

  private func pushed() -> [Int] {
    line.questions.filter(isPush).map { ($0.body ?? []).split(separator: 10).count }
  }

  private func sync(_ ahead: AheadBenchLine) throws -> SyncReport {
    let space = try #require(try device.store.syncSpaces().first { $0.server != nil })
    let address = try #require(SyncDevice.address)
    return try ServerSync(
      device.store, device.store, at: address, line: ahead, attachments: device.attachments, entropy: device.entropy,
      now: device.scene.clock.now
    ).sync(space)
  }

  @Test("the next request is prepared before an answer is there, and what is written meanwhile is sent too")
  func meanwhile() throws {
    try device.join(line)
    try writeMany(700, device)
    nonisolated(unsafe) var isFirst = true
    nonisolated(unsafe) let device = device
    let report = try sync(
      AheadBenchLine(line: line) { question in
        guard question.method == "POST", isFirst else { return }
        isFirst = false
        try? device.write("late", .setting("late"))
      })
    #expect(pushed() == [500, 200, 1])
    #expect(report.sent == 701)
    #expect(try device.store.unsentCount(to: try #require(device.store.syncSpaces().first).id) == 0)
    #expect(try same())
  }

  @Test("a change that is refused stays here, and those of the prepared request arrive", arguments: [0, 1])
  func refused(at place: Int) throws {
    try device.join(line)
    try writeMany(700, device)
    var (pushes, held): (Int, RecordID?) = (0, nil)
    line.swallow = { [server] question in
      guard self.isPush(question), let body = question.body else { return nil }
      let lines = body.split(separator: 10).map { Array($0) }
      let ids = lines.map { (try? ChangeLine.change($0))?.change.change.id }
      if pushes == place { held = ids[0] }
      pushes += 1
      guard let held, let refused = ids.firstIndex(of: held) else { return nil }
      // The server takes the others.
      let others = lines[..<refused] + lines[(refused + 1)...]
      let rest = SyncQuestion(
        question.method, question.path, secret: question.secret, body: Array(others.joined(separator: [10])),
        most: question.most)
      let answer = SpaceServer(
        server.store, attachments: server.attachments, entropy: server.entropy, now: server.scene.clock.now
      ).answer(rest)
      guard var told = try? PushAnswer.read(answer.body, sent: []) else { return nil }
      told.refused.append(PushAnswer.RefusedChange(change: held, code: "invalid"))
      return SyncAnswer(status: 200, body: told.bytes)
    }
    let report = try sync(AheadBenchLine(line: line))
    #expect(report.sent == 699)
    #expect(report.held == 1)
    #expect(Set(report.taken.refused.map(\.change)) == [held])
    // Once more in the round that finds nothing else to send.
    #expect(pushed() == [500, 200, 1])
    line.swallow = { _ in nil }
    #expect(try sync(AheadBenchLine(line: line)).sent == 1)
    #expect(try same())
  }

  @Test(
    "a line that is cut while the next request is prepared loses nothing, and the next sync goes on",
    arguments: [0, 1, 2], [true, false])
  func cut(at place: Int, arrives: Bool) throws {
    try device.join(line)
    try writeMany(1_200, device)
    line.arrives = arrives
    // A server of an earlier program takes 500 in a request.
    line.lie = { question, answer in
      guard question.path == "/sync/v1" || question.path.hasPrefix("/sync/v1?") else { return answer }
      let text = String(decoding: answer.body, as: UTF8.self)
      return SyncAnswer(
        status: answer.status, body: Array((text.split(separator: #","page""#, maxSplits: 1)[0] + "}").utf8))
    }
    line.cut(at: place) { $0.method == "POST" && $0.path.hasSuffix("/changes") }
    #expect(try cause { _ = try sync(AheadBenchLine(line: line)) } == .serverAway(.cut))
    // Only what was answered counts as sent.
    let space = try #require(device.store.syncSpaces().first)
    #expect(try device.store.unsentCount(to: space.id) == 1_200 - 500 * place)
    // What arrived without an answer comes back before the rest is sent.
    let arrived = min(1_200, 500 * (arrives ? place + 1 : place))
    #expect(try sync(AheadBenchLine(line: line)).sent == 1_200 - arrived)
    #expect(try same())
    #expect(try server.texts() == device.texts())
  }
}
