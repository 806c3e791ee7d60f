public import FastiCivil
import FastiLeave
public import FastiRecords

/// Changes the profile: paydays, starting balances, rates, policies, rounding.
public struct SetupLeave {
  private let store: any Store
  private let today: Day

  /// Changes the profile of a store.
  /// - Parameter today: A new rate begins with the next payday after this day.
  public init(_ store: any Store, today: Day) {
    self.store = store
    self.today = today
  }

  /// Applies an edit to the saved profile, or to the initial one.
  ///
  /// - Returns: The new profile, whether it changed, and the days from which new rates apply.
  /// - Throws: `.invalid` and `.usage` for wrong values; `.storage`.
  public func callAsFunction(_ edit: LeaveProfileEdit) throws(Failure) -> Answer {
    let outcome: Outcome
    do {
      outcome = try store.write(store.newChange(ChangeAction(.edit, .profile))) { writer throws(StoreError) in
        let rows = try LeaveRows(writer)
        let versions = try writer.versions(LeaveEntryRecord.self).map { $0.engineVersion }
        let (old, new): (LeaveSetup, LeaveSetup)
        do throws(Failure) {
          old = try Self.setup(rows)
          new = try edit.applied(to: old, today: today)
          try Self.check(new, versions)
        } catch { return .refused(error) }
        return .done(new, old: old, try Self.write(new, over: rows, to: writer))
      }
    } catch { throw Failure(error) }
    switch outcome {
    case .refused(let failure): throw failure
    case .done(let setup, let old, let isChanged):
      return Answer(setup: setup, isChanged: isChanged, redated: setup.redating(from: old))
    }
  }

  /// Applies an edit without writing.
  /// - Throws: As ``callAsFunction(_:)``.
  public func check(_ edit: LeaveProfileEdit) throws(Failure) {
    _ = try edit.applied(to: try LoadLedger(store).setup(), today: today)
  }

  /// The result of an edit.
  public struct Answer: Sendable {
    /// The new profile.
    public let setup: LeaveSetup
    /// Whether the profile differs from the former one, so that it was written.
    public let isChanged: Bool
    /// A sentence that starting balances apply on another day, although they were not given again; nil if there are
    /// none.
    public let redated: Sentence?
  }

  private enum Outcome {
    case refused(Failure)
    case done(LeaveSetup, old: LeaveSetup, Bool)
  }

  private static func setup(_ rows: LeaveRows) throws(Failure) -> LeaveSetup {
    do { return try rows.setup() } catch { throw Failure(error) }
  }

  /// Refuses a profile whose balances exceed 64 bits, because it could not answer any question.
  private static func check(_ setup: LeaveSetup, _ versions: [EntryVersion]) throws(Failure) {
    do {
      let ledger = try LeaveLedger(profile: setup.profile, versions: versions)
      for account in ledger.accounts {
        for day in [Limits.days.first, Limits.days.last] { _ = try account.balance(on: day) }
      }
    } catch { throw Failure(error, field: .start) }
  }

  /// Replaces the whole profile; kinds of leave that are missing in the new one are removed.
  package static func replace(with setup: LeaveSetup, in writer: any StoreWriter) throws(StoreError) {
    let rows = try LeaveRows(writer)
    for old in rows.terms where !setup.profile.terms.contains(where: { $0.type == old.type }) {
      try writer.delete(LeaveTermsRecord.self, key: old.key)
    }
    _ = try write(setup, over: rows, to: writer)
  }

  /// Writes what has changed and deletes rate lines that are not used any more.
  private static func write(
    _ setup: LeaveSetup, over old: LeaveRows, to writer: any StoreWriter
  ) throws(StoreError) -> Bool {
    let rows = setup.rows
    var isChanged = try writer.put(rows.profile)
    for terms in rows.terms where try writer.put(terms) { isChanged = true }
    for rate in rows.rates where try writer.put(rate) { isChanged = true }
    let keys = Set(rows.rates.map(\.key))
    for rate in old.rates where !keys.contains(rate.key) {
      if try writer.delete(LeaveRateRecord.self, key: rate.key) { isChanged = true }
    }
    return isChanged
  }
}
