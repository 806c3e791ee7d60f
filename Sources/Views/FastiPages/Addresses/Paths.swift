public import FastiCalendars
public import FastiCivil
public import FastiFormats

/// Every address of the site: pages link only to these, and the server routes only these.
///
/// This file has the addresses that pages of several features link to. The others are beside their page, especially the
/// addresses of its forms; a posted form is answered with the address of the next page.
public enum Paths {
  /// The page of the current day, `/today`.
  public static let today = Path(.today)
  /// A day: `/day/2026-06-19`.
  public static func day(_ day: Day) -> Path { Path(.day(day)) }
  /// A day, scrolled to one of its items, such as one that was just saved.
  public static func day(_ day: Day, at place: String) -> Path { Path(.item(place, day)) }
  /// A week: `/week/2026-W25`.
  public static func week(_ week: ISOWeek) -> Path { Path(.week(week)) }
  /// A month, with one of its days selected: `/month/2026-06?day=2026-06-19`.
  public static func month(_ month: YearMonth, day: Day? = nil) -> Path {
    guard let day else { return Path(.month(month)) }
    return path("/month/") { writer in
      writer.write(month)
      writer.query("day")
      writer.write(day)
    }
  }
  /// A year: `/year/2026`, or by months, `/year/2026?by=months`.
  public static func year(_ year: Int, by layout: YearLayout = .weeks) -> Path {
    guard layout != .weeks else { return Path(.year(year)) }
    return path("/year/") { writer in
      writer.write(text: String(year))
      writer.query("by")
      writer.write(text: layout.rawValue)
    }
  }
  /// The special days of a year.
  public static func star(_ year: Int) -> Path { Path(.star(year)) }
  /// The special days of a month.
  public static func star(_ month: YearMonth) -> Path { path("/star/") { $0.write(month) } }
  /// Sun and Moon during a year: `/sky/2026`.
  public static func sky(_ year: Int) -> Path { path("/sky/") { $0.write(text: String(year)) } }
  /// Business days and bridge days; the query has the questions.
  public static let days = Path(.days)
  /// The leave ledger; the query has `type`, `mode`, `day` and `entry`.
  public static let leave = Path(.leave)
  /// The settings of paydays, rates and limits.
  public static let leaveSetup = Path("/leave/setup")
  /// The reminders beside the Hijri month of today.
  public static let reminders = Path(.reminders)
  /// The reminders beside a Hijri month: `/reminders?month=1447-09`.
  public static func reminders(_ month: HijriMonth) -> Path {
    path("/reminders") { writer in
      writer.query("month")
      writer.write(hijri: month)
    }
  }
  /// The holiday rules of a region, or of all regions.
  public static func rules(_ region: String? = nil) -> Path {
    path("/rules") { writer in
      guard let region else { return }
      writer.query("region")
      writer.write(text: region)
    }
  }
  /// One rule. A post replaces it if it is the user's own.
  public static func rule(_ id: String) -> Path { path("/rules/", id) }
  /// The settings; each card posts to an address below it.
  public static let settings = Path(.settings)
  /// The list of changes.
  public static let history = Path("/history")
  /// What lost to a later change of another device.
  public static let conflicts = Path("/conflicts")
  /// Where a file is chosen, shown as a preview and imported.
  public static let importFile = Path("/import")
  /// The leave ledger or the calendar as a file: `leave.csv`, `leave.json`, `leave.journal`, `calendar.ics`.
  public static func export(_ file: StaticString) -> Path { path("/export/") { $0.write(file) } }
  /// A calendar, a list or the leave statement around a day, as PDF: `month.pdf`, `leave.pdf`.
  public static func paper(_ file: StaticString, on day: Day? = nil) -> Path {
    path("/paper/") { writer in
      writer.write(file)
      guard let day else { return }
      writer.query("on")
      writer.write(day)
    }
  }
  /// The items of a range of days, as PDF; the first ten years of a longer range.
  public static func paper(days: DayRange) -> Path {
    path("/paper/days.pdf") { writer in
      writer.query("from")
      writer.write(days.first)
      writer.query("to")
      writer.write(min(days.last, days.first + 3_652))
    }
  }
  /// The PDF that the form of the settings requests, described by its query.
  public static let paper = Path("/paper")
  /// A widget as a picture: `/widget/small.png?scale=2`.
  public static func widget(_ size: Widget.Size, _ ending: StaticString, _ query: StaticString = "") -> Path {
    path("/widget/") { writer in
      writer.write(size.word)
      writer.write(".")
      writer.write(ending)
      writer.write(query)
    }
  }
  /// A backup of all data in one file.
  public static let backup = Path("/backup")
}

extension Paths {
  /// An address that begins with constant text.
  static func path(_ start: StaticString, _ write: (inout PathWriter) -> Void) -> Path {
    var writer = PathWriter(start)
    write(&writer)
    return writer.path
  }

  /// The address of a record by its id.
  static func path(_ start: StaticString, _ id: String, _ end: StaticString = "") -> Path {
    path(start) { writer in
      writer.write(text: id)
      writer.write(end)
    }
  }

  /// The address of an editor of something new on a day.
  static func path(_ start: StaticString, on day: Day?) -> Path {
    path(start) { writer in
      guard let day else { return }
      writer.query("on")
      writer.write(day)
    }
  }
}

// The limits of the calendar: a date outside its years has no address.
extension Paths {
  /// A day's page; nil outside the years of the calendar.
  static func inRange(_ day: Day) -> Path? { Limits.days.contains(day) ? Paths.day(day) : nil }

  /// A week's page; nil if all its days are outside the years of the calendar.
  static func inRange(_ week: ISOWeek) -> Path? {
    week.start <= Limits.days.last && week.start + 6 >= Limits.days.first ? Paths.week(week) : nil
  }

  /// A month's page; nil outside the years of the calendar.
  static func inRange(_ month: YearMonth) -> Path? {
    Limits.year.contains(month.year) ? Paths.month(month) : nil
  }

  /// A month's special days; nil outside the years of the calendar.
  static func starInRange(_ month: YearMonth) -> Path? {
    Limits.year.contains(month.year) ? Paths.star(month) : nil
  }

  /// A year's page; nil outside the years of the calendar.
  static func inRange(year: Int, by layout: YearLayout = .weeks) -> Path? {
    Limits.year.contains(year) ? Paths.year(year, by: layout) : nil
  }

  /// A year's special days; nil outside the years of the calendar.
  static func starInRange(year: Int) -> Path? { Limits.year.contains(year) ? Paths.star(year) : nil }
}

/// What a year consists of on its page. The raw values are the words of the address.
public enum YearLayout: String, CaseIterable, Sendable {
  /// The weeks by quarter.
  case weeks
  /// The twelve months.
  case months
}

/// Addresses of features to which pages of other features link.
extension Paths {
  /// The editor of a new reminder, on a Hijri day of every year: `/reminders/new?on=9-1`.
  public static func newReminder(_ date: HijriDate? = nil) -> Path {
    path("/reminders/new") { writer in
      guard let date else { return }
      writer.query("on")
      writer.write(text: "\(date.month.month)-\(date.dayOfMonth)")
    }
  }
  /// Adds an entry of leave.
  public static let leaveEntries = Path("/leave/entries")
  /// The choice of a backup to restore, and its preview.
  public static let restore = Path("/restore")
}
