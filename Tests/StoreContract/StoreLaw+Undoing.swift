import FastiCivil
import FastiRecords

extension StoreLaw {
  static let undoing = [
    StoreLaw("undoing a deletion, an edit, a creation brings back what was before") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      try store.set("a", "2")
      try store.unset("a")
      try equal(try store.setting("a"), nil)
      try store.undo()
      try equal(try store.setting("a"), "2")
      let edit = try store.set("a", "3")
      try store.undo()
      try equal(try store.setting("a"), "2")
      try equal(try store.history(limit: 1).first?.undoes, edit.id)
      try store.set("b", "1")
      try store.undo()
      try equal(try store.setting("b"), nil)
    },
    StoreLaw("undoing an undoing brings back what was undone") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      for _ in 1...3 {
        try store.undo()
        try equal(try store.setting("a"), nil)
        let undoing = try store.history(limit: 1)[0].change.id
        _ = try store.undo(.change(undoing), as: store.newChange("undo"))
        try equal(try store.setting("a"), "1")
      }
    },
    StoreLaw("undoing goes one change further back each time, and redoing forward again") { bench in
      let store = try bench.store()
      for value in ["1", "2", "3"] { try store.set("a", value) }
      try store.set("b", "1")
      func back(_ a: String?, _ b: String?) throws {
        try store.undo()
        try equal([try store.setting("a"), try store.setting("b")], [a, b])
      }
      func forward(_ a: String?, _ b: String?) throws {
        try store.redo()
        try equal([try store.setting("a"), try store.setting("b")], [a, b])
      }
      for _ in 1...3 {
        try back("3", nil)
        try back("2", nil)
        try forward("3", nil)
        try back("2", nil)
        try back("1", nil)
        try back(nil, nil)
        try equal(try store.refusal { try $0.undo() }, .nothingToUndo)
        try forward("1", nil)
        try forward("2", nil)
        try back("1", nil)
        try forward("2", nil)
        try forward("3", nil)
        try forward("3", "1")
        try equal(try store.refusal { try $0.redo() }, .nothingToRedo)
      }
      try holds(try store.check().findings.isEmpty)
    },
    StoreLaw("nothing can be redone once something was changed, until that is undone") { bench in
      let store = try bench.store()
      try equal(try store.refusal { try $0.redo() }, .nothingToRedo)
      try store.set("a", "1")
      try store.undo()
      let other = try store.set("b", "1")
      try equal(try store.undone(by: .forward), nil)
      try equal(try store.undone(by: .back), other.id)
      try equal(try store.refusal { try $0.redo() }, .nothingToRedo)
      try store.undo()
      try equal(try store.redo().undoes, other.id)
      try equal([try store.setting("a"), try store.setting("b")], [nil, "1"])
      try equal(try store.refusal { try $0.redo() }, .nothingToRedo)
      try store.undo()
      try equal(try store.refusal { try $0.undo() }, .nothingToUndo)
    },
    StoreLaw("a change of many things is undone as one") { bench in
      let store = try bench.store()
      try store.set("kept", "1")
      try store.write(store.newChange("many")) { writer throws(StoreError) in
        try writer.put(Setting(key: "kept", value: "2"))
        try writer.put(Setting(key: "kept", value: "3"))
        try writer.put(RuleLayer(ruleID: "se.nyarsdagen", hidden: true, userModifiedAt: 1))
        try writer.put(
          UserRule(ruleID: "user.fest", region: "", text: "x", userModifiedAt: 1), id: RecordID(high: 1, low: 2))
      }
      try store.undo()
      let left = try store.read { reader throws(StoreError) in
        (
          try reader.all(Setting.self).map { $0.record.value }, try reader.all(RuleLayer.self).count,
          try reader.all(UserRule.self).count
        )
      }
      try holds(left == (["1"], 0, 0))
      try store.redo()
      try equal(try store.setting("kept"), "3")
    },
    StoreLaw("an undoing asked for twice undoes once") { bench in
      let store = try bench.store()
      let first = try store.set("a", "1")
      let undo = store.newChange("undo")
      try equal(try store.undo(.back, as: undo).change, first)
      try equal(try store.undo(.back, as: undo).change, first)
      try equal(try store.setting("a"), nil)
      try equal(try store.history(limit: 9).count, 2)
    },
    StoreLaw("an earlier change can be undone unless a later one touched the same thing") { bench in
      let store = try bench.store()
      let first = try store.set("a", "1")
      try store.set("b", "1")
      _ = try store.undo(.change(first.id), as: store.newChange("undo"))
      try equal(try store.setting("a"), nil)
      try equal(try store.setting("b"), "1")
      let edit = try store.set("b", "2")
      try store.set("b", "3")
      try equal(
        try store.refusal { try $0.undo(.change(edit.id), as: store.newChange("undo")) },
        .changedSince(kind: "setting", name: .text("b")))
      try equal(try store.setting("b"), "3")
      // A later change that was undone does not prevent it.
      try store.undo()
      _ = try store.undo(.change(edit.id), as: store.newChange("undo"))
      try equal(try store.setting("b"), "1")
    },
    StoreLaw("a change before an erasure is undone without what was erased, also after that was created again") {
      bench in
      let store = try bench.store()
      _ = try store.write(store.newChange("two")) { writer throws(StoreError) in
        for key in ["a", "b"] { try writer.put(Setting(key: key, value: "1")) }
      }
      bench.clock.now += 1_000
      _ = try store.erase([Setting.id(for: "a")], as: store.newChange(ChangeAction(.erase, .thing)), .none)
      bench.clock.now += 1_000
      try store.set("a", "again")
      for _ in 1...2 { try store.undo() }
      try equal([try store.setting("a"), try store.setting("b")], [nil, nil])
    },
    StoreLaw("what was created again after its erasure is undone and redone, and can be edited elsewhere meanwhile") {
      bench in
      let (left, right) = try bench.joined()
      try left.set("a", "secret")
      try exchange(left, right)
      _ = try left.erase([Setting.id(for: "a")], as: left.newChange(ChangeAction(.erase, .thing)), .none)
      bench.clock.now += 1_000
      try left.set("a", "again")
      try exchange(left, right)
      bench.clock.now += 1_000
      try right.set("a", "meanwhile")
      bench.clock.now += 1_000
      for _ in 1...2 {
        try left.undo()
        try equal(try left.setting("a"), nil)
        try left.redo()
        try equal(try left.setting("a"), "again")
      }
      try left.undo()
      try exchange(left, right)
      for store in [left, right] {
        let values = try store.versions("a").map { $0.record.value }
        try holds(values.contains("meanwhile") && values.contains("again") && !values.contains("secret"))
        try equal(try store.check().findings, [])
      }
      try equal(try left.digest(), try right.digest())
    },
    StoreLaw("there is nothing to undo in an empty store, and an unknown change is refused") { bench in
      let store = try bench.store()
      let nobody = RecordID(high: 7, low: 7)
      try equal(try store.refusal { try $0.undo() }, .nothingToUndo)
      try equal(try store.refusal { try $0.undo(.change(nobody), as: store.newChange("undo")) }, .noSuchChange(nobody))
      try equal(try store.history(limit: 9).count, 0)
    },
  ]
}
