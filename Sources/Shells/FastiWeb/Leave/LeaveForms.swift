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
      "/leave/entries/{id}", "Changes an entry of leave, or a span", path: [.id],
      page: { Paths.leave(entry: $0.value("id")) },
      perform: save, again: LeavePages.again),
    Route.form(
      "/leave/entries/{id}/delete", "Deletes an entry of leave, or a span", path: [.id], page: { _ in Paths.leave },
      perform: delete),
    Route.form(
      "/leave/join", "Makes spans of entries that were added together", page: { _ in Paths.leave }, perform: join),
  ]

  private static func save(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let fields = LeaveEntryFields(form, call.pageWords)
    let id = call.id.flatMap { RecordID(text: $0) }
    return try call.submit(form, of: id, span: id, corrects: call.id == nil) { store throws(Failure) in
      let on = try call.dates.day(form["on"], field: .input(.onOfForm))
      let until = try form.some("until").map { text throws(Failure) in
        try call.dates.day(text, endsWhatBegins: on, field: .input(.untilOfForm))
      }
      guard let id = call.id else { return try add(fields, on, until, call, store) }
      return try change(try NamedLeave(id, call), fields, on, until, call, store)
    }
  }

  /// Changes an entry, or all entries of a span, as `fasti leave edit` does.
  private static func change(
    _ leave: NamedLeave, _ fields: LeaveEntryFields, _ on: Day, _ until: Day?, _ call: Call, _ store: IdempotentStore
  ) throws(Failure) -> String? {
    let words = call.pageWords
    let setup = try LoadLedger(store).setup()
    let editing = EditEntry(store, setup)
    var edit = leave.edit(fields, words)
    let (items, isChanged): ([LeaveEntryItem], Bool)
    var notes: [Sentence] = []
    var more = ""
    if let days = try leave.days(from: on, until: until) {
      let charged = try charged(days.first, days.last, call)
      guard !charged.days.isEmpty else {
        throw Failure(.entry(.noBusinessDay), field: .until, value: fields.form["until"])
      }
      let spread = try editing(
        [leave.id], edit, over: charged.days, now: call.server.clock.now, today: call.today)
      (items, isChanged) = (spread.items, spread.isChanged)
      if spread.added + spread.deleted > 0 {
        let counts = [items.count, spread.added, spread.deleted].map { words.number($0) }
        more = ". \(words(.spanChanged, counts[0], counts[1], counts[2]))"
      }
      if try call.almanac().codes([]).isEmpty { more += ". \(words(.chargedByWeekends))" }
    } else {
      if !leave.isSpan { edit.day = on }
      (items, isChanged) = try editing([leave.id], edit, today: call.today)
    }
    guard isChanged || !leave.isSpan else { return words(.doneNothing) }
    if let typed = edit.hours, let note = EntryNotes.rounding(typed, items[0].hours, setup) { notes = [note] }
    return words.notice(words(.doneChanged, words.line(items)), notes) + more
  }

  private static func add(
    _ fields: LeaveEntryFields, _ on: Day, _ until: Day?, _ call: Call, _ store: IdempotentStore
  ) throws(Failure) -> String? {
    let form = fields.form
    var draft = LeaveDraft(type: form["type"], action: fields.action, sign: fields.sign, notes: form["notes"])
    if until == nil { draft.hours = fields.hours } else { draft.hoursPerDay = fields.hours }
    let charged = try charged(on, until ?? on, call)
    guard until == nil || !charged.days.isEmpty else {
      // The command line reports this and ends with 1; a form shows the error beside its field.
      throw Failure(.entry(.noBusinessDay), field: .until, value: form["until"])
    }
    let book = try LoadLedger(store)()
    let entries = try AddEntry.entries(
      draft, on: until == nil ? ChargedDays(on) : charged, isSpan: until != nil, book.setup)
    let notes = EntryNotes(entries, typed: fields.hours, book, skipped: charged.skipped)
    let items = try AddEntry(store, book, now: call.server.clock.now)(entries, today: call.today)
    let done =
      items.count == 1
      ? call.pageWords.line(items) : items.map { call.pageWords.short($0.day) }.joined(separator: ", ")
    // A record that the form itself made before is not a second entry of that day.
    let told =
      store.isCorrection
      ? [EntryNotes.rounding(fields.hours, entries[0].hours, book.setup)].compactMap(\.self) : notes.sentences
    let notice = call.pageWords.notice(call.added(done, store), told)
    // Without a region, public holidays in the span are charged too, so the notice says it.
    guard until != nil, try call.almanac().codes([]).isEmpty else { return notice }
    return "\(notice) \(call.pageWords(.chargedByWeekends))"
  }

  /// The days of a span that use leave, and those that do not.
  private static func charged(_ on: Day, _ until: Day, _ call: Call) throws(Failure) -> ChargedDays {
    try ChargedDays(from: on, until: until, try call.almanac(), words: call.words, languages: call.pageLanguages)
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let id = call.value("id")
    // The page with the editor of the deleted entry does not exist any more.
    let named = try? NamedLeave(id, call)
    var gone = [id] + (named?.items.compactMap { $0.id?.text } ?? [])
    if let named, let whole = named.whole, whole.entries.count == named.items.count {
      gone += [whole.id].compactMap { $0?.text }
    }
    let isGone = gone.contains { form.back == Paths.leave(entry: $0).string }
    return try call.submit(form, to: isGone ? { _ in Paths.leave } : nil) { store throws(Failure) in
      let items = try DeleteEntry(store, try LoadLedger(store).setup())([id], today: call.today)
      return call.pageWords(.doneDeletedKept, call.pageWords.line(items))
    }
  }

  private static func join(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let (words, join) = (call.pageWords, JoinEntries(store, try LoadLedger(store).setup()))
      // If there is nothing to join, there is no change to write.
      guard try !join.offers(today: call.today).isEmpty else { return words(.doneNothing) }
      let spans = try join(today: call.today)
      return words(.spanJoined, words.number(spans.count))
    }
  }
}
