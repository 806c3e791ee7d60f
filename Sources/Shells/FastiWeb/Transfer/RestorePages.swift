import FastiHTTP
import FastiPages
import FastiRecords

/// `/restore`: the upload of a backup, and its preview.
enum RestorePages {
  static let all = [
    Route.page("/restore", "Restores a backup") { call throws(Failure) in
      guard call.server.ports.restoreBackup != nil else { throw Problem.notFound.failure }
      return try call.page(RestorePage(), at: Paths.restore)
    }
  ]

  /// The preview of a backup.
  static func preview(_ preview: RestorePage.Preview, _ call: Call) throws(Failure) -> Response {
    try call.page(RestorePage(preview: preview), at: Paths.restore)
  }

  /// The page with the errors.
  static func again(_ failure: Failure, _ call: Call) throws(Failure) -> Response {
    try call.page(
      RestorePage(errors: failure.all.map { FieldError($0, call.pageWords) }), at: Paths.restore, status: 422)
  }

  /// The message that the previewed backup is no longer available, or the failure of its restore.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    guard call.server.caches.backups[call.server.space, refusal.form["upload"]] == nil else {
      return try again(refusal.failure, call)
    }
    return try call.page(
      RestorePage(errors: [FieldError(ImportPage.gone(call.pageWords))]), at: Paths.restore, status: 422)
  }
}
