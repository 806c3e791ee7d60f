import FastiAgenda
public import FastiCivil
public import FastiFormats

/// The result of deleting an event or some of its occurrences.
public struct DeletedEvents: Sendable {
  /// The event before the deletion, at the first deleted occurrence.
  public let item: EventItem
  /// Whether some of its occurrences stay.
  public let leavesSome: Bool

  /// The deleted occurrences, for people: `Stand-up, 30 times`.
  public func sentence(_ words: Words) -> Sentence {
    let title = Sentence.Part.text(item.event.title)
    let recurrence = item.event.recurrence
    guard !recurrence.isOnce else {
      return leavesSome ? Sentence(.goneOn, title, .day(item.start)) : Sentence(.againOne, title)
    }
    if recurrence.count == 1 { return Sentence(.goneOn, title, .day(item.start)) }
    let gone: Sentence =
      switch recurrence.count {
      case let count?: Sentence(.goneTimes, title, .number(count))
      case nil: Sentence(.goneOn, title, recurrence.sentence(words).map { Sentence.Part.sentence($0) } ?? .text(""))
      }
    return leavesSome ? Sentence(.goneFrom, .sentence(gone), .day(item.start)) : gone
  }
}
