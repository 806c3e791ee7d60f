public import FastiCalendars
public import FastiReminders
public import FastiWords

/// The editor of a reminder. Posted to ``Paths/reminderPosts``, or to ``Paths/reminder(_:)`` of the one that is changed.
public struct ReminderPage: Sendable {
  /// The id of the reminder that is changed; nil for a new one.
  public var id: String?
  /// What is to be remembered.
  public var name: FieldInput
  /// The Hijri month, 1 to 12.
  public var month: Int
  /// The day of the Hijri month, 1 to 30.
  public var dayOfMonth: FieldInput
  /// The Hijri year; empty for every year.
  public var year: FieldInput
  /// A Gregorian day whose Hijri day is meant, in place of month and day; empty for none.
  public var born = FieldInput()
  /// Whether that was after sunset, when the next Hijri day has begun.
  public var isAfterSunset = false
  /// The clock time.
  public var time: FieldInput
  /// On how many days.
  public var count: FieldInput
  /// Whether it is for every day of the month; ``count`` is then not read.
  public var isWholeMonth: Bool
  /// What becomes of day 30.
  public var day30: Day30Policy
  /// The zone; empty for wherever the reader is.
  public var zone: FieldInput
  /// What else there is to say, in one or more lines.
  public var notes: FieldInput
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
  public var link = FieldInput()
  /// What was wrong with a file.
  public var fileError: FieldError?
  /// The most bytes a file may have that is sent; nil where none can be sent.
  public var largestFile: Int?

  /// The editor of a new reminder.
  public init(
    id: String? = nil, name: FieldInput = FieldInput(), month: Int = 9, day: FieldInput = FieldInput("1"),
    year: FieldInput = FieldInput(),
    time: FieldInput = FieldInput("00:00"), count: FieldInput = FieldInput("1"), isWholeMonth: Bool = false,
    day30: Day30Policy = .last,
    zone: FieldInput = FieldInput(), notes: FieldInput = FieldInput(), isEnabled: Bool = true
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

extension Paths {
  /// The editor of a new reminder, on a Hijri day of every year: `/reminders/new?on=9-1`.
  public static func newReminder(_ date: HijriDate? = nil) -> Path {
    path("/reminders/new") { writer in
      guard let date else { return }
      writer.query("on")
      writer.write(text: "\(date.month.month)-\(date.dayOfMonth)")
    }
  }
  /// Adds a reminder.
  public static let reminderPosts = Path("/reminders")
  /// The editor of a reminder, and where its change is posted.
  public static func reminder(_ id: String) -> Path { path("/reminders/", id) }
  /// Where the button that deletes a reminder posts to.
  public static func deleteReminder(_ id: String) -> Path { path("/reminders/", id, "/delete") }
}
