import FastiPerson
import TestSupport
import Testing

/// The number of histories of each way to sync: 25 in every run, 500 in `make soak`.
private let count = Soak.rounds(short: 25, long: 500)

@Suite("Histories of programs that are killed while they sync") struct KilledHistoryTests {
  @Test(
    "after kill -9 of either side at any moment all devices are equal, and nothing is lost",
    arguments: KilledHistory.Meeting.allCases)
  func killed(_ meeting: KilledHistory.Meeting) throws {
    let history = try KilledHistory(meeting, seed: Soak.seed(7))
    let before = try history.peers.map { try $0.files() ?? [:] }
    for round in 0..<count {
      try history.run()
      let verdict = try History.verdict(of: history.peers, written: history.written)
      #expect(verdict == nil, "round \(round)")
      if verdict != nil { return }
    }
    Soak.note("histories between killed processes", count)
    // The check can fail: of the earlier states no text is left.
    for (peer, files) in zip(history.peers, before) { try peer.restore(files) }
    #expect(try History.verdict(of: history.peers, written: history.written)?.hasPrefix("lost") == true)
  }
}
