import FastiCivil
import FastiLeave
import FastiPerson
import FastiRecords

extension StoreLaw {
  static let leave = [
    StoreLaw("every profile, every set of terms and every rate line comes back as it was") { bench in
      let store = try bench.store()
      for profile in try profiles() {
        try store.write(store.newChange("leave setup")) { writer throws(StoreError) in try writer.put(profile) }
        let read = try store.read { reader throws(StoreError) in
          try reader.record(LeaveProfileRecord.self, key: LeaveProfileRecord.key)
        }
        try equal(read, profile)
      }
      let (terms, rates) = (try allTerms(), try allRates())
      try store.write(store.newChange("leave setup")) { writer throws(StoreError) in
        for one in terms { try writer.put(one) }
        for rate in rates { try writer.put(rate) }
      }
      let read = try store.read { reader throws(StoreError) in
        (
          try reader.all(LeaveTermsRecord.self).map { $0.record },
          try reader.all(LeaveRateRecord.self).map { $0.record }
        )
      }
      try equal(Set(read.0), Set(terms))
      try equal(Set(read.1), Set(rates))
      try equal(try store.history(limit: 9).count, 5)
    },
    StoreLaw("every version of an entry is kept: as written, edited, deleted and brought back") { bench in
      let store = try bench.store()
      let id = RecordID(high: 5, low: 6)
      let entries = try allEntries()
      for entry in entries {
        try store.write(store.newChange("leave edit")) { writer throws(StoreError) in try writer.put(entry, id: id) }
      }
      try store.write(store.newChange("leave delete")) { writer throws(StoreError) in
        try writer.delete(LeaveEntryRecord.self, id: id)
      }
      try equal(try store.live().count, 0)
      try store.undo()
      try equal(try store.live().map { $0.record }, [entries[entries.count - 1]])
      let versions = try store.read { reader throws(StoreError) in try reader.versions(LeaveEntryRecord.self, id: id) }
      let last = entries[entries.count - 1]
      try equal(versions.map { $0.record }, entries + [last, last])
      try equal(versions.map { $0.deleted }, entries.map { _ in false } + [true, false])
    },
    StoreLaw("all versions of a kind are read at once, and those known at a stamp") { bench in
      let store = try bench.store()
      let entries = try allEntries()
      var then: [Stamp] = []
      for (number, entry) in entries.enumerated() {
        bench.clock.now += 1_000
        try store.write(store.newChange("leave add")) { writer throws(StoreError) in
          try writer.put(entry, id: RecordID(high: 1, low: UInt64(number % 2)))
        }
        then.append(try store.latest())
      }
      func versions(_ stamp: Stamp?) throws -> [Version<LeaveEntryRecord>] {
        try store.read(knownAt: stamp) { reader throws(StoreError) in try reader.versions(LeaveEntryRecord.self) }
      }
      let all = try versions(nil)
      try equal(Set(all.map { $0.record }), Set(entries))
      try equal(all.map { $0.id.low }, all.map { $0.id.low }.sorted())
      try equal(all.filter { $0.id.low == 0 }.map { $0.stamp }, all.filter { $0.id.low == 0 }.map { $0.stamp }.sorted())
      for (number, stamp) in then.enumerated() { try equal(try versions(stamp).count, number + 1) }
    },
    StoreLaw("the entries of some days are found by the day") { bench in
      let store = try bench.store()
      let entries = try allEntries()
      try store.write(store.newChange("leave add")) { writer throws(StoreError) in
        for (number, entry) in entries.enumerated() {
          try writer.put(entry, id: RecordID(high: 2, low: UInt64(number)))
        }
      }
      for entry in entries {
        let day = Int64(entry.entry.day.number)
        try equal(
          Set(try store.live(.range(column: "day", day...day)).map { $0.record }),
          Set(entries.filter { $0.entry.day == entry.entry.day }))
      }
    },
  ]

  private static func profiles() throws -> [LeaveProfileRecord] {
    let (first, last) = (Limits.days.first, Limits.days.last)
    return [
      LeaveProfileRecord(
        schedule: try PaySchedule(anchor: first, pattern: .every(days: 14)), baseline: .additive,
        rounding: .quarterHour),
      LeaveProfileRecord(
        schedule: try PaySchedule(anchor: last, pattern: .every(days: 366), lag: 0), baseline: .statement,
        rounding: .hundredth),
      LeaveProfileRecord(
        schedule: try PaySchedule(anchor: Day(year: 2026, month: 2, day: 28), pattern: .semimonthly(15, 31), lag: 366),
        baseline: .additive, rounding: .hundredth),
      LeaveProfileRecord(
        schedule: try PaySchedule(anchor: Day(year: 2026, month: 1, day: 31), pattern: .monthly(31)),
        baseline: .statement, rounding: .quarterHour),
    ]
  }

  private static func allTerms() throws -> [LeaveTermsRecord] {
    [
      LeaveTermsRecord(type: .vacation, position: 0, start: Hours(ticks: .max)),
      LeaveTermsRecord(
        type: .sick, position: 1, start: Hours(ticks: .min),
        policies: LeavePolicies(
          cap: Hours(ticks: -1), carry: try LeavePolicies.Carry(month: 2, day: 28, limit: .zero)),
        floor: Hours(ticks: -40_000)),
      LeaveTermsRecord(
        type: try LeaveType("a" + String(repeating: "-9", count: 15) + "z"), position: 2, start: .zero,
        policies: LeavePolicies(carry: try LeavePolicies.Carry(month: 12, day: 31, limit: Hours(ticks: 30_769)))),
    ]
  }

  private static func allRates() throws -> [LeaveRateRecord] {
    [
      LeaveRateRecord(type: .vacation, since: nil, rate: .zero),
      LeaveRateRecord(type: .vacation, since: Limits.days.last, rate: RateTable.most),
      LeaveRateRecord(type: .sick, since: nil, rate: Hours(ticks: 30_769)),
    ]
  }

  private static func allEntries() throws -> [LeaveEntryRecord] {
    let day = Day(year: 2026, month: 2, day: 2)
    return [
      LeaveEntryRecord(
        entry: try LeaveEntry(day: day, type: .vacation, action: .used, hours: Hours(whole: 24)), created: 0),
      LeaveEntryRecord(
        entry: try LeaveEntry(
          day: day, type: .comp, action: .accrued, hours: .mostOfAnEntry, note: Array("Tết; 'DROP'\n".utf8)),
        source: "csv", created: 1_770_292_800_000),
      LeaveEntryRecord(
        entry: try LeaveEntry(
          day: Limits.days.first, type: .sick, action: .adjustment(.negative), hours: Hours(ticks: 100)), created: 7),
      LeaveEntryRecord(
        entry: try LeaveEntry(
          day: Limits.days.last, type: .sick, action: .adjustment(.positive), hours: .zero), created: 7,
        span: RecordID(high: 9, low: .max)),
    ]
  }
}

extension Store {
  fileprivate func live(_ filter: RecordFilter = .everything) throws -> [Version<LeaveEntryRecord>] {
    try read { reader throws(StoreError) in try reader.all(LeaveEntryRecord.self, where: filter) }
  }
}
