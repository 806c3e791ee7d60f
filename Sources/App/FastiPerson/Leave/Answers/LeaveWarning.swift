public import FastiCivil
public import FastiFormats
public import FastiLeave

/// Something about leave to act on while there is time.
public struct LeaveWarning: Hashable, Sendable {
  /// What is about to happen.
  public enum Kind: Hashable, Sendable {
    /// Hours above the carry-over limit will be lost.
    case expiring
    /// A forecast is under the floor.
    case underFloor

    /// The word in JSON.
    public var word: StaticString { self == .expiring ? "expiring" : "underFloor" }
  }

  public let kind: Kind
  /// The kind of leave.
  public let type: LeaveType
  /// The carry-over date, or the first day under the floor.
  public let day: Day
  /// The hours that will be lost, or the forecast of that day.
  public let hours: Hours
  /// What was gone under; zero for hours that expire.
  public let floor: Hours

  /// The sentence for people.
  public var message: String {
    switch kind {
    case .expiring: "\(hours.text) h of \(type.string) expire on \(day.iso) unless they are taken before"
    case .underFloor: "\(type.string) will be \(hours.text) h on \(day.iso), under its floor of \(floor.text)"
    }
  }
}

extension LeaveWarning: Fielded {
  /// What, which leave, when, how much, and the sentence.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("kind", "\(kind.word)")
    writer.field("type", type.string)
    writer.field("date", day)
    writer.field("hours", hours.text)
    writer.field("message", message)
  }
}

/// Finds what to act on.
public struct FindWarnings {
  private let ledger: LeaveLedger

  /// Looks over a ledger.
  public init(_ ledger: LeaveLedger) { self.ledger = ledger }

  /// How far ahead it looks, in days.
  public static let horizon = 60

  /// What happens from a day on to ``horizon`` days after it, in the order of the kinds of leave.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func callAsFunction(from day: Day) throws(LeaveError) -> [LeaveWarning] {
    let last = min(day + Self.horizon, Limits.days.last)
    var warnings: [LeaveWarning] = []
    for account in ledger.accounts {
      let (type, floor) = (account.terms.type, account.terms.floor)
      // Past the last year there is no carry-over date to ask about.
      if last < Limits.days.last, let expiry = try account.expiring(on: day), expiry.hours > .zero, expiry.day <= last {
        warnings.append(LeaveWarning(kind: .expiring, type: type, day: expiry.day, hours: expiry.hours, floor: .zero))
      }
      guard let range = try? DayRange(day, last), let low = try account.firstUnderFloor(in: range) else { continue }
      warnings.append(
        LeaveWarning(
          kind: .underFloor, type: type, day: low, hours: try account.forecast(on: low), floor: floor))
    }
    return warnings
  }
}
