public import FastiCivil
public import FastiFormats
public import FastiLeave

/// A warning about leave that can still be acted on.
public struct LeaveWarning: Hashable, Sendable {
  /// The kinds of warnings.
  public enum Kind: Hashable, Sendable {
    /// Hours above the carry-over limit will be lost.
    case expiring
    /// A forecast is below the floor.
    case underFloor

    /// The word in JSON.
    public var word: StaticString { self == .expiring ? "expiring" : "underFloor" }
  }

  public let kind: Kind
  /// The kind of leave.
  public let type: LeaveType
  /// The carry-over date, or the first day below the floor.
  public let day: Day
  /// The hours that will be lost, or the forecast of that day.
  public let hours: Hours
  /// The floor; zero for hours that expire.
  public let floor: Hours

  /// The warning as a sentence.
  public var message: String {
    switch kind {
    case .expiring: "\(hours.text) h of \(type.string) expire on \(day.iso) unless they are taken before"
    case .underFloor: "\(type.string) will be \(hours.text) h on \(day.iso), under its floor of \(floor.text)"
    }
  }
}

extension LeaveWarning: FieldWritable {
  /// Kind, leave, day, hours, and the sentence.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("kind", "\(kind.word)")
    writer.field("type", type.string)
    writer.field("date", day)
    writer.field("hours", hours.text)
    writer.field("message", message)
  }
}

/// Finds the warnings of a ledger.
public struct FindWarnings {
  private let ledger: LeaveLedger

  /// Searches a ledger.
  public init(_ ledger: LeaveLedger) { self.ledger = ledger }

  /// How far ahead it looks, in days.
  public static let horizon = 60

  /// The warnings of a day up to ``horizon`` days after it, in the order of the kinds of leave.
  /// - Parameter first: The first day on which a balance below its floor is reported; by default the day.
  /// - Throws: `.outsideLimits` or `.overflow`.
  public func callAsFunction(on day: Day, from first: Day? = nil) throws(LeaveError) -> [LeaveWarning] {
    let last = min(day + Self.horizon, Limits.days.last)
    var warnings: [LeaveWarning] = []
    for account in ledger.accounts {
      let (type, floor) = (account.terms.type, account.terms.floor)
      // The last year has no next carry-over date.
      if last < Limits.days.last, let expiry = try account.expiring(on: day), expiry.hours > .zero, expiry.day <= last {
        warnings.append(LeaveWarning(kind: .expiring, type: type, day: expiry.day, hours: expiry.hours, floor: .zero))
      }
      guard let range = try? DayRange(first ?? day, last), let low = try account.firstUnderFloor(in: range) else {
        continue
      }
      warnings.append(
        LeaveWarning(
          kind: .underFloor, type: type, day: low, hours: try account.forecast(on: low), floor: floor))
    }
    return warnings
  }
}
