import FastiAgenda
public import FastiCivil
package import FastiRecords

/// The typed fields of an event; nil for a field that was not given.
public struct EventDraft: Sendable {
  /// What the event is called, before it is trimmed and checked.
  public var title: String?
  /// `event`, `trip`, `birthday` or `money`.
  public var type: String?
  /// The first day.
  public var on: Day?
  /// The last day of an event of several days.
  public var until: Day?
  /// The clock time at which it begins; empty for the whole day.
  public var at: String?
  /// `year`, `month`, `week`, `day`, or `never`.
  public var every: String?
  /// The last day on which a repeated event may begin.
  public var last: Day?
  /// Whether a repetition without a ``last`` has no end, even if the event had one before.
  public var isEndless = false
  /// What else there is to say.
  public var notes: String?

  /// An empty draft.
  public init() {}

  /// Whether no field was given.
  var isEmpty: Bool {
    title == nil && type == nil && on == nil && until == nil && at == nil && every == nil && last == nil && notes == nil
  }

  /// The event with the draft applied; a new one where there was none.
  /// - Throws: `.usage` for a missing title or day, `.invalid` for what reads wrongly or contradicts itself.
  package func event(changing old: Event?) throws(Failure) -> Event {
    guard let title = title ?? old?.title, let first = on ?? old?.recurrence.first else {
      throw Failure(.usage(.missing), field: .on)
    }
    let length = try length(from: first, old)
    let recurrence = try recurrence(from: first, old, length)
    return Event(
      title: try TypedText.title(title, .input(.title)), type: try type.map(Self.type) ?? old?.type ?? .event,
      recurrence: recurrence, length: length, time: try time(old),
      notes: try notes.map { text throws(Failure) in try TypedText.lines(text, .input(.notes)) } ?? old?.notes ?? "")
  }

  /// The most days an event may last.
  private static let longest = 3_660

  private func length(from first: Day, _ old: Event?) throws(Failure) -> Int {
    guard let until else { return old?.length ?? 1 }
    guard until >= first else {
      throw Failure(.days(.reversed(first: first, last: until)), field: .until, value: until.iso)
    }
    guard until - first < Self.longest else {
      throw Failure(.days(.tooMany(until - first + 1, most: Self.longest)), field: .until, value: until.iso)
    }
    return until - first + 1
  }

  private func recurrence(from first: Day, _ old: Event?, _ length: Int) throws(Failure) -> Recurrence {
    let repetition = try repetition(old)
    if let repetition, length > repetition.shortestStep {
      throw Failure(.days(.tooOften(length, repetition)), field: .every, value: "\(repetition.word)")
    }
    let last = repetition == nil ? nil : self.last ?? (isEndless ? nil : old?.recurrence.last)
    if repetition == nil, self.last != nil {
      throw Failure(.days(.lastAlone), field: .last)
    }
    do { return try Recurrence(first: first, repetition: repetition, last: last) } catch {
      throw Failure(error, field: .last)
    }
  }

  private func time(_ old: Event?) throws(Failure) -> TimeOfDay? {
    guard let at else { return old?.time }
    guard !at.isEmpty else { return nil }
    do { return try TimeOfDay(iso: at) } catch { throw Failure(error, field: .at, value: at) }
  }

  private static func type(_ word: String) throws(Failure) -> EventType {
    if let type = EventType.named(word) { return type }
    throw Failure(.value(.word(EventType.allCases.map { "\($0.word)" })), field: .type, value: word)
  }

  private func repetition(_ old: Event?) throws(Failure) -> Repetition? {
    guard let word = every else { return old?.recurrence.repetition }
    if word == "never" { return nil }
    if let repetition = Repetition.named(word) { return repetition }
    throw Failure(.value(.word(Repetition.allCases.map { "\($0.word)" } + ["never"])), field: .every, value: word)
  }
}
