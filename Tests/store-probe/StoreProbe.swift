import FastiDays
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Glibc

/// A process that tests kill: it opens a store, writes numbers, and prints each after its commit.
///
/// `store-probe FOLDER write NAME FIRST COUNT`, `store-probe FOLDER hold MILLISECONDS`, `store-probe FOLDER read`,
/// `store-probe FOLDER mend`, `store-probe FOLDER return`, `store-probe FOLDER seed`,
/// `store-probe FOLDER visit COUNT`, `store-probe FOLDER look COUNT`,
/// `store-probe FOLDER tell CLOCK FINISH WAITS`.
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
      case ("seed", _):
        try Almanac.seed(store)
        say("seeded")
      case ("mend", _): say("\(try store.mendClock().versions)")
      case ("return", _):
        guard let space = try store.syncSpaces().first else { exit(3) }
        say("\(try store.bringBackFormer(of: space.id))")
      case ("visit", let rest) where rest.count == 1: try visit(Int(rest[0]) ?? 0)
      case ("look", let rest) where rest.count == 1: try look(Int(rest[0]) ?? 0)
      case ("tell", let rest) where rest.count == 3:
        tell(arguments[1], clock: rest[0], finish: Int64(rest[1]) ?? 0, waits: Int(rest[2]) ?? 0)
      default: exit(2)
      }
    } catch {
      say("error \(error.code): \(error)")
      exit(7)
    }
  }

  /// Each number is a rule and a setting, in one change: after a kill either both or neither exist.
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

  /// Blocks every other writer for a time.
  private static func hold(_ store: SQLiteStore, _ milliseconds: UInt32) throws(StoreError) {
    try store.write(store.newChange("hold")) { writer throws(StoreError) in
      try writer.put(Setting(key: "held", value: "\(milliseconds)"))
      say("held")
      usleep(milliseconds * 1000)
    }
  }

  /// The reads of a program at every start: settings and the texts of all regions, at one moment.
  private static func read(_ store: SQLiteStore) throws(StoreError) {
    let (regions, settings) = try store.read { reader throws(StoreError) in
      (try reader.regions(nil), try reader.all(Setting.self))
    }
    say("\(regions.count) \(settings.count)")
  }

  private static let keys = (0..<8).map { "look.\($0)" }

  /// Works like a person's commands: each visit opens the store, makes a few changes, and closes it, which writes the
  /// log into the file. A change writes the same number under every key, with some further bytes.
  private static func visit(_ count: Int) throws(StoreError) {
    let weight = String(repeating: "x", count: 1_000)
    var number = try newest(in: SQLiteStore(folder: CommandLine.arguments[1], clock: clock, entropy: entropy)) ?? 0
    for round in 0..<count {
      let store = SQLiteStore(folder: CommandLine.arguments[1], clock: clock, entropy: entropy)
      for _ in 0...(round % 3) {
        number += 1
        try store.write(store.newChange("visit")) { writer throws(StoreError) in
          for key in keys { try writer.put(Setting(key: key, value: "\(number) \(weight)")) }
        }
      }
      say("\(number)")
    }
  }

  /// Reads like a command, with a new connection each time: all keys have one number, and it never decreases.
  private static func look(_ count: Int) throws(StoreError) {
    var last = 0
    for _ in 0..<count {
      let store = SQLiteStore(folder: CommandLine.arguments[1], clock: clock, entropy: entropy, purpose: .command)
      let number = try newest(in: store)
      if let number, number >= last { last = number } else { say("wrong \(number ?? -1) after \(last)") }
      store.close()
    }
    say("\(count) to \(last)")
  }

  /// The number of all keys; nil if they differ. Read twice at one moment, with time between.
  private static func newest(in store: SQLiteStore) throws(StoreError) -> Int? {
    try store.read { reader throws(StoreError) in
      let first = try values(reader)
      if first.last.map({ $0 % 8 == 0 }) ?? false { usleep(2_000) }
      let numbers = Set(first + (try values(reader)))
      return numbers.count > 1 ? nil : numbers.first ?? 0
    }
  }

  private static func values(_ reader: any StoreReader) throws(StoreError) -> [Int] {
    var values: [Int] = []
    for key in keys {
      guard let value = try reader.record(Setting.self, key: key)?.value else { continue }
      values.append(Int(value.prefix { $0 != " " }) ?? -1)
    }
    return values
  }

  static func say(_ line: String) {
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
