import FastiApp
import FastiHTTP
import FastiPages
import FastiReminders

/// What the forms of reminders and their attachments do.
enum RemindersForms {
  static let all = [
    Route.post("/reminders", "Adds a reminder") { call throws(Failure) in try save(nil, call) },
    Route.post("/reminders/{id}", "Changes a reminder", path: [.id]) { call throws(Failure) in
      try save(call.value("id"), call)
    },
    Route.post(
      "/reminders/{id}/delete", "Deletes a reminder", path: [.id], page: { Paths.reminder($0.value("id")) }
    ) { call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        let entry = try RemindersPages.Reading(call).book.entry(call.value("id"))
        try edit(store, call).delete(entry.id, command: "reminder delete \(entry.id.text)")
        return call.pageWords(.doneDeleted, entry.record.title)
      }
    },
    Route.post(
      "/reminders/{id}/links", "Attaches an address to a reminder", path: [.id],
      page: { Paths.reminder($0.value("id")) }
    ) {
      call throws(Failure) in try link(call)
    },
    Route.post(
      "/attachments/{id}/delete", "Takes an attachment off", path: [.id], page: { _ in Paths.reminders }
    ) { call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        let id = call.value("id")
        return call.pageWords(
          .doneDeleted, try FindAttachments(store).remove(id, command: "reminder detach \(id)").name)
      }
    },
  ]

  private static func edit(_ store: any Store, _ call: Call) -> EditReminders {
    EditReminders(store, call.server.zones, now: call.server.clock.now)
  }

  private static func save(_ id: String?, _ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let policy = Day30Policy.allCases.first { "\($0.name)" == form["day30"] }
    let date = [form["year"], form["month"], form["day"]].filter { !$0.isEmpty }.joined(separator: "-")
    return try call.fulfil(form, of: id.flatMap { RecordID(text: $0) }, corrects: id == nil) { store throws(Failure) in
      var input = ReminderInput()
      input.title = form["title"]
      input.on = date
      input.time = form.some("time") ?? "00:00"
      input.days = form.some("whole") == nil ? form.some("days") ?? "1" : "month"
      input.day30 = policy
      input.notes = form["notes"]
      input.zone = form["zone"]
      input.isEnabled = form.some("enabled") != nil
      guard let id else {
        _ = try edit(store, call).add(input, command: "reminder add '\(form["title"])' --on \(date)")
        return call.added(form["title"], store)
      }
      let entry = try RemindersPages.Reading(call).book.entry(id)
      try edit(store, call).edit(entry.id, entry.record, input, command: "reminder edit \(entry.id.text)")
      return call.pageWords(.doneChanged, form["title"])
    } else: { errors throws(Failure) in
      var page = ReminderPage(
        id: id, name: Typed(form["title"]), month: Int(form["month"]).flatMap { (1...12).contains($0) ? $0 : nil } ?? 9,
        day: Typed(form["day"]), year: Typed(form["year"]), time: Typed(form["time"]), count: Typed(form["days"]),
        isWholeMonth: form.some("whole") != nil, day30: policy ?? .last, zone: Typed(form["zone"]),
        notes: Typed(form["notes"]), isEnabled: form.some("enabled") != nil)
      page.seen = form["seen"]
      if let id, errors.isStale {
        let entry = try RemindersPages.Reading(call).book.entry(id)
        return try RemindersPages.editor(call, page.against(try RemindersPages.page(of: entry, call), call.pageWords))
      }
      if let gone = errors.gone() { (page.id, page.seen, page.name.error) = (nil, "", gone) }
      page.name.error = page.name.error ?? errors.take("title")
      // The date is one text to the use case, and three fields to whoever fills them in.
      page.year.error = errors.take(quoting: form["year"], most: 9_999) { isAboutYear($0, form) }
      page.dayOfMonth.error = errors.take(quoting: form["day"], most: 30) { FieldErrors.isAbout("on", of: $0) }
      page.time.error = errors.take("time")
      page.count.error = errors.take("days")
      page.notes.error = errors.take("notes")
      page.zone.error = errors.take("zone", "timezone", "tz") ?? errors.take { $0.code.contains("zone") }
      page.errors = errors.all()
      return try RemindersPages.editor(call, page)
    }
  }

  /// Whether a mistake of the date is one of its year.
  private static func isAboutYear(_ failure: Failure, _ form: Form) -> Bool {
    guard FieldErrors.isAbout("on", of: failure), !form["year"].isEmpty else { return false }
    switch failure.cause {
    case .hijri(.unknownYear), .reminder(.yearOutOfRange): return true
    default: return Int(form["year"]).map { !(1...9999).contains($0) } ?? true
    }
  }

  private static func link(_ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let entry = try RemindersPages.Reading(call).book.entry(call.value("id"))
    return try call.fulfil(form) { store throws(Failure) in
      let record = try AttachToReminder.link(
        form["url"], to: entry.id, store, now: call.server.clock.now, command: "reminder attach \(entry.id.text)")
      return call.pageWords(.doneAdded, record.name)
    } else: { errors throws(Failure) in
      var page = try RemindersPages.page(of: entry, call)
      page.link = Typed(form["url"], error: errors.rest())
      return try RemindersPages.editor(call, page)
    }
  }
}
