import FastiAgenda
public import FastiCivil
public import FastiRecords

/// Adds, changes and deletes countdowns. Each call is one change that can be undone.
public struct EditCountdowns {
  private let store: any Store

  public init(_ store: any Store) { self.store = store }

  /// Adds a countdown to a day, or to that date of every year.
  /// - Throws: `.invalid` for an empty title.
  public func add(
    _ title: String, _ day: Day, yearly: Bool, today: Day
  ) throws(Failure) -> CountdownItem {
    try put(store.newID(), title, day, yearly, today, .add)
  }

  /// Changes a countdown's title, its day, or whether it recurs every year; nil does not change a field.
  /// - Throws: `.notFound` for an unknown id, `.invalid` for an empty title.
  public func edit(
    _ typed: String, title: String? = nil, day: Day? = nil, yearly: Bool? = nil, today: Day
  ) throws(Failure) -> CountdownItem {
    let countdowns = try Planner.readCountdowns(from: store).countdowns
    let id = try meant(typed, among: countdowns)
    guard let old = countdowns.first(where: { $0.id == id })?.countdown else {
      throw Failure(.thing(.unknown(.countdown, nearest: nil)), field: .id, value: typed)
    }
    return try put(
      id, title ?? old.title, day ?? old.recurrence.first, yearly ?? (old.recurrence.repetition != nil), today, .edit)
  }

  /// Deletes a countdown.
  /// - Returns: Its title.
  /// - Throws: `.notFound` for an unknown id, `.refused` for a built-in one.
  public func delete(_ typed: String) throws(Failure) -> String {
    let countdowns = try Planner.readCountdowns(from: store).countdowns
    let id = try meant(typed, among: countdowns)
    try store.change(ChangeAction(.delete, .countdown, id.text)) { writer throws(StoreError) in
      _ = try writer.delete(Countdown.self, id: id)
    }
    return countdowns.first { $0.id == id }?.countdown.title ?? typed
  }

  private func meant(
    _ typed: String, among countdowns: [(id: RecordID, countdown: Countdown)]
  ) throws(Failure) -> RecordID {
    try RecordID.meant(by: typed, among: countdowns.map(\.id), .countdown)
  }

  private func put(
    _ id: RecordID, _ title: String, _ day: Day, _ yearly: Bool, _ today: Day, _ verb: ChangeAction.Verb
  ) throws(Failure) -> CountdownItem {
    let recurrence: Recurrence
    do { recurrence = try Recurrence(first: day, repetition: yearly ? .year : nil) } catch {
      throw Failure(error, field: .date)
    }
    let countdown = Countdown(title: try TypedText.title(title, .input(.title)), recurrence: recurrence)
    try store.change(ChangeAction(verb, .countdown, id.text)) { writer throws(StoreError) in
      _ = try writer.put(countdown, id: id)
    }
    return CountdownItem(
      id: id, title: countdown.title, day: recurrence.next(onOrAfter: today) ?? day, today: today, isYearly: yearly)
  }
}
