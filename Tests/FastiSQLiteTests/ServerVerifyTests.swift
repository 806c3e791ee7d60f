import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

/// Compares both sides of a sync thing by thing.
extension ServerSyncTests {
  private func many() throws -> SyncSpace {
    try device.join(line)
    let first = try Day(iso: "2026-05-01")
    try server.store.write(server.store.newChange("many")) { writer throws(StoreError) in
      for number in 0..<600 { try writer.put(Note(day: first + number, text: "n\(number)")) }
    }
    try device.sync(line)
    return try #require(try device.store.syncSpaces().first)
  }

  @Test("two equal sides are compared with few requests")
  func verifiedSame() throws {
    let space = try many()
    let before = line.questions.count
    let report = try device.serverSync(line).syncAndVerify(space)
    #expect(report.differences == [])
    #expect(line.questions.count <= before + 3)
  }

  @Test("differences are found by dividing ranges")
  func verifiedDifferent() throws {
    let space = try many()
    try device.write("only here", note("2026-03-01"))
    try server.write("only there", note("2026-03-02"))
    try server.write("changed there", note("2026-05-10"))
    let before = line.questions.count
    let found = try device.serverSync(line).differences(space)
    #expect(found.count == 3 && found.allSatisfy { $0.kind == "note" })
    #expect(found.count { $0.there == nil } == 1 && found.count { $0.here == nil } == 1)
    let other = try #require(found.first { $0.here != nil && $0.there != nil })
    #expect(other.here ?? Stamp(milliseconds: 0) < other.there ?? Stamp(milliseconds: 0))
    #expect(line.questions.count <= before + 4)
    // A sync makes both equal.
    #expect(try device.serverSync(line).syncAndVerify(space).differences == [])
  }

  @Test("a server that always differs is reported, with the differences")
  func verifiedLie() throws {
    let space = try many()
    line.lie = { question, answer in
      guard question.path == "/sync/v1" || question.path.hasPrefix("/sync/v1?"),
        var state = try? ServedState.read(answer.body)
      else { return answer }
      state.digest = String(repeating: "0", count: state.digest.utf8.count)
      return SyncAnswer(status: 200, body: state.bytes)
    }
    #expect(try device.serverSync(line).syncAndVerify(space).differences == [])
  }

  @Test(
    "an invalid answer to a comparison ends it",
    arguments: [
      "", "{}", #"{"parts":[]}"#, #"{"things":[{"kind":"note"}]}"#,
      // One part is the whole range again.
      #"{"parts":[{"from":"00000000-0000-0000-0000-000000000000","before":null,"count":1,"sum":"x"}]}"#,
      #"{"parts":[{"from":"00000000-0000-0000-0000-000000000000","before":null,"count":1,"sum":"x"},"#
        + #"{"from":"00000000-0000-0000-0000-000000000000","before":null,"count":1,"sum":"x"}]}"#,
    ])
  func comparisonLies(_ body: String) throws {
    let space = try many()
    line.lie = { $0.path.contains("/compare?") ? SyncAnswer(status: 200, body: Array(body.utf8)) : $1 }
    #expect(
      try cause { _ = try device.serverSync(line).differences(space) } == .badAnswer("compare"))
  }
}
