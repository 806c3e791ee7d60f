import FastiFormats
import FastiTransfer

/// What stands in a backup, counted.
struct BackupItem: Fielded {
  let backup: Backup

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("outcome", backup.isPartial ? "partial" : "ok")
    writer.field("file", backup.path)
    writer.field("reminders", backup.reminders)
    writer.field("attachments", backup.attachments)
    writer.field("versions", backup.versions)
    writer.field("warnings", backup.warnings.map { $0.code })
  }

  /// The same for people: `3 reminders, 2 attachments, 41 versions`.
  var text: String {
    [
      Self.count(backup.reminders, "reminder"), Self.count(backup.attachments, "attachment"),
      Self.count(backup.versions, "version"),
    ].joined(separator: ", ")
  }

  /// `1 reminder`, `2 reminders`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
