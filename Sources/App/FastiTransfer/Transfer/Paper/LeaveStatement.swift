public import FastiAgenda
public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiPerson
public import FastiRecords
public import FastiWords

/// The statement of leave for some days: opening balance, every entry and accrual with the balance after it, sums,
/// closing balance, for each kind of leave; and the paydays. The page of leave shows the same lines as the document.
public struct LeaveStatement: Sendable {
  private let range: DayRange
  private let today: Day
  private let isSample: Bool
  private let parts: [Part]
  private let paydays: [PeriodItem]
  /// Entries of kinds of leave that are missing in the profile, so they have no balance.
  private let others: [Line]

  /// One kind of leave.
  private struct Part: Sendable {
    let type: LeaveType
    let balance: LeaveBalance
    let opening: Hours
    let lines: [Line]
    let closing: Hours
    let gained: Hours
    let taken: Hours
    let expired: Hours
    let account: LeaveAccount
  }

  /// An entry, an accrual or a loss.
  public struct Line: Sendable {
    /// The kind of leave.
    public let type: LeaveType
    /// The origin of the hours.
    public let kind: LeaveEvent.Kind
    public let day: Day
    /// The hours it adds; negative if it subtracts.
    public let hours: Hours
    /// The balance after it; nil for a kind of leave that is missing in the profile.
    public let balance: Hours?

    /// The line of an event, with the resulting balance.
    public init(_ event: LeaveEvent, of type: LeaveType) {
      (self.type, kind, day, hours, balance) = (type, event.kind, event.day, event.hours, event.balance)
    }

    /// The line of an entry whose kind of leave is missing in the profile.
    fileprivate init(_ entry: LedgerEntry) {
      (type, kind, day) = (entry.entry.type, .entry(entry), entry.entry.day)
      (hours, balance) = (entry.entry.signedHours, nil)
    }

    /// The stored entry; nil for a computed line.
    public var entry: LedgerEntry? { if case .entry(let entry) = kind { entry } else { nil } }

    /// Whether a carry-over date removes the hours.
    public var isExpired: Bool { if case .forfeit = kind { true } else { false } }

    /// The kind of entry that decides its colour and its sign.
    public var look: EntryKind {
      if isExpired { return .leaveLowered }
      return entry.map { EntryKind($0.entry.action) } ?? .payday
    }
  }

  /// The statement of some days.
  /// - Throws: `.invalid` when balances exceed 64 bits.
  public init(_ book: LeaveBook, over range: DayRange, today: Day) throws(Failure) {
    self.range = range
    self.today = today
    isSample = !book.setup.isSaved
    paydays = try ShowPeriods(book.setup.profile.schedule)(from: range.first, to: range.last)
    let known = Set(book.ledger.accounts.map(\.terms.type))
    others = book.ledger.entries.filter { !known.contains($0.entry.type) && range.contains($0.entry.day) }.map {
      Line($0)
    }
    do throws(LeaveError) {
      var parts: [Part] = []
      for account in book.ledger.accounts { parts.append(try LeaveStatement.part(account, range, today)) }
      self.parts = parts
    } catch { throw Failure(error) }
  }

  private static func part(_ account: LeaveAccount, _ range: DayRange, _ today: Day) throws(LeaveError) -> Part {
    let closing = try account.forecast(on: range.last)
    let (opening, events) = try account.events(in: range)
    var (gained, taken, expired) = (Hours.zero, Hours.zero, Hours.zero)
    for event in events {
      if event.kind == .forfeit {
        expired = try expired + event.hours
      } else if event.hours < .zero {
        taken = try taken + event.hours
      } else {
        gained = try gained + event.hours
      }
    }
    return Part(
      type: account.terms.type, balance: try account.balance(on: today), opening: opening,
      lines: events.map { Line($0, of: account.terms.type) }, closing: closing, gained: gained, taken: taken,
      expired: expired, account: account)
  }

  // MARK: For a page

  /// All days with an entry or an accrual, and the next paydays.
  public static func days(of book: LeaveBook, today: Day) -> DayRange {
    let (entries, schedule) = (book.ledger.entries, book.setup.profile.schedule)
    var payday = today
    for _ in 0..<ListEntries.upcoming where payday < Limits.days.last {
      payday = schedule.nextPayday(onOrAfter: payday + 1)
    }
    let last = min(max(payday, entries.last?.entry.day ?? today), Limits.days.last)
    let first = min(schedule.anchor + 1, entries.first?.entry.day ?? today, today)
    return (try? DayRange(max(first, Limits.days.first), last)) ?? DayRange(today)
  }

  /// The lines of one kind of leave, or of all, by day.
  public func lines(_ type: LeaveType? = nil) -> [Line] {
    let lines = (parts.map(\.lines) + [others]).flatMap { $0 }.filter { type == nil || $0.type == type }
    guard type == nil else { return lines }
    // Within a day, lines of a kind of leave stay together and in their order.
    let order = lines.indices.sorted { (lines[$0].day, $0) < (lines[$1].day, $1) }
    return order.map { lines[$0] }
  }

  /// The balances before the first line, of one kind of leave or of all.
  public func openings(_ type: LeaveType? = nil) -> [(type: LeaveType, balance: Hours)] {
    parts.filter { type == nil || $0.type == type }.map { ($0.type, $0.opening) }
  }

  // MARK: On paper

  /// The sheet that is printed and shown on a page.
  /// - Parameter name: The name of the person; may be empty.
  public func sheet(_ words: PageWords, name: String) -> PaperSheet {
    let subtitle = [words.span(range), name].filter { !$0.isEmpty }.joined(separator: " · ")
    var blocks: [PaperBlock] = isSample ? [.paragraph(words(.noLeaveProfile))] : []
    blocks.append(.cards(parts.map { card($0, words) }))
    for part in parts {
      blocks.append(.heading(words(leave: part.type)))
      // For more years there would be too many balances in a chart.
      if range.count <= PaperKind.mostDays, let chart = try? words.chart(part.account, over: range, today: today) {
        blocks.append(.chart(chart))
      }
      blocks.append(.table(table(part, words)))
    }
    for lines in Dictionary(grouping: others, by: \.type).values.sorted(by: { $0[0].type.string < $1[0].type.string }) {
      let rows = lines.map { row($0, words) }
      blocks += [.heading(words(leave: lines[0].type)), .table(PaperTable(columns(words), rows: rows))]
    }
    if !paydays.isEmpty { blocks += [.heading(words(.paperPaydays)), .table(paydayTable(words))] }
    return PaperSheet(words(.paperStatement), subtitle: subtitle, blocks: blocks)
  }

  private func card(_ part: Part, _ words: PageWords) -> PaperCard {
    PaperCard(
      words(leave: part.type),
      figures: [
        .init(
          words(.official), words.hours(part.balance.official),
          note: words(.asOf, short(part.balance.officialAsOf, words))),
        .init(words(.forecast), words.hours(part.closing), note: words(.asOf, short(range.last, words))),
      ])
  }

  private func table(_ part: Part, _ words: PageWords) -> PaperTable {
    let opening = PaperTable.Row(
      [words.date(range.first), words(.paperOpening), "", "", words.hours(part.opening)], sum: true)
    let rows = part.lines.map { row($0, words) }
    var sums = [
      PaperTable.Row(["", words(.paperGained), "", words.hours(part.gained, signed: true), ""], sum: true),
      PaperTable.Row(["", words(.paperTaken), "", words.hours(part.taken, signed: true), ""], sum: true),
    ]
    if part.expired != .zero {
      sums.append(
        PaperTable.Row(["", words(.paperExpired), "", words.hours(part.expired, signed: true), ""], sum: true))
    }
    sums.append(
      PaperTable.Row([words.date(range.last), words(.paperClosing), "", "", words.hours(part.closing)], sum: true))
    return PaperTable(columns(words), rows: [opening] + rows + sums)
  }

  private func columns(_ words: PageWords) -> [PaperTable.Column] {
    [
      .init(words(.paperDay)), .init(words(.paperWhat), wide: true), .init(words(.paperPosts)),
      .init(words(.paperHours), figure: true), .init(words(.paperBalance), figure: true),
    ]
  }

  private func row(_ line: Line, _ words: PageWords) -> PaperTable.Row {
    let posts = line.entry.map { short($0.postsOn, words) } ?? ""
    return PaperTable.Row(
      [
        isOfOneYear ? words.short(line.day) : words.date(line.day), words.capitalised(words.text(line.kind.sentence)),
        posts,
        words.hours(line.hours, signed: true), line.balance.map { words.hours($0) } ?? "",
      ], sign: PaperLine(PaperColor(line.look), sign: words(line.look.signPhrase), ""))
  }

  /// Whether the title contains the year of every day.
  private var isOfOneYear: Bool { range.first.year == range.last.year }

  /// A day, with its year if the title does not contain it.
  private func short(_ day: Day, _ words: PageWords) -> String {
    isOfOneYear && day.year == range.first.year ? words.dayMonth(day) : words.date(day)
  }

  private func paydayTable(_ words: PageWords) -> PaperTable {
    PaperTable(
      [.init(words(.kindPayday)), .init(words(.paperPeriod), wide: true)],
      rows: paydays.map { period in
        PaperTable.Row(
          [words.date(period.payday), "\(words.short(period.start)) – \(words.short(period.end))"])
      })
  }
}
