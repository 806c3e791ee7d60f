import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The forms of the leave ledger.
enum LeaveForms {
  static let all = [
    Route.form(
      "/leave/entries", "Adds an entry of leave", page: { _ in Paths.leave }, perform: save, again: LeavePages.again),
    Route.form(
      "/leave/entries/{id}", "Changes an entry of leave", path: [.id], page: { Paths.leave(entry: $0.value("id")) },
      perform: save, again: LeavePages.again),
    Route.form(
      "/leave/entries/{id}/delete", "Deletes an entry of leave", path: [.id], page: { _ in Paths.leave },
      perform: delete),
  ]

  private static func save(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let fields = LeaveEntryFields(form, call.pageWords)
    return try call.submit(form, of: call.id.flatMap { RecordID(text: $0) }, corrects: call.id == nil) {
      store throws(Failure) in
      let on = try call.dates.day(form["on"], field: .input(.onOfForm))
      guard let id = call.id else { return try add(fields, on, call, store) }
      let edit = EditEntry.Edit(
        type: form.some("type"), action: fields.action, sign: fields.sign, hours: fields.hours, day: on,
        notes: form["notes"])
      let setup = try LoadLedger(store).setup()
      let item = try EditEntry(store, setup)(id, edit, today: call.today).item
      return call.pageWords(.doneChanged, call.pageWords.line(item))
    }
  }

  private static func add(
    _ fields: LeaveEntryFields, _ on: Day, _ call: Call, _ store: IdempotentStore
  ) throws(Failure) -> String? {
    let form = fields.form
    let until = try form.some("until").map { text throws(Failure) in
      try call.dates.day(text, field: .input(.untilOfForm))
    }
    var draft = LeaveDraft(type: form["type"], action: fields.action, sign: fields.sign, notes: form["notes"])
    if until == nil { draft.hours = fields.hours } else { draft.hoursPerDay = fields.hours }
    let days = try until.map { last throws(Failure) in try span(on, last, call) } ?? ChargedDays(on)
    let book = try LoadLedger(store)()
    let entries = try AddEntry.entries(draft, on: days, isSpan: until != nil, book.setup)
    let items = try AddEntry(store, book, now: call.server.clock.now)(entries, today: call.today)
    let done =
      items.count == 1
      ? call.pageWords.line(items[0]) : items.map { call.pageWords.short($0.day) }.joined(separator: ", ")
    // A span without a region would else be charged for public holidays without a word.
    guard until != nil, try call.almanac().codes([]).isEmpty else { return call.added(done, store) }
    return "\(call.added(done, store)) \(call.pageWords(.chargedByWeekends))"
  }

  private static func span(_ on: Day, _ until: Day, _ call: Call) throws(Failure) -> ChargedDays {
    let days = try ChargedDays(
      from: on, until: until, try call.almanac(), words: call.words, languages: call.pageLanguages)
    // The command line says so and ends with 1; a form has to be told where it is filled in.
    guard !days.days.isEmpty else {
      throw Failure(.entry(.noBusinessDay), field: .until, value: until.iso)
    }
    return days
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let id = call.value("id")
      let item = try DeleteEntry(store, try LoadLedger(store).setup())(
        id, today: call.today)
      return call.pageWords(.doneDeleted, call.pageWords.line(item))
    }
  }
}

extension PageWords {
  /// An entry in one line: its day, its action and its balance.
  fileprivate func line(_ item: LeaveEntryItem) -> String { "\(short(item.day)) · \(line(item.type, item.signed))" }
}
