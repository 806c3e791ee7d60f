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
    let countdown = try Self.countdown(title, day, yearly: yearly)
    let id = store.newID()
    try store.change(ChangeAction(.add, .countdown, id.text)) { writer throws(StoreError) in
      _ = try writer.put(countdown, id: id)
    }
    return Self.item(id, countdown, today)
  }

  /// Changes a countdown's title, its day, or whether it recurs every year; nil does not change a field.
  /// - Throws: `.notFound` for an unknown id, `.invalid` for an empty title.
  public func edit(
    _ typed: String, title: String? = nil, day: Day? = nil, yearly: Bool? = nil, today: Day
  ) throws(Failure) -> CountdownItem {
    let id = try find(typed)
    let changed = try store.revise(id, ChangeAction(.edit, .countdown, id.text), .countdown) {
      (old: Countdown) throws(Failure) -> Countdown in
      try Self.countdown(
        title ?? old.title, day ?? old.recurrence.first, yearly: yearly ?? (old.recurrence.repetition != nil))
    } _: { countdown, writer throws(StoreError) in
      _ = try writer.put(countdown, id: id)
    }
    return Self.item(id, changed, today)
  }

  /// Deletes a countdown.
  /// - Returns: Its title.
  /// - Throws: `.notFound` for an unknown id, `.refused` for a built-in one.
  public func delete(_ typed: String) throws(Failure) -> String {
    let id = try find(typed)
    let deleted = try store.revise(id, ChangeAction(.delete, .countdown, id.text), .countdown) {
      (old: Countdown) throws(Failure) -> Countdown in
      old
    } _: { _, writer throws(StoreError) in
      _ = try writer.delete(Countdown.self, id: id)
    }
    return deleted.title
  }

  private func find(_ typed: String) throws(Failure) -> RecordID {
    try RecordID.meant(by: typed, among: try Planner.readCountdowns(from: store).countdowns.map(\.id), .countdown)
  }

  private static func countdown(_ title: String, _ day: Day, yearly: Bool) throws(Failure) -> Countdown {
    let recurrence: Recurrence
    do { recurrence = try Recurrence(first: day, repetition: yearly ? .year : nil) } catch {
      throw Failure(error, field: .date)
    }
    return Countdown(title: try TypedText.title(title, .input(.title)), recurrence: recurrence)
  }

  private static func item(_ id: RecordID, _ countdown: Countdown, _ today: Day) -> CountdownItem {
    let recurrence = countdown.recurrence
    return CountdownItem(
      id: id, title: countdown.title, day: recurrence.next(onOrAfter: today) ?? recurrence.first, today: today,
      isYearly: recurrence.repetition != nil)
  }
}
