public import FastiCivil

/// Every address of the site, in one place: pages link to nothing else, and the server routes nothing else.
public enum Paths {
  // Pages: what is shown is said by the address alone.

  /// The day it is.
  public static let today = Path("/today")
  /// A day.
  public static func day(_ day: Day) -> Path { path("/day/") { $0.write(day) } }
  /// Why a day is what it is.
  public static func why(_ day: Day) -> Path {
    path("/day/") { writer in
      writer.write(day)
      writer.write("/why")
    }
  }
  /// A week: `/week/2026-W25`.
  public static func week(_ week: ISOWeek) -> Path { path("/week/") { $0.write(week) } }
  /// A month, with one of its days chosen: `/month/2026-06?day=2026-06-19`.
  public static func month(_ month: YearMonth, day: Day? = nil) -> Path {
    path("/month/") { writer in
      writer.write(month)
      guard let day else { return }
      writer.query("day")
      writer.write(day)
    }
  }
  /// A year.
  public static func year(_ year: Int) -> Path { path("/year/") { $0.write(year: year) } }
  /// The special days of a year.
  public static func star(_ year: Int) -> Path { path("/star/") { $0.write(year: year) } }
  /// The special days of a month.
  public static func star(_ month: YearMonth) -> Path { path("/star/") { $0.write(month) } }
  /// Business days and bridge days; the questions are its query.
  public static let days = Path("/days")
  /// The leave ledger; `type`, `mode`, `day` and `entry` are its query.
  public static let leave = Path("/leave")
  /// The leave ledger of one kind.
  public static func leave(type: String) -> Path {
    path("/leave") { writer in
      writer.query("type")
      writer.write(text: type)
    }
  }
  /// The leave ledger with the editor of one entry.
  public static func leave(entry: String) -> Path {
    path("/leave") { writer in
      writer.query("entry")
      writer.write(text: entry)
    }
  }
  /// The reminders.
  public static let reminders = Path("/reminders")
  /// The settings.
  public static let settings = Path("/settings")
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
