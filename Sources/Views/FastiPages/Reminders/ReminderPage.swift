public import FastiReminders
public import FastiWords

/// The editor of a reminder. Posted to ``Paths/reminderPosts``, or to ``Paths/reminder(_:)`` of the one that is changed,
/// with `title`, `month`, `day`, `year`, `time`, `days`, `whole`, `day30`, `zone`, `notes`, `enabled`.
public struct ReminderPage: Sendable {
  /// The id of the reminder that is changed; nil for a new one.
  public var id: String?
  /// What is to be remembered.
  public var name: Typed
  /// The Hijri month, 1 to 12.
  public var month: Int
  /// The day of the month.
  public var dayOfMonth: Typed
  /// The Hijri year; empty for every year.
  public var year: Typed
  /// The clock time.
  public var time: Typed
  /// On how many days.
  public var count: Typed
  /// Whether it is for the whole month.
  public var isWholeMonth: Bool
  /// What becomes of day 30.
  public var day30: Day30Policy
  /// The zone; empty for wherever the reader is.
  public var zone: Typed
  /// Notes.
  public var notes: Typed
  /// Whether it tells.
  public var isEnabled: Bool
  /// The version it was filled from; empty for a new reminder.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?
  /// What is wrong with none of these fields.
  public var errors: [FieldError] = []
  /// The next times it tells.
  public var upcoming: [UpcomingRow] = []
  /// Months in which day 30 is missing and the reminder is left out.
  public var leftOut: [Day30Move] = []
  /// What is attached.
  public var attachments: [AttachmentRow] = []
  /// A link that was typed and not attached.
  public var link = Typed()
  /// What was wrong with a file.
  public var fileError: FieldError?
  /// The most bytes a file may have that is sent; nil where none can be sent.
  public var largestFile: Int?

  /// The editor of a new reminder.
  public init(
    id: String? = nil, name: Typed = Typed(), month: Int = 9, day: Typed = Typed("1"), year: Typed = Typed(),
    time: Typed = Typed("00:00"), count: Typed = Typed("1"), isWholeMonth: Bool = false, day30: Day30Policy = .last,
    zone: Typed = Typed(), notes: Typed = Typed(), isEnabled: Bool = true
  ) {
    self.id = id
    self.name = name
    self.month = month
    dayOfMonth = day
    self.year = year
    self.time = time
    self.count = count
    self.isWholeMonth = isWholeMonth
    self.day30 = day30
    self.zone = zone
    self.notes = notes
    self.isEnabled = isEnabled
  }
}

/// Something attached to a reminder.
public struct AttachmentRow: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// What people call it.
  public var name: String
  /// What it is.
  public var content: Content

  /// What is attached.
  public enum Content: Hashable, Sendable {
    /// An address of another site; nil for one that no page may lead to.
    case link(WebAddress?)
    /// A file of that many bytes, and whether it is still there.
    case file(bytes: Int, isThere: Bool)
    /// The same for a picture that browsers show.
    case picture(bytes: Int, isThere: Bool)
  }

  /// An attachment.
  public init(id: String, _ name: String, _ content: Content) {
    self.id = id
    self.name = name
    self.content = content
  }
}
