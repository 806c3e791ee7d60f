import FastiHTTP
import FastiPages
import FastiRecords

/// `/import`: the upload of a file, and its preview.
enum ImportPages {
  static let all = [route]

  static let route = Route.page("/import", "Brings in a file") { call throws(Failure) in
    try call.page(ImportPage(), at: Paths.importFile)
  }

  /// The preview of a file.
  static func preview(_ preview: ImportPage.Preview, _ call: Call) throws(Failure) -> Response {
    try call.page(ImportPage(preview: preview), at: Paths.importFile)
  }

  /// The errors of a file.
  static func fileAgain(_ failure: Failure, _ call: Call) throws(Failure) -> Response {
    try call.page(
      ImportPage(errors: failure.all.map { FieldError($0, call.pageWords) }), at: Paths.importFile, status: 422)
  }

  /// The message that the previewed file is no longer available, or the failure of its import.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let upload = call.server.caches.uploads[call.server.space, refusal.form["upload"]]
    guard upload == nil else { return try fileAgain(refusal.failure, call) }
    return try call.page(
      ImportPage(error: FieldError(ImportPage.gone(call.pageWords))), at: Paths.importFile, status: 422)
  }
}
