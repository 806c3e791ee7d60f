import FastiCivil
import FastiPerson
import FastiRecords

extension StoreLaw {
  static let remembering = [
    StoreLaw("a question as known at a stamp is answered as it would have been then") { bench in
      let store = try bench.store()
      let values = ["1", "2", nil, "4"]
      var then: [(stamp: Stamp, value: String?)] = []
      for value in values {
        bench.clock.now += 60_000
        if let value { try store.set("a", value) } else { try store.unset("a") }
        then.append((try store.latest(), value))
      }
      try store.set("b", "new")
      for (stamp, value) in then {
        try equal(try store.setting("a", knownAt: stamp), value)
        try equal(try store.settings(knownAt: stamp).map { $0.record.value }, value.map { [$0] } ?? [])
      }
      try equal(try store.settings(knownAt: Stamp(milliseconds: 0)).count, 0)
      let line = try store.history(limit: 9)[3]
      try equal(try store.setting("a", knownAt: line.stamp), "1")
    },
    StoreLaw("the history contains when, what and by which command, newest first") { bench in
      let store = try bench.store()
      let first = try store.set("a", "1")
      bench.clock.now += 5000
      try store.set("a", "2")
      try store.set("b", "1")
      try store.unset("a")
      let lines = try store.history(limit: 9)
      try equal(lines.map { $0.change.command }.last, "config set a 1")
      try equal(lines.last?.change, first)
      try equal(
        lines.map { $0.touched.map { "\($0.action) \($0.kind) \($0.label)" } },
        [["deleted setting a"], ["created setting b"], ["edited setting a"], ["created setting a"]])
      try equal(lines.map { $0.stamp }, lines.map { $0.stamp }.sorted(by: >))
      try equal(try store.history(limit: 9, of: Setting.id(for: "a")).count, 3)
      try equal(try store.history(limit: 2).count, 2)
      try equal(try store.history(limit: 0).count, 0)
    },
    StoreLaw("a change of many things names as many of each kind as are asked for, and counts all") { bench in
      let store = try bench.store()
      try store.set("k7", "0")
      try store.write(store.newChange("fill")) { writer throws(StoreError) in
        for number in 0..<40 { try writer.put(Setting(key: "k\(number)", value: "1")) }
        for number in 0..<5 { try writer.put(Note(day: Day(20_000 + Int32(number)), text: "n")) }
        // Two versions of one thing are one thing, at the place of the later one.
        try writer.put(Setting(key: "k0", value: "2"))
      }
      let all = try store.history(limit: 1)[0]
      let kinds = Dictionary(grouping: all.touched, by: \.kind)
      try equal([all.count, all.touched.count, kinds["setting"]?.count, kinds["note"]?.count], [45, 45, 40, 5])
      try equal(all.touched.filter { $0.action == .edited }.map(\.label), ["k7"])
      for most in [0, 1, 3, 5, 39, 40, 41] {
        let some = try store.history(limit: 1, skipping: 0, of: nil, naming: most)[0]
        let first = ["setting", "note"].flatMap { (kinds[$0] ?? []).prefix(most) }
        try equal(Set(some.touched), Set(first))
        let settings = some.touched.filter { $0.kind == "setting" }
        try equal(settings, Array((kinds["setting"] ?? []).prefix(most)))
        try equal([some.count, some.touched.count], [45, first.count])
      }
      try equal(all.touched.last { $0.kind == "setting" }?.label, "k0")
    },
    StoreLaw("a change is known by its id for ever, and one that wrote nothing is not") { bench in
      let store = try bench.store()
      let first = try store.set("a", "0")
      let last = bench.rounds(600)
      for value in 1...last { try store.set("a", "\(value)") }
      let nothing = try store.set("a", "\(last)")
      _ = try store.compact(before: try store.latest())
      let known = try store.read { reader throws(StoreError) in
        [try reader.knows(first.id), try reader.knows(nothing.id)]
      }
      try equal(known, [true, false])
    },
    StoreLaw("a deletion leaves its content to be read") { bench in
      let store = try bench.store()
      try store.set("a", "precious")
      try store.unset("a")
      try equal(try store.versions("a").map { $0.record.value }, ["precious", "precious"])
      try equal(try store.versions("a").map { $0.deleted }, [false, true])
    },
    StoreLaw("compaction drops what was replaced before a stamp, and never the newest version") { bench in
      let store = try bench.store()
      try store.set("gone", "1")
      try store.unset("gone")
      for value in 1...5 { try store.set("a", "\(value)") }
      try store.set("b", "only")
      let cut = try store.latest()
      bench.clock.now += 1000
      try store.set("a", "6")
      let after = try store.latest()
      let plan = try store.compactionPlan(before: cut)
      try equal(plan.total, 5)
      try equal(try store.versions("a").count, 6)
      try equal(try store.compact(before: cut), plan)
      try equal(try store.versions("a").map { $0.record.value }, ["5", "6"])
      try equal(try store.versions("gone").map { $0.deleted }, [true])
      try equal(try store.setting("a", knownAt: cut), "5")
      try equal(try store.setting("b", knownAt: after), "only")
      try store.undo()
      try equal(try store.setting("a"), "5")
      try equal(try store.compact(before: cut).total, 0)
    },
    StoreLaw("a compaction keeps what undoing a later restore brings back") { bench in
      let store = try bench.store()
      for value in ["1", "2"] { try store.set("b", value) }
      try store.set("a", "here")
      bench.clock.now += 4 * 86_400_000
      let restored = Version(
        id: Setting.id(for: "a"), stamp: Stamp(milliseconds: bench.clock.now, device: 1),
        record: Setting(key: "a", value: "restored"))
      bench.clock.now += 15 * 86_400_000
      try store.merge([restored])
      let plan = try store.compact(before: Stamp(milliseconds: bench.clock.now))
      try equal(plan.before, restored.stamp)
      try equal(plan.total, 1)
      try equal(try store.setting("a"), "restored")
      try store.undo()
      try equal(try store.setting("a"), "here")
      try store.redo()
      try equal(try store.setting("a"), "restored")
      try store.undo()
      // The change that brought it cannot be undone after this.
      try holds(try store.compact(before: try store.latest()).total > 0)
      try equal(try store.setting("a"), "here")
      try equal(try store.check().findings, [])
    },
    StoreLaw("what was compacted away is refused, not guessed") { bench in
      let store = try bench.store()
      let first = try store.set("a", "1")
      let then = try store.latest()
      try store.set("a", "2")
      try store.set("b", "2")
      try store.set("b", "3")
      let cut = try store.compact(before: Stamp.last(atMilliseconds: bench.clock.now + 99)).before
      try equal(try store.refusal { try $0.setting("a", knownAt: then) }, .forgotten(before: cut))
      try equal(
        try store.refusal { try $0.undo(.change(first.id), as: store.newChange("undo")) }, .forgotten(before: cut))
      try equal(try store.setting("a"), "2")
      try store.undo()
      try equal(try store.setting("b"), "2")
    },
  ]
}
