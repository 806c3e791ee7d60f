import FastiRecords

extension StoreLaw {
  static let authors = [
    StoreLaw("what is merged keeps its change, its time and its device") { bench in
      let (left, right) = (try bench.store(), try bench.store())
      try left.set("a", "1")
      bench.clock.now += 60_000
      try left.set("b", "1")
      let made = try left.history(limit: 9)
      bench.clock.now += 60_000
      let merge = try right.takeAll(of: left)
      let lines = try right.history(limit: 9)
      try equal(lines.count, 3)
      let merged = lines.filter { !$0.isOwn }
      try equal(merged.map(\.change), made.map(\.change))
      try equal(merged.map(\.stamp), made.map(\.stamp))
      try equal(merged.map(\.device), made.map(\.stamp.device))
      try equal(merged.map(\.touched), made.map(\.touched))
      try equal(lines.filter(\.isOwn).map(\.change), [merge])
      try equal(made.allSatisfy(\.isOwn), true)
      // The second time nothing is new; and changes are passed on as received.
      try right.takeAll(of: left)
      try equal(try right.history(limit: 9), lines)
      let third = try bench.store()
      try third.takeAll(of: right)
      let told = try third.history(limit: 9).filter { !$0.isOwn }
      try equal(told.map(\.change), made.map(\.change))
      try equal(told.map(\.device), made.map(\.stamp.device))
      try equal(try third.check().findings, [])
    },
    StoreLaw("an undo takes back the latest change of this store, never one that was merged") { bench in
      let (left, right) = (try bench.store(), try bench.store())
      try right.set("mine", "1")
      bench.clock.now += 3_600_000
      try left.set("theirs", "1")
      bench.clock.now -= 3_600_000
      // The merge is the latest change here. Undoing it removes the merged content.
      let merge = try right.takeAll(of: left)
      try equal(try right.undo().change, merge)
      try equal(try right.setting("theirs"), nil)
      try equal(try right.setting("mine"), "1")
      try right.redo()
      try equal(try right.setting("theirs"), "1")
      // Theirs is later than all of it, but undo does not revert it.
      let last = try right.set("mine", "2")
      bench.clock.now += 7_200_000
      try left.set("theirs", "2")
      bench.clock.now -= 7_200_000
      let merged = try left.read { reader throws(StoreError) in
        (try reader.versions(Setting.self), try reader.authors(Setting.self), try reader.changes())
      }
      try right.write(right.newChange("sync")) { writer throws(StoreError) in
        try writer.introduce(merged.2)
        for (version, author) in zip(merged.0, merged.1) { try writer.merge(version, earlier: 0, by: author) }
      }
      try equal(try right.setting("theirs"), "2")
      try right.set("mine", "3")
      try right.undo()
      try equal(try right.setting("mine"), "2")
      try equal(try right.history(limit: 9).contains { $0.change == last && $0.isOwn }, true)
    },
    StoreLaw("changes that began at one stamp in two copies are both kept, the same on each") { bench in
      let (one, other) = (try bench.store(), try bench.store())
      let stamp = Stamp(milliseconds: bench.clock.now, counter: 3, device: 9)
      let changes = (1...3).map { number in
        AuthoredChange(
          change: Change(id: RecordID(high: 9, low: UInt64(number)), command: "\(number)", time: 1), stamp: stamp,
          undoes: nil, device: 9)
      }
      let versions = changes.map { change in
        let setting = Setting(key: change.change.command, value: "1")
        return Version(id: setting.id, stamp: stamp, record: setting)
      }
      for (store, order) in [(one, [0, 1, 2]), (other, [2, 0, 1])] {
        for place in order {
          try store.write(store.newChange("sync")) { writer throws(StoreError) in
            try writer.introduce(changes)
            try writer.merge(versions[place], earlier: 0, by: changes[place].change.id)
          }
        }
      }
      let lines = try one.history(limit: 9).filter { !$0.isOwn }
      try equal(lines.count, 3)
      try equal(Set(lines.map(\.stamp)).count, 3)
      try equal(lines.map(\.device), [9, 9, 9])
      try equal(try other.history(limit: 9).filter { !$0.isOwn }.map(\.stamp), lines.map(\.stamp))
      try equal(try other.history(limit: 9).filter { !$0.isOwn }.map(\.change), lines.map(\.change))
      for store in [one, other] { try equal(try store.check().findings, []) }
    },
  ]
}

extension Store {
  /// Merges all settings of another store, with their changes.
  @discardableResult
  fileprivate func takeAll(of other: any Store) throws -> Change {
    let (versions, authors, changes) = try other.read { reader throws(StoreError) in
      (try reader.versions(Setting.self), try reader.authors(Setting.self), try reader.changes())
    }
    let change = newChange("merge")
    try write(change) { writer throws(StoreError) in
      try writer.introduce(changes)
      for (version, author) in zip(versions, authors) { try writer.merge(version, earlier: 0, by: author) }
    }
    return change
  }
}
