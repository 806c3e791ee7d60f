import FastiCalendars
import FastiDays
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
    // "Save and attach" leads to the editor of the new reminder, which has the form for attachments.
    let landing: ((RecordID) -> Path?)? = form.some("attach") == nil ? nil : { Paths.reminder($0.text) }
    return try call.submit(form, of: call.id.flatMap { RecordID(text: $0) }, corrects: call.id == nil, to: landing) {
      store throws(Failure) in
      var input = ReminderInput()
      input.title = form["title"]
      let birth = try birth(form, call)
      (input.on, input.since) = (birth?.day ?? date, birth?.year)
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
      try reminders(store, call).edit(entry.id, input)
      return call.pageWords(.doneChanged, form["title"])
    }
  }

  /// The Hijri day and year of the typed Gregorian day; nil if none was typed.
  private static func birth(_ form: Form, _ call: Call) throws(Failure) -> (day: String, year: Int)? {
    guard let text = form.some("born") else { return nil }
    let birth = BirthText(text)
    let day = try call.dates.day(birth.date, field: Field("born"))
    do throws(Failure) {
      let date = try ShowHijri(try MonthBook.read(from: call.store)).day(
        after: day, sunset: birth.isAfterSunset || form.some("sunset") != nil)
      return ("\(date.month.month)-\(date.dayOfMonth)", date.month.year)
    } catch { throw Failure(error.cause, field: Field("born"), value: text, hint: error.hint) }
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let entry = try ReminderReading(call).entry
      try reminders(store, call).delete(entry.id)
      return call.pageWords(.doneDeletedKept, entry.record.title)
    }
  }
}
