import FastiRecords

extension StoreLaw {
  static let counting = [
    StoreLaw("a compaction drops versions and forgets none: how many there were stays, as do those that follow") {
      bench in
      let store = try bench.store()
      for value in 1...5 { try store.set("a", "\(value)") }
      try store.set("b", "only")
      let former = try store.everyVersion()
      _ = try store.compact(before: try store.latest())
      try equal(try store.versions("a").count, 1)
      try equal(try store.counts(), ["a": 4, "b": 0])
      try store.set("a", "6")
      try store.set("a", "7")
      _ = try store.compact(before: try store.latest())
      try equal(try store.counts(), ["a": 6, "b": 0])
      // Versions that are merged again are not counted twice.
      try store.take(former)
      try equal(try store.versions("a").count, 7)
      try equal(try store.counts(), ["a": 6, "b": 0])
    },
    StoreLaw("a tally that says less changes nothing, and one that says more is believed") { bench in
      let store = try bench.store()
      for value in 1...3 { try store.set("a", "\(value)") }
      let newest = try store.versions("a")[2]
      for (earlier, wanted) in [(1, 2), (9, 9), (4, 9), (Int.max, CompactedCount.most)] {
        try store.take([(newest, earlier)])
        try equal(try store.counts(), ["a": wanted])
      }
      try equal(try store.history(limit: 9).count, 3)
    },
    StoreLaw(
      "through changes, undoing, compactions and exchanges in any order no count ever falls; all agree in the end"
    ) {
      bench in
      for seed in 1...bench.rounds(12) { try countsRise(bench, BenchRandom(seed: UInt64(seed))) }
    },
    StoreLaw("which editions of the shipped regions there were is kept, by the earliest time of each") { bench in
      let (left, right) = (try bench.store(), try bench.store())
      try left.seed([RegionText(code: "SE", text: [1])])
      bench.clock.now += 50
      for text in [2, 1, 2] as [UInt8] { try left.seed([RegionText(code: "SE", text: [text])]) }
      let before = try left.editions()
      try equal(before.map(\.since), [bench.clock.now - 50, bench.clock.now])
      bench.clock.now += 50
      try right.seed([RegionText(code: "SE", text: [2])])
      for _ in 1...2 {
        for (store, others) in [(right, try left.editions()), (left, try right.editions())] {
          try store.write(store.newChange("sync")) { writer throws(StoreError) in try writer.merge(others) }
          try equal(try store.editions(), before)
        }
      }
      try equal(try left.history(limit: 9).count, 0)
    },
  ]

  private static func countsRise(_ bench: StoreBench, _ random: BenchRandom) throws {
    let stores = [try bench.store(), try bench.store(), try bench.store()]
    var known: [[String: Int]] = stores.map { _ in [:] }
    for _ in 1...60 {
      let one = Int(random.next() % 3)
      let key = "k\(random.next() % 3)"
      bench.clock.now += Int64(random.next() % 3)
      switch random.next() % 9 {
      case 0: _ = try? stores[one].undo()
      case 1: try stores[one].unset(key)
      case 2, 3: _ = try stores[one].compact(before: Stamp(milliseconds: bench.clock.now - Int64(random.next() % 9)))
      case 4, 5: try stores[one].take(try stores[Int(random.next() % 3)].everyVersion(shuffledBy: random))
      default: try stores[one].set(key, "\(random.next())")
      }
      let counts = try stores[one].counts()
      for (key, count) in counts { try holds(count >= known[one][key] ?? 0) }
      known[one].merge(counts) { $1 }
    }
    for _ in 1...2 {
      for left in stores { for right in stores { try left.take(try right.everyVersion(shuffledBy: random)) } }
    }
    for store in stores.dropFirst() { try equal(try store.counts(), try stores[0].counts()) }
    for (one, store) in stores.enumerated() {
      for (key, count) in try store.counts() { try holds(count >= known[one][key] ?? 0) }
    }
  }
}

extension Store {
  /// The number of versions before the newest of each existing setting.
  fileprivate func counts() throws -> [String: Int] {
    var counts: [String: Int] = [:]
    try read { reader throws(StoreError) in
      let keys = Dictionary(uniqueKeysWithValues: try reader.all(Setting.self).map { ($0.id, $0.record.key) })
      try reader.forEachLine(as: AnyLine<Setting>.self) { counts[keys[$0.id] ?? ""] = $0.earlier }
    }
    return counts
  }

  fileprivate func editions() throws -> [ShippedEdition] {
    try read { reader throws(StoreError) in try reader.editions() }
  }

  /// Everything that another store needs to know about the settings of this one.
  fileprivate func everyVersion(shuffledBy random: BenchRandom? = nil) throws -> [(Version<Setting>, earlier: Int)] {
    let (versions, compactedCounts) = try read { reader throws(StoreError) in
      (try reader.versions(Setting.self), try reader.compactedCounts(Setting.self))
    }
    let all = versions.map { version in
      (version, earlier: compactedCounts.first { $0.id == version.id && $0.stamp == version.stamp }?.earlier ?? 0)
    }
    guard let random else { return all }
    return all.map { ($0, random.next()) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  fileprivate func take(_ versions: [(Version<Setting>, earlier: Int)]) throws {
    try write(newChange("sync")) { writer throws(StoreError) in
      for (version, earlier) in versions { try writer.merge(version, earlier: earlier) }
    }
  }
}
