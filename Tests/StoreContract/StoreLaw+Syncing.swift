import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer

extension StoreLaw {
  static let syncing = [
    StoreLaw("a space is noted, noted anew, and left with all that is known of it") { bench in
      let store = try bench.store()
      try equal(try store.syncSpaces(), [])
      var space = SyncSpace.law
      try store.join(space)
      try equal(try store.syncSpaces(), [space])
      let change = try store.set("a", "1")
      (space.name, space.segment, space.synced) = ("desk", 3, 12)
      try store.noteSent([change.id], to: space, in: "one.changes")
      try equal(try store.syncSpaces(), [space])
      try equal(try store.segments(of: space.id), ["one.changes": .own])
      try equal(try store.unsentCount(to: space.id), 0)
      try store.leave(space.id)
      try equal(try store.syncSpaces(), [])
      try equal(try store.segments(of: space.id), [:])
      try equal(try store.unsentCount(to: space.id), 1)
      try equal(try store.setting("a"), "1")
    },
    StoreLaw("a sync that runs while another process leaves the space does not store the space again") { bench in
      let (left, right) = try bench.joined()
      try left.set("a", "1")
      let sent = try left.unsent(to: .law, limit: 9)
      try right.leave(.law)
      try equal(try right.note(SyncSpace.law), false)
      try equal(try right.noteSent(sent.map(\.change.change.id), to: .law, in: "one.changes"), false)
      try equal(try right.sendAgain(to: .law, everything: true), false)
      let taken = try right.receive(sent, from: .law, segments: ["two.changes": sent.map(\.change.change.id)])
      try equal(taken.new, 1)
      try equal(taken.refused, [])
      try equal(try right.syncSpaces(), [])
      try equal(try right.segments(of: .law), [:])
      try equal(try right.unsentCount(to: .law), 1)
      try right.join(SyncSpace.law)
      try equal(try right.note(SyncSpace.law), true)
      try equal(try right.syncSpaces(), [.law])
      try equal(try right.check().findings, [])
    },
    StoreLaw("what a space does not have is sent oldest first, each change with its versions") { bench in
      let (store, space) = (try bench.store(), SyncSpace.law)
      try store.join(space)
      try equal(try store.unsent(to: space.id, limit: 9), [])
      var changes: [Change] = []
      for number in 1...3 {
        bench.clock.now += 1_000
        changes.append(try store.set("a", "\(number)"))
      }
      let told = try store.unsent(to: space.id, limit: 2)
      try equal(told.map(\.change.change), Array(changes.prefix(2)))
      let after = try store.unsent(to: space.id, after: told[0].change.stamp, limit: 9)
      try equal(after.map(\.change.change), Array(changes.dropFirst()))
      try equal(try store.unsent(to: space.id, after: after[1].change.stamp, limit: 9), [])
      try equal(told.map { $0.versions.map(\.row.values) }, [1, 2].map { [[.text("a"), .text("\($0)")]] })
      try equal(told.map { $0.versions[0].row.lineage.replaces }, [Lineage.nothing, told[0].versions[0].row.stamp])
      try store.noteSent(told.map(\.change.change.id), to: space, in: nil)
      try equal(try store.unsent(to: space.id, limit: 9).map(\.change.change), [changes[2]])
      try equal(try store.unsentCount(to: space.id), 1)
      try store.noteSent([changes[2].id], to: space, in: "two.changes")
      try store.sendAgain(to: space, everything: false)
      try equal(try store.unsentCount(to: space.id), 3)
      try equal(try store.segments(of: space.id), ["two.changes": .former])
    },
    StoreLaw("a change of another device is taken once, keeps its author, and is not sent back where it came from") {
      bench in
      let (left, right) = try bench.joined()
      try left.set("a", "1")
      bench.clock.now += 1_000
      try left.set("b", "2")
      let sent = try left.unsent(to: .law, limit: 9)
      let taken = try right.receive(sent, from: .law, segments: ["s": sent.map(\.change.change.id)])
      try equal(taken.new, 2)
      try equal(taken.refused, [])
      try equal(try right.segments(of: .law), ["s": .other])
      try equal(try right.unsentCount(to: .law), 0)
      try equal(try right.unsentCount(to: .elsewhere), 2)
      let latest = try right.latestStamp()
      try equal(try right.receive(sent, from: .law, segments: [:]).new, 0)
      try equal(try right.latestStamp(), latest)
      try equal(try right.setting("b"), "2")
      let lines = try right.history(limit: 9)
      try equal(lines.map(\.change), try left.history(limit: 9).map(\.change))
      try equal(lines.contains(where: \.isOwn), false)
      try equal(Set(lines.map(\.device)), [try left.deviceNumber()])
      try equal(try right.check().findings, [])
      // What came by itself can be sent again everywhere, also there.
      try right.sendAgain(to: .law, everything: true)
      try equal(try right.unsentCount(to: .law), 2)
    },
    StoreLaw("stores that have each other's changes have one digest, and the same heads in every range of ids") {
      bench in
      let (left, right) = try bench.joined()
      for number in 0..<6 {
        bench.clock.now += 1_000
        try (number % 2 == 0 ? left : right).set("k\(number % 3)", "\(number)")
      }
      try right.unset("k1")
      try holds(try left.digest() != right.digest())
      try exchange(left, right)
      try equal(try left.digest(), try right.digest())
      let all = try left.heads(from: RecordID(high: 0, low: 0), before: nil)
      try equal(all, try right.heads(from: RecordID(high: 0, low: 0), before: nil))
      try equal(all.count, 3)
      try equal(try left.heads(from: all[1].id, before: all[2].id), [all[1]])
      try equal(try left.heads(from: all[2].id, before: nil), [all[2]])
    },
    StoreLaw("what was computed once is computed again after each write") { bench in
      let (left, right) = try bench.joined()
      var digests: [String] = []
      for number in 0..<3 {
        bench.clock.now += 1_000
        try left.set("k\(number)", "\(number)")
        digests.append(try left.digest())
        try equal(try left.digest(), digests[number])
        try equal(try left.unsentCount(to: .law), 1)
        try exchange(left, right)
        try equal(try left.unsentCount(to: .law), 0)
        try equal(try left.unsentCount(to: .law), 0)
        try equal(try left.unsent(to: .law, limit: 9).count, 0)
        try equal(try right.digest(), digests[number])
      }
      try equal(Set(digests).count, 3)
      try left.sendAgain(to: .law, everything: true)
      try equal(try left.unsentCount(to: .law), 3)
      try equal(try left.unsent(to: .law, limit: 9).count, 3)
    },
    StoreLaw("settings of one machine are neither sent nor taken, and are not in the digest") { bench in
      let (left, right) = try bench.joined()
      let (key, empty) = (SettingKey.servePublicURL.rawValue, try left.digest())
      try left.set(key, "https://left.example")
      try equal(try left.digest(), empty)
      try equal(try left.heads(from: RecordID(high: 0, low: 0), before: nil), [])
      try equal(try left.unsent(to: .law, limit: 9).map(\.versions), [[]])
      try exchange(left, right)
      try equal(try right.setting(key), nil)
    },
    StoreLaw("one change that cannot be taken leaves the others, and its segment counts as not read") { bench in
      let (left, right) = try bench.joined()
      for number in 0..<3 { try left.set("k\(number)", "\(number)") }
      var sent = try left.unsent(to: .law, limit: 9)
      let bad = sent[1].versions[0].row
      sent[1].versions = [
        SyncedVersion(
          kind: "setting", row: VersionRow(id: bad.id, stamp: bad.stamp, deleted: false, values: [.text("")]))
      ]
      let far = AuthoredChange(
        change: Change(id: RecordID(high: 5, low: 5), command: "far", time: 1),
        stamp: Stamp(milliseconds: bench.clock.now + 90_000_000, device: 1), undoes: nil, device: 1)
      sent.append(SyncedChange(change: far))
      let taken = try right.receive(
        sent, from: .law,
        segments: ["good": [sent[0].change.change.id], "bad": [sent[1].change.change.id, sent[2].change.change.id]])
      try equal(taken.new, 2)
      try equal(taken.refused.map(\.change), [sent[1].change.change.id, far.change.id])
      try equal(try right.segments(of: .law), ["good": .other])
      try equal(try right.settings().map(\.record.value).sorted(), ["0", "2"])
      try equal(try right.check().findings, [])
    },
    StoreLaw("one change that only the table refuses leaves those before and after it") { bench in
      let (left, right) = try bench.joined()
      for number in 0..<3 { try left.set("k\(number)", "\(number)") }
      var sent = try left.unsent(to: .law, limit: 9)
      let row = sent[1].versions[0].row
      let long = VersionRow(
        id: row.id, stamp: row.stamp, deleted: false,
        values: [row.values[0], .text(String(repeating: "a", count: 70_000))], lineage: row.lineage)
      sent[1].versions = [SyncedVersion(kind: "setting", row: long)]
      let taken = try right.receive(sent, from: .law, segments: [:])
      try equal(taken.new, 2)
      try equal(taken.refused.map(\.change), [sent[1].change.change.id])
      try equal(try right.settings().map(\.record.value).sorted(), ["0", "2"])
      try equal(try right.check().findings, [])
      // It can be taken later, when it is right.
      try equal(try right.receive(try left.unsent(to: .law, limit: 9), from: .law, segments: [:]).new, 1)
    },
    StoreLaw("a change that came by sync is not the latest one, and an undo that came counts") { bench in
      let (left, right) = try bench.joined()
      try right.set("mine", "1")
      bench.clock.now += 1_000
      try left.set("theirs", "1")
      try exchange(left, right)
      try equal(try right.undo().touched.map(\.label), ["mine"])
      try equal(try right.setting("theirs"), "1")
      bench.clock.now += 1_000
      try left.undo()
      try exchange(left, right)
      for store in [left, right] { try equal(try store.settings().count, 0) }
      try right.redo()
      try exchange(left, right)
      for store in [left, right] { try equal(try store.settings().map(\.record.key), ["mine"]) }
    },
    StoreLaw("an undo that arrives before the change it undoes gives the same history") { bench in
      let (left, right) = try bench.joined()
      try left.set("a", "1")
      bench.clock.now += 1_000
      try left.undo()
      for change in try left.unsent(to: .law, limit: 9).reversed() {
        try equal(try right.receive([change], from: .law, segments: [:]).refused, [])
      }
      let undone = try left.history(limit: 9).map(\.undoes)
      try equal(undone.compactMap { $0 }.count, 1)
      try equal(try right.history(limit: 9).map(\.undoes), undone)
      try equal(try right.unsent(to: .elsewhere, limit: 9).map(\.change.undoes), undone.reversed())
      try equal(try right.check().findings, [])
    },
    StoreLaw("changes that undo each other are listed") { bench in
      let store = try bench.store()
      try store.join(SyncSpace.law)
      let ids = [RecordID(high: 8, low: 1), RecordID(high: 8, low: 2)]
      let changes = ids.indices.map { place in
        let stamp = Stamp(milliseconds: bench.clock.now + Int64(place), device: 77)
        let row = VersionRow(
          id: Setting.id(for: "a"), stamp: stamp, deleted: false, values: [.text("a"), .text("\(place)")],
          lineage: Lineage(replaces: Lineage.nothing))
        let change = AuthoredChange(
          change: Change(id: ids[place], command: ":undo", time: 1), stamp: stamp, undoes: ids[1 - place], device: 77)
        return SyncedChange(change: change, versions: [SyncedVersion(kind: "setting", row: row)])
      }
      try equal(try store.receive(changes, from: .law, segments: [:]).refused, [])
      try equal(try store.history(limit: 9).map(\.undoes), ids)
    },
    StoreLaw("kinds and columns of a later program are kept, and handed on as they came") { bench in
      let (left, right) = try bench.joined()
      let third = try bench.store()
      try third.join(SyncSpace.other)
      try left.set("a", "1")
      var sent = try left.unsent(to: .law, limit: 9)
      let row = sent[0].versions[0].row
      let later = VersionRow(
        id: row.id, stamp: row.stamp, deleted: false, values: row.values,
        lineage: Lineage(replaces: row.lineage.replaces, extra: #"{"colour":"red"}"#))
      sent[0].versions = [SyncedVersion(kind: "setting", row: later)]
      sent[0].foreign = [
        ForeignVersion(
          kind: "habit", id: RecordID(high: 3, low: 3), stamp: row.stamp, deleted: false, body: #"{"x":[1,"å"]}"#)
      ]
      _ = try right.receive(sent, from: .law, segments: [:])
      let handed = try right.unsent(to: .elsewhere, limit: 9)
      try equal(handed.map(\.foreign), [sent[0].foreign])
      try equal(handed[0].versions.map(\.row.lineage.extra), [#"{"colour":"red"}"#])
      bench.clock.now += 1_000
      try right.set("a", "2")
      let next = try right.unsent(to: .law, limit: 9)
      try equal(next.map { $0.versions.map(\.row.lineage.extra) }, [[#"{"colour":"red"}"#]])
      _ = try third.receive(handed + next, from: .elsewhere, segments: [:])
      try equal(try third.digest(), try right.digest())
    },
    StoreLaw("a compaction keeps what a space does not have yet") { bench in
      let (store, space) = (try bench.store(), SyncSpace.law)
      try store.join(space)
      for number in 0..<4 {
        bench.clock.now += 1_000
        try store.set("a", "\(number)")
      }
      let cut = Stamp(milliseconds: bench.clock.now + 1)
      try equal(try store.compactionPlan(before: cut).total, 0)
      let sent = try store.unsent(to: space.id, limit: 9).map(\.change.change.id)
      try store.noteSent(sent, to: space, in: nil)
      try equal(try store.compactionPlan(before: cut).total, 2)
      _ = try store.compact(before: cut)
      try equal(try store.versions("a").count, 2)
      // The count of earlier versions is sent with the oldest version that remains.
      try equal(try store.unsent(to: .elsewhere, limit: 9).flatMap(\.versions).map(\.earlier).max(), 2)
    },
  ]
}

extension RecordID {
  /// The space of the laws.
  static let law = RecordID(high: 9, low: 9)
  /// Another space.
  static let elsewhere = RecordID(high: 7, low: 7)
}

extension SyncSpace {
  /// The space of the laws: a folder.
  static let law = SyncSpace(
    id: .law, place: "/carried", log: "00000000000000aa", rewriting: "- -", key: Array(repeating: 7, count: 32))
  /// Another space.
  static let other = SyncSpace(
    id: .elsewhere, place: "/other", log: "00000000000000bb", rewriting: "- -", key: nil)
}

extension StoreBench {
  /// Two stores that belong to the space of the laws.
  func joined() throws -> (left: any WholeStore, right: any WholeStore) {
    let (left, right) = (try store(), try store())
    for store in [left, right] { try store.join(SyncSpace.law) }
    return (left, right)
  }
}

/// Brings the changes of each store to the other.
func exchange(_ left: any WholeStore, _ right: any WholeStore) throws {
  for (from, to) in [(left, right), (right, left)] {
    let sent = try from.unsent(to: .law, limit: 1_000)
    let taken = try to.receive(sent, from: .law, segments: [:])
    try equal(taken.refused, [])
    try from.noteSent(sent.map(\.change.change.id), to: .law, in: nil)
  }
}
