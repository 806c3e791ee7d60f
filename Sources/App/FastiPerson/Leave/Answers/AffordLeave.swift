public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// When hours can be taken without a later balance below the floor.
public struct LeaveAffordance: Hashable, Sendable {
  /// The first such day; nil if there is none within ``LeaveAccount/horizon`` days.
  public let day: Day?
  /// The most that can be taken on the first day; negative if a later balance is below the floor already.
  public let headroom: Hours
  /// The first day that was considered.
  public let from: Day
  /// The day that limits the hours: the one with the lowest balance from the first day on.
  public let tightest: Day
  /// The forecast on that day.
  public let lowest: Hours
  /// The events because of which it is possible on ``day``; empty if it was possible from the start, or never is.
  public let changes: [BalanceEventItem]
  /// Whether the hours for ``day`` can also be taken on every later day; false with a cap or a carry-over date.
  public let isLasting: Bool
}

extension LeaveAffordance: FieldWritable {
  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("headroom", headroom.text)
    writer.field("from", from)
    writer.field("tightestDay", tightest)
    writer.field("lowest", lowest.text)
    writer.field("changes", records: changes)
  }
}

/// Finds when leave can be taken.
public struct AffordLeave {
  private let ledger: LeaveLedger

  /// The balances of a ledger.
  public init(_ ledger: LeaveLedger) { self.ledger = ledger }

  /// The first day on which that many hours can be taken, and the events because of which it is possible.
  /// - Throws: `.invalid` for hours that are not positive or a day outside the years 1583 to 2999.
  public func callAsFunction(_ type: LeaveType, _ hours: String, from: Day) throws(Failure) -> LeaveAffordance {
    let hours = try Hours.read(hours, .hundredth, field: .input(.hours))
    do {
      let account = try ledger.account(type)
      let day = try account.earliest(hours, from: from)
      let tightest = try account.tightestDay(from: from)
      return LeaveAffordance(
        day: day, headroom: try account.headroom(on: from), from: from, tightest: tightest,
        lowest: try account.forecast(on: tightest), changes: try changes(account, day, from),
        isLasting: account.terms.policies.isNone)
    } catch { throw Failure(error) }
  }

  /// It was not possible on the day before, so the event that makes it possible counts from that day, or was the last
  /// obstacle on the day before.
  private func changes(_ account: LeaveAccount, _ day: Day?, _ from: Day) throws(LeaveError) -> [BalanceEventItem] {
    guard let day, day > from else { return [] }
    return try account.explain(.forecast, on: day).filter { $0.countsFrom == day }.map(BalanceEventItem.init)
  }
}
