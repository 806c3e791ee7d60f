import FastiApp
import FastiCivil
import FastiHTTP
import FastiLeave
import FastiPages

/// What the forms of the leave ledger do.
enum LeaveForms {
  static let all = [
    Route.post("/leave/entries", "Adds an entry of leave", page: { _ in Paths.leave }) { call throws(Failure) in
      try save(nil, call)
    },
    Route.post(
      "/leave/entries/{id}", "Changes an entry of leave", path: [.id],
      page: { Paths.leave(entry: $0.value("id")) }
    ) { call throws(Failure) in
      try save(call.value("id"), call)
    },
    Route.post(
      "/leave/entries/{id}/delete", "Deletes an entry of leave", path: [.id], page: { _ in Paths.leave }
    ) {
      call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        let item = try DeleteEntry(store, try LoadLedger(store).setup())(
          call.value("id"), command: "leave delete \(call.value("id"))", today: call.today)
        return call.pageWords(.doneDeleted, call.pageWords.line(item))
      }
    },
  ]

  private static func save(_ id: String?, _ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let (action, sign) = action(form["action"])
    let hours = call.pageWords.number(typed: form["hours"])
    return try call.fulfil(form, of: id.flatMap { RecordID(text: $0) }, corrects: id == nil) { store throws(Failure) in
      let on = try call.dates.day(form["on"], field: "on")
      guard let id else { return try add(form, action, sign, hours, on, call, store) }
      let edit = EditEntry.Edit(
        type: form.some("type"), action: action, sign: sign, hours: hours, day: on, notes: form["notes"])
      let setup = try LoadLedger(store).setup()
      return call.pageWords(
        .doneChanged,
        call.pageWords.line(
          try EditEntry(store, setup)(id, edit, command: "leave edit \(id)", today: call.today).item))
    } else: { errors throws(Failure) in
      var editor = LeaveForm(
        id: id, type: (try? LeaveType(form["type"])) ?? .vacation,
        action: (try? LeaveAction(entered: action, sign: sign)) ?? .used, hours: Typed(form["hours"]),
        on: Typed(form["on"]), until: Typed(form["until"]), notes: Typed(form["notes"]))
      editor.seen = form["seen"]
      if let id, errors.isStale {
        return try LeavePages.show(call, editor: editor.against(try LeavePages.form(id, call), call.pageWords))
      }
      if let gone = errors.gone() { (editor.id, editor.seen, editor.hours.error) = (nil, "", gone) }
      editor.notes.error = errors.take("notes")
      editor.until.error =
        errors.take(code: "no-business-day", saying: call.pageWords(.noBusinessDay)) ?? errors.take("until")
      editor.on.error = errors.take("on", "date")
      // With a decimal point in place of a comma it was read; what was typed is told.
      editor.hours.error =
        editor.hours.error
        ?? errors.take(quoting: form["hours"]) { FieldErrors.isAbout("hours", "hours-per-day", of: $0) }
        ?? errors.rest()
      return try LeavePages.show(call, editor: editor)
    }
  }

  private static func add(
    _ form: Form, _ action: String, _ sign: String?, _ hours: String, _ on: Day, _ call: Call, _ store: IdempotentStore
  ) throws(Failure) -> String? {
    let until = try form.some("until").map { text throws(Failure) in try call.dates.day(text, field: "until") }
    var draft = LeaveDraft(type: form["type"], action: action, sign: sign, notes: form["notes"])
    if until == nil { draft.hours = hours } else { draft.hoursPerDay = hours }
    var days = ChargedDays(on)
    if let until {
      days = try ChargedDays(
        from: on, until: until, try call.almanac(), words: call.words, languages: call.pageLanguages)
      // The command line says so and ends with 1; a form has to be told where it is filled in.
      guard !days.days.isEmpty else {
        throw Failure(
          .invalid, code: "no-business-day", "there is no business day among them, so nothing was written",
          field: "--until", value: until.iso, cause: .entry(.noBusinessDay))
      }
    }
    let book = try LoadLedger(store)()
    let entries = try AddEntry.entries(draft, on: days, isSpan: until != nil, book.setup)
    let command = "leave add \(draft.type) \(action) \(hours) --on \(on.iso)"
    let items = try AddEntry(store, book, now: call.server.clock.now)(entries, command: command, today: call.today)
    let done =
      items.count == 1
      ? call.pageWords.line(items[0]) : items.map { call.pageWords.short($0.day) }.joined(separator: ", ")
    return call.added(done, store)
  }

  /// `adjustment-positive` is two words of the command line.
  private static func action(_ text: String) -> (action: String, sign: String?) {
    let parts = text.split(separator: "-", maxSplits: 1)
    return (parts.first.map { String($0) } ?? "", parts.count == 2 ? String(parts[1]) : nil)
  }
}

extension PageWords {
  /// An entry in one line: its day, and what it does to which balance.
  fileprivate func line(_ item: LeaveEntryItem) -> String { "\(short(item.day)) · \(line(item.type, item.signed))" }
}
