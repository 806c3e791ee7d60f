import FastiRecords
import FastiTransfer

extension StoreLaw {
  static let shipped = [
    StoreLaw("shipped regions are seeded once, and refreshed when they change") { bench in
      let store = try bench.store()
      let first = [region("SE", "one"), region("US", "two"), region("VN", "Tết")]
      try equal(try store.seed(first), true)
      try equal(try store.seed(first), false)
      try equal(try regions(store, nil), first)
      try equal(try regions(store, ["VN", "nowhere", "SE", "SE"]), [first[0], first[2]])
      let second = [region("VN", "Tết"), region("SE", "one, changed"), region("AU", "new")]
      try equal(try store.seed(second), true)
      try equal(try regions(store, nil), second)
      try equal(try store.seed([]), true)
      try equal(try regions(store, nil), [])
    },
    StoreLaw("seeding within a reading does nothing, and the reading goes on") { bench in
      let store = try bench.store()
      let (first, second) = ([region("SE", "one")], [region("SE", "two")])
      try store.seed(first)
      let seen = try store.moment { () throws(Failure) in
        do { return (try store.seed(second), try regions(store, nil)) } catch { throw Failure(.text(.emptyTitle)) }
      }
      try holds(seen == (false, first))
      try equal(try store.seed(second), true)
      try equal(try regions(store, nil), second)
    },
    StoreLaw("a refresh leaves the user's layer, rules and history alone") { bench in
      let store = try bench.store()
      try store.seed([region("SE", "one")])
      let layer = RuleLayer(ruleID: "se.alla-helgons-dag", titleOverride: "Helgon", hidden: false, userModifiedAt: 5)
      let rule = UserRule(ruleID: "user.fest", region: "SE", text: "x", userModifiedAt: 5)
      try store.write(store.newChange("rules edit")) { writer throws(StoreError) in
        try writer.put(layer)
        try writer.put(rule, id: writer.latestID)
      }
      let before = try store.history(limit: 9)
      try store.seed([region("SE", "two")])
      try equal(try store.history(limit: 9), before)
      let kept = try store.read { reader throws(StoreError) in
        (try reader.record(RuleLayer.self, key: layer.ruleID), try reader.all(UserRule.self).map { $0.record })
      }
      try holds(kept == (layer, [rule]))
      try store.undo()
      try equal(try regions(store, nil), [region("SE", "two")])
    },
    StoreLaw("a look over a sound store finds nothing wrong, and counts the versions") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      try store.set("a", "2")
      let report = try store.check()
      try equal(report.findings, [])
      try equal(report.counts.map { $0.kind }, RecordKinds.all.map { $0.table })
      try equal(report.counts.first?.versions, 2)
    },
  ]

  private static func region(_ code: String, _ text: String) -> RegionText {
    RegionText(code: code, text: Array(text.utf8))
  }

  private static func regions(_ store: any Store, _ codes: [String]?) throws -> [RegionText] {
    try store.read { reader throws(StoreError) in try reader.regions(codes) }
  }
}

extension StoreWriter {
  fileprivate var latestID: RecordID { RecordID(high: 42, low: 42) }
}
