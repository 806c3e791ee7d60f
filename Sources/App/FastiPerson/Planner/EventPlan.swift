package import FastiAgenda
package import FastiCivil
package import FastiRecords

/// An event without its texts: the columns from `type` to `repeats_until`.
package struct EventPlan {
  package let type: EventType
  package let recurrence: Recurrence
  package let length: Int
  package let time: TimeOfDay?

  /// Reads the columns; nil where they are not valid.
  package init?(reading columns: inout some ColumnReader) {
    var type: EventType?
    columns.text { type = EventType.named($0) }
    let first = Day(stored: columns.integer())
    length = Int(columns.integer())
    let minutes = columns.optionalInteger()
    let repeats = columns.optionalText()
    let until = columns.optionalInteger()
    let repetition = repeats.flatMap(Repetition.named)
    guard let type, let first, length >= 1, (repeats == nil) == (repetition == nil),
      let recurrence = try? Recurrence(first: first, repetition: repetition, last: until.flatMap { Day(stored: $0) })
    else { return nil }
    self.type = type
    self.recurrence = recurrence
    time = minutes.flatMap { try? TimeOfDay(hour: Int($0) / 60, minute: Int($0) % 60) }
  }
}

extension EventType {
  /// The type of that word, in any case.
  static func named(_ word: String) -> EventType? { named(word.utf8.span) }

  /// The type of that word, in any case of ASCII.
  fileprivate static func named(_ word: borrowing Span<UInt8>) -> EventType? {
    for type in allCases where word.isSame(type.word) { return type }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether it is that lower-case word, in any case of ASCII.
  @inline(__always)
  fileprivate func isSame(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for place in indices where self[place] | 0x20 != word.utf8Start[place] { return false }
    return true
  }
}
