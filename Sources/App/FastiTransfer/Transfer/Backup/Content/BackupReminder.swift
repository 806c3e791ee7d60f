import FastiFormats
public import FastiRecords
/// A reminder in the format of the backup, independent of a store; its values are within their limits.
public struct BackupReminder: Hashable, Sendable {
  public let id: RecordID
  /// The displayed name, as the backup has it.
  public let title: String
  /// The Hijri year of a reminder that occurs once; nil for one that occurs every year.
  public let year: Int?
  /// The Hijri month, 1 to 12.
  public let month: Int
  /// The day of the Hijri month, 1 to 30.
  public let day: Int
  /// The minute of the day, 0 to 1439.
  public let minute: Int
  public let duration: Duration
  /// The notes, plain text.
  public let notes: String?
  /// Files in the archive, and links.
  public let attachments: [BackupAttachment]

  /// The duration of a reminder.
  public enum Duration: Hashable, Sendable {
    /// A number of days, 1 to 60.
    case days(Int)
    /// The whole month.
    case month
  }

  public init(
    id: RecordID, title: String, year: Int?, month: Int, day: Int, minute: Int, duration: Duration, notes: String?,
    attachments: [BackupAttachment]
  ) {
    self.id = id
    self.title = title
    self.year = year
    self.month = month
    self.day = day
    self.minute = minute
    self.duration = duration
    self.notes = notes
    self.attachments = attachments
  }
}

/// An attachment in the format of the backup.
public struct BackupAttachment: Hashable, Sendable {
  /// The attachment.
  public let id: RecordID
  public let content: Content
  /// The name for people: a label, never part of a path.
  public let displayName: String?

  /// The content of an attachment.
  public enum Content: Hashable, Sendable {
    /// A picture; its file in the archive.
    case photo(path: String)
    /// Any other file; its path in the archive.
    case file(path: String)
    /// An address on the web.
    case link(url: String)

    /// Whether it is an address.
    var isLink: Bool { if case .link = self { true } else { false } }
  }

  public init(id: RecordID, content: Content, displayName: String?) {
    self.id = id
    self.content = content
    self.displayName = displayName
  }

  /// Its file in the archive: `attachments/ID.pdf`; nil for a link.
  public var path: String? {
    switch content {
    case .photo(let path), .file(let path): path
    case .link: nil
    }
  }

  /// The name without separators, control characters and bidirectional marks, which could make it look like a path or
  /// reverse the letters.
  public static func plain(_ name: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !isLeftOut(scalar) { plain.append(scalar) }
    return String(plain)
  }

  /// A label without control characters and bidirectional marks.
  static func steady(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 == "/" || $0 == "\\" || !isLeftOut($0) }))
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\0"..<" ", "\u{7F}"..<"\u{A0}", "/", "\\": true
    default: BidiControls.isMark(scalar.value) || BidiControls.reorders(scalar.value)
    }
  }
}
