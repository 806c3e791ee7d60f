import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

// How many changes a request and an answer contain, also between programs of different versions.
extension ServerSyncTests {
  private func writeMany(_ count: Int, _ device: SyncDevice) throws {
    for number in 0..<count { try device.write("t\(number)", .setting("k\(number)")) }
  }

  /// Another device of the same person.
  private func joined(_ seed: UInt64) throws -> SyncDevice {
    let other = try SyncDevice(seed: seed)
    other.set(time: Self.start)
    try other.join(line)
    return other
  }

  private func pushed() -> [Int] {
    line.questions.filter { $0.method == "POST" && $0.path.hasSuffix("/changes") }
      .map { ($0.body ?? []).split(separator: 10).count }
  }

  @Test("a device sends many small changes in one request, and gets them in few answers")
  func large() throws {
    try device.join(line)
    let other = try joined(77)
    try writeMany(700, device)
    try device.sync(line)
    #expect(pushed() == [ChangePage.earlierMost, 200])
    let before = line.questions.count
    try other.sync(line)
    #expect(line.questions[before...].filter { $0.path.contains("changes?") }.count == 2)
    #expect(try other.texts() == device.texts())
    #expect(try same())
  }

  @Test("a device that was away for thousands of changes asks for a short page first, and then for pages twice as long")
  func away() throws {
    try device.join(line)
    let other = try joined(78)
    let more = Soak.rounds(short: 100, long: ChangePage.most + 100)
    try writeMany(ChangePage.first + more, device)
    try device.sync(line)
    let before = line.questions.count
    try other.sync(line)
    let asked = line.questions[before...].map(\.path).filter { $0.contains("changes?") }
    // The number after which a page begins, and its greatest length.
    let pages = asked.map { path in path.split(separator: "=").compactMap { Int($0.prefix { $0.isNumber }) } }
    #expect(pages.map { $0[1] } == pages.indices.map { min(ChangePage.begin << $0, ChangePage.most) })
    #expect(pages.count >= (more > ChangePage.most ? 5 : 3))
    for (page, next) in zip(pages, pages.dropFirst()) { #expect(next[0] == page[0] + page[1]) }
    #expect(try other.texts() == device.texts())
    #expect(try same())
  }

  @Test("a server of an earlier program gets requests of its size, and a device of one gets answers of its size")
  func earlier() throws {
    line.lie = { question, answer in
      guard question.path == "/sync/v1" || question.path.hasPrefix("/sync/v1?") else { return answer }
      let text = String(decoding: answer.body, as: UTF8.self)
      let former = text.split(separator: #","page""#, maxSplits: 1)[0] + "}"
      return SyncAnswer(status: answer.status, body: Array(former.utf8))
    }
    try device.join(line)
    try writeMany(1_100, device)
    try device.sync(line)
    #expect(pushed() == [500, 500, 100])
    #expect(try same())
    let secret = try #require(line.questions.last?.secret)
    let asked = try line.ask(SyncQuestion("GET", "/sync/v1/changes?after=0", secret: secret, most: 1 << 30))
    #expect(try ChangePage.read(asked.body, after: 0).received.changes.count == ChangePage.earlierMost)
    let many = try line.ask(SyncQuestion("GET", "/sync/v1/changes?after=0&limit=1050", secret: secret, most: 1 << 30))
    #expect(try ChangePage.read(many.body, after: 0).upTo == 1_050)
  }
}
