import FastiRecords
import FastiTransfer

extension StoreLaw {
  static let mending = [
    StoreLaw("devices that mend their clocks apart have the same versions when each has read what the other sent") {
      bench in
      let (left, right) = try bench.joined()
      try ahead(bench) {
        try left.set("a", "1")
        try exchange(left, right)
      }
      for store in [left, right] {
        bench.clock.now += 1_000
        _ = try store.mendClock()
        try equal(try store.unsentCount(to: .law), 1)
      }
      for _ in 0..<2 { try exchange(left, right) }
      try equal(try right.versions("a").map(\.stamp), try left.versions("a").map(\.stamp))
      try equal(try left.versions("a").count, 2)
      try equal(try left.digest(), try right.digest())
      for store in [left, right] {
        try equal(try store.unsentCount(to: .law), 0)
        try equal(try store.check().findings, [])
      }
      // What was written between the two stamps counts on both.
      try equal(try left.setting("a"), try right.setting("a"))
    },
    StoreLaw("a version with another stamp is handed on to the other spaces, and the former one to who lacks it") {
      bench in
      let (left, right) = try bench.joined()
      try right.join(SyncSpace.other)
      try left.set("a", "1")
      let sent = try left.unsent(to: .law, limit: 9)
      try equal(try right.receive(sent, from: .law, segments: [:]).new, 1)
      try right.noteSent(sent.map(\.change.change.id), to: SyncSpace.other, in: nil)
      try equal(try right.unsentCount(to: SyncSpace.other.id), 0)
      // The same again changes nothing.
      try equal(try right.receive(sent, from: .law, segments: [:]).new, 0)
      try equal(try right.unsentCount(to: .law), 0)
      try equal(try right.unsentCount(to: SyncSpace.other.id), 0)
      // Left has mended its clock, and so has another stamp for it, and the former one no more.
      var mended = sent
      var row = mended[0].versions[0].row
      row.stamp = Stamp(milliseconds: row.stamp.milliseconds + 7, device: row.stamp.device)
      mended[0].versions = [SyncedVersion(kind: "setting", row: row)]
      bench.clock.now += 1_000
      try equal(try right.receive(mended, from: .law, segments: [:]).new, 0)
      for space in [SyncSpace.law, .other] {
        try equal(try right.unsent(to: space.id, limit: 9).map(\.versions.count), [2])
        try right.noteSent(sent.map(\.change.change.id), to: space, in: nil)
      }
      // Now both are known there.
      try equal(try right.receive(mended + sent, from: .law, segments: [:]).new, 0)
      for space in [SyncSpace.law, .other] { try equal(try right.unsentCount(to: space.id), 0) }
    },
    StoreLaw("mending reads a folder again, and asks a server for everything") { bench in
      let store = try bench.store()
      var space = SyncSpace.law
      space.segment = 5
      try store.join(space)
      try ahead(bench) {
        try store.set("a", "1")
        _ = try store.receive([], from: space.id, segments: ["theirs": []])
        try store.noteSent([], to: space, in: "mine")
      }
      _ = try store.mendClock()
      try equal(try store.segments(of: space.id), ["mine": .own])
      try equal(try store.syncSpaces().map(\.segment), [0])
    },
    StoreLaw("mending moves the lineage of kinds that this program does not know, too") { bench in
      let store = try bench.store()
      try store.join(SyncSpace.law)
      let thing = RecordID(high: 7, low: 7)
      try ahead(bench) {
        let first = Stamp(milliseconds: bench.clock.now, device: 5)
        let second = Stamp(milliseconds: bench.clock.now + 1, device: 5)
        let body = #"{"replaces":"\#(first.text)","ages":"=title;\#(first.text)","columns":{"title":"x"}}"#
        for (number, stamp, body) in [(1, first, #"{"columns":{"title":"w"}}"#), (2, second, body)] {
          let change = AuthoredChange(
            change: Change(id: RecordID(high: 8, low: UInt64(number)), command: "later", time: stamp.milliseconds),
            stamp: stamp, undoes: nil, device: 5)
          let version = ForeignVersion(kind: "later", id: thing, stamp: stamp, deleted: false, body: body)
          let taken = try store.receive(
            [SyncedChange(change: change, foreign: [version])], from: .law, segments: [:])
          try equal(taken.refused, [])
        }
      }
      _ = try store.mendClock()
      let kept = try store.unsent(to: .elsewhere, limit: 9).flatMap(\.foreign).sorted { $0.stamp < $1.stamp }
      try equal(kept.count, 2)
      let first = kept[0].stamp.text
      try equal(kept[1].body, #"{"replaces":"\#(first)","ages":"=title;\#(first)","columns":{"title":"x"}}"#)
      try holds(kept[1].stamp.milliseconds <= bench.clock.now)
      try equal(try store.unsentCount(to: .law), 2)
    },
  ]

  /// Does something while the clock is 300 days ahead.
  private static func ahead(_ bench: StoreBench, _ body: () throws -> Void) throws {
    let now = bench.clock.now
    bench.clock.now += 300 * 86_400_000
    try body()
    bench.clock.now = now + 1_000
  }
}
