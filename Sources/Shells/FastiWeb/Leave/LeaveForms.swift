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
      let items = try EditEntry(store, setup)([id], edit, today: call.today).items
      let notes = EntryNotes.rounding(fields.hours, items[0].hours).map { [$0] } ?? []
      return call.pageWords.notice(call.pageWords(.doneChanged, call.pageWords.line(items[0])), notes)
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
    let charged = try charged(on, until ?? on, call)
    guard until == nil || !charged.days.isEmpty else {
      // The command line says so and ends with 1; a form shows the error beside its field.
      throw Failure(.entry(.noBusinessDay), field: .until, value: form["until"])
    }
    let book = try LoadLedger(store)()
    let entries = try AddEntry.entries(
      draft, on: until == nil ? ChargedDays(on) : charged, isSpan: until != nil, book.setup)
    let notes = EntryNotes(entries, typed: fields.hours, book, skipped: charged.skipped)
    let items = try AddEntry(store, book, now: call.server.clock.now)(entries, today: call.today)
    let done =
      items.count == 1
      ? call.pageWords.line(items[0]) : items.map { call.pageWords.short($0.day) }.joined(separator: ", ")
    // What the form itself made before is not a second entry of that day.
    let told =
      store.isCorrection ? [EntryNotes.rounding(fields.hours, entries[0].hours)].compactMap(\.self) : notes.sentences
    let notice = call.pageWords.notice(call.added(done, store), told)
    // A span without a region would else be charged for public holidays without a word.
    guard until != nil, try call.almanac().codes([]).isEmpty else { return notice }
    return "\(notice) \(call.pageWords(.chargedByWeekends))"
  }

  /// The days of a span that leave is charged for, and those that cost nothing.
  private static func charged(_ on: Day, _ until: Day, _ call: Call) throws(Failure) -> ChargedDays {
    try ChargedDays(from: on, until: until, try call.almanac(), words: call.words, languages: call.pageLanguages)
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let id = call.value("id")
    // The page with the editor of a deleted entry does not exist any more.
    let isGone = form.back == Paths.leave(entry: id).string
    return try call.submit(form, to: isGone ? { _ in Paths.leave } : nil) { store throws(Failure) in
      let items = try DeleteEntry(store, try LoadLedger(store).setup())([id], today: call.today)
      return call.pageWords(.doneDeletedKept, call.pageWords.line(items[0]))
    }
  }
}

extension PageWords {
  /// An entry in one line: its day, its action and its balance.
  fileprivate func line(_ item: LeaveEntryItem) -> String { "\(short(item.day)) · \(line(item.type, item.signed))" }

  /// What was done, and what is to be known besides.
  func notice(_ done: String, _ notes: [Sentence]) -> String {
    notes.reduce(done) { "\($0). \(text($1))" }
  }
}
