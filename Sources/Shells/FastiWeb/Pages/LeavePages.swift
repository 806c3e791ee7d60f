import FastiApp
import FastiCivil
import FastiHTTP
import FastiLeave
import FastiPages

/// `/leave`: cards, ledger and editor.
enum LeavePages {
  static let route = Route.page(
    "/leave", "The leave ledger",
    query: [
      Parameter("type", .text, "one kind of leave"), Parameter("mode", .text, "which day the forecasts are for"),
      Parameter("day", .day, "the day of mode=day"), Parameter("entry", .text, "the entry to edit"),
    ]
  ) { call throws(Failure) in try show(call) }

  /// The page; with what was typed where it was not kept.
  static func show(_ call: Call, editor typed: LeaveForm? = nil) throws(Failure) -> Response {
    let book = try LoadLedger(call.store)()
    let type = try call.query("type").map { word throws(Failure) in try book.setup.type(word) }
    let items = try ListEntries(book)(type, today: call.today)
    let mode = ForecastMode.allCases.first { "\($0.word)" == call.query("mode") } ?? .today
    let balances = try ShowBalances(book.ledger)(asOf: call.today, forecast: try forecast(mode, call))
    var editor = LeaveForm(on: Typed(call.query("day") ?? call.today.iso))
    if let typed { editor = typed } else if let id = call.query("entry") { editor = try form(id, items, call) }
    let page = LeavePage(
      cards: balances.cards, mode: mode, type: type,
      rows: items.reversed().map { item in
        LedgerRow(
          id: item.id?.text, item.day, item.type, item.action, signed: item.signed, postsOn: item.postsOn,
          isPosted: item.isPosted, notes: item.notes)
      }, editor: editor, warnings: balances.warnings.map(\.notice), hasProfile: book.setup.isSaved)
    let path = editor.id.map { Paths.leave(entry: $0) } ?? type.map { Paths.leave(type: $0.string) } ?? Paths.leave
    return try call.page(page, at: path, status: typed == nil ? 200 : typed?.conflict == nil ? 422 : 409)
  }

  private static func forecast(_ mode: ForecastMode, _ call: Call) throws(Failure) -> ForecastDay? {
    switch mode {
    case .endOfMonth: return .endOfMonth
    case .nextPayday: return .nextPayday
    case .today: return nil
    case .selectedDay:
      guard let text = call.query("day") else { return nil }
      return .day(try call.dates.day(text, field: "day"))
    }
  }

  /// The editor of an entry as it is kept.
  static func form(_ id: String, _ call: Call) throws(Failure) -> LeaveForm {
    try form(id, try ListEntries(try LoadLedger(call.store)())(nil, today: call.today), call)
  }

  private static func form(_ id: String, _ items: [LeaveEntryItem], _ call: Call) throws(Failure) -> LeaveForm {
    guard let item = items.first(where: { $0.id?.text == id }) else {
      throw Failure(
        .notFound, code: "unknown-id", "there is no entry \"\(id)\"", field: "ID", value: id,
        cause: .thing(.unknown(.entry, nearest: nil)))
    }
    var form = LeaveForm(
      id: id, type: item.type, action: item.action, hours: Typed(call.pageWords.field(item.hours.text)),
      on: Typed(item.day.iso),
      notes: Typed(item.notes))
    if let id = item.id { form.seen = try call.seen(LeaveEntryRecord.self, id) }
    return form
  }
}

extension LeaveWarning {
  fileprivate var notice: LeaveNotice {
    switch kind {
    case .expiring: .expiring(type, hours, day)
    case .underFloor: .underFloor(type, hours, day, floor: floor)
    }
  }
}
