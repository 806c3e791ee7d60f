public import FastiRecords

/// Adds, changes and deletes reminders. Each call is one change that can be undone.
public struct EditReminders {
  private let store: any Store
  private let zones: any Zones
  private let now: Int64

  /// Edits through a store.
  /// - Parameter now: Unix milliseconds.
  public init(_ store: any Store, _ zones: any Zones, now: Int64) {
    self.store = store
    self.zones = zones
    self.now = now
  }

  /// Adds a reminder.
  /// - Throws: Every mistake at once.
  public func add(_ input: ReminderInput) throws(Failure) -> RecordID {
    guard input.on != nil else {
      throw Failure(.usage(.missing), field: .on)
    }
    let record = try input.record(over: nil, zones: zones, now: now)
    let id = store.newID()
    try write(.add, id) { writer throws(StoreError) in try writer.put(record, id: id) }
    return id
  }

  /// Changes a reminder; fields that are nil in the input are kept.
  /// - Throws: Every mistake at once; `.usage` when no field is given, `.notFound` when it does not exist.
  public func edit(_ id: RecordID, _ input: ReminderInput) throws(Failure) {
    guard !input.isEmpty else {
      throw Failure(.usage(.nothingToChange))
    }
    _ = try store.revise(id, ChangeAction(.edit, .reminder, id.text), .reminder) {
      (old: ReminderRecord) throws(Failure) -> ReminderRecord? in
      let record = try input.record(over: old, zones: zones, now: now)
      // A new time of change alone is not a change.
      return record == old.updated(at: now) ? nil : record
    } _: { record, writer throws(StoreError) in
      if let record { _ = try writer.put(record, id: id) }
    }
  }

  /// Deletes a reminder with its attachments; the files stay, so that the deletion can be undone.
  /// - Throws: `.storage`.
  public func delete(_ id: RecordID) throws(Failure) {
    try write(.delete, id) { writer throws(StoreError) in
      for attachment in try writer.all(AttachmentRecord.self, where: .text(column: "reminder", is: id.text)) {
        try writer.delete(AttachmentRecord.self, id: attachment.id)
      }
      try writer.delete(ReminderRecord.self, id: id)
    }
  }

  private func write(
    _ verb: ChangeAction.Verb, _ id: RecordID, _ body: (any StoreWriter) throws(StoreError) -> Void
  ) throws(Failure) {
    try store.change(ChangeAction(verb, .reminder, id.text), body)
  }
}
