import FastiCivil
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords

/// The leave statement, split into pages. Its lines are those of the statement on paper.
struct LedgerPages {
  private let lines: [LeaveStatement.Line]
  private let openings: [(type: LeaveType, balance: Hours)]
  private let planned: Int
  /// The lines that are shown as one: consecutive days of a span.
  private let runs: [Range<Int>]
  /// The span of each entry in a span.
  private let spans: [EntryID: (span: RecordID, day: Day)]
  /// The entries of each span.
  private let wholes: [RecordID: Whole]
  private let call: Call

  private struct Whole {
    var days: DayRange
    var count: Int
  }

  /// The lines of one kind of leave, or of all kinds.
  init(_ book: LeaveBook, _ type: LeaveType?, _ call: Call) throws(Failure) {
    let days = LeaveStatement.days(of: book, today: call.today)
    let statement = try LeaveStatement(book, over: days, today: call.today)
    let lines = statement.lines(type)
    (self.lines, openings) = (lines, statement.openings(type))
    let spans = book.spans()
    var wholes: [RecordID: Whole] = [:]
    for (span, day) in spans.values {
      let whole = wholes[span] ?? Whole(days: DayRange(day), count: 0)
      let (first, last) = (min(whole.days.first, day), max(whole.days.last, day))
      wholes[span] = Whole(days: DayRange(first...last), count: whole.count + 1)
    }
    var runs: [Range<Int>] = []
    for index in lines.indices {
      if let run = runs.last, let entry = lines[index].entry, let span = spans[entry.id]?.span,
        let before = lines[index - 1].entry, spans[before.id]?.span == span,
        before.entry.isLike(entry.entry, call.today)
      {
        runs[runs.count - 1] = run.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    planned = runs.count - (runs.firstIndex { lines[$0.lowerBound].day > call.today } ?? runs.count)
    (self.runs, self.spans, self.wholes, self.call) = (runs, spans, wholes, call)
  }

  /// A page of the statement.
  /// - Parameters:
  ///   - number: The number of the page; nil for the page with today.
  ///   - id: The entry to show if there is no number; nil for none.
  /// - Throws: `.invalid` for sums that do not fit in 64 bits.
  func sheet(_ number: Int?, showing id: String?) throws(Failure) -> LedgerSheet {
    let asked = number ?? place(of: id)
    let bounds = LedgerSheet.numbers(count: runs.count, planned: planned)
    let number = min(max(asked, bounds.lowerBound), bounds.upperBound)
    let range = LedgerSheet.range(of: number, count: runs.count, planned: planned)
    var sheet = LedgerSheet()
    var left = LedgerSheet.mostDays
    for run in runs[range].reversed() { sheet.rows.append(row(run, most: &left)) }
    (sheet.number, sheet.hasLater, sheet.hasEarlier) = (number, range.upperBound < runs.count, range.lowerBound > 0)
    sheet.plannedCount = planned
    if range.lowerBound == 0 { sheet.openings = openings }
    let months = Set(sheet.rows.map { YearMonth($0.day) })
    do throws(LeaveError) {
      for line in lines {
        if line.day > call.today { try sheet.planned.add(line.hours, isExpired: line.isExpired) }
        if months.contains(YearMonth(line.day)) {
          try sheet.months[YearMonth(line.day), default: LedgerSums()].add(line.hours, isExpired: line.isExpired)
        }
      }
    } catch { throw Failure(error) }
    return sheet
  }

  private func place(of id: String?) -> Int {
    guard let id = id.flatMap({ RecordID(text: $0) }) else { return 0 }
    let entry = EntryID(id.bytes)
    let run = runs.lastIndex { run in
      lines[run].contains { $0.entry?.id == entry || $0.entry.flatMap { spans[$0.id]?.span } == id }
    }
    return run.map { LedgerSheet.number(of: $0, count: runs.count, planned: planned) } ?? 0
  }

  /// The row of lines that are shown as one.
  /// - Parameter left: The number of days that the spans of the page may still list.
  private func row(_ run: Range<Int>, most left: inout Int) -> LedgerRow {
    let (first, last) = (lines[run.lowerBound], lines[run.upperBound - 1])
    var row = call.row(last)
    guard let id = last.entry.flatMap({ spans[$0.id]?.span }), let whole = wholes[id], whole.count > 1 else {
      return row
    }
    row.id = id.text
    row.signed = Hours(ticks: lines[run].reduce(0) { $0 + $1.hours.ticks })
    let opens = run.count <= left
    if opens { left -= run.count }
    row.span = LedgerRowSpan(
      DayRange(first.day...last.day), run.count, of: whole.days, whole.count,
      lines: !opens
        ? []
        : lines[run].reversed().compactMap { line in
          line.id.map { LedgerDay(id: $0, line.day, signed: line.hours, balance: line.balance) }
        })
    return row
  }
}

extension LeaveEntry {
  /// Whether the next entry of the same span belongs on this entry's line: it has the same content, and there is
  /// neither a heading of a month nor the line of today between them.
  fileprivate func isLike(_ next: LeaveEntry, _ today: Day) -> Bool {
    (type, action, note) == (next.type, next.action, next.note) && YearMonth(day) == YearMonth(next.day)
      && (day > today) == (next.day > today)
  }
}

extension LeaveStatement.Line {
  /// The id of the stored entry; nil for a computed line.
  fileprivate var id: String? { entry.flatMap { RecordID(bytes: $0.id.bytes)?.text } }
}

extension Call {
  /// A line of the statement, as pages show it.
  func row(_ line: LeaveStatement.Line) -> LedgerRow {
    let postsOn = line.entry?.postsOn ?? line.day
    return LedgerRow(
      id: line.id, line.day, line.type, line.look, pageWords.capitalised(pageWords.text(line.kind.sentence)),
      signed: line.hours, balance: line.balance, postsOn: postsOn, isPosted: postsOn <= today)
  }
}
