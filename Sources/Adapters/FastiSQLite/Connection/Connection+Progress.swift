internal import CSQLite
internal import FastiRecords

extension Connection {
  /// Runs a body that may be one long call of SQLite, such as VACUUM, and reports progress meanwhile, without a count.
  func telling<Answer>(_ progress: Progress, _ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    guard progress.isShown else { return try body() }
    let box = ProgressBox(progress)
    sqlite3_progress_handler(
      handle, 10_000,
      { context in
        if let context { Unmanaged<ProgressBox>.fromOpaque(context).takeUnretainedValue().progress(0) }
        return 0
      }, Unmanaged.passUnretained(box).toOpaque())
    defer { withExtendedLifetime(box) { sqlite3_progress_handler(handle, 0, nil, nil) } }
    return try body()
  }

  /// The context of SQLite's callback: a C function pointer captures nothing.
  private final class ProgressBox {
    let progress: Progress
    init(_ progress: Progress) { self.progress = progress }
  }
}
