import FastiHTTP
import FastiPages
import FastiRecords
import FastiTransfer

/// The forms of an import: upload, preview, import.
enum ImportForms {
  static let all = [
    Route.post("/import", "Shows what a file would do") { call throws(Failure) in
      do throws(Failure) { return try show(try Form(call.request), call) } catch {
        return try Uploads.refused(error) { () throws(Failure) in try ImportPages.fileAgain(error, call) }
      }
    }.taking(.file(Uploads.largestImport)).long.small { request in
      guard case .success(let form) = request.received else { return true }
      return form.parts.reduce(0) { $0 + $1.content.count } <= Uploads.smallImport
    },
    Route.form(
      "/import/now", "Brings in the file that was looked at", page: { _ in Paths.importFile }, perform: bringIn,
      again: ImportPages.again
        // The file was read before the preview.
    ).long.small { _ in true },
  ]

  /// The page with the preview of a file, or with its mistakes.
  private static func show(_ form: Form, _ call: Call) throws(Failure) -> Response {
    let preview: ImportPage.Preview
    do throws(Failure) { preview = try look(at: form, call) } catch {
      guard error.kind != .storage || error.cause.isWithoutHelper else { throw error }
      return try ImportPages.fileAgain(error, call)
    }
    return try ImportPages.preview(preview, call)
  }

  /// The preview of a file, which is kept until it is imported.
  private static func look(at form: Form, _ call: Call) throws(Failure) -> ImportPage.Preview {
    guard let file = form.file, file.content.bytes > 0 else {
      throw Failure(.text(.missingFile), field: .file)
    }
    let name = file.name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { String($0) } ?? "file"
    let upload = PendingUploads.Upload(
      space: call.server.space, id: call.server.newName, name: name,
      content: try ForeignFile.read(try file.content.inMemory(), named: name, call))
    let preview = try ForeignFile(upload, call).preview()
    call.server.caches.uploads.keep(upload)
    return preview
  }

  private static func bringIn(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form, to: { _ in Paths.importFile }) { store throws(Failure) in
      // The page asks for the file again.
      guard let upload = call.server.caches.uploads[call.server.space, form["upload"]] else {
        throw Problem.notFound.failure
      }
      let preference = ImportPreference(rawValue: form["conflict"]) ?? .keep
      let count = try ForeignFile(upload, call).bringIn(preference, store)
      call.server.caches.uploads.forget(upload)
      return ImportPage.done(upload.name, count, call.pageWords)
    }
  }
}

extension Cause {
  /// Whether the helper program that reads files is missing.
  fileprivate var isWithoutHelper: Bool {
    self == .helper(.missing) || self == .helper(.silent)
  }
}
