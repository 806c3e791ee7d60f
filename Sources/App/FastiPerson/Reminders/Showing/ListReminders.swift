public import FastiCivil
public import FastiRecords

/// Lists and shows reminders with their attachments.
public struct ListReminders {
  private let book: ReminderBook
  private let attachments: [RecordID: [AttachmentItem]]
  private let now: Instant
  private let language: String

  /// The reminders of a book.
  /// - Throws: `.storage`.
  public init(
    _ book: ReminderBook, from store: any Store, _ folder: some AttachmentFolder, now: Instant, language: String
  ) throws(Failure) {
    let versions: [Version<AttachmentRecord>]
    do {
      versions = try store.read { reader throws(StoreError) in try reader.all(AttachmentRecord.self) }
    } catch { throw Failure(error) }
    var attachments: [RecordID: [AttachmentItem]] = [:]
    for version in versions {
      attachments[version.record.reminder, default: []].append(AttachmentItem(version, in: folder))
    }
    self.book = book
    self.attachments = attachments
    self.now = now
    self.language = language
  }

  /// Every reminder, by time of creation.
  public func all() -> [ReminderItem] { book.entries.map { item($0) } }

  /// A reminder of the book with its attachments and its next occurrence.
  public func item(_ entry: ReminderBook.Entry) -> ReminderItem {
    ReminderItem(entry, in: book, attachments: attachments[entry.id] ?? [], now: now, language: language)
  }
}
