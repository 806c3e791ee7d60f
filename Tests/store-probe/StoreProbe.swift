import FastiDays
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Glibc

/// A process for the tests to kill: it opens a store, writes numbers, and says each after its commit.
///
/// `store-probe FOLDER write NAME FIRST COUNT`, `store-probe FOLDER hold MILLISECONDS`, `store-probe FOLDER read`.
@main enum StoreProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { exit(2) }
    let store = SQLiteStore(folder: arguments[1], clock: clock, entropy: entropy)
    do throws(StoreError) {
      switch (arguments[2], arguments.dropFirst(3).map { $0 }) {
      case ("write", let rest) where rest.count == 3: try write(store, rest[0], Int(rest[1]) ?? 0, Int(rest[2]) ?? 0)
      case ("hold", let rest) where rest.count == 1: try hold(store, UInt32(rest[0]) ?? 0)
      case ("read", _): try read(store)
      default: exit(2)
      }
    } catch {
      say("error \(error.code): \(error.message)")
      exit(7)
    }
  }

  /// Each number is a rule and a setting, in one change: after a kill both are there, or neither.
  private static func write(_ store: SQLiteStore, _ name: String, _ first: Int, _ count: Int) throws(StoreError) {
    for number in first..<first + count {
      let rule = UserRule(ruleID: "user.\(name).\(number)", region: name, text: "day \(number)", userModifiedAt: 0)
      try store.write(store.newChange("probe \(name) \(number)")) { writer throws(StoreError) in
        try writer.put(rule, id: .version8(kind: "probe", key: rule.ruleID))
        try writer.put(Setting(key: "last.\(name)", value: "\(number)"))
      }
      say("\(number)")
    }
  }

  /// Keeps every other writer out for a while.
  private static func hold(_ store: SQLiteStore, _ milliseconds: UInt32) throws(StoreError) {
    try store.write(store.newChange("hold")) { writer throws(StoreError) in
      try writer.put(Setting(key: "held", value: "\(milliseconds)"))
      say("held")
      usleep(milliseconds * 1000)
    }
  }

  /// What a program does at every start: settings and the texts of all regions, in one moment.
  private static func read(_ store: SQLiteStore) throws(StoreError) {
    let (regions, settings) = try store.read { reader throws(StoreError) in
      (try reader.regions(nil), try reader.all(Setting.self))
    }
    say("\(regions.count) \(settings.count)")
  }

  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(1, bytes, bytes.count)
  }

  private static let clock = WallClock {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  private static let entropy = Entropy { count in
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
