import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders

/// Reminders of a backup without versions, as other programs write it: each is written as a new reminder.
struct SeedReminders {
  let content: BackupContent
  /// The files in the archive, by path.
  let files: [String: Backup.File]

  /// Restores them into the store.
  func restore(with restoring: inout RestoreSession) throws(StoreError) {
    try content.forEachSeed { reminder throws(StoreError) in
      guard let id = try restore(reminder, with: &restoring) else { return }
      for attachment in reminder.attachments { try restore(attachment, of: reminder.id, as: id, with: &restoring) }
    }
  }

  /// - Returns: Its id in the store; nil if it was left out.
  private func restore(
    _ reminder: BackupReminder, with restoring: inout RestoreSession
  ) throws(StoreError) -> RecordID? {
    let kind = ReminderRecord.kind
    let current = try restoring.reader.version(ReminderRecord.self, id: reminder.id)
    // What was erased here stays erased.
    if let current, current.isErasure {
      restoring.note(kind, reminder.id, reminder.title, .skipped)
      return nil
    }
    let record = try reminder.record(over: current?.record, now: restoring.now)
    guard let current else {
      try restoring.writer?.put(record, id: reminder.id)
      restoring.note(kind, reminder.id, reminder.title, .new)
      return reminder.id
    }
    if !current.deleted, reminder.matches(current.record) {
      restoring.note(kind, reminder.id, reminder.title, .same)
      return reminder.id
    }
    let conflict = RestoreConflict(
      kind: kind.table, id: reminder.id, label: reminder.title, isDeletedHere: current.deleted, isDeletedThere: false)
    switch restoring.choose(conflict) {
    case .keep where !current.deleted:
      let id = restoring.copyID(of: reminder.id)
      try restoring.writer?.put(record, id: id)
      restoring.note(kind, reminder.id, reminder.title, .both)
      return id
    case .replace, .keep:
      try restoring.writer?.put(record, id: reminder.id)
      restoring.note(kind, reminder.id, reminder.title, .replaced)
      return reminder.id
    case .skip:
      restoring.note(kind, reminder.id, reminder.title, .skipped)
      return nil
    }
  }

  private func restore(
    _ attachment: BackupAttachment, of reminder: RecordID, as owner: RecordID, with restoring: inout RestoreSession
  ) throws(StoreError) {
    let kind = AttachmentRecord.kind
    let current = try restoring.reader.version(AttachmentRecord.self, id: attachment.id)
    let differs = restoring.differing.contains(attachment.id)
    let label = attachment.label
    if let current, current.isErasure { return restoring.note(kind, attachment.id, label, .skipped) }
    func put(as id: RecordID, _ restoring: inout RestoreSession) throws(StoreError) {
      let record = attachment.record(id, of: owner, files, current?.record, now: restoring.now)
      if let path = attachment.path, let name = record.content.file?.name { restoring.bring(path, as: name) }
      try restoring.writer?.put(record, id: id)
    }
    if owner != reminder {
      try put(as: restoring.copyID(of: attachment.id), &restoring)
      return restoring.note(kind, attachment.id, label, .both)
    }
    guard let current else {
      try put(as: differs ? restoring.copyID(of: attachment.id) : attachment.id, &restoring)
      return restoring.note(kind, attachment.id, label, .new)
    }
    if !current.deleted, !differs, current.record.reminder == owner, attachment.matches(current.record) {
      // Its file may have been missing before.
      if let path = attachment.path, let name = current.record.content.file?.name { restoring.bring(path, as: name) }
      return restoring.note(kind, attachment.id, label, .same)
    }
    let conflict = RestoreConflict(
      kind: kind.table, id: attachment.id, label: label, isDeletedHere: current.deleted, isDeletedThere: false)
    switch restoring.choose(conflict) {
    case .keep where !current.deleted:
      try put(as: restoring.copyID(of: attachment.id), &restoring)
      restoring.note(kind, attachment.id, label, .both)
    case .replace, .keep:
      if differs { try restoring.writer?.delete(AttachmentRecord.self, id: attachment.id) }
      try put(as: differs ? restoring.copyID(of: attachment.id) : attachment.id, &restoring)
      restoring.note(kind, attachment.id, label, .replaced)
    case .skip: restoring.note(kind, attachment.id, label, .skipped)
    }
  }
}
