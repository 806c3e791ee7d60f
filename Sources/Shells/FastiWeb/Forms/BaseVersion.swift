import FastiApp
import FastiHTTP

/// What a form was filled from: a thing, and its version at that time.
struct BaseVersion: Sendable {
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
