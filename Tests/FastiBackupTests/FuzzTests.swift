import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of damaged archives: 400 in every run, 100,000 in `make soak`.
private let rounds = Soak.rounds(short: 400, long: 100_000)

@Suite("Damaged archives") struct FuzzTests {
  @Test("changed, removed, duplicated or moved bytes give an error with a name, or a complete backup")
  func mutated() throws {
    let desk = try Desk(seed: 3)
    try RandomStore(desk: desk).fill(25)
    try desk.create("sound.zip")
    let sound = [UInt8](try Data(contentsOf: URL(filePath: desk.path("sound.zip"))))
    let packed = [UInt8](
      try Data(contentsOf: PackageFolder.root.appending(path: "Tests/Fixtures/hijri_backup/01_good.zip")))
    let random = BenchRandom(seed: Soak.seed(UInt64(rounds)))
    var outcomes: [String: Int] = [:]
    for round in 0..<rounds {
      let bytes = mutate(round % 2 == 0 ? packed : sound, random)
      let path = desk.path("mutated.zip")
      try Data(bytes).write(to: URL(filePath: path))
      do {
        _ = try desk.look(path)
        outcomes["whole", default: 0] += 1
      } catch let error as BackupError {
        outcomes[error.name, default: 0] += 1
        #expect(error.name != "storage", "\(error)")
      }
    }
    #expect(outcomes.values.reduce(0, +) == rounds)
    #expect(outcomes.count > 3, "\(outcomes)")
    Soak.note("damaged archives", rounds)
  }

  @Test("a changed byte in a file's data is always detected")
  func everyByte() throws {
    let desk = try Desk()
    let id = desk.store.newID()
    try desk.attach(Array("some bytes that matter".utf8), to: id, id)
    try desk.create("sound.zip")
    let sound = try Data(contentsOf: URL(filePath: desk.path("sound.zip")))
    let start = try #require(sound.range(of: Data("some bytes".utf8))).lowerBound
    for place in start..<start + 22 {
      var bytes = sound
      bytes[place] ^= 0x20
      try bytes.write(to: URL(filePath: desk.path("changed.zip")))
      #expect(try refusal { _ = try desk.look(desk.path("changed.zip")) }?.name == "corruptArchive")
    }
  }

  private func mutate(_ bytes: [UInt8], _ random: BenchRandom) -> [UInt8] {
    var bytes = bytes
    func place() -> Int { Int(random.next() % UInt64(max(1, bytes.count))) }
    for _ in 0...(random.next() % 4) {
      switch random.next() % 6 {
      case 0: bytes[place()] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place()] ^= 1 << (random.next() % 8)
      case 2: bytes.removeSubrange(place()...)
      case 3:
        let (start, count) = (place(), Int(random.next() % 40))
        bytes.removeSubrange(start..<min(bytes.count, start + count))
      case 4:
        let start = place()
        bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 30)], at: place())
      // Most of the possible damage is in the directory and its end.
      default:
        let end = max(0, bytes.count - 1 - Int(random.next() % 200))
        if end < bytes.count { bytes[end] = [0, 1, 0x7F, 0xFF][Int(random.next() % 4)] }
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return bytes
  }
}
