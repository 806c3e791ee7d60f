import FastiCivil
import FastiPerson
import FastiRecords
import FastiReminders

extension BackupReminder {
  /// The reminder of a record, in the format of the backup.
  init(_ id: RecordID, _ record: ReminderRecord, attachments: [BackupAttachment]) {
    let duration: Duration =
      switch record.duration {
      case .days(let count): .days(count)
      case .wholeMonth: .month
      }
    self.init(
      id: id, title: record.title, year: record.recurrence.year, month: record.month, day: record.day,
      minute: Int(record.time.seconds) / 60, duration: duration, notes: record.notes.isEmpty ? nil : record.notes,
      attachments: attachments)
  }

  /// Whether a record is equal, except for fields that the format of the backup lacks (zone, day 30 ...).
  func matches(_ record: ReminderRecord) -> Bool {
    let other = BackupReminder(id, record, attachments: [])
    return (title, year, month, day, minute) == (other.title, other.year, other.month, other.day, other.minute)
      && duration == other.duration && (notes ?? "") == record.notes
  }

  /// The record of this reminder.
  ///
  /// - Parameters:
  ///   - former: The store's record; it gives the fields that the format of the backup lacks.
  ///   - now: Milliseconds of Unix time.
  func record(over former: ReminderRecord?, now: Int64) throws(StoreError) -> ReminderRecord {
    do throws(ReminderError) {
      return try ReminderRecord(
        title: title, month: month, day: day, recurrence: year.map { .once(year: $0) } ?? .annual,
        since: former.flatMap { ($0.month, $0.day) == (month, day) ? $0.since : nil },
        time: (try? TimeOfDay(hour: minute / 60, minute: minute % 60)) ?? .midnight, duration: span,
        day30: former?.day30 ?? .last, zone: former?.zone,
        notes: notes ?? "", isEnabled: former?.isEnabled ?? true, created: former?.created ?? now, updated: now)
    } catch { throw .refusedRecord(kind: ReminderRecord.kind.table, detail: .found(error.sentence)) }
  }

  private var span: ReminderDuration {
    switch duration {
    case .days(let count): .days(count)
    case .month: .wholeMonth
    }
  }
}

extension BackupAttachment {
  /// The attachment of a record, in the format of the backup.
  init(_ id: RecordID, _ record: AttachmentRecord) {
    let content: Content =
      switch record.content {
      case .photo(let file): .photo(path: file.archivePath)
      case .file(let file): .file(path: file.archivePath)
      case .link(let url): .link(url: url)
      }
    self.init(id: id, content: content, displayName: record.name)
  }

  /// The label: the name, otherwise the file's, otherwise the address.
  var label: String {
    if let displayName, !displayName.isEmpty {
      return String(displayName.unicodeScalars.prefix(1_000).map(Character.init))
    }
    switch content {
    case .photo(let path), .file(let path): return path.split(separator: "/").last.map { String($0) } ?? path
    case .link(let url): return String(url.unicodeScalars.prefix(1_000).map(Character.init))
    }
  }

  /// Whether a record is equal.
  func matches(_ record: AttachmentRecord) -> Bool {
    guard label == BackupAttachment.plain(record.name) || label == record.name else { return false }
    return switch (content, record.content) {
    case (.link(let url), .link(let other)): url == other
    case (.photo, .photo), (.file, .file): true
    default: false
    }
  }

  /// The record of this attachment under an id.
  func record(
    _ id: RecordID, of owner: RecordID, _ files: [String: Backup.File], _ former: AttachmentRecord?, now: Int64
  ) -> AttachmentRecord {
    let kept: AttachmentRecord.Content =
      switch content {
      case .photo(let path): .photo(file(path, id, files[path]))
      case .file(let path): .file(file(path, id, files[path]))
      case .link(let url): .link(url)
      }
    return AttachmentRecord(reminder: owner, name: label, content: kept, created: former?.created ?? now)
  }

  /// A name made from the id and a plain ending, independent of the name in the archive.
  private func file(_ path: String, _ id: RecordID, _ found: Backup.File?) -> AttachmentRecord.StoredFile {
    AttachmentRecord.StoredFile(
      name: BackupAttachment.fileName(id, path), mediaType: found?.mediaType ?? FileType(of: []).mediaType,
      bytes: Int64(found?.bytes ?? 0))
  }
}
