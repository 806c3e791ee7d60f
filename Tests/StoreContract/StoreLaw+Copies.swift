import FastiRecords

extension StoreLaw {
  static let copies = [
    StoreLaw("contents that share stamps are the same everywhere, whatever the order and however often; none is lost") {
      bench in
      for seed in 1...UInt64(bench.rounds(40)) {
        let random = BenchRandom(seed: seed)
        let written = sharedStamps(random)
        let stores = [try bench.store(), try bench.store(), try bench.store()]
        // Each store gets some of them, in its own order.
        for store in stores {
          let part = written.filter { _ in random.next() % 3 > 0 }.sorted { _, _ in random.next() % 2 == 0 }
          for version in part { try store.merge([version]) }
        }
        // They merge in a random order, and at last each merges each.
        for _ in 0..<6 { try meet(stores[random.place(3)], stores[random.place(3)]) }
        try stores[random.place(3)].merge(written)
        for _ in 0..<2 { for one in stores { for other in stores { try meet(one, other) } } }
        let first = try all(stores[0])
        for store in stores {
          try equal(try all(store), first)
          try equal(try store.check().findings, [])
        }
        try equal(Set(first.map { Text($0) }), Set(written.map { Text($0) }))
      }
    },
    StoreLaw("of two copies of a store that both wrote each has a number of its own afterwards") { bench in
      let (left, right) = (try bench.store(), try bench.store())
      try left.set("a", "left")
      let mine = try left.latest().device
      // A version that a copy of this folder wrote at the same moment.
      let copy = Version(
        id: Setting.id(for: "a"), stamp: try left.versions("a")[0].stamp, record: Setting(key: "a", value: "right"))
      try right.merge([copy])
      try left.merge(try right.versions("a"))
      try left.set("b", "1")
      try holds(try left.versions("b")[0].stamp.device != mine)
      // Versions with the former number still belong to this device.
      try left.undo()
      try equal(try left.history(limit: 1).first?.isOwn, true)
      try right.set("c", "1")
      let number = try right.versions("c")[0].stamp.device
      try right.set("c", "2")
      try equal(try right.versions("c")[1].stamp.device, number)
    },
  ]

  /// The content of a version, without its stamp.
  private struct Text: Hashable {
    let key: String
    let value: String
    let deleted: Bool

    init(_ version: Version<Setting>) {
      (key, value, deleted) = (version.record.key, version.record.value, version.deleted)
    }
  }

  /// Versions of a few things with few stamps, so that many share one; each has its own text.
  private static func sharedStamps(_ random: BenchRandom) -> [Version<Setting>] {
    (0..<24).map { number in
      let setting = Setting(key: "k\(random.next() % 2)", value: "\(number)")
      let stamp = Stamp(
        milliseconds: 1_770_292_800_000 - Int64(random.next() % 2), counter: UInt16(random.next() % 2),
        device: random.next() % 2)
      return Version(id: setting.id, stamp: stamp, deleted: random.next() % 5 == 0, record: setting)
    }
  }

  private static func all(_ store: any Store) throws -> [Version<Setting>] {
    try store.read { reader throws(StoreError) in try reader.versions(Setting.self) }
  }

  private static func meet(_ one: any Store, _ other: any Store) throws { try one.merge(try all(other)) }
}
