import FastiRecords

/// A store that remembers the last change, so that a command can report whether it wrote anything.
final class ChangeTrackingStore: ForwardingStore {
  let base: any Store
  private var last: RecordID?

  init(_ base: any Store) { self.base = base }

  /// Whether the last change was written; a change without a difference is not written.
  /// - Throws: `.storage`.
  func hasWritten() throws(Failure) -> Bool {
    guard let last else { return false }
    do { return try base.read { reader throws(StoreError) in try reader.knows(last) } } catch { throw Failure(error) }
  }

  func newChange(_ command: String) -> Change {
    let change = base.newChange(command)
    last = change.id
    return change
  }
}
