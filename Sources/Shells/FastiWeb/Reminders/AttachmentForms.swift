import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

enum AttachmentForms {
  static let all = [
    Route.post("/reminders/{id}/files", "Attaches a file to a reminder", path: [.id], page: reminder) {
      call throws(Failure) in try attach(call)
    }.taking(.file(Uploads.largest)).long,
    Route.form(
      "/reminders/{id}/links", "Attaches an address to a reminder", path: [.id], page: reminder, perform: link,
      again: RemindersPages.linkAgain),
    Route.form(
      "/attachments/{id}/delete", "Takes an attachment off", path: [.id], page: { _ in Paths.reminders },
      perform: delete),
  ]

  private static func reminder(_ call: Call) -> Path { Paths.reminder(call.value("id")) }

  private static func attach(_ call: Call) throws(Failure) -> Response {
    let entry = try ReminderReading(call).entry
    guard let files = call.server.ports.attachments else { throw Problem.notFound.failure }
    let result: FormResult
    do throws(Failure) { result = try keep(try Form(call.request), entry, files, call) } catch {
      return try Uploads.refused(error) { () throws(Failure) in try RemindersPages.fileAgain(error, call) }
    }
    return try call.answer(result) { refusal, call throws(Failure) in
      try RemindersPages.fileAgain(refusal.failure, call)
    }
  }

  private static func keep(
    _ form: Form, _ entry: ReminderBook.Entry, _ files: any AttachmentFolder, _ call: Call
  ) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let outcome = call.server.incoming.with { _ -> Result<AttachmentRecord, Failure> in
        do throws(Failure) {
          return .success(
            try AttachToReminder.file(
              form.file?.content ?? UploadedContent(.bytes([])), named: form.file?.name ?? "", to: entry.id, in: files,
              store, now: call.server.clock.now
            ).record)
        } catch { return .failure(error) }
      }
      return call.pageWords(.doneAdded, try outcome.get().name)
    }
  }

  private static func link(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let entry = try ReminderReading(call).entry
    return try call.submit(form) { store throws(Failure) in
      let record = try AttachToReminder.link(
        form["url"], to: entry.id, store, now: call.server.clock.now)
      return call.pageWords(.doneAdded, record.name)
    }
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let id = call.value("id")
      return call.pageWords(.doneDeletedKept, try FindAttachments(store).remove(id).name)
    }
  }
}
