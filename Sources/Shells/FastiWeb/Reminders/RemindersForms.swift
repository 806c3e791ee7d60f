import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

enum RemindersForms {
  static let all = [
    Route.form("/reminders", "Adds a reminder", perform: save, again: RemindersPages.again),
    Route.form("/reminders/{id}", "Changes a reminder", path: [.id], perform: save, again: RemindersPages.again),
    Route.form(
      "/reminders/{id}/delete", "Deletes a reminder", path: [.id], page: { Paths.reminder($0.value("id")) },
      perform: delete),
  ]

  private static func reminders(_ store: any Store, _ call: Call) -> EditReminders {
    EditReminders(store, call.server.zones, now: call.server.clock.now)
  }

  private static func save(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let date = [form["year"], form["month"], form["day"]].filter { !$0.isEmpty }.joined(separator: "-")
    return try call.submit(form, of: call.id.flatMap { RecordID(text: $0) }, corrects: call.id == nil) {
      store throws(Failure) in
      var input = ReminderInput()
      input.title = form["title"]
      input.on = date
      input.time = form.some("time") ?? "00:00"
      input.days = form.some("whole") == nil ? form.some("days") ?? "1" : "month"
      input.day30 = Day30Policy.allCases.first { "\($0.name)" == form["day30"] }
      input.notes = form["notes"]
      input.zone = form["zone"]
      input.isEnabled = form.some("enabled") != nil
      guard call.id != nil else {
        _ = try reminders(store, call).add(input)
        return call.added(form["title"], store)
      }
      let entry = try ReminderReading(call).entry
      try reminders(store, call).edit(entry.id, entry.record, input)
      return call.pageWords(.doneChanged, form["title"])
    }
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let entry = try ReminderReading(call).entry
      try reminders(store, call).delete(entry.id)
      return call.pageWords(.doneDeleted, entry.record.title)
    }
  }
}
