import FastiFormats

/// Writes `backup.json`: the same bytes for the same store, for people to read.
enum BackupText {
  /// Everything a store holds.
  struct Held {
    let reminders: [BackupReminder]
    let kinds: [any WrittenVersions]
    /// The files of all attachments, those of earlier versions with them.
    let paths: Set<String>

    /// Reads it, at the reader's moment.
    init(reading reader: any StoreReader) throws(StoreError) {
      let attachments = Dictionary(grouping: try reader.all(AttachmentRecord.self), by: { $0.record.reminder })
      reminders = try reader.all(ReminderRecord.self).map { reminder in
        BackupReminder(
          reminder.id, reminder.record,
          attachments: (attachments[reminder.id] ?? []).map { BackupAttachment($0.id, $0.record) })
      }
      paths = Set(try reader.versions(AttachmentRecord.self).compactMap { $0.record.content.file?.archivePath })
      var kinds: [any WrittenVersions] = []
      for type in RecordKind.records.sorted(by: { $0.kind.table < $1.kind.table }) {
        kinds.append(try Self.versions(of: type, in: reader))
      }
      self.kinds = kinds.filter { $0.count > 0 }
    }

    private static func versions<Content: Record>(
      of type: Content.Type, in reader: any StoreReader
    ) throws(StoreError) -> any WrittenVersions {
      VersionsOfKind(try reader.versions(type))
    }
  }

  /// The text.
  static func write(_ held: Held, _ files: [BackupFile]) -> [UInt8] {
    var json = JSONWriter(layout: .indented, capacity: 65_536)
    json.object { json in
      json.field("version", BackupError.supportedVersion)
      json.name("reminders")
      json.array(held.reminders) { write($1, to: &$0) }
      json.name("versions")
      json.object { json in
        for kind in held.kinds {
          json.name(text: kind.kind.table)
          json.array { json in kind.write(to: &json) }
        }
      }
      json.name("files")
      json.array(files) { json, file in
        json.object { json in
          json.field("path", file.path)
          json.field("bytes", file.bytes)
          json.field("sha256", file.sha256)
        }
      }
    }
    return json.bytes + [0x0A]
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

/// Versions of one kind that can be written.
protocol WrittenVersions: BackupVersions {
  /// Writes them, one object a version.
  func write(to json: inout JSONWriter)
}

extension VersionsOfKind: WrittenVersions {
  func write(to json: inout JSONWriter) {
    for version in versions {
      json.object { json in
        json.field("id", version.id.text)
        json.field("stamp", version.stamp.text)
        json.field("deleted", version.deleted)
        for (column, value) in zip(kind.columns, ColumnCollector.values(of: version.record)) {
          json.name(text: column)
          ColumnFormat.write(value, kind.formats[column], to: &json)
        }
      }
    }
  }
}
