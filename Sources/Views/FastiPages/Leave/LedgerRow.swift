public import FastiAgenda
public import FastiCivil
public import FastiLeave

/// A line of the leave statement.
public struct LedgerRow: Hashable, Sendable {
  /// The entry's id; nil for a computed line: an accrual, or lost hours.
  public var id: String?
  public var day: Day
  /// The kind of leave.
  public var type: LeaveType
  /// The kind that sets its colour and its sign.
  public var kind: EntryKind
  /// Its description: `Used: Crete`.
  public var what: String
  /// The added hours; negative for hours taken.
  public var signed: Hours
  /// The balance of its kind of leave after it; nil for a kind that is not in the profile.
  public var balance: Hours?
  /// The payday from which it is in the official balance.
  public var postsOn: Day
  /// Whether it is in the official balance today.
  public var isPosted: Bool
  /// The span of the line; nil for a single entry. ``id`` is then the id of the span.
  public var span: LedgerRowSpan?

  /// A line.
  public init(
    id: String?, _ day: Day, _ type: LeaveType, _ kind: EntryKind, _ what: String, signed: Hours, balance: Hours?,
    postsOn: Day, isPosted: Bool
  ) {
    self.id = id
    self.day = day
    self.type = type
    self.kind = kind
    self.what = what
    self.signed = signed
    self.balance = balance
    self.postsOn = postsOn
    self.isPosted = isPosted
  }
}

/// Consecutive days of a span in the statement, as one line.
public struct LedgerRowSpan: Hashable, Sendable {
  /// The first to the last of these days.
  public var days: DayRange
  /// The number of their entries.
  public var count: Int
  /// The first to the last day of the whole span.
  public var whole: DayRange
  /// The number of entries of the whole span.
  public var wholeCount: Int
  /// Its days, the latest first; empty on a page that has too many days.
  public var lines: [LedgerDay]

  /// Days of a span.
  public init(_ days: DayRange, _ count: Int, of whole: DayRange, _ wholeCount: Int, lines: [LedgerDay]) {
    (self.days, self.count, self.whole, self.wholeCount, self.lines) = (days, count, whole, wholeCount, lines)
  }

  /// Whether the rest of the span is on other lines.
  public var isPart: Bool { count < wholeCount }
}

/// A day of a span.
public struct LedgerDay: Hashable, Sendable {
  /// The entry's id.
  public var id: String
  public var day: Day
  /// The added hours; negative for hours taken.
  public var signed: Hours
  /// The balance of its kind of leave after it; nil for a kind that is not in the profile.
  public var balance: Hours?

  /// One day of a span, from its entry.
  public init(id: String, _ day: Day, signed: Hours, balance: Hours?) {
    (self.id, self.day, self.signed, self.balance) = (id, day, signed, balance)
  }
}

/// The sums of lines of the leave statement.
public struct LedgerSums: Hashable, Sendable {
  /// The hours added.
  public private(set) var gained = Hours.zero
  /// The hours taken; never positive.
  public private(set) var taken = Hours.zero
  /// The hours lost on carry-over dates; never positive.
  public private(set) var expired = Hours.zero

  /// Sums of zero.
  public init() {}

  /// Adds the hours of a line.
  /// - Throws: `.overflow`.
  public mutating func add(_ hours: Hours, isExpired: Bool = false) throws(LeaveError) {
    if isExpired {
      expired = try expired + hours
    } else if hours < .zero {
      taken = try taken + hours
    } else {
      gained = try gained + hours
    }
  }
}

/// A page of the leave statement: its lines, the latest first.
public struct LedgerSheet: Sendable {
  /// The lines.
  public var rows: [LedgerRow]
  /// The sums of the months of the lines, including lines on other pages.
  public var months: [YearMonth: LedgerSums] = [:]
  /// The sums of all lines after today, including lines on other pages.
  public var planned = LedgerSums()
  /// The number of all lines after today.
  public var plannedCount = 0
  /// Its number: page 0 has today, 1, 2 ... are earlier, -1, -2 ... later.
  public var number = 0
  /// Whether there are later lines.
  public var hasLater = false
  /// Whether there are earlier lines.
  public var hasEarlier = false
  /// The balances before the first line, on the page with that line.
  public var openings: [(type: LeaveType, balance: Hours)] = []

  /// A page of lines.
  public init(rows: [LedgerRow] = []) { self.rows = rows }

  /// The greatest number of lines on a page.
  public static let most = 36
  /// The greatest number of lines after today on the page with today.
  public static let mostPlanned = 12
  /// The greatest number of days that the spans of a page list; the days of other spans are in their editors.
  public static let mostDays = 200

  /// The lines of a statement on a page, by their number from the earliest on.
  /// - Parameters:
  ///   - count: The number of lines of the statement.
  ///   - planned: The number of lines after today.
  public static func range(of number: Int, count: Int, planned: Int) -> Range<Int> {
    let (past, ahead) = (count - planned, min(planned, mostPlanned))
    func bounded(_ place: Int) -> Int { min(max(place, 0), count) }
    if number == 0 { return bounded(past + ahead - most)..<(past + ahead) }
    let first = number > 0 ? past + ahead - most * (number + 1) : past + ahead + most * (-number - 1)
    return bounded(first)..<bounded(first + most)
  }

  /// The range of the page numbers of a statement.
  public static func numbers(count: Int, planned: Int) -> ClosedRange<Int> {
    count == 0
      ? 0...0
      : number(of: count - 1, count: count, planned: planned)...max(0, number(of: 0, count: count, planned: planned))
  }

  /// The page with a line.
  public static func number(of line: Int, count: Int, planned: Int) -> Int {
    let top = count - planned + min(planned, mostPlanned)
    return line < top ? (top - 1 - line) / most : -((line - top) / most + 1)
  }
}
