import FastiHTTP
import FastiRecords

/// What a form was filled from: a thing, and its version at that time.
struct Seen: Sendable {
  /// The thing.
  let id: RecordID
  /// The stamp of its version, a deletion included; ``nothing`` where there was none.
  let stamp: String

  /// What stands in place of a stamp where there was nothing yet.
  static let nothing = "none"

  /// What a form says it was filled from; nil where it says nothing, as programs do.
  init?(_ id: RecordID?, in form: Form) {
    guard let id, let stamp = form.some("seen") else { return nil }
    self.id = id
    self.stamp = stamp
  }
}

extension Call {
  /// The version of a thing, for a form that is filled from it.
  func seen<Content: Record>(_ kind: Content.Type, _ id: RecordID) throws(Failure) -> String {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in
        try reader.version(kind, id: id)?.stamp.text ?? Seen.nothing
      }
    } catch { throw Failure(error) }
  }
}
