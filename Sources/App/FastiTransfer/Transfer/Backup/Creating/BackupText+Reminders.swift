import FastiFormats
import FastiPerson
import FastiRecords

extension BackupText {
  /// Writes the existing reminders, in the order of their ids.
  mutating func writeReminders(_ reader: any StoreReader) throws(StoreError) {
    var newest: Version<ReminderRecord>?
    // Versions are ordered by id, then oldest first: the last one of an id is the current state.
    try reader.forEachVersion(of: ReminderRecord.self) { version throws(StoreError) in
      if let newest, newest.id != version.id { try write(newest, reader) }
      newest = version
    }
    if let newest { try write(newest, reader) }
  }

  private mutating func write(_ version: Version<ReminderRecord>, _ reader: any StoreReader) throws(StoreError) {
    guard !version.deleted else { return }
    let attachments = try reader.all(AttachmentRecord.self, where: .text(column: "reminder", is: version.id.text))
    let reminder = BackupReminder(
      version.id, version.record, attachments: attachments.map { BackupAttachment($0.id, $0.record) })
    write { Self.write(reminder, to: &$0) }
  }

  private static func write(_ reminder: BackupReminder, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", reminder.id.text)
      json.field("title", reminder.title)
      json.name("hijriDate")
      json.object { json in
        json.field("year", reminder.year)
        json.field("month", reminder.month)
        json.field("day", reminder.day)
      }
      json.field("recurrence", reminder.year == nil ? "annual" : "one-time")
      json.field("time", time(reminder.minute))
      switch reminder.duration {
      case .days(let days): json.field("durationDays", days)
      case .month: json.field("durationDays", "month")
      }
      json.field("notesText", reminder.notes)
      json.name("attachments")
      json.array(reminder.attachments) { write($1, to: &$0) }
    }
  }

  private static func write(_ attachment: BackupAttachment, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", attachment.id.text)
      switch attachment.content {
      case .photo(let path):
        json.field("type", "photo")
        json.field("path", path)
      case .file(let path):
        json.field("type", "file")
        json.field("path", path)
      case .link(let url):
        json.field("type", "link")
        json.field("url", url)
      }
      json.field("displayName", attachment.displayName)
    }
  }

  private static func time(_ minute: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minute / 60)):\(two(minute % 60))"
  }
}
