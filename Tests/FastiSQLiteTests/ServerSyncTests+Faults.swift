import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import TestSupport
import Testing

// Faults of the other messages, and of the disk of either side.
extension ServerSyncTests {
  @Test(
    "a wrong answer to sent changes is reported, and nothing is lost",
    arguments: [
      "", "{}", #"{"before":0,"revision":-1,"new":0,"refused":[]}"#, #"{"before":0,"revision":1,"refused":[]}"#,
      #"{"before":0,"revision":1,"new":"many","refused":[]}"#, #"{"before":0,"revision":1,"new":1,"refused":1}"#,
      #"{"before":0,"revision":1,"new":1,"refused":[{"code":"invalid"}]}"#,
      #"{"before":0,"revision":1,"new":1,"refused":[{"line":2,"code":"invalid"}]}"#,
      #"{"before":0,"revision":1,"new":1,"refused":[{"change":"7","code":"invalid"}]}"#,
      #"{"before":0,"revision":1,"new":1,"refused":[{"line":1}]}"#,
    ])
  func pushLies(_ lie: String) throws {
    try device.join(line)
    try device.write("here", note("2026-03-01"))
    line.lie = { $0.method == "POST" ? SyncAnswer(status: 200, body: Array(lie.utf8)) : $1 }
    #expect(try cause { try device.sync(line) } == .badAnswer("push"))
    line.lie = { $1 }
    // What arrived before the wrong answer is known by the next sync.
    #expect(try device.sync(line).taken.refused.isEmpty)
    #expect(try same())
    #expect(try server.texts() == ["here"])
  }

  @Test("a server that says it has more changes than it has, and one that says it got none, lose nothing")
  func wrongRevisions() throws {
    try device.join(line)
    for (number, answer) in [
      PushAnswer(before: 0, revision: 999, new: 999, refused: []),
      PushAnswer(before: 0, revision: 0, new: 0, refused: []),
    ].enumerated() {
      try device.write("d\(number)", note("2026-03-0\(number + 1)"))
      line.lie = { $0.method == "POST" ? SyncAnswer(status: 200, body: answer.bytes) : $1 }
      _ = try cause { try device.sync(line) }
      line.lie = { $1 }
      try server.write("s\(number)", note("2026-04-0\(number + 1)"))
      try device.sync(line)
      #expect(try same())
    }
    #expect(try server.texts() == ["d0", "d1", "s0", "s1"])
  }

  @Test("a page with more changes than a device takes is refused as a whole")
  func manyLines() throws {
    try device.join(line)
    try server.write("there", note("2026-03-01"))
    line.lie = { question, answer in
      guard question.path.contains("changes?"), let first = answer.body.split(separator: 10).first else {
        return answer
      }
      let lines = repeatElement(first + [10], count: ChangePage.most + 1).joined()
      return SyncAnswer(status: 200, body: lines + ChangePage.end(upTo: 501, hasMore: false))
    }
    #expect(try cause { try device.sync(line) } == .badAnswer("changes"))
    #expect(try device.texts().isEmpty)
    line.lie = { $1 }
    try device.sync(line)
    #expect(try same())
  }

  @Test(
    "a server that gives no secret is not joined",
    arguments: ["", "{}", #"{"secret":7}"#, #"{"secret":""}"#, #"{"secret":"AAAA"}"#, #"{"secret":"../../etc"}"#])
  func joinLies(_ lie: String) throws {
    try device.write("here", note("2026-03-01"))
    line.lie = { $0.path.hasSuffix("/join") ? SyncAnswer(status: 200, body: Array(lie.utf8)) : $1 }
    #expect(try cause { try device.join(line) } == .badAnswer("join"))
    #expect(try device.store.syncSpaces().isEmpty)
    #expect(try device.texts() == ["here"])
    line.lie = { $1 }
    try device.join(line)
    #expect(try same())
  }

  @Test(
    "a wrong answer to a question that waits is reported",
    arguments: ["", "{}", #"{"revision":-1}"#, #"{"revision":"1"}"#, #"{"revision":99999999999999999}"#])
  func newsLies(_ lie: String) throws {
    try device.join(line)
    let space = try #require(try device.store.syncSpaces().first)
    line.swallow = { $0.path.contains("/news") ? SyncAnswer(status: 200, body: Array(lie.utf8)) : nil }
    #expect(try cause { _ = try device.serverSync(line).news(space, after: 0) } == .badAnswer("news"))
  }

  @Test(
    "a full disk of either side is reported, and when there is room everything arrives",
    .enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)), arguments: [true, false], [0, 100, 300])
  func fullDisks(_ isServer: Bool, _ kilobytes: Int) throws {
    let disk = try SmallDisk(kilobytes: 8_192)
    let small = try SyncDevice(seed: 21, in: disk.path)
    small.set(time: Self.start)
    let (server, device) = isServer ? (small, device) : (server, small)
    let line = BenchLine(to: server)
    try device.join(line)
    let sender = isServer ? device : server
    for number in 0..<60 {
      try sender.write("n\(number) " + String(repeating: "text ", count: 2_000), .setting("k\(number)"))
    }
    disk.fill(leaving: kilobytes)
    #expect(throws: Failure.self) { try device.sync(line) }
    disk.empty()
    try device.sync(line)
    #expect(try server.store.digest() == device.store.digest())
    #expect(try device.texts().count == 60)
    #expect(try small.store.check().findings.isEmpty)
  }
}
