import FastiPerson
import FastiRecords

extension BackupContent {
  func versions<Content: Record>(of type: Content.Type) -> VersionsOfKind<Content>? {
    versions.lazy.compactMap { $0 as? VersionsOfKind<Content> }.first
  }

  /// The reminders that the file lists without versions.
  func forEachSeed<Fault: Error>(_ body: (BackupReminder) throws(Fault) -> Void) throws(Fault) {
    let known = versions(of: ReminderRecord.self)
    try reminders.forEach {
      known?.thing($0).isEmpty ?? true
    } _: { (_, reminder) throws(Fault) in
      try body(reminder)
    }
  }

  /// Every file of an attachment, also those of earlier versions.
  func forEachStoredFile<Fault: Error>(_ body: (StoredFile) throws(Fault) -> Void) throws(Fault) {
    try forEachSeed { reminder throws(Fault) in
      for attachment in reminder.attachments {
        guard let path = attachment.path else { continue }
        try body(
          StoredFile(id: attachment.id, path: path, name: BackupAttachment.fileName(attachment.id, path)))
      }
    }
    guard let versions = versions(of: AttachmentRecord.self) else { return }
    for index in 0..<versions.count {
      guard let version = versions[index], let file = version.record.content.file else { continue }
      try body(StoredFile(id: version.id, path: file.archivePath, name: file.name))
    }
  }

  /// A file of an attachment: its owner, its path in the archive, and its name in the folder.
  struct StoredFile: Hashable, Sendable {
    let id: RecordID
    let path: String
    let name: String
  }

  /// The paths of files that belong to existing things, some more than once; a missing one gives a warning.
  func forEachLivePath(_ body: (String) -> Void) {
    reminders.forEach { _, reminder in
      for attachment in reminder.attachments { if let path = attachment.path { body(path) } }
    }
    guard let versions = versions(of: AttachmentRecord.self) else { return }
    for thing in versions.things {
      guard let newest = versions[thing.upperBound - 1], !newest.deleted else { continue }
      if let path = newest.record.content.file?.archivePath { body(path) }
    }
  }
}

extension BackupReading {
  /// A reminder that is both in the list and among the versions must be the same in both.
  mutating func compare(_ reminders: ListedReminders, with versions: [any BackupVersions]) {
    guard let kept = versions.lazy.compactMap({ $0 as? VersionsOfKind<ReminderRecord> }).first else { return }
    reminders.forEach { place, reminder in
      let thing = kept.thing(reminder.id)
      guard !thing.isEmpty, let version = kept[thing.upperBound - 1] else { return }
      if version.deleted || !reminder.matches(version.record) {
        note("reminders[\(place)]", .agree(reminder.id.text))
      }
    }
  }
}
