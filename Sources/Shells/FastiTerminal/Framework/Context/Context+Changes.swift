import FastiCivil
public import FastiRecords

extension Context {
  /// Writes what was done and how to undo it; where nothing was written, only that, since an undo would take back the
  /// change before.
  ///
  /// - Parameters:
  ///   - done: What was done, in the reader's language: `changed`.
  ///   - already: The thing that was so already: `the event`.
  /// - Returns: Whether anything was written.
  /// - Throws: `.storage` when the store cannot be read.
  @discardableResult
  public func report(done: String, already: String) throws(Failure) -> Bool {
    let hasWritten = try reportIfUnchanged(already)
    if hasWritten { report(.sayUndoable, .text(done)) }
    return hasWritten
  }

  /// Writes that something was so already, where nothing was written.
  /// - Returns: Whether anything was written.
  /// - Throws: `.storage` when the store cannot be read.
  @discardableResult
  public func reportIfUnchanged(_ already: String) throws(Failure) -> Bool {
    let hasWritten = try knownStore?.hasWritten() ?? false
    if !hasWritten { report(.sayUnchanged, .text(already)) }
    return hasWritten
  }

  /// The same after an edit: one that changes nothing has exit status 1.
  /// - Throws: `.storage` when the store cannot be read.
  public func report(edited: String, already: String) throws(Failure) {
    if try !report(done: edited, already: already) { status = .no }
  }

  /// Writes that a list is empty, and what to type; for people only.
  public func report(empty: String, hint: String? = nil) {
    guard format == .text else { return }
    report("fasti: \(empty)" + (hint.map { "\n  \(text(.sentenceTry, .text($0)))" } ?? ""))
  }

  /// Writes warnings to standard error.
  public func warn(_ warnings: [String]) {
    for warning in warnings { report(warning) }
  }
}
