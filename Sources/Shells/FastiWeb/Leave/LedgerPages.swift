import FastiCivil
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiWords

/// The leave statement, cut into pages. Its lines are those of the statement on paper.
struct LedgerPages {
  private let lines: [LeaveStatement.Line]
  private let openings: [(type: LeaveType, balance: Hours)]
  private let planned: Int
  private let call: Call

  /// The lines of one kind of leave, or of all.
  init(_ book: LeaveBook, _ type: LeaveType?, _ call: Call) throws(Failure) {
    let days = LeaveStatement.days(of: book, today: call.today)
    let statement = try LeaveStatement(book, over: days, today: call.today)
    (lines, openings) = (statement.lines(type), statement.openings(type))
    planned = lines.count - (lines.firstIndex { $0.day > call.today } ?? lines.count)
    self.call = call
  }

  /// A page of it.
  /// - Parameters:
  ///   - typed: The number of the page as it stands in the address; nil for the page with today.
  ///   - id: The entry that the page without a number has; nil for none.
  /// - Throws: `.invalid` for a number that is none; for sums that leave 64 bits.
  func sheet(_ typed: String?, showing id: String?) throws(Failure) -> LedgerSheet {
    let asked = try typed.map { text throws(Failure) in try self.number(text) } ?? place(of: id)
    let bounds = LedgerSheet.numbers(count: lines.count, planned: planned)
    let number = min(max(asked, bounds.lowerBound), bounds.upperBound)
    let range = LedgerSheet.range(of: number, count: lines.count, planned: planned)
    var sheet = LedgerSheet(rows: lines[range].reversed().map { call.row($0) })
    (sheet.number, sheet.hasLater, sheet.hasEarlier) = (number, range.upperBound < lines.count, range.lowerBound > 0)
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

  private func number(_ text: String) throws(Failure) -> Int {
    if let number = Int(text), (-1_000_000...1_000_000).contains(number) { return number }
    throw Failure(.value(.number(most: 1_000_000)), field: Field("page"), value: text)
  }

  private func place(of id: String?) -> Int {
    guard let id, let line = lines.firstIndex(where: { $0.id == id }) else { return 0 }
    return LedgerSheet.number(of: line, count: lines.count, planned: planned)
  }
}

extension LeaveStatement.Line {
  /// The id of the stored entry; nil for what is computed.
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
