import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

/// The effect of adding, editing, deleting, undoing and setting up on balances, in any order.
@Suite("Leave: Use cases") struct LeaveUseCaseTests {
  private static let today = Day(year: 2026, month: 2, day: 5)
  /// A day after all entries and postings of these tests.
  private static let late = Day(year: 2027, month: 12, day: 31)

  @Test("balances equal those of a plain list of the entries", arguments: 0..<12)
  func scripts(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let store = MemoryStore()
    let before = try Self.forecasts(store)
    // The expected content of the ledger: signed ticks and kind of leave by id; and its former states.
    var there: [RecordID: (type: String, ticks: Int64)] = [:]
    var past: [[RecordID: (type: String, ticks: Int64)]] = []
    for _ in 0..<40 {
      let old = there
      switch chance.below(4) {
      case 0, 1:
        let added = try Self.add(to: store, &chance)
        there[added.id!] = (added.type.string, added.signed.ticks)
        past.append(old)
      case 2:
        guard let id = there.keys.sorted().dropFirst(chance.below(max(1, there.count))).first else { continue }
        if chance.below(2) == 0 {
          _ = try DeleteEntry(store, try LoadLedger(store).setup())([id.text], today: Self.today)
          there[id] = nil
        } else {
          // Different hours for every edit, so that each is a change.
          let edit = EditEntry.Edit(type: "sick", action: "used", hours: "\(past.count + 1)")
          let edited = try EditEntry(store, try LoadLedger(store).setup())(
            [id.text], edit, today: Self.today)
          there[id] = (edited.items[0].type.string, edited.items[0].signed.ticks)
        }
        past.append(old)
      default:
        guard let last = past.last else { continue }
        try store.undo()
        there = last
        past.removeLast()
      }
      let now = try Self.forecasts(store)
      for (type, hours) in now {
        let sum = there.values.filter { $0.type == type }.reduce(Int64(0)) { $0 + $1.ticks }
        #expect(hours.ticks - (before[type]?.ticks ?? 0) == sum)
      }
    }
  }

  @Test("a new rate does not change balances of the past and the present", arguments: 0..<20)
  func rates(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    let store = MemoryStore()
    for _ in 0..<6 { _ = try Self.add(to: store, &chance) }
    var day = Self.today - 40
    for _ in 0..<8 {
      day = day + 1 + chance.below(30)
      let old = try LoadLedger(store)().ledger
      var edit = LeaveProfileEdit()
      edit.rates = ["vacation=\(chance.below(20)).\(10 + chance.below(90))"]
      _ = try SetupLeave(store, today: day)(edit)
      let new = try LoadLedger(store)().ledger
      for back in 0..<200 where !old.profile.schedule.isPayday(day) || back > 0 {
        for (one, other) in zip(old.accounts, new.accounts) {
          #expect(try one.balance(on: day - back) == other.balance(on: day - back))
        }
      }
    }
  }

  private static func forecasts(_ store: MemoryStore) throws -> [String: Hours] {
    let ledger = try LoadLedger(store)().ledger
    var forecasts: [String: Hours] = [:]
    for account in ledger.accounts {
      forecasts[account.terms.type.string] = try account.forecast(on: late)
      // By then all entries are posted.
      #expect(try account.official(on: late) == account.forecast(on: late))
    }
    return forecasts
  }

  private static func add(to store: MemoryStore, _ chance: inout Chance) throws -> LeaveEntryItem {
    let action = ["used", "accrued", "adjustment"][chance.below(3)]
    let draft = LeaveDraft(
      type: ["vacation", "sick", "comp"][chance.below(3)], action: action,
      sign: action == "adjustment" ? ["positive", "negative"][chance.below(2)] : nil,
      hours: "\(chance.below(80)).\(chance.below(100))")
    let book = try LoadLedger(store)()
    let entries = try AddEntry.entries(draft, on: ChargedDays(today + chance.below(300)), isSpan: false, book.setup)
    return try AddEntry(store, book, now: 0)(entries, today: today)[0]
  }

  /// Numbers that repeat with their seed: SplitMix64 (Steele, Lea and Flood 2014, figure 17).
  private struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 0x1234_5678 }

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
  }
}
