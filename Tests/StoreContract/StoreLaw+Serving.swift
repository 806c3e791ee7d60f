import FastiRecords

extension StoreLaw {
  static let serving = [
    StoreLaw("the space that is served is made once, and is none that the store syncs with") { bench in
      let store = try bench.store()
      try equal(try store.servedSpaceIfAny(), nil)
      try equal(try store.servedAddress(), nil)
      let space = try store.servedSpace()
      try equal(try store.servedSpace(), space)
      try equal(try store.servedSpaceIfAny(), space)
      try equal(try store.servedAddress(), nil)
      for address in ["https://desk.local:8443", "https://desk.local:8444"] {
        try store.noteServed(at: address)
        try equal(try store.servedAddress(), address)
      }
      try equal(try store.syncSpaces(), [])
    },
    StoreLaw("every change gets one number, in the order in which it came to be here") { bench in
      let store = try bench.store()
      try equal(try store.revise(), 0)
      try equal(try store.revisions(after: 0, limit: 9).count, 0)
      var changes: [RecordID] = []
      for number in 0..<3 {
        bench.clock.now += 1_000
        changes.append(try store.set("a", "\(number)").id)
      }
      try equal(try store.revise(), 3)
      try equal(try store.revise(), 3)
      // One that was made before these comes later.
      let early = AuthoredChange(
        change: Change(id: RecordID(high: 5, low: 5), command: "early", time: 1),
        stamp: Stamp(milliseconds: 1_000, device: 1),
        undoes: nil, device: 1)
      _ = try store.receive([SyncedChange(change: early)], from: try store.servedSpace(), segments: [:])
      try equal(try store.revise(), 4)
      let all = try store.revisions(after: 0, limit: 9)
      try equal(all.map(\.revision), [1, 2, 3, 4])
      try equal(all.map(\.synced.change.change.id), changes + [early.change.id])
      try equal(all[1].synced.versions.map(\.row.values), [[.text("a"), .text("1")]])
      try equal(try store.revisions(after: 1, limit: 2).map(\.revision), [2, 3])
    },
    StoreLaw("a change of a device has its number at once, and no change is left without one") { bench in
      let store = try bench.store()
      let space = try store.servedSpace()
      func sent(_ number: UInt64) -> SyncedChange {
        SyncedChange(
          change: AuthoredChange(
            change: Change(id: RecordID(high: 5, low: number), command: "sent", time: 1),
            stamp: Stamp(milliseconds: 1_000 + Int64(number), device: 1), undoes: nil, device: 1))
      }
      var expected: [RecordID] = []
      for number: UInt64 in 1...3 {
        bench.clock.now += 1_000
        try equal(try store.revise(), expected.count)
        let taken = try store.receive([sent(10 * number), sent(10 * number + 1)], from: space, segments: [:])
        try equal(taken.revisions, expected.count...expected.count + 2)
        expected += [RecordID(high: 5, low: 10 * number), RecordID(high: 5, low: 10 * number + 1)]
        try equal(try store.revisions(after: 0, limit: 99).map(\.synced.change.change.id), expected)
        try equal(try store.revise(), expected.count)
        let again = try store.receive([sent(10 * number)], from: space, segments: [:])
        try equal(again.new, 0)
        try equal(again.revisions, expected.count...expected.count)
        expected.append(try store.set("a", "\(number)").id)
        try equal(try store.revise(), expected.count)
      }
      // A change without a number comes before what a device sends after it.
      expected.append(try store.set("a", "last").id)
      try equal(try store.receive([sent(90)], from: space, segments: [:]).revisions, nil)
      try equal(try store.revise(), expected.count + 1)
      try equal(
        Set(try store.revisions(after: 0, limit: 99).map(\.synced.change.change.id)),
        Set(expected + [RecordID(high: 5, low: 90)]))
      try equal(try store.check().findings, [])
    },
    StoreLaw("a code is good once and until it ends, and five wrong ones end it") { bench in
      let store = try bench.store()
      let (now, code) = (bench.clock.now, kept("code"))
      let device = JoinedDevice(id: RecordID(high: 1, low: 1), name: "laptop", joined: now)
      try store.addCode(hash: code, ends: now + 1_000)
      try equal(try store.checkCode(hash: code, now: now), true)
      try equal(try store.checkCode(hash: code, now: now + 1_001), false)
      try store.addCode(hash: code, ends: now + 1_000)
      try equal(try store.join(device, secret: kept("secret"), code: code, now: now), true)
      try equal(try store.checkCode(hash: code, now: now), false)
      try equal(try store.joinedDevices(), [device])
      let other = JoinedDevice(id: RecordID(high: 1, low: 2), name: "phone", joined: now)
      try store.addCode(hash: code, ends: now + 1_000)
      for number in 0..<4 {
        try equal(try store.join(other, secret: kept("x"), code: kept("\(number)"), now: now), false)
      }
      try equal(try store.checkCode(hash: code, now: now), true)
      try equal(try store.checkCode(hash: kept("wrong"), now: now), false)
      try equal(try store.join(other, secret: kept("x"), code: code, now: now), false)
      try equal(try store.joinedDevices().count, 1)
    },
    StoreLaw("a device is found by its secret, renamed, and shut out for good") { bench in
      let (store, now) = (try bench.store(), bench.clock.now)
      for (number, name) in ["phone", "laptop"].enumerated() {
        try store.addCode(hash: kept("code"), ends: now + 1_000)
        let device = JoinedDevice(id: RecordID(high: 1, low: UInt64(number)), name: name, joined: now)
        try equal(
          try store.join(device, secret: kept(name), code: kept("code"), now: now), true)
      }
      try equal(try store.joinedDevices().map(\.name), ["laptop", "phone"])
      try equal(try store.joinedDevice(secret: kept("none")), nil)
      let phone = try given(try store.joinedDevice(secret: kept("phone")))
      try equal(phone, JoinedDevice(id: RecordID(high: 1, low: 0), name: "phone", joined: now))
      try store.noteDevice(phone.id, seen: now + 5, has: 7)
      try equal(try store.renameDevice(phone.id, to: "tablet"), true)
      try equal(try store.renameDevice(RecordID(high: 2, low: 2), to: "none"), false)
      try equal(try store.revokeDevice(phone.id, now: now + 9), true)
      try equal(try store.revokeDevice(phone.id, now: now + 10), false)
      try equal(
        try store.joinedDevice(secret: kept("phone")),
        JoinedDevice(id: phone.id, name: "tablet", joined: now, seen: now + 5, revision: 7, revoked: now + 9))
      // A request is answered after one question, for the device and the space.
      try equal(try store.admission(secret: kept("nobody"))?.device, nil)
      try equal(try store.admission(secret: kept("phone"))?.device, try store.joinedDevice(secret: kept("phone")))
      try equal(try store.admission(secret: kept("phone"))?.space, try store.servedSpaceIfAny())
      let space = try store.servedSpace()
      try equal(try store.admission(secret: kept("phone"))?.space, space)
    },
    StoreLaw("a compaction keeps what a device has not fetched, unless it was revoked") { bench in
      let store = try bench.store()
      _ = try store.servedSpace()
      for number in 0..<4 {
        bench.clock.now += 1_000
        try store.set("a", "\(number)")
      }
      let (now, last) = (bench.clock.now, try store.revise())
      let cut = Stamp(milliseconds: now + 1)
      let device = JoinedDevice(id: RecordID(high: 1, low: 1), name: "laptop", joined: now)
      try store.addCode(hash: kept("code"), ends: now + 1_000)
      _ = try store.join(device, secret: kept("secret"), code: kept("code"), now: now)
      try equal(try store.compactionPlan(before: cut).total, 0)
      try store.noteDevice(device.id, seen: now, has: last)
      try equal(try store.compactionPlan(before: cut).total, 2)
      try store.noteDevice(device.id, seen: now, has: 0)
      _ = try store.revokeDevice(device.id, now: now)
      try equal(try store.compactionPlan(before: cut).total, 2)
    },
    StoreLaw("a device that was away for half a year does not hold back a compaction, and loses nothing afterwards") {
      bench in
      let (server, laptop) = (try bench.store(), try bench.store())
      let space = try server.servedSpace()
      try laptop.join(SyncSpace(id: space, place: "/served", log: "00000000000000aa", rewriting: "- -", key: nil))
      func fetch(after revision: Int) throws {
        let sent = try server.revisions(after: revision, limit: 99).map(\.synced)
        try equal(try laptop.receive(sent, from: space, segments: [:]).refused, [])
      }
      func write(_ values: ClosedRange<Int>) throws {
        for value in values {
          bench.clock.now += 1_000
          try server.set("a", "\(value)")
        }
      }
      try write(1...3)
      let (now, reached) = (bench.clock.now, try server.revise())
      try server.addCode(hash: kept("code"), ends: now + 1_000)
      let device = JoinedDevice(id: RecordID(high: 1, low: 1), name: "laptop", joined: now)
      _ = try server.join(device, secret: kept("secret"), code: kept("code"), now: now)
      try fetch(after: 0)
      try server.noteDevice(device.id, seen: now, has: reached)
      bench.clock.now += 1_000
      try laptop.set("a", "away")
      try laptop.set("b", "away")
      try write(4...6)
      // After 179 days what it has not fetched is kept, and after 181 days it is not.
      bench.clock.now = now + 179 * 86_400_000
      try equal(try server.compactionPlan(before: Stamp(milliseconds: bench.clock.now)).total, 2)
      bench.clock.now = now + 181 * 86_400_000
      try equal(try server.compact(before: Stamp(milliseconds: bench.clock.now)).total, 4)
      _ = try server.revise()
      try fetch(after: reached)
      let back = try server.receive(try laptop.unsent(to: space, limit: 99), from: space, segments: [:])
      try equal(back.refused, [])
      try fetch(after: reached)
      for store in [server, laptop] {
        try equal(try store.setting("a"), "6")
        try equal(try store.setting("b"), "away")
        // What lost is still a version of the thing.
        try holds(try store.versions("a").contains { $0.record.value == "away" })
        try equal(try store.check().findings, [])
      }
      try equal(try server.digest(), try laptop.digest())
    },
  ]
}

/// The hash of a code or a secret, which alone is kept.
private func kept(_ text: String) -> String { SHA256.hexHash(text.utf8) }
