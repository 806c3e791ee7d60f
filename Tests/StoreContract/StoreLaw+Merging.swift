import FastiRecords

extension StoreLaw {
  static let merging = [
    StoreLaw("two devices make the same setting, and the later one wins on both") { bench in
      let (left, right) = (try bench.store(), try bench.store())
      try left.set("a", "left")
      bench.clock.now += 10
      try right.set("a", "right")
      try left.merge(try right.versions("a"))
      try right.merge(try left.versions("a"))
      for store in [left, right] { try equal(try store.settings().map { $0.record.value }, ["right"]) }
      try equal(try left.versions("a"), try right.versions("a"))
      try left.set("a", "left again")
      try right.merge(try left.versions("a"))
      try equal(try right.setting("a"), "left again")
    },
    StoreLaw("the order in which versions arrive never matters, nor how often") { bench in
      let random = BenchRandom(seed: 7)
      let versions = someVersions(random)
      var answers: Set<[Version<Setting>]> = []
      for _ in 1...bench.rounds(12) {
        let store = try bench.store()
        var pool = versions + versions.filter { _ in random.next() % 3 == 0 }
        while !pool.isEmpty {
          let part = min(pool.count, Int(random.next() % 4) + 1)
          try store.merge((0..<part).map { _ in pool.remove(at: Int(random.next() % UInt64(pool.count))) })
        }
        answers.insert(try store.settings())
      }
      try equal(answers.count, 1)
      let wanted = Dictionary(grouping: versions, by: { $0.id }).values
        .compactMap { $0.max { $0.stamp < $1.stamp } }.filter { !$0.deleted }
      try equal(Set(answers.first ?? []), Set(wanted))
    },
    StoreLaw("a version that is here already changes nothing; of two contents with its stamp both stay") { bench in
      let store = try bench.store()
      let stamp = Stamp(milliseconds: bench.clock.now, counter: 0, device: 9)
      let version = Version(id: Setting.id(for: "a"), stamp: stamp, record: Setting(key: "a", value: "1"))
      try store.merge([version])
      let before = try store.history(limit: 9)
      try store.merge([version])
      try equal(try store.history(limit: 9), before)
      let other = Version(id: version.id, stamp: stamp, record: Setting(key: "a", value: "2"))
      try store.merge([other])
      let both = try store.versions("a")
      let hashing = VersionHashing(Setting.kind)
      let sorted = [version, other].sorted { hashing.hash($0).lexicographicallyPrecedes(hashing.hash($1)) }
      try equal(both.first { $0.stamp == stamp }?.record, sorted[0].record)
      try equal(both.first { $0.stamp == stamp.beside(hashing.hash(sorted[1])) }?.record, sorted[1].record)
      try equal(both.count, 2)
      // The second time, in any order, nothing is new.
      let after = try store.history(limit: 9)
      for again in [[other], [version], both, both.reversed()] { try store.merge(again) }
      try equal(try store.versions("a"), both)
      try equal(try store.history(limit: 9), after)
    },
    StoreLaw("one version that is refused does not keep the others out") { bench in
      let store = try bench.store()
      let now = bench.clock.now
      let far = Version(
        id: Setting.id(for: "b"), stamp: Stamp(milliseconds: now + 86_400_001), record: Setting(key: "b", value: "1"))
      let good = ["a", "c"].map {
        Version(id: Setting.id(for: $0), stamp: Stamp(milliseconds: now), record: Setting(key: $0, value: "1"))
      }
      var refused: [StoreError] = []
      try store.write(store.newChange("sync")) { writer throws(StoreError) in
        for version in [good[0], far, good[1]] {
          do throws(StoreError) { try writer.merge(version) } catch { refused.append(error) }
        }
      }
      try equal(refused.count, 1)
      try equal(Set(try store.settings().map { $0.record.key }), ["a", "c"])
      try equal(try store.check().findings, [])
    },
    StoreLaw("a stamp more than 24 hours ahead is refused, and one within them is learned from") { bench in
      let store = try bench.store()
      let limit = Stamp.last(atMilliseconds: bench.clock.now + 86_400_000)
      let near = Version(id: Setting.id(for: "a"), stamp: limit, record: Setting(key: "a", value: "near"))
      let far = Stamp(milliseconds: bench.clock.now + 86_400_001)
      let late = Version(id: Setting.id(for: "a"), stamp: far, record: Setting(key: "a", value: "far"))
      try equal(try store.refusal { try $0.merge([near, late]) }, .refusedStamp(far, limit: limit))
      try equal(try store.setting("a"), nil)
      try store.merge([near])
      try store.set("a", "mine")
      try equal(try store.setting("a"), "mine")
      try holds(try store.latest() > limit)
    },
    StoreLaw("stamps never run backwards, also when the clock does") { bench in
      let store = try bench.store()
      var stamps: [Stamp] = []
      for step in [0, 5, -3_600_000, 0, 1, -86_400_000 * 365, 86_400_000 * 366] as [Int64] {
        bench.clock.now += step
        try store.set("a", "\(stamps.count)")
        try equal(try store.setting("a"), "\(stamps.count)")
        stamps.append(try store.latest())
      }
      try equal(stamps, stamps.sorted())
      try equal(Set(stamps).count, stamps.count)
    },
    StoreLaw("undoing a merge brings back what this store had, and only that") { bench in
      let store = try bench.store()
      try store.set("a", "mine")
      let old = Version(
        id: Setting.id(for: "b"), stamp: Stamp(milliseconds: 1, device: 1), record: Setting(key: "b", value: "old"))
      try store.set("b", "mine")
      let new = Version(
        id: Setting.id(for: "a"), stamp: Stamp(milliseconds: bench.clock.now + 9), record: Setting(key: "a", value: "x")
      )
      try store.merge([old, new])
      try equal(try store.setting("a"), "x")
      try store.undo()
      try equal(try store.setting("a"), "mine")
      try equal(try store.setting("b"), "mine")
    },
  ]

  private static func someVersions(_ random: BenchRandom) -> [Version<Setting>] {
    var versions: [RecordID: [Stamp: Version<Setting>]] = [:]
    for _ in 1...60 {
      let key = "k\(random.next() % 5)"
      let stamp = Stamp(
        milliseconds: 1_770_292_800_000 - Int64(random.next() % 4), counter: UInt16(random.next() % 2),
        device: random.next() % 3)
      let setting = Setting(key: key, value: "\(stamp)")
      let version = Version(id: setting.id, stamp: stamp, deleted: stamp.device == 0, record: setting)
      versions[setting.id, default: [:]][stamp] = version
    }
    return versions.values.flatMap { $0.values }.sorted { ($0.id, $0.stamp) < ($1.id, $1.stamp) }
  }
}
