import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer

/// `/leave/statement`: the leave statement of a range of days, drawn from the printed sheet.
enum StatementPages {
  static let all = [
    Route.page(
      "/leave/statement", "The leave statement of some days, as it is printed",
      query: [
        Parameter("from", .day, "the first day; default: that of this year"),
        Parameter("to", .day, "the last day; default: that of this year"),
        Parameter("name", .text, "whose leave it is"),
        Parameter("page", .text, "which part of a long statement, from 1"),
      ]
    ) { call throws(Failure) in try show(call) }.heavy
  ]

  /// The statement; if the days in the address have errors, the statement of this year, with the errors beside the
  /// fields.
  private static func show(_ call: Call) throws(Failure) -> Response {
    var range = PaperKind.leave.usual(around: call.today)
    var from = FieldInput(call.query("from") ?? range.first.iso)
    var to = FieldInput(call.query("to") ?? range.last.iso)
    do throws(Failure) { range = try days(from.text, to.text, call) } catch {
      guard call.isByPerson else { throw error }
      var errors = FieldErrors(error, call.pageWords)
      from.error = errors.take(.fromOfForm)
      to.error = errors.take(.toOfForm)
    }
    let name = call.query("name") ?? ""
    let statement = try LeaveStatement(try LoadLedger(call.store)(), over: range, today: call.today)
    let page = LeaveStatementPage(
      statement.sheet(call.pageWords, name: name), part: try call.pageNumber() ?? 1, of: range, from: from, to: to,
      name: FieldInput(name))
    let isWrong = from.error != nil || to.error != nil
    return try call.page(
      page, at: isWrong ? Paths.leaveStatement : Paths.leaveStatement(range, name: name, part: page.number),
      status: isWrong ? 422 : 200)
  }

  private static func days(_ from: String, _ to: String, _ call: Call) throws(Failure) -> DayRange {
    let first = try call.dates.day(from, field: .input(.fromOfForm))
    let last = try call.dates.day(to, field: .input(.toOfForm))
    let range: DayRange
    do { range = try DayRange(first, last) } catch { throw Failure(error, field: .input(.fromOfForm)) }
    guard range.count <= PaperKind.mostDays else {
      throw Failure(.request(.tooManyDays(range.count, most: PaperKind.mostDays)), field: .input(.fromOfForm))
    }
    return range
  }
}
