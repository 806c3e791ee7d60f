import FastiCivil
public import FastiRecords

extension Context {
  /// Reports what was done and how to undo it. If nothing was written, it only reports that, because an undo would undo
  /// the change before.
  ///
  /// - Parameters:
  ///   - done: What was done, in the user's language: `changed`.
  ///   - already: The item that did not change: `the event`.
  /// - Returns: Whether anything was written.
  /// - Throws: `.storage` if the store cannot be read.
  @discardableResult
  public func report(done: String, already: String) throws(Failure) -> Bool {
    let hasWritten = try reportIfUnchanged(already)
    if hasWritten { report(.sayUndoable, .text(done)) }
    return hasWritten
  }

  /// Reports that an item did not change, if nothing was written.
  /// - Returns: Whether anything was written.
  /// - Throws: `.storage` if the store cannot be read.
  @discardableResult
  public func reportIfUnchanged(_ already: String) throws(Failure) -> Bool {
    let hasWritten = try knownStore?.hasWritten() ?? false
    if !hasWritten { report(.sayUnchanged, .text(already)) }
    return hasWritten
  }

  /// The same after an edit: without a change the exit status is 1.
  /// - Throws: `.storage` if the store cannot be read.
  public func report(edited: String, already: String) throws(Failure) {
    if try !report(done: edited, already: already) { status = .no }
  }

  /// Reports that a list is empty, and what to type; only for people.
  public func report(empty: String, hint: String? = nil) {
    guard format == .text else { return }
    report("fasti: \(empty)" + (hint.map { "\n  \(text(.sentenceTry, .text($0)))" } ?? ""))
  }
}
