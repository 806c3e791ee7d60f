public import FastiCalendars
public import FastiCivil

// What changes something: every one of these is a POST, and answers with a page to go to.
extension Paths {
  /// Writes the note of a day; an empty text deletes it.
  public static func note(_ day: Day) -> Path {
    path("/day/") { writer in
      writer.write(day)
      writer.write("/note")
    }
  }
  /// Adds an event. One with an id is changed at ``event(_:)``.
  public static let events = Path("/events")
  /// Deletes an event.
  public static func deleteEvent(_ id: String) -> Path { one("/events/", id, "/delete") }
  /// Adds a countdown. One with an id is changed at ``countdown(_:)``.
  public static let countdowns = Path("/countdowns")
  /// Deletes a countdown.
  public static func deleteCountdown(_ id: String) -> Path { one("/countdowns/", id, "/delete") }
  /// Takes back the last change, or the change of the form.
  public static let undo = Path("/undo")
  /// Adds an entry of leave.
  public static let leaveEntries = Path("/leave/entries")
  /// Changes an entry of leave.
  public static func leaveEntry(_ id: String) -> Path { one("/leave/entries/", id, "") }
  /// Deletes an entry of leave.
  public static func deleteLeaveEntry(_ id: String) -> Path { one("/leave/entries/", id, "/delete") }
  /// Selects regions.
  public static let settingsRegions = Path("/settings/regions")
  /// Shows or hides holidays.
  public static let settingsHolidays = Path("/settings/holidays")
  /// Chooses the language of the pages.
  public static let settingsLanguage = Path("/settings/language")
  /// Chooses light, dark, or what the system has.
  public static let settingsTheme = Path("/settings/theme")
  /// Adds a feed.
  public static let feeds = Path("/settings/feeds")
  /// Gives a feed a new address.
  public static func rotateFeed(_ id: String) -> Path { one("/settings/feeds/", id, "/rotate") }
  /// Ends a feed.
  public static func deleteFeed(_ id: String) -> Path { one("/settings/feeds/", id, "/delete") }
  /// Brings in the file that was looked at.
  public static let importNow = Path("/import/now")
  /// Adds a reminder.
  public static let reminderPosts = Path("/reminders")
  /// Attaches an address to a reminder.
  public static func attachLink(_ id: String) -> Path { one("/reminders/", id, "/links") }
  /// Attaches a file to a reminder.
  public static func attachFile(_ id: String) -> Path { one("/reminders/", id, "/files") }
  /// Takes an attachment off.
  public static func deleteAttachment(_ id: String) -> Path { one("/attachments/", id, "/delete") }
  /// Shows or hides Hijri dates.
  public static let settingsHijriDates = Path("/settings/hijri/show")
  /// Chooses which Hijri months are followed.
  public static let settingsHijriSource = Path("/settings/hijri/source")
  /// Chooses whether months are fetched unasked.
  public static let settingsHijriRefresh = Path("/settings/hijri/refresh")
  /// Chooses how reminders are told.
  public static let settingsChannels = Path("/settings/channels")
  /// Fetches months now.
  public static let fetchMonths = Path("/settings/hijri/fetch")
  /// Lets a Hijri month begin on a day.
  public static let monthOverrides = Path("/settings/hijri/months")
  /// Takes back that a month begins on a day.
  public static func deleteMonthOverride(_ month: HijriMonth) -> Path {
    path("/settings/hijri/months/") { writer in
      writer.write(hijri: month)
      writer.write("/delete")
    }
  }
  /// Adds a holiday rule.
  public static let rulePosts = Path("/rules")
  /// Writes the user's layer over a rule: title, notes.
  public static func ruleLayer(_ id: String) -> Path { one("/rules/", id, "/layer") }
  /// Switches a rule off or on.
  public static func switchRule(_ id: String) -> Path { one("/rules/", id, "/switch") }
  /// Takes the user's layer off a rule.
  public static func restoreRule(_ id: String) -> Path { one("/rules/", id, "/restore") }
  /// Deletes a rule of the user's own.
  public static func deleteRule(_ id: String) -> Path { one("/rules/", id, "/delete") }
  /// Deletes a reminder.
  public static func deleteReminder(_ id: String) -> Path { one("/reminders/", id, "/delete") }

  private static func one(_ start: StaticString, _ id: String, _ end: StaticString) -> Path {
    path(start) { writer in
      writer.write(text: id)
      writer.write(end)
    }
  }
}
