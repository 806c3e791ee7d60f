import Foundation
import PeopleHomes
import TestSupport
import Testing

@Suite("Histories of devices that sync") struct HistoryTests {
  /// How many histories of each class of clocks one case runs.
  private func count(_ short: Int, _ long: Int) -> Int {
    ProcessInfo.processInfo.environment["SYNC"].flatMap { Int($0) } ?? Soak.rounds(short: short, long: long)
  }

  @Test("devices over a folder converge to the last text of each part, and lose nothing", arguments: History.classes)
  func folder(_ skews: [Int64]) throws { try run(.folder, count(130, 2_000), skews) }

  @Test("devices and a server converge to the last text of each part, and lose nothing", arguments: History.classes)
  func server(_ skews: [Int64]) throws { try run(.server, count(130, 2_000), skews) }

  @Test(
    "the same where the server or a device has its data in a database",
    .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)), arguments: History.classes)
  func database(_ skews: [Int64]) throws { try run(.database, count(20, 500), skews) }

  private func run(_ meeting: History.Meeting, _ count: Int, _ skews: [Int64]) throws {
    for seed in Soak.seeds(count) {
      #expect(Self.verdict(meeting, seed, skews) == nil, "\(meeting), seed \(seed), clocks \(skews)")
    }
    let what =
      switch meeting {
      case .folder: "histories of devices over a folder"
      case .server: "histories of devices and a server"
      case .database: "histories of SQLite with PostgreSQL"
      }
    Soak.note(what, count)
  }

  /// What is wrong at the end of a history; nil if nothing is.
  static func verdict(_ meeting: History.Meeting, _ seed: Int, _ skews: [Int64], _ fault: Fault? = nil) -> String? {
    do {
      let history = try History(meeting, seed: UInt64(seed), skews: skews, fault: fault)
      try history.run()
      return try history.verdict()
    } catch { return "\(error)" }
  }

  @Test("each fault of a program is found, in a history that is right without it", arguments: Fault.allCases)
  func sabotage(_ fault: Fault) throws {
    let meeting: History.Meeting = [.unread, .order].contains(fault) ? .server : .folder
    let skews = History.classes[fault == .stuck ? 4 : 1]
    let seed = try #require(
      (0..<400).first { Self.verdict(meeting, $0, skews, fault) != nil }, "\(fault) is not found")
    #expect(Self.verdict(meeting, seed, skews) == nil)
  }
}
