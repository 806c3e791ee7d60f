import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTransfer

extension StoreLaw {
  static let parts = [
    StoreLaw("two rules made apart with one id are both found: the smaller id keeps it, the other has a second name") {
      bench in
      let (left, right) = try bench.joined()
      for (store, number) in [(left, UInt64(1)), (right, 2)] {
        try store.rule("user.bullar", "rule on \(number)", id: RecordID(high: 9, low: number))
        bench.clock.now += 1_000
      }
      try left.rule("user.bullar-2", "another", id: RecordID(high: 9, low: 3))
      try exchange(left, right)
      try exchange(left, right)
      for store in [left, right] {
        try equal(
          try store.rules(), ["user.bullar": "rule on 1", "user.bullar-3": "rule on 2", "user.bullar-2": "another"])
        try equal(try store.secondNames(), ["user.bullar-3"])
      }
      // An edit makes the second name its own; then the rule that had the first one may be deleted.
      try right.rule("user.bullar-3", "edited", id: RecordID(high: 9, low: 2))
      try right.write(right.newChange("delete")) { writer throws(StoreError) in
        try writer.delete(UserRule.self, id: RecordID(high: 9, low: 1))
      }
      try exchange(left, right)
      for store in [left, right] {
        try equal(try store.rules(), ["user.bullar-3": "edited", "user.bullar-2": "another"])
        try equal(try store.secondNames(), [])
      }
    },
    StoreLaw("occurrences that devices moved, dropped or added apart are all kept, in any order of arrival") { bench in
      let stores = try (0..<3).map { _ in try bench.store() }
      for store in stores { try store.join(SyncSpace.law) }
      let id = RecordID(high: 1, low: 1)
      try stores[0].weekly(id)
      for store in stores.dropFirst() { try exchangeAll(stores[0], store) }
      for (store, change) in zip(stores, ["2026-12-08>2026-12-09", "-2026-12-15", "2026-12-22>2026-12-23"]) {
        bench.clock.now += 1_000
        try store.occurrence(id, change)
      }
      bench.clock.now += 1_000
      try stores[0].occurrence(id, "+2026-12-31")
      try exchangeAll(stores[2], stores[1])
      try exchangeAll(stores[1], stores[0])
      for _ in 0..<2 { for (left, right) in [(0, 2), (2, 1), (1, 0)] { try exchangeAll(stores[left], stores[right]) } }
      for store in stores {
        try equal(try store.occurrences(id), "2026-12-08>2026-12-09 -2026-12-15 2026-12-22>2026-12-23 +2026-12-31")
        try equal(try store.conflicts().count, 0)
        try equal(try store.check().findings, [])
        try equal(try store.digest(), try stores[0].digest())
      }
    },
    StoreLaw("if two devices moved one occurrence, the later counts; the other is listed, and brought back alone") {
      bench in
      let (left, right) = try bench.joined()
      let id = RecordID(high: 1, low: 1)
      try left.weekly(id)
      try exchange(left, right)
      bench.clock.now += 1_000
      try left.occurrence(id, "2026-12-08>2026-12-09 2026-12-15>2026-12-16")
      bench.clock.now += 1_000
      try right.occurrence(id, "2026-12-08>2026-12-10 2026-12-22>2026-12-23")
      for _ in 0..<2 { try exchange(left, right) }
      for store in [left, right] {
        try equal(
          try store.occurrences(id), "2026-12-08>2026-12-10 2026-12-15>2026-12-16 2026-12-22>2026-12-23")
        try equal(try store.conflicts().map(\.columns), [["occurrences"]])
      }
      bench.clock.now += 1_000
      try right.occurrence(id, "2026-12-15>2026-12-17")
      bench.clock.now += 1_000
      try right.bringBack(try given(try right.conflicts().first), as: right.newChange("keep"))
      for _ in 0..<2 { try exchange(left, right) }
      for store in [left, right] {
        try equal(
          try store.occurrences(id), "2026-12-08>2026-12-09 2026-12-15>2026-12-17 2026-12-22>2026-12-23")
        try equal(try store.conflicts().count, 0)
      }
      try equal(try left.digest(), try right.digest())
    },
    StoreLaw("an event with many occurrences that were changed one after the other can be changed and sent") { bench in
      let (left, right) = try bench.joined()
      let id = RecordID(high: 1, low: 1)
      try left.weekly(id)
      let first = try Day(iso: "2026-12-01")
      for week in 0..<100 {
        bench.clock.now += 1_000
        try left.occurrence(id, "-\((first + 7 * week).iso)")
      }
      for _ in 0..<2 { try exchange(left, right) }
      try equal(try right.occurrences(id)?.count, 100 * 12 - 1)
      try equal(try left.digest(), try right.digest())
    },
    StoreLaw("a mended clock also moves the stamps of versions of unknown kinds and of dismissed conflicts") { bench in
      let ((left, right), now) = (try bench.joined(), bench.clock.now)
      bench.clock.now += 300 * 86_400_000
      try left.set("a", "left")
      bench.clock.now += 1_000
      try right.set("a", "right")
      try exchange(left, right)
      try right.dismiss(try given(try right.conflicts().first))
      let stamp = Stamp(milliseconds: bench.clock.now, device: 7)
      let author = AuthoredChange(
        change: Change(id: RecordID(high: 5, low: 5), command: "foreign", time: bench.clock.now), stamp: stamp,
        undoes: nil, device: 7)
      let version = ForeignVersion(
        kind: "unheard", id: RecordID(high: 6, low: 6), stamp: stamp, deleted: false, body: "{}")
      _ = try right.receive([SyncedChange(change: author, foreign: [version])], from: .law, segments: [:])
      bench.clock.now = now + 1_000
      _ = try right.mendClock(.none)
      try equal(try right.conflicts().count, 0)
      let foreign = try right.unsent(to: .elsewhere, limit: 99).flatMap(\.foreign)
      try equal(foreign.map(\.id), [version.id])
      try holds(foreign.allSatisfy { $0.stamp.milliseconds <= bench.clock.now })
      try equal(try right.check().findings, [])
    },
    StoreLaw("two stores that gave one change new stamps apart each get the versions of the other") { bench in
      let ((left, right), now) = (try bench.joined(), bench.clock.now)
      bench.clock.now += 300 * 86_400_000
      try left.set("a", "ahead")
      try exchange(left, right)
      for (store, later) in [(left, Int64(1_000)), (right, 2_000)] {
        bench.clock.now = now + later
        _ = try store.mendClock(.none)
        // As a sync does after versions were rewritten.
        try holds(try store.sendAgain(to: SyncSpace.law, everything: false))
      }
      for _ in 0..<2 { try exchange(left, right) }
      for store in [left, right] {
        try equal(try store.versions("a").count, 2)
        try equal(try store.unsentCount(to: SyncSpace.law.id), 0)
        try equal(try store.check().findings, [])
      }
      try equal(try left.digest(), try right.digest())
    },
    StoreLaw("changes of occurrences by a program that knows no entries are joined alike on every device") { bench in
      let stores = try (0..<2).map { _ in try bench.store() }
      for store in stores { try store.join(SyncSpace.law) }
      let id = RecordID(high: 1, low: 1)
      try stores[0].weekly(id)
      try exchangeAll(stores[0], stores[1])
      bench.clock.now += 1_000
      try stores[0].occurrence(id, "2026-12-08>2026-12-09")
      bench.clock.now += 1_000
      try stores[1].occurrence(id, "2026-12-22>2026-12-23")
      let sent = try stores.map { store in try store.unsent(to: .law, limit: 9).map(\.withoutEntries) }
      let others = try (0..<2).map { _ in try bench.store() }
      for store in others { try store.join(SyncSpace.law) }
      for (store, order) in zip(others, [[0, 1], [1, 0]]) {
        for index in order { try equal(try store.receive(sent[index], from: .law, segments: [:]).refused, []) }
        try equal(try store.occurrences(id), "2026-12-22>2026-12-23")
        // What lost is listed, as in that program.
        try equal(try store.conflicts().map(\.columns), [["occurrences"]])
      }
      try equal(try others[0].digest(), try others[1].digest())
      for _ in 0..<4 {
        for index in [0, 1] { try exchangeAll(others[index], stores[index]) }
        try exchangeAll(stores[0], stores[1])
      }
      for store in stores + others { try equal(try store.digest(), try others[0].digest()) }
    },
  ]
}

extension SyncedChange {
  /// The change as a program sends it that does not know entries.
  fileprivate var withoutEntries: SyncedChange {
    var change = self
    change.versions = versions.map { version in
      var row = version.row
      guard let since = row.lineage.since else { return version }
      let parts = since.split(separator: ";").map { part in
        part.split(separator: ",").filter { !$0.contains("/") }.joined(separator: ",")
      }
      row.lineage.read(since: parts.filter { !$0.isEmpty }.joined(separator: ";"))
      return SyncedVersion(kind: version.kind, row: row, earlier: version.earlier, file: version.file)
    }
    return change
  }
}

/// Exchanges all changes: a store that has sent one to a device does not send it to the space again.
private func exchangeAll(_ left: any WholeStore, _ right: any WholeStore) throws {
  for store in [left, right] { try holds(try store.sendAgain(to: SyncSpace.law, everything: true)) }
  try exchange(left, right)
}

extension Store {
  fileprivate func rule(_ name: String, _ text: String, id: RecordID) throws {
    try write(newChange("rule")) { writer throws(StoreError) in
      try writer.put(UserRule(ruleID: name, region: "", text: text, userModifiedAt: 1), id: id)
    }
  }

  fileprivate func rules() throws -> [String: String] {
    let rules = try read { reader throws(StoreError) in try reader.userRules().map(\.record) }
    return Dictionary(uniqueKeysWithValues: rules.map { ($0.ruleID, $0.text) })
  }

  fileprivate func secondNames() throws -> [String] {
    try read { reader throws(StoreError) in try reader.secondNames().map { $0.second } }
  }

  /// Writes an event on every Tuesday of December 2026.
  fileprivate func weekly(_ id: RecordID) throws {
    let rule = try given(try? Recurrence(first: Day(iso: "2026-12-01"), repetition: .week))
    try write(newChange("event")) { writer throws(StoreError) in
      try writer.put(Event(title: "Club", recurrence: rule), id: id)
    }
  }

  /// Adds changes of occurrences to those that the event has.
  fileprivate func occurrence(_ id: RecordID, _ text: String) throws {
    let told = try given(RecurrenceChanges(text: text))
    try write(newChange("occurrence")) { writer throws(StoreError) in
      guard let event = try writer.record(Event.self, id: id) else { return }
      var recurrence = event.recurrence
      for item in told.items { recurrence.changes.set(item.change, of: item.original) }
      for day in told.added { recurrence.changes.add(day) }
      try writer.put(Event(title: event.title, recurrence: recurrence), id: id)
    }
  }

  fileprivate func occurrences(_ id: RecordID) throws -> String? {
    try read { reader throws(StoreError) in try reader.record(Event.self, id: id)?.recurrence.changes.text }
  }
}
