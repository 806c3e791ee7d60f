import FastiCivil
import FastiFormats
import FastiHTTP
import FastiPages
import FastiRecords
import FastiTransfer
import FastiWords

/// The forms of a restore: upload, preview, restore.
enum RestoreForms {
  static let all = [
    Route.post("/restore", "Shows what restoring a backup would do") { call throws(Failure) in
      do throws(Failure) { return try show(try Form(call.request), call) } catch {
        return try Uploads.refused(error) { () throws(Failure) in try RestorePages.again(error, call) }
      }
    }.taking(.file(Uploads.largestBackup)).long,
    Route.form(
      "/restore/now", "Restores the backup that was looked at", page: { _ in Paths.restore }, perform: restore
    ) { refusal, call throws(Failure) in try RestorePages.again(refusal, call) }.long,
  ]

  /// The page with the preview of the backup, or with its errors.
  private static func show(_ form: Form, _ call: Call) throws(Failure) -> Response {
    do throws(Failure) {
      guard let file = form.file, file.content.bytes > 0 else { throw Failure(.text(.missingFile), field: .file) }
      let name = file.name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map { String($0) } ?? "file"
      let upload = PendingUploads.Upload(
        space: call.server.space, id: call.server.newName, name: name, content: file.content)
      let summary = try ask(upload, RestoreService.Request(.replace, named: name), call)
      call.server.caches.backups.keep(upload)
      return try RestorePages.preview(preview(upload, summary, call), call)
    } catch {
      guard error.kind != .storage else { throw error }
      return try RestorePages.again(error, call)
    }
  }

  private static func restore(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form, to: { _ in Paths.restore }) { store throws(Failure) in
      let backups = call.server.caches.backups
      guard let upload = backups[call.server.space, form["upload"]] else {
        // The page asks for the file again.
        throw Problem.notFound.failure
      }
      try form.check("conflict", among: RestoreChoice.allCases.map(\.rawValue))
      let choice = RestoreChoice(rawValue: form["conflict"]) ?? .replace
      let summary = try ask(upload, RestoreService.Request(choice, as: store.change, named: upload.name), call)
      backups.forget(upload)
      return call.pageWords(
        .restoreDone, upload.name, String(count(summary, [.new])), String(count(summary, [.replaced, .both])))
    }
  }

  /// Restores, or previews, with another process.
  private static func ask(
    _ upload: PendingUploads<UploadedContent>.Upload, _ request: RestoreService.Request, _ call: Call
  ) throws(Failure) -> RestoreSummary {
    guard let restore = call.server.ports.restoreBackup else { throw Problem.notFound.failure }
    switch RestoreService.answer(of: try restore(upload.content, request)) {
    case .done(let summary): return summary
    case .refused(let failure): throw failure
    case nil: throw Failure(.document(.tooHard), field: .file)
    }
  }

  private static func preview(
    _ upload: PendingUploads<UploadedContent>.Upload, _ summary: RestoreSummary, _ call: Call
  ) -> RestorePage.Preview {
    let words = call.pageWords
    let remarks = summary.remarks.map { remark in
      switch remark {
      case .warning(let text): words.text(text.sentence)
      case .doubled(let kind, let label): words(.restoreDoubled, "\(words(thing: kind)) \(label)")
      case .refused(let kind, let label, let text):
        words(.restoreRefused, "\(words(thing: kind)) \(label)", words.text(text.sentence))
      }
    }
    return RestorePage.Preview(
      upload: upload.id, name: upload.name, new: count(summary, [.new]), same: count(summary, [.same]),
      different: count(summary, [.replaced, .both, .skipped]),
      conflicts: summary.conflicts.map { RestorePage.Thing(kind: $0.kind, label: $0.label) },
      moreConflicts: summary.moreConflicts, remarks: remarks.map { words.sentence($0) },
      moreRemarks: summary.moreRemarks)
  }

  private static func count(_ summary: RestoreSummary, _ fates: Set<RestoredThing.Fate>) -> Int {
    fates.reduce(0) { $0 + (summary.counts[$1] ?? 0) }
  }
}
