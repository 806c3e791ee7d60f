import FastiApp

/// A store for one wish of a form: ids and the change follow from the name that the form sends with it, so a double click,
/// a repeated request and a reload are the same wish, and make one thing.
final class OnceStore: ForwardingStore {
  let base: any Store
  private let name: String
  private let now: Int64
  private let seen: Seen?
  private var count = 0

  /// The id of the change.
  let change: RecordID

  /// - Parameter seen: What is to be changed only while it is that; nil for nothing.
  init(_ base: any Store, name: String, now: Int64, seen: Seen? = nil) {
    self.base = base
    self.seen = seen
    self.name = name
    self.now = now
    change = .version8(kind: "wish", key: name)
  }

  /// Whether the wish was fulfilled before.
  /// - Throws: `.storage`.
  func isDone() throws(Failure) -> Bool {
    // A form may wait for days where there is no network, so no number of changes made meanwhile hides this one.
    do { return try base.read { reader throws(StoreError) in try reader.knows(change) } } catch {
      throw Failure(error)
    }
  }

  /// The same wish once more, after others of its form came between.
  func again(_ round: Int) -> OnceStore { OnceStore(base, name: "\(name) again \(round)", now: now, seen: seen) }

  func newID() -> RecordID {
    count += 1
    return Self.id(count, of: name)
  }

  /// The id of the thing that a wish makes as that one, counted from 1.
  static func id(_ count: Int, of name: String) -> RecordID { .version8(kind: "wish", key: "\(name) \(count)") }

  func newChange(_ command: String) -> Change { Change(id: change, command: command, time: now) }

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    guard let seen else { return try base.write(change, body) }
    return try base.write(change) { writer throws(StoreError) in try body(SeenWriter(base: writer, seen: seen)) }
  }
}
