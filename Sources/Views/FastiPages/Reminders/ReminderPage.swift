public import FastiReminders
public import FastiWords

/// The editor of a reminder. Posted to ``Paths/reminderPosts``, or to ``Paths/reminder(_:)`` to change one.
public struct ReminderPage: Sendable {
  /// The id of the edited reminder; nil for a new one.
  public var id: String?
  /// The title of the reminder, as typed.
  public var name: FieldInput
  /// The Hijri month, 1 to 12.
  public var month: Int
  /// The day of the Hijri month, 1 to 30.
  public var dayOfMonth: FieldInput
  /// The Hijri year; empty for every year.
  public var year: FieldInput
  /// A Gregorian day that gives the Hijri day, instead of month and day; empty for none.
  public var born = FieldInput()
  /// Whether that day is meant after sunset, when the next Hijri day has begun.
  public var isAfterSunset = false
  /// The clock time.
  public var time: FieldInput
  /// The number of days.
  public var count: FieldInput
  /// Whether it is for every day of the month; ``count`` is then ignored.
  public var isWholeMonth: Bool
  /// The policy for day 30.
  public var day30: Day30Policy
  /// The zone; empty for the zone of the reader.
  public var zone: FieldInput
  /// The notes, on one or more lines.
  public var notes: FieldInput
  /// Whether it notifies.
  public var isEnabled: Bool
  /// The version from which the form was filled; empty for a new reminder.
  public var seen = ""
  /// The version that was saved meanwhile; nil for none.
  public var conflict: Conflict?
  /// The errors that do not belong to a field.
  public var errors: [FieldError] = []
  /// The next notifications.
  public var upcoming: [UpcomingRow] = []
  /// The months without day 30 in which the reminder is left out.
  public var leftOut: [Day30Move] = []
  /// The files and links of the edited reminder.
  public var attachments: [AttachmentRow] = []
  /// A typed link that was not attached.
  public var link = FieldInput()
  /// Why the sent file was refused; nil if none was.
  public var fileError: FieldError?
  /// The greatest size of a sent file in bytes; nil if files cannot be sent.
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
  /// Adds a reminder.
  public static let reminderPosts = Path("/reminders")
  /// The editor of a reminder, and the address to which its change is posted.
  public static func reminder(_ id: String) -> Path { path("/reminders/", id) }
  /// The address of the button that deletes a reminder.
  public static func deleteReminder(_ id: String) -> Path { path("/reminders/", id, "/delete") }
}
