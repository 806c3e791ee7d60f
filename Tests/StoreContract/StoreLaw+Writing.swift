import FastiRecords

extension StoreLaw {
  static let writing = [
    StoreLaw("what is written is read, and a key has one setting") { bench in
      let store = try bench.store()
      try equal(try store.setting("a"), nil)
      try store.set("a", "1")
      try store.set("a", "2")
      try store.set("b", "")
      try equal(try store.setting("a"), "2")
      try equal(Set(try store.settings().map { $0.record.key }), ["a", "b"])
      try equal(try store.settings().map { $0.id }, try store.settings().map { $0.id }.sorted())
    },
    StoreLaw("writing what is there already writes nothing, and leaves no change") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      let before = try store.latest()
      bench.clock.now += 1000
      try store.set("a", "1")
      try store.unset("b")
      try equal(try store.versions("a").count, 1)
      try equal(try store.history(limit: 9).count, 1)
      try equal(try store.latest(), before)
    },
    StoreLaw("readings within a reading answer, and what a use case throws is thrown") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      let read = try store.moment { () throws(Failure) in
        do { return [try store.setting("a"), try store.setting("b"), try store.setting("a")] } catch {
          throw Failure(.text(.emptyTitle))
        }
      }
      try equal(read, ["1", nil, "1"])
      var thrown: Failure?
      do throws(Failure) {
        try store.moment { () throws(Failure) in throw Failure(.text(.emptyTitle)) }
      } catch { thrown = error }
      try equal(thrown?.cause, .text(.emptyTitle))
      try store.set("a", "2")
      try equal(try store.setting("a"), "2")
    },
    StoreLaw("the same change asked for twice is one change") { bench in
      let store = try bench.store()
      let change = store.newChange("config set a 1")
      for _ in 1...2 {
        try store.write(change) { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "1")) }
      }
      try equal(try store.history(limit: 9).map { $0.change }, [change])
    },
    StoreLaw("a change that fails half-way leaves nothing") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      let error = try store.refusal { store in
        try store.write(store.newChange("fails")) { writer throws(StoreError) in
          try writer.put(Setting(key: "a", value: "2"))
          try writer.put(Setting(key: "", value: "a key may not be empty"))
        }
      }
      guard case .refusedRecord(kind: "setting", _) = error else { throw error }
      try equal(try store.setting("a"), "1")
      try equal(try store.history(limit: 9).count, 1)
      try store.set("a", "3")
      try equal(try store.setting("a"), "3")
    },
    StoreLaw("every text comes back as it was, and nothing as nothing") { bench in
      let store = try bench.store()
      let texts = ["", " ", "Alla helgons dag", "Tết Nguyên Đán", "'; DROP TABLE rule; --", "👩‍👩‍👧", long]
      for (number, text) in texts.enumerated() {
        let layer = RuleLayer(
          ruleID: "se.\(number)", titleOverride: text.count > 1000 ? nil : text, notes: text, hidden: number % 2 == 0,
          userModifiedAt: Int64(number))
        try store.write(store.newChange("rules edit")) { writer throws(StoreError) in try writer.put(layer) }
        let read = try store.read { reader throws(StoreError) in try reader.record(RuleLayer.self, key: "se.\(number)")
        }
        try equal(read, layer)
      }
    },
    StoreLaw("a text with U+0000 is refused, whether it is put or merged, and nothing of its change is written") {
      bench in
      let store = try bench.store()
      let setting = Setting(key: "a", value: "b\u{0}c")
      let put = try store.refusal { store in
        try store.write(store.newChange("fails")) { writer throws(StoreError) in
          try writer.put(Setting(key: "b", value: "1"))
          try writer.put(setting)
        }
      }
      let stamp = Stamp(milliseconds: bench.clock.now, counter: 0, device: 9)
      let merged = try store.refusal { try $0.merge([Version(id: setting.id, stamp: stamp, record: setting)]) }
      for error in [put, merged] { guard case .refusedRecord(kind: "setting", _) = error else { throw error } }
      try equal(try store.settings().count, 0)
      try equal(try store.history(limit: 9).count, 0)
      try equal(try store.check().findings, [])
    },
    StoreLaw("a filter chooses by column among what exists now") { bench in
      let store = try bench.store()
      try store.write(store.newChange("rules add")) { writer throws(StoreError) in
        for number in 1...9 {
          let region = number % 3 == 0 ? "SE" : "VN"
          let rule = UserRule(ruleID: "user.\(number)", region: region, text: "x", userModifiedAt: Int64(number))
          try writer.put(rule, id: .version8(kind: "test", key: "\(number)"))
        }
        try writer.delete(UserRule.self, id: .version8(kind: "test", key: "9"))
        let moved = UserRule(ruleID: "user.6", region: "VN", text: "x", userModifiedAt: 6)
        try writer.put(moved, id: .version8(kind: "test", key: "6"))
      }
      func found(_ filter: RecordFilter) throws -> [String] {
        try store.read { reader throws(StoreError) in try reader.all(UserRule.self, where: filter) }
          .map { $0.record.ruleID }.sorted()
      }
      try equal(try found(.text(column: "region", is: "SE")), ["user.3"])
      try equal(try found(.range(column: "user_modified_at", 6...9)), ["user.6", "user.7", "user.8"])
      try equal(try found(.everything).count, 8)
    },
  ]

  private static let long = String(repeating: "ö", count: 65_536)
}
