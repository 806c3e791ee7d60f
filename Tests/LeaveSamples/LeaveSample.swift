package import FastiCivil
package import FastiFormats
package import FastiLeave
import TestSupport

/// A random ledger: a profile of several kinds of leave, and entries with notes that are hard to write.
package struct LeaveSample {
  package let profile: LeaveFile.Profile
  package let rows: [LeaveRow]

  /// The sample of a seed.
  /// - Parameter policies: whether there may be caps and carry-over limits.
  package init(seed: UInt64, policies: Bool = true) throws {
    var chance = Chance(seed: seed)
    let schedule = try Self.schedule(&chance)
    var terms: [LeaveTerms] = []
    for type in [LeaveType.vacation, .sick, .comp].prefix(chance.number(1...3)) {
      terms.append(
        LeaveTerms(
          type: type, start: Hours(ticks: Int64(chance.number(-500_000...9_000_000))),
          rates: try Self.rates(schedule.anchor, &chance),
          policies: policies && chance.one(in: 3) ? try Self.policies(&chance) : .none,
          floor: Hours(ticks: chance.one(in: 3) ? Int64(chance.number(-90_000...90_000)) : 0)))
    }
    profile = LeaveFile.Profile(
      try LeaveProfile(schedule: schedule, baseline: chance.one(in: 3) ? .statement : .additive, terms: terms),
      rounding: chance.one(in: 2) ? .quarterHour : .hundredth)
    var rows: [LeaveRow] = []
    for number in 0..<chance.number(0...12) { rows.append(try Self.row(number, schedule.anchor, &chance)) }
    self.rows = rows
  }

  /// Profile and entries, in the order of files.
  package var file: LeaveFile { LeaveFile(profile: profile, rows: rows.sorted(by: LeaveRow.precedes)) }

  /// Their ledger.
  package func ledger() throws -> LeaveLedger {
    let versions = rows.map { EntryVersion(id: $0.id ?? EntryID(""), stamp: EntryStamp("1"), entry: $0.entry) }
    return try LeaveLedger(profile: profile.profile, versions: versions)
  }

  /// The last day of a ledger of all entries.
  package var last: Day {
    let schedule = profile.profile.schedule
    return rows.map { schedule.payday(of: $0.entry.day) }.reduce(schedule.anchor + 40, max)
  }

  private static func schedule(_ chance: inout Chance) throws -> PaySchedule {
    let near = Day(year: 2026, month: 2, day: 6) + chance.number(-900...900)
    let lag = chance.pick([7, 7, 0, 1, 13, 30])
    switch chance.number(0...3) {
    case 0:
      let month = YearMonth(near)
      return try PaySchedule(anchor: month.start + 14, pattern: .semimonthly(15, 31), lag: lag)
    case 1:
      return try PaySchedule(
        anchor: YearMonth(near).start + (YearMonth(near).length - 1), pattern: .monthly(31), lag: lag)
    default: return try PaySchedule(anchor: near, pattern: .every(days: chance.pick([14, 14, 7, 28, 90])), lag: lag)
    }
  }

  private static func rates(_ anchor: Day, _ chance: inout Chance) throws -> RateTable {
    var lines = [RateTable.Line(from: nil, rate: Hours(ticks: Int64(chance.number(0...120_000))))]
    var from = anchor - 100
    for _ in 0..<max(0, chance.number(-2...2)) {
      from = from + chance.number(1...90)
      lines.append(.init(from: from, rate: Hours(ticks: Int64(chance.number(0...120_000)))))
    }
    return try RateTable(lines)
  }

  private static func policies(_ chance: inout Chance) throws -> LeavePolicies {
    let kind = chance.number(1...3)
    let carry = try LeavePolicies.Carry(
      month: chance.number(1...12), day: chance.number(1...28), limit: Hours(ticks: Int64(chance.number(0...500_000))))
    return LeavePolicies(
      cap: kind & 1 == 0 ? nil : Hours(ticks: Int64(chance.number(0...3_000_000))), carry: kind & 2 == 0 ? nil : carry)
  }

  private static func row(_ number: Int, _ anchor: Day, _ chance: inout Chance) throws -> LeaveRow {
    let entry = try LeaveEntry(
      day: anchor + chance.number(-200...500),
      type: try LeaveType(chance.pick(["vacation", "sick", "comp", "other-1"])),
      action: chance.pick([.used, .used, .accrued, .adjustment(.positive), .adjustment(.negative)]),
      hours: Hours(ticks: Int64(chance.one(in: 3) ? chance.number(0...2) * 800 : chance.number(0...4_000)) * 100),
      note: note(&chance))
    var id = String(number, radix: 16)
    id = String(repeating: "0", count: 12 - id.count) + id
    return LeaveRow(
      id: EntryID("0199aabb-ccdd-7eef-8123-\(id)"), entry: entry,
      source: chance.one(in: 3)
        ? note(&chance).isEmpty ? Array("typed".utf8) : Array("=from, \"a\" file".utf8) : Array("typed".utf8),
      created: Int64(chance.number(0...2_000_000_000)) * 1_000
        + (chance.one(in: 2) ? Int64(chance.number(0...999)) : 0),
      span: chance.one(in: 4) ? EntryID("0199aabb-ccdd-8eef-8123-00000000000\(chance.number(0...3))") : nil)
  }

  /// Text that people do not type but paste.
  static func note(_ chance: inout Chance) -> [UInt8] {
    let pieces = [
      "a", "Skiing", " ", "  ", "\t", "\n", "\n\n", "\"", "\"\"", "'", "''", "=", "=1+1", "+", "-", "@", ",", ";",
      ":", "\\", "\\n",
      "date:2026-13-45", "date2:x", "[2026-99-99]", "id: x", "notes: \"", "; fasti: opening", "å", "Tết", "漢字", "🎄",
      "e\u{301}",
      "\u{FEFF}", "\u{2028}", "\u{200F}", "=", "h", " = 5 h", "\u{10FFFF}",
      "end comment",
    ]
    return (0..<chance.number(0...5)).flatMap { _ in Array(chance.pick(pieces).utf8) }
  }
}
