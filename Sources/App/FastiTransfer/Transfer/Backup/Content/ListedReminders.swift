import FastiFormats
import FastiRecords

/// The reminders that a `backup.json` lists, in its order; each is read again when needed.
struct ListedReminders: Sendable {
  private let source: BackupSource
  private var places: [Position] = []

  /// A reminder's position in the text and in the list.
  private struct Position {
    let id: RecordID
    let offset: Int32
    let number: Int32
  }

  /// No reminders yet.
  init(_ source: BackupSource) { self.source = source }

  /// The number of reminders.
  var count: Int { places.count }

  /// Adds a reminder that was checked.
  mutating func append(_ id: RecordID, at offset: Int, _ number: Int) {
    places.append(Position(id: id, offset: Int32(offset), number: Int32(number)))
  }

  /// Each reminder, with its position in the list.
  func forEach<Fault: Error>(
    where isWanted: (RecordID) -> Bool = { _ in true },
    _ body: (_ number: Int, BackupReminder) throws(Fault) -> Void
  ) throws(Fault) {
    for place in places where isWanted(place.id) {
      // Its problems were reported when it was read the first time.
      var reading = BackupReading()
      guard let reminder = source.value(at: place.offset).flatMap({ reading.reminder($0, "") }) else { continue }
      try body(Int(place.number), reminder)
    }
  }
}

/// Ids and their positions, to find those that occur twice.
struct ListedIDs {
  private var places: [Position] = []

  private struct Position {
    let id: RecordID
    let first: Int32
    let second: Int32
  }

  /// Adds an id.
  mutating func append(_ id: RecordID, _ first: Int, _ second: Int = 0) {
    places.append(Position(id: id, first: Int32(first), second: Int32(second)))
  }

  /// The ids that occur again, with the position of the repetition, in the order of the text.
  func repeated() -> [(id: RecordID, first: Int, second: Int)] {
    let sorted = places.sorted { ($0.id, $0.first, $0.second) < ($1.id, $1.first, $1.second) }
    let again = zip(sorted, sorted.dropFirst()).lazy.filter { $0.id == $1.id }.map { $1 }
    return again.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
      .map { ($0.id, Int($0.first), Int($0.second)) }
  }
}
