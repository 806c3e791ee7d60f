import FastiAgenda
import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords

extension StoreLaw {
  static let meeting = [
    StoreLaw("different parts of one thing, changed at one time, are joined alike") { bench in
      let (left, right) = try bench.joined()
      let id = RecordID(high: 1, low: 1)
      try left.event(id, title: "title")
      try exchange(left, right)
      bench.clock.now += 1_000
      try left.event(id, place: "place")
      try right.event(id, notes: "notes")
      try exchange(left, right)
      for store in [left, right] {
        let event = try store.read { reader throws(StoreError) in try reader.record(Event.self, id: id) }
        try equal(event?.place, "place")
        try equal(event?.notes, "notes")
        try equal(try store.conflicts().count, 0)
        try equal(try store.check().findings, [])
      }
      try equal(try left.digest(), try right.digest())
    },
    StoreLaw("what lost is listed in both stores, until it is brought back or dismissed") { bench in
      let (left, right) = try bench.joined()
      try left.set("a", "left")
      bench.clock.now += 1_000
      try right.set("a", "right")
      try exchange(left, right)
      for store in [left, right] { try equal(try store.conflicts().map(\.columns), [["value"]]) }
      let conflict = try given(try left.conflicts().first)
      try equal(conflict.label, "a")
      try equal(try right.conflicts().map(\.name), [conflict.name])
      // Pages are kept by the latest stamp.
      let stamp = try right.latestStamp()
      try right.dismiss(conflict)
      try equal(try right.latestStamp() > stamp, true)
      try equal(try right.conflicts().count, 0)
      bench.clock.now += 1_000
      try left.bringBack(conflict, as: left.newChange("keep"))
      try equal(try left.conflicts().count, 0)
      try exchange(left, right)
      for store in [left, right] {
        try equal(try store.setting("a"), "left")
        try equal(try store.conflicts().count, 0)
      }
      try left.undo()
      try equal(try left.setting("a"), "right")
    },
    StoreLaw("a line of the history says that the change lost, in both stores") { bench in
      let (left, right) = try bench.joined()
      try left.set("a", "left")
      let lost = try left.history(limit: 1)[0].change.id
      bench.clock.now += 1_000
      try right.set("a", "right")
      try right.set("b", "right")
      try equal(try left.conflictsIfSynced().count, 0)
      try exchange(left, right)
      for store in [left, right] {
        let found = try store.conflictsIfSynced().byChange(try store.history(limit: 10))
        try equal(Array(found.keys), [lost])
        try equal(try store.conflicts().map(\.head.stamp), try store.conflicts().map(\.winner))
      }
    },
    StoreLaw("names of devices are kept by their numbers, and no change is made by them") { bench in
      let store = try bench.store()
      try equal(try store.deviceNames().isEmpty, true)
      var names = DeviceNames()
      names.add("laptop, the old one", of: 0x68776a611d4074fd)
      names.add("desk", of: 7)
      names.add("\u{301}tag", of: 9)
      try store.addDeviceNames(names)
      try equal(try store.deviceNames(), names)
      names.add("laptop", of: 0x68776a611d4074fd)
      try store.addDeviceNames(names)
      try equal(try store.deviceNames()[0x68776a611d4074fd], "laptop")
      try equal(try store.deviceNames()[7], "desk")
      try equal(try store.deviceNames()[8], nil)
      try equal(try store.history(limit: 1).count, 0)
    },
    StoreLaw("what was brought back is not listed again after the next edit, or a deletion, in either store") { bench in
      let (left, right) = try bench.joined()
      let id = RecordID(high: 1, low: 1)
      try left.event(id, title: "title")
      try exchange(left, right)
      for (store, text) in [(left, "left"), (right, "right")] {
        bench.clock.now += 1_000
        try store.set("a", text)
        try store.event(id, title: text)
      }
      try exchange(left, right)
      let lost = try left.conflicts()
      try equal(lost.count, 2)
      func settle() throws {
        try exchange(left, right)
        for store in [left, right] { try equal(try store.conflicts().map(\.label), []) }
        bench.clock.now += 1_000
      }
      bench.clock.now += 1_000
      for conflict in lost { try left.bringBack(conflict, as: left.newChange("keep")) }
      try settle()
      try right.set("a", "third")
      try right.event(id, title: "third")
      try settle()
      try left.unset("a")
      try left.write(left.newChange("delete")) { writer throws(StoreError) in try writer.delete(Event.self, id: id) }
      try settle()
    },
    StoreLaw("what lost is listed in both stores also if its device changed another part afterwards") { bench in
      let (left, right) = try bench.joined()
      let id = RecordID(high: 1, low: 1)
      try left.event(id, title: "title")
      try exchange(left, right)
      bench.clock.now += 1_000
      try left.event(id, title: "left")
      bench.clock.now += 1_000
      try right.event(id, title: "right")
      bench.clock.now += 1_000
      try left.event(id, notes: "notes")
      try exchange(left, right)
      for store in [left, right] { try equal(try store.conflicts().map(\.columns), [["title"]]) }
    },
    StoreLaw("what another device erased has no content here any more, in any version, and does not come back") {
      bench in
      let (left, right) = try bench.joined()
      try right.join(SyncSpace.other)
      let day = try Day(iso: "2026-03-01")
      for text in ["secret one", "secret two"] {
        bench.clock.now += 1_000
        try left.write(left.newChange("note set 2026-03-01 \(text)")) { writer throws(StoreError) in
          try writer.put(Note(day: day, text: text))
        }
      }
      let early = try left.unsent(to: .law, limit: 9)
      try exchange(left, right)
      bench.clock.now += 1_000
      let id = try given(try left.read { reader throws(StoreError) in try reader.versions(Note.self).first?.id })
      _ = try left.erase([id], as: left.newChange(ChangeAction(.erase, .thing)), .none)
      let taken = try right.receive(try left.unsent(to: .law, limit: 9), from: .law, segments: [:])
      try equal(taken.refused, [])
      try equal(taken.erased, [id])
      let texts = try right.read { reader throws(StoreError) in try reader.versions(Note.self).map(\.record.text) }
      try equal(texts.count, 3)
      try holds(!texts.contains { $0.contains("secret") })
      try holds(!(try right.history(limit: 9)).contains { $0.change.command.contains("secret") })
      try equal(try right.check().findings, [])
      try equal(try right.receive(early, from: .elsewhere, segments: [:]).refused, [])
      let later = try right.read { reader throws(StoreError) in try reader.versions(Note.self).map(\.record.text) }
      try equal(later, texts)
      try equal(try left.digest(), try right.digest())
    },
    StoreLaw("what was deleted before it was erased has no content on other devices either") { bench in
      let (left, right) = try bench.joined()
      let id = Setting.id(for: "a")
      try left.set("a", "secret")
      try left.unset("a")
      try exchange(left, right)
      _ = try left.erase([id], as: left.newChange(ChangeAction(.erase, .thing)), .none)
      let taken = try right.receive(try left.unsent(to: .law, limit: 9), from: .law, segments: [:])
      try equal(taken.refused, [])
      try equal(taken.erased, [id])
      try holds(!(try right.versions("a")).contains { $0.record.value == "secret" })
      try equal(try left.digest(), try right.digest())
      for store in [left, right] { try equal(try store.check().findings, []) }
      let latest = try left.latest()
      _ = try left.erase([id], as: left.newChange(ChangeAction(.erase, .thing)), .none)
      try equal(try left.latest(), latest)
    },
    StoreLaw("what a former program erased in one store alone is erased in all when that is asked again") { bench in
      let (left, right) = try bench.joined()
      let id = Setting.id(for: "a")
      try right.set("a", "secret")
      try right.unset("a")
      let blank = Version(
        id: id, stamp: try right.latest(), deleted: true, record: Setting(key: "erased", value: ""))
      try left.write(left.newChange(ChangeAction(.merge, .thing))) { writer throws(StoreError) in
        try writer.merge(blank)
      }
      _ = try left.erase([id], as: left.newChange(ChangeAction(.erase, .thing)), .none)
      try exchange(left, right)
      try holds(!(try right.versions("a")).contains { $0.record.value == "secret" })
      try equal(try left.digest(), try right.digest())
      for store in [left, right] { try equal(try store.check().findings, []) }
    },
    StoreLaw("a mended clock also moves the stamps of compacted versions that later ones name") { bench in
      let (store, now) = (try bench.store(), bench.clock.now)
      bench.clock.now += 300 * 86_400_000
      for number in 1...4 {
        try store.set("a", "\(number)")
        try store.event(RecordID(high: 1, low: 1), title: "\(number)")
      }
      bench.clock.now = now + 1_000
      try holds(try store.compact(before: try store.latest()).total > 0)
      _ = try store.mendClock(.none)
      let lineages = try store.unsent(to: .law, limit: 99).flatMap(\.versions).map(\.row.lineage)
      try holds(lineages.contains { $0.replaces ?? Lineage.nothing > Lineage.nothing })
      try holds(lineages.contains { $0.ages != nil })
      try holds(lineages.flatMap(\.stamps).allSatisfy { $0.milliseconds <= bench.clock.now })
      try equal(try store.check().findings, [])
    },
    StoreLaw("content can be dropped for that of a space; what is of one machine stays") { bench in
      let (left, right) = try bench.joined()
      try left.set("a", "left")
      bench.clock.now += 1_000
      try right.set("a", "right")
      try right.set("b", "right")
      try right.set(SettingKey.servePublicURL.rawValue, "https://right.example")
      let revision = try right.revise()
      try right.dropContent(for: .law)
      try equal(try right.setting("b"), nil)
      try equal(try right.setting(SettingKey.servePublicURL.rawValue), "https://right.example")
      try equal(try right.history(limit: 9).count, 1)
      try equal(try right.check().findings, [])
      _ = try right.receive(try left.unsent(to: .law, limit: 9), from: .law, segments: [:])
      try equal(try right.setting("a"), "left")
      try equal(try left.digest(), try right.digest())
      try equal(try right.check().findings, [])
      // A number that was given is not given again.
      try holds(try right.revise() > revision)
    },
  ]
}

extension Store {
  /// Writes parts of an event.
  fileprivate func event(_ id: RecordID, title: String? = nil, place: String? = nil, notes: String? = nil) throws {
    let once = try given(try? Recurrence(first: Day(iso: "2026-02-05")))
    try write(newChange("event")) { writer throws(StoreError) in
      let old = try writer.record(Event.self, id: id)
      try writer.put(
        Event(
          title: title ?? old?.title ?? "", recurrence: once, place: place ?? old?.place ?? "",
          notes: notes ?? old?.notes ?? ""), id: id)
    }
  }
}
