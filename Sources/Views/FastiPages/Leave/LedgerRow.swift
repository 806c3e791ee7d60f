public import FastiAgenda
public import FastiCivil
public import FastiLeave

/// A line of the leave statement.
public struct LedgerRow: Hashable, Sendable {
  /// The entry's id; nil for a line that is computed: an accrual, or what is lost.
  public var id: String?
  public var day: Day
  /// The kind of leave.
  public var type: LeaveType
  /// What it is, by its colour and its sign.
  public var kind: EntryKind
  /// What it is, in words: `Used: Crete`.
  public var what: String
  /// What it adds; negative when it takes.
  public var signed: Hours
  /// The balance of its kind of leave after it; nil for one that the profile does not have.
  public var balance: Hours?
  /// The payday from which the official balance has it.
  public var postsOn: Day
  /// Whether it has it today.
  public var isPosted: Bool
  /// The span it is, or is a part of; nil for a line alone. ``id`` is then that of the span.
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

/// Days of a span that follow each other in the statement, as one line.
public struct LedgerRowSpan: Hashable, Sendable {
  /// From the first of them to the last.
  public var days: DayRange
  /// How many of them have an entry.
  public var count: Int
  /// From the first day of the whole span to the last.
  public var whole: DayRange
  /// How many days of the whole span have an entry.
  public var wholeCount: Int
  /// Its days, the latest first; none on a page that has many others.
  public var lines: [LedgerDay]

  /// Days of a span.
  public init(_ days: DayRange, _ count: Int, of whole: DayRange, _ wholeCount: Int, lines: [LedgerDay]) {
    (self.days, self.count, self.whole, self.wholeCount, self.lines) = (days, count, whole, wholeCount, lines)
  }

  /// Whether other lines have the rest of the span.
  public var isPart: Bool { count < wholeCount }
}

/// A day of a span.
public struct LedgerDay: Hashable, Sendable {
  /// The entry's id.
  public var id: String
  public var day: Day
  /// What it adds; negative when it takes.
  public var signed: Hours
  /// The balance of its kind of leave after it; nil for one that the profile does not have.
  public var balance: Hours?

  /// A day.
  public init(id: String, _ day: Day, signed: Hours, balance: Hours?) {
    (self.id, self.day, self.signed, self.balance) = (id, day, signed, balance)
  }
}

/// What some lines of the leave statement add and take.
public struct LedgerSums: Hashable, Sendable {
  /// What is added.
  public private(set) var gained = Hours.zero
  /// What is taken; never positive.
  public private(set) var taken = Hours.zero
  /// What a carry-over date removes; never positive.
  public private(set) var expired = Hours.zero

  /// The sums of no lines.
  public init() {}

  /// Adds the hours of one more line.
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

/// A page of the leave statement: as many lines as a page has, the latest first.
public struct LedgerSheet: Sendable {
  /// The lines.
  public var rows: [LedgerRow]
  /// The sums of the months of the lines, with those of other pages.
  public var months: [YearMonth: LedgerSums] = [:]
  /// Everything after today, with what is on other pages.
  public var planned = LedgerSums()
  /// How many lines that is.
  public var plannedCount = 0
  /// Its number: 0 is the one with today, 1, 2 ... are earlier, -1, -2 ... later.
  public var number = 0
  /// Whether there are later lines.
  public var hasLater = false
  /// Whether there are earlier lines.
  public var hasEarlier = false
  /// The balances before the first line, on the page that has it.
  public var openings: [(type: LeaveType, balance: Hours)] = []

  /// A page of lines.
  public init(rows: [LedgerRow] = []) { self.rows = rows }

  /// The most lines of a page.
  public static let most = 36
  /// The most lines after today on the page with today.
  public static let mostPlanned = 12
  /// The most days that the spans of a page open to; those of the others stand in their editors.
  public static let mostDays = 200

  /// Which lines of a statement are on a page, by their number from the earliest on.
  /// - Parameters:
  ///   - count: How many lines the statement has.
  ///   - planned: How many of them are after today.
  public static func range(of number: Int, count: Int, planned: Int) -> Range<Int> {
    let (past, ahead) = (count - planned, min(planned, mostPlanned))
    func bounded(_ place: Int) -> Int { min(max(place, 0), count) }
    if number == 0 { return bounded(past + ahead - most)..<(past + ahead) }
    let first = number > 0 ? past + ahead - most * (number + 1) : past + ahead + most * (-number - 1)
    return bounded(first)..<bounded(first + most)
  }

  /// The numbers of the pages of a statement.
  public static func numbers(count: Int, planned: Int) -> ClosedRange<Int> {
    count == 0
      ? 0...0
      : number(of: count - 1, count: count, planned: planned)...max(0, number(of: 0, count: count, planned: planned))
  }

  /// The page that has a line.
  public static func number(of line: Int, count: Int, planned: Int) -> Int {
    let top = count - planned + min(planned, mostPlanned)
    return line < top ? (top - 1 - line) / most : -((line - top) / most + 1)
  }
}
