import FastiCivil
import FastiFormats
import FastiHTTP
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// `/leave`: cards, ledger and editor.
enum LeavePages {
  static let all = [route, new]

  private static let new = Route.page(
    "/leave/new", "The editor of a new entry of leave", query: [Parameter("on", .day, "the day it is about")]
  ) { call throws(Failure) in
    let on = call.query("on") ?? call.today.iso
    let day = try? call.dates.day(on, field: .input(.onOfForm))
    let page = LeaveEntryPage(
      LeaveForm(on: FieldInput(on)), types: try LoadLedger(call.store).setup().profile.terms.map(\.type),
      back: day.map { Paths.day($0) } ?? Paths.leave)
    return try call.page(page, at: Paths.newLeave(day))
  }

  static let route = Route.page(
    "/leave", "The leave ledger",
    query: [
      Parameter("type", .text, "one kind of leave"), Parameter("mode", .text, "which day the forecasts are for"),
      Parameter("day", .day, "the day of mode=day"), Parameter("entry", .text, "the entry, or the span, to edit"),
      Parameter("example", .choice(["on"]), "the ledger of the sample profile"),
      Parameter("page", .text, "which lines of the ledger: 0 has today, 1 what was before, -1 what comes after"),
    ]
  ) { call throws(Failure) in try show(call) }

  /// The page with the typed entry, and the errors beside the fields.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let form = refusal.form
    var errors = refusal.errors(call.pageWords)
    var editor = LeaveEntryFields(form, call.pageWords).editor(id: call.id)
    let named = call.id.flatMap { try? NamedLeave($0, call) }
    editor.span = named?.span
    if let named, errors.isStale {
      return try show(call, editor: editor.against(try named.form(call), call.pageWords))
    }
    if let gone = errors.gone() { (editor.id, editor.seen, editor.hours.error) = (nil, "", gone) }
    editor.notes.error = errors.take(.notes)
    editor.until.error = errors.take(.until)
    editor.on.error = errors.take(.on, .date)
    // The number was read with a decimal point instead of a comma; the error quotes the typed text.
    editor.hours.error =
      editor.hours.error
      ?? errors.take(quoting: form["hours"]) { FieldErrors.isAbout(.hours, .hoursPerDay, of: $0) }
      ?? errors.rest()
    return try show(call, editor: editor)
  }

  /// The page, with the typed fields if they were not saved.
  private static func show(_ call: Call, editor typed: LeaveForm? = nil) throws(Failure) -> Response {
    let book = try LoadLedger(call.store)()
    let isSample = book.isSample
    // The links and forms of the example stay in it.
    if isSample, typed == nil, call.request.target.query.isEmpty { return try LeaveStart.show(call) }
    let type = try call.query("type").map { word throws(Failure) in try book.setup.type(word) }
    let question = ForecastQuestion(call)
    let balances = try ShowBalances(book)(asOf: call.today, forecast: question.day)
    let chosen = question.typed.error == nil ? question.typed.text : ""
    var editor = LeaveForm(on: FieldInput(chosen.isEmpty ? call.today.iso : chosen))
    if let typed {
      editor = typed
    } else if let id = call.query("entry") {
      editor = try NamedLeave(id, call).form(call)
    }
    var page = LeavePage(
      cards: balances.cards, mode: question.mode, type: type,
      ledger: try LedgerPages(book, type, call).sheet(call.pageNumber(), showing: editor.id), editor: editor,
      warnings: balances.warnings.map(\.notice), hasProfile: book.setup.isSaved)
    let path = editor.id.map { Paths.leave(entry: $0) } ?? Paths.leave(type: type, page: page.ledger.number)
    page.charts = try charts(book, type, year: balances.forecastAsOf.year, call)
    page.isExample = isSample && typed == nil
    if editor.id == nil {
      page.joins = JoinEntries(call.store, book.setup).offers(in: book, today: call.today)
        .map { call.pageWords.line($0.entries) }
    }
    (page.day, page.modeError) = (question.typed, question.modeError)
    // A question with errors is answered as far as possible, as on the page of days; a form with errors is refused.
    let isWrong = typed.map { $0.conflict == nil } ?? false
    return try call.page(page, at: path, status: typed?.conflict != nil ? 409 : isWrong ? 422 : 200)
  }

  /// The balances during a year, of one kind of leave or of all kinds.
  private static func charts(
    _ book: LeaveBook, _ type: LeaveType?, year: Int, _ call: Call
  ) throws(Failure) -> [Chart] {
    do throws(LeaveError) {
      var charts: [Chart] = []
      for account in book.ledger.accounts where type == nil || account.terms.type == type {
        charts.append(try call.pageWords.chart(account, over: DayRange(year: year), today: call.today))
      }
      return charts
    } catch { throw Failure(error) }
  }
}

extension LeaveWarning {
  var notice: LeaveNotice {
    switch kind {
    case .expiring: .expiring(type, hours, day)
    case .underFloor: .underFloor(type, hours, day, floor: floor)
    }
  }
}

extension Call {
  /// The balances on a day; empty without a profile.
  func balances(_ day: Day) throws(Failure) -> [BalanceCard] {
    guard try LoadLedger(store).setup().isSaved else { return [] }
    return try ShowBalances(try LoadLedger(store)().ledger)(asOf: day).cards
  }
}

extension LeaveBalances {
  /// A card for each kind of leave.
  var cards: [BalanceCard] {
    lines.map {
      BalanceCard(
        $0.type, official: $0.official, asOf: $0.officialAsOf, forecast: $0.forecast, forecastAsOf: forecastAsOf)
    }
  }
}
