public import FastiCalendars
public import FastiCivil
import FastiFormats

/// Every address of the site, in one place: pages link to nothing else, and the server routes nothing else.
public enum Paths {
  // Pages: what is shown is said by the address alone.

  /// The day it is.
  public static let today = Path(.today)
  /// A day.
  public static func day(_ day: Day) -> Path { Path(.day(day)) }
  /// A day, at one of the things on it: what is marked there has just been kept.
  public static func day(_ day: Day, at place: String) -> Path { Path(.item(place, day)) }
  /// Why a day is what it is.
  public static func why(_ day: Day) -> Path {
    path("/day/") { writer in
      writer.write(day)
      writer.write("/why")
    }
  }
  /// A week: `/week/2026-W25`.
  public static func week(_ week: ISOWeek) -> Path { Path(.week(week)) }
  /// A month, with one of its days chosen: `/month/2026-06?day=2026-06-19`.
  public static func month(_ month: YearMonth, day: Day? = nil) -> Path {
    guard let day else { return Path(.month(month)) }
    return path("/month/") { writer in
      writer.write(month)
      writer.query("day")
      writer.write(day)
    }
  }
  /// A year.
  public static func year(_ year: Int) -> Path { Path(.year(year)) }
  /// The special days of a year.
  public static func star(_ year: Int) -> Path { Path(.star(year)) }
  /// The special days of a month.
  public static func star(_ month: YearMonth) -> Path { path("/star/") { $0.write(month) } }
  /// Business days and bridge days; the questions are its query.
  public static let days = Path(.days)
  /// The leave ledger; `type`, `mode`, `day` and `entry` are its query.
  public static let leave = Path(.leave)
  /// The leave ledger of one kind.
  public static func leave(type: String) -> Path {
    path("/leave") { writer in
      writer.query("type")
      writer.write(text: type)
    }
  }
  /// One of the three questions of business days, so that its answer is what the page opens at.
  static func days(at question: StaticString) -> Path { path("/days") { $0.fragment(question) } }
  /// The leave ledger with the editor of one entry.
  public static func leave(entry: String) -> Path {
    path("/leave") { writer in
      writer.query("entry")
      writer.write(text: entry)
    }
  }
  /// The reminders.
  public static let reminders = Path(.reminders)
  /// The reminders beside a Hijri month: `/reminders?month=1447-09`.
  public static func reminders(_ month: HijriMonth) -> Path {
    path("/reminders") { writer in
      writer.query("month")
      writer.write(hijri: month)
    }
  }
  /// The editor of a new reminder, on a Hijri day of every year: `/reminders/new?on=9-1`.
  public static func newReminder(_ date: HijriDate? = nil) -> Path {
    path("/reminders/new") { writer in
      guard let date else { return }
      writer.query("on")
      writer.write(text: "\(date.month.month)-\(date.day)")
    }
  }
  /// The editor of a reminder.
  public static func reminder(_ id: String) -> Path { path("/reminders/") { $0.write(text: id) } }
  /// A file that is attached to a reminder.
  public static func attachment(_ id: String) -> Path { path("/attachments/") { $0.write(text: id) } }
  /// The holiday rules of a region, of every region where none is said.
  public static func rules(_ region: String? = nil) -> Path {
    path("/rules") { writer in
      guard let region else { return }
      writer.query("region")
      writer.write(text: region)
    }
  }
  /// The editor of a new rule.
  public static func newRule(_ region: String? = nil) -> Path {
    path("/rules/new") { writer in
      guard let region else { return }
      writer.query("region")
      writer.write(text: region)
    }
  }
  /// One rule.
  public static func rule(_ id: String) -> Path { path("/rules/") { $0.write(text: id) } }
  /// Where paydays, rates and limits are set.
  public static let leaveSetup = Path("/leave/setup")
  /// What was changed.
  public static let history = Path("/history")
  /// The leave ledger or the calendar as a file: `leave.csv`, `leave.json`, `leave.journal`, `calendar.ics`.
  public static func export(_ file: StaticString) -> Path { path("/export/") { $0.write(file) } }
  /// Everything in one file.
  public static let backup = Path("/backup")
  /// The settings.
  public static let settings = Path(.settings)
  /// Bringing in a file.
  public static let importFile = Path("/import")
  /// The search; `q` is its query.
  public static let search = Path("/search")
  /// Which keys do what.
  public static let help = Path("/help")
  /// The page a `g` leads to: a date is typed and `q` is its query.
  public static let go = Path("/go")
  /// The editor of a new event, on a day.
  public static func newEvent(_ day: Day?) -> Path { new("/events/new", day) }
  /// The editor of an event.
  public static func event(_ id: String) -> Path { path("/events/") { $0.write(text: id) } }
  /// The editor of a countdown.
  public static func countdown(_ id: String) -> Path { path("/countdowns/") { $0.write(text: id) } }
  /// The editor of a new countdown.
  public static func newCountdown(_ day: Day?) -> Path { new("/countdowns/new", day) }

  private static func new(_ start: StaticString, _ day: Day?) -> Path {
    path(start) { writer in
      guard let day else { return }
      writer.query("on")
      writer.write(day)
    }
  }

  static func path(_ start: StaticString, _ write: (inout PathWriter) -> Void) -> Path {
    var writer = PathWriter(start)
    write(&writer)
    return writer.path
  }
}
