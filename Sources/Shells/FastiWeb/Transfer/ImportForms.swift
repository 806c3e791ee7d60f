import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// `/import`: a file is sent, looked at, and brought in.
enum ImportRoutes {
  static let all = [
    Route.page("/import", "Brings in a file") { call throws(Failure) in
      try call.page(ImportPage(), at: Paths.importFile)
    },
    Route.post("/import", "Shows what a file would do") { call throws(Failure) in
      do throws(Failure) { return try look(at: try Form(call.request), call) } catch {
        return try Uploads.refused(error) { () throws(Failure) in try refused(error, call) }
      }
    }.taking(.file(Uploads.largestImport)).long,
    Route.post("/import/now", "Brings in the file that was looked at", page: { _ in Paths.importFile }) {
      call throws(Failure) in
      let form = try Form(call.request)
      let once = IdempotentStore(call.store, try form.wish(), now: call.server.clock.now)
      guard try !once.isDone() else { return .going(to: Paths.importFile.string) }
      guard let upload = call.server.caches.uploads[form["upload"]] else {
        return try call.page(
          ImportPage(error: FieldError(ImportPage.gone(call.pageWords))), at: Paths.importFile, status: 422)
      }
      do throws(Failure) {
        let preference = ImportPreference(rawValue: form["conflict"]) ?? .keep
        let count = try ForeignFile(upload, call).bringIn(preference, once)
        call.server.caches.uploads.forget(upload.id)
        var response = Response.going(to: Paths.importFile.string)
        let text = ImportPage.done(upload.name, count, call.pageWords)
        response.headers.add("Set-Cookie", FlashCookie.header(text, change: try once.isDone() ? once.change : nil))
        return response
      } catch {
        guard error.kind != .storage else { throw error }
        return try refused(error, call)
      }
    }.long,
  ]

  /// The page that says what a file would do, or what is wrong with it.
  private static func look(at form: Form, _ call: Call) throws(Failure) -> Response {
    do throws(Failure) {
      guard let file = form.file, file.content.bytes > 0 else {
        throw Failure(
          .usage, code: "missing-file", "there is no file, or nothing in it", field: "FILE", cause: .text(.emptyFile))
      }
      let name = file.name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { String($0) } ?? "file"
      let upload = PendingUploads.Upload(id: call.server.newName, name: name, bytes: try file.content.inMemory())
      let preview = try ForeignFile(upload, call).preview()
      call.server.caches.uploads.keep(upload)
      return try call.page(ImportPage(preview: preview), at: Paths.importFile)
    } catch {
      guard error.kind != .storage || error.code == "no-fastid" else { throw error }
      return try refused(error, call)
    }
  }

  private static func refused(_ failure: Failure, _ call: Call) throws(Failure) -> Response {
    try call.page(
      ImportPage(errors: failure.all.map { FieldError($0, call.pageWords) }), at: Paths.importFile, status: 422)
  }
}
