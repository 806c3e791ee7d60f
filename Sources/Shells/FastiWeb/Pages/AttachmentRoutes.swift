import FastiApp
import FastiHTTP
import FastiPages

/// Files attached to reminders, out and in.
enum AttachmentRoutes {
  static let all = [
    Route(
      .get, "/attachments/{id}", "A file attached to a reminder", path: [PlannerPages.id], scope: .page,
      answer: .other("application/octet-stream")
    ) { call throws(Failure) in try read(call) },
    Route.post(
      "/reminders/{id}/files", "Attaches a file to a reminder", path: [PlannerPages.id],
      page: { Paths.reminder($0.value("id")) }
    ) {
      call throws(Failure) in try keep(call)
    }.taking(.file(Uploads.largest)).long,
  ]

  /// The pictures that a page shows; anything else is only ever downloaded, so that no file can be a page.
  static let shown = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"]

  private static func read(_ call: Call) throws(Failure) -> Response {
    let record = try FindAttachments(call.store).one(call.value("id")).record
    guard let file = record.content.file, let stream = try call.desk.ports.attachments?.open(file.name) else {
      throw Problem.notFound.failure
    }
    var response = Response(200)
    response.body = SentFile(stream, most: AttachmentRecord.largest).body
    let isShown = shown.contains(file.mediaType)
    response.headers.set("Content-Type", isShown ? file.mediaType : "application/octet-stream")
    response.headers.set(
      "Content-Disposition", "\(isShown ? "inline" : "attachment"); filename*=UTF-8''\(encoded(record.name))")
    return response
  }

  /// A name as a header may have it.
  /// - Source: RFC 8187, section 3.2.
  private static func encoded(_ name: String) -> String {
    let letters = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        text.append(byte)
      default: text += [UInt8(ascii: "%"), letters[Int(byte >> 4)], letters[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func keep(_ call: Call) throws(Failure) -> Response {
    let entry = try RemindersPages.Reading(call).book.entry(call.value("id"))
    guard let files = call.desk.ports.attachments else { throw Problem.notFound.failure }
    do throws(Failure) {
      var response = try keep(try Form(call.request), entry, files, call)
      // The page's script goes on to the page by itself, so that the page is asked for once.
      if response.status == 303, call.request.headers["Prefer"] == "return=minimal" { response.status = 204 }
      return response
    } catch {
      return try Uploads.refused(error) { () throws(Failure) in try refused(error, entry, call) }
    }
  }

  private static func keep(
    _ form: Form, _ entry: ReminderBook.Entry, _ files: any AttachmentFolder, _ call: Call
  ) throws(Failure) -> Response {
    try call.fulfil(form) { store throws(Failure) in
      let outcome = call.desk.incoming.with { _ -> Result<AttachmentRecord, Failure> in
        do throws(Failure) {
          return .success(
            try AttachToReminder.file(
              form.file?.content ?? SentContent(.bytes([])), named: form.file?.name ?? "", to: entry.id, in: files,
              store, now: call.desk.clock.now, command: "reminder attach \(entry.id.text)"
            ).record)
        } catch { return .failure(error) }
      }
      return call.pageWords(.doneAdded, try outcome.get().name)
    } else: { errors throws(Failure) in
      try refused(errors.rest(), entry, call)
    }
  }

  private static func refused(
    _ failure: Failure, _ entry: ReminderBook.Entry, _ call: Call
  ) throws(Failure) -> Response {
    try refused(FieldError(failure, call.pageWords), entry, call)
  }

  /// The page of the reminder again, with what was wrong beside the file.
  private static func refused(
    _ error: FieldError?, _ entry: ReminderBook.Entry, _ call: Call
  ) throws(Failure) -> Response {
    var page = try RemindersPages.page(of: entry, call)
    page.fileError = error
    return try RemindersPages.editor(call, page)
  }
}
