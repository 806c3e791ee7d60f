import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// Devices whose programs are real processes, which are killed with -9 at random moments while they sync or serve.
///
/// Each history begins where the former one ended. What is written is acknowledged, so it must be there in the end.
final class KilledHistory {
  /// How the devices sync.
  enum Meeting: CaseIterable { case folder, server }

  private let meeting: Meeting
  private let random: BenchRandom
  private let carried: TemporaryFolder
  private let desk, laptop: Peer
  private var server: Running?
  private var port = 0
  private var made = 0
  private(set) var written: Set<String> = []
  /// The greatest time after which a process is killed, in microseconds: a complete sync takes about as long.
  private var length: UInt64 = 1
  var peers: [Peer] { [desk, laptop] }

  init(_ meeting: Meeting, seed: UInt64) throws {
    (self.meeting, random) = (meeting, BenchRandom(seed: seed))
    carried = try TemporaryFolder(inMemory: true)
    desk = try Peer(.folder(isEmpty: false), seed: random.next())
    laptop = try Peer(.folder(isEmpty: false), seed: random.next())
    switch meeting {
    case .folder:
      for peer in peers { #expect(try command(["--folder", carried.url.path, "--plain", "--merge"], peer) == 0) }
    case .server:
      let address = try serve()
      let code = JoinCode(desk.entropy)
      try desk.store.addCode(hash: code.hash, ends: now + JoinCode.lasts)
      let program = PackageFolder.program.deletingLastPathComponent().appending(path: "fastid").path
      let words = "sync join '\(address)' --name laptop --data '\(try laptop.path)'"
      let joined = try ChildProcess(
        ["sh", "-c", "echo \(code.text) | \(program) \(words)"], in: carried.url, seconds: 600)
      #expect(joined.status == 0, "\(joined.errors)")
    }
    let start = ContinuousClock.now
    try write(laptop)
    #expect(try command([], laptop) == 0)
    length = max(1_000, UInt64((ContinuousClock.now - start) / .microseconds(1)))
  }

  private var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

  /// Starts the server of the desk, at the address at which it was before.
  /// - Returns: Its address.
  private func serve() throws -> String {
    let server = try Running([
      "serve", "--data", try desk.path, "--listen", "127.0.0.1:0", "--sync-listen", "127.0.0.1:\(port)",
    ])
    self.server = server
    while server.status == nil {
      if let found = server.text.firstMatch(of: /https:\/\/127\.0\.0\.1:([0-9]+)#[A-Za-z0-9_-]{43}/) {
        port = Int(found.1) ?? 0
        return String(found.0)
      }
      usleep(5_000)
    }
    throw Failure(.sync(.noServer))
  }

  /// Runs a sync to its end.
  private func command(_ words: [String], _ peer: Peer) throws -> Int32 {
    try Running(["sync", "now", "--data", try peer.path] + words).wait()
  }

  private func write(_ peer: Peer) throws {
    made += 1
    let text = HistoryText.text(made)
    peer.clock.now = now
    let number = random.next() % 3
    switch random.next() % 4 {
    case 0: try peer.write(text, .setting("k\(number)"))
    case 1: try peer.write(text, .countdown(RecordID(high: 2, low: number)))
    case 2: try peer.write(text, .entry(RecordID(high: 3, low: number)))
    default: try peer.write(text, .event(RecordID(high: 1, low: number), EventPart.allCases[random.place(4)]))
    }
    written.insert(text)
  }

  /// One history: writes, and syncs that are killed; then a complete sync.
  func run() throws {
    for _ in 0..<2 {
      for _ in 0..<(1 + random.place(3)) { try write(peers[random.place(2)]) }
      let device = meeting == .server ? laptop : peers[random.place(2)]
      let process = try Running(["sync", "now", "--data", try device.path])
      usleep(UInt32(random.next() % length))
      if let server, random.next() % 2 == 0 {
        server.kill()
        process.wait()
        _ = try serve()
      } else {
        process.kill()
      }
    }
    for peer in meeting == .server ? [laptop] : [desk, laptop, desk] {
      #expect(try command([], peer) == 0)
    }
  }
}
