import Foundation
import Synchronization

/// The length of the tests that look for rare failures: `make soak` runs the long versions.
package enum Soak {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether FASTI_SOAK is 1.
  package static let isOn = environment["FASTI_SOAK"] == "1"
  /// The turn of a campaign, FASTI_SOAK_TURN: each has different seeds. 0 in a usual run.
  private static let turn = environment["FASTI_SOAK_TURN"].flatMap { UInt64($0) } ?? 0
  /// The number of turns into which a long version is divided, FASTI_SOAK_PARTS.
  private static let parts = max(1, environment["FASTI_SOAK_PARTS"].flatMap { Int($0) } ?? 1)

  /// The number of rounds: few in a usual run of the tests, many in a soak.
  package static func rounds(short: Int, long: Int) -> Int { isOn ? max(1, long / parts) : short }

  /// A seed that differs in every turn of a campaign, and is the one given in a usual run.
  package static func seed(_ seed: UInt64) -> UInt64 { seed &+ turn &* 0x9E37_79B9_7F4A_7C15 }

  /// A number of seeds, which continue in the next turn of a campaign; from 0 in a usual run.
  package static func seeds(_ count: Int) -> Range<Int> {
    let first = Int(turn) * count
    return first..<first + count
  }

  /// Records for the campaign how often something was tried: a line in the file FASTI_SOAK_COUNTS.
  package static func note(_ what: String, _ count: Int) {
    guard let path = environment["FASTI_SOAK_COUNTS"] else { return }
    let line = Data("\(what)\t\(count)\n".utf8)
    lock.withLock { _ in
      guard let file = FileHandle(forWritingAtPath: path) else { return }
      file.seekToEndOfFile()
      file.write(line)
      try? file.close()
    }
  }

  private static let lock = Mutex(())
}
