public import FastiAgenda
public import FastiCivil
public import FastiRecords

/// Something that happens: on a day or several, once or again and again.
public struct Event: Record {
  /// What people call it.
  public let title: String
  /// What sort of thing it is.
  public let type: EventType
  /// The days on which it begins.
  public let recurrence: Recurrence
  /// How many days it lasts, at least 1.
  public let length: Int
  /// When it begins on its first day; nil for the whole day.
  public let time: TimeOfDay?
  /// What else there is to say.
  public let notes: String

  public init(
    title: String, type: EventType = .event, recurrence: Recurrence, length: Int = 1, time: TimeOfDay? = nil,
    notes: String = ""
  ) {
    self.title = title
    self.type = type
    self.recurrence = recurrence
    self.length = length
    self.time = time
    self.notes = notes
  }

  /// The days on which it begins so that it touches a range, in order.
  public func starts(touching range: DayRange) -> [Day] {
    recurrence.starts(in: range.widened(before: length - 1, after: 0))
  }
}

extension Event {
  /// Table and columns.
  public static let kind = RecordKind(
    table: "event",
    columns: ["title", "type", "first_day", "length", "time", "repeats", "repeats_until", "notes"], label: "title",
    formats: ["first_day": .day, "time": .minute, "repeats_until": .day],
    blank: [
      .erased, .text("event"), .integer(0), .integer(1), .nothing, .nothing, .nothing, .text(""),
    ])

  /// Nil for a type, a day, a length, a time or a repetition that no event may have.
  public init?(reading columns: inout some ColumnReader) {
    let title = columns.text()
    guard let plan = EventPlan(reading: &columns) else { return nil }
    self.init(
      title: title, type: plan.type, recurrence: plan.recurrence, length: plan.length, time: plan.time,
      notes: columns.text())
  }

  /// Writes days as day numbers and the time as minutes from midnight; nothing for a whole day.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: title)
    columns.write(text: "\(type.word)")
    columns.write(integer: Int64(recurrence.first.number))
    columns.write(integer: Int64(length))
    columns.write(optionalInteger: time.map { Int64($0.seconds / 60) })
    columns.write(optionalText: recurrence.repetition.map { "\($0.word)" })
    columns.write(optionalInteger: recurrence.last.map { Int64($0.number) })
    columns.write(text: notes)
  }
}

extension Repetition {
  /// The repetition of that word, in any case.
  static func named(_ word: String) -> Repetition? { allCases.first { "\($0.word)" == word.lowercased() } }
}

extension EventType {
  public var entryKind: EntryKind {
    switch self {
    case .event: .event
    case .trip: .trip
    case .birthday: .birthday
    case .money: .money
    }
  }
}
