import FastiAgenda
import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiWords

/// What happened to leave in some days: opening balance, every entry and accrual with the balance after it, sums, closing
/// balance, for each kind of leave; and the paydays.
struct LeaveStatement {
  private let range: DayRange
  private let today: Day
  private let isSample: Bool
  private let parts: [Part]
  private let paydays: [PeriodItem]

  /// One kind of leave.
  private struct Part {
    let type: LeaveType
    let balance: LeaveBalance
    let opening: Hours
    let events: [LeaveEvent]
    let closing: Hours
    let gained: Hours
    let taken: Hours
    let expired: Hours
    let account: LeaveAccount
  }

  /// - Throws: `.invalid` when balances leave 64 bits.
  init(_ book: LeaveBook, over range: DayRange, today: Day) throws(Failure) {
    self.range = range
    self.today = today
    isSample = !book.setup.isSaved
    paydays = try ShowPeriods(book.setup.profile.schedule)(from: range.first, to: range.last)
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
      type: account.terms.type, balance: try account.balance(on: today), opening: opening, events: events,
      closing: closing, gained: gained, taken: taken, expired: expired, account: account)
  }

  // MARK: On paper

  func sheet(_ words: PageWords, name: String) -> PaperSheet {
    let subtitle = [name, words.span(range)].filter { !$0.isEmpty }.joined(separator: " · ")
    var blocks: [PaperBlock] = isSample ? [.paragraph(words(.noLeaveProfile))] : []
    blocks.append(.cards(parts.map { card($0, words) }))
    for part in parts {
      blocks.append(.heading(words(leave: part.type)))
      // Of more years there are too many balances for a picture.
      if range.count <= PaperKind.mostDays, let chart = try? words.chart(part.account, over: range, today: today) {
        blocks.append(.chart(chart))
      }
      blocks.append(.table(table(part, words)))
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
          note: words(.asOf, words.dayMonth(part.balance.officialAsOf))),
        .init(words(.forecast), words.hours(part.closing), note: words(.asOf, words.dayMonth(range.last))),
      ])
  }

  private func table(_ part: Part, _ words: PageWords) -> PaperTable {
    let opening = PaperTable.Row(
      [words.date(range.first), words(.paperOpening), "", "", words.hours(part.opening)], sum: true)
    let rows = part.events.map { row($0, words) }
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
    return PaperTable(
      [
        .init(words(.paperDay)), .init(words(.paperWhat), wide: true), .init(words(.paperPosts)),
        .init(words(.paperHours), figure: true), .init(words(.paperBalance), figure: true),
      ], rows: [opening] + rows + sums)
  }

  private func row(_ event: LeaveEvent, _ words: PageWords) -> PaperTable.Row {
    var (kind, posts): (EntryKind, String) = (.payday, "")
    if case .entry(let entry) = event.kind {
      kind = EntryKind(entry.entry.action)
      posts = words.dayMonth(entry.postsOn)
    } else if event.kind == .forfeit {
      kind = .leaveLowered
    }
    return PaperTable.Row(
      [
        words.short(event.day), words.capitalised(words.text(BalanceEventItem(event).sentence)), posts,
        words.hours(event.hours, signed: true), words.hours(event.balance),
      ], sign: PaperLine(PaperColor(kind), sign: words(kind.signPhrase), ""))
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
