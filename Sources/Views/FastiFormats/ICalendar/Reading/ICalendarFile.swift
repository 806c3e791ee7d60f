public import FastiCivil

/// The content of a foreign iCalendar file, parsed and not yet checked.
public struct ICalendarFile: Hashable, Sendable {
  /// The program that wrote it.
  public var producer: String
  /// Its events; several may have one UID, when some occurrences of a series are told apart.
  public var events: [Event]
  /// How many components are neither events nor time zones: tasks, journals, free and busy times.
  public var others: Int
  /// How many lines could not be understood.
  public var broken: Int
  /// The numbers of the first of those lines, from 1.
  public var brokenLines: [Int]
  /// The most of them that are reported.
  public static let brokenLinesTold = 10

  public init(producer: String = "", events: [Event] = [], others: Int = 0, broken: Int = 0, brokenLines: [Int] = []) {
    self.producer = producer
    self.events = events
    self.others = others
    self.broken = broken
    self.brokenLines = brokenLines
  }

  /// An event, or one told-apart occurrence of a series.
  public struct Event: Hashable, Sendable {
    /// The name it has for ever; empty in a file that gives none.
    public var uid = ""
    /// What people call it.
    public var title = ""
    /// What else there is to say.
    public var notes = ""
    /// Where it takes place, as text; empty for nowhere.
    public var place = ""
    /// An address that belongs to it; empty for none.
    public var url = ""
    /// What it is filed under.
    public var categories: [String] = []
    /// When it begins; nil where the file says it in no way that can be read.
    public var start: Moment?
    /// When it is over: for whole days the day after the last; nil where it is not said.
    public var end: Moment?
    /// Whether the file has an end outside the years 1583 to 2999.
    public var hasImpossibleEnd = false
    /// The name of the clocks of ``start``; empty for none.
    public var zone = ""
    /// Its rule of recurrence, as it is written; empty for none.
    public var rule = ""
    /// When it begins again and again, the first included, those that are left out included too; empty for once.
    public var occurrences: [Moment] = []
    /// Whether there are more occurrences than ``occurrences``.
    public var goesOn = false
    /// The occurrences that are named beside the rule; ``occurrences`` has them too.
    public var added: [Moment] = []
    /// The occurrences that are left out.
    public var excluded: [Moment] = []
    /// The occurrence of the series that this one takes the place of; nil for the series itself.
    public var replaces: Moment?
    /// Whether it was called off.
    public var isCancelled = false
    /// Its alarms, in the order of the file.
    public var alarms: [Alarm] = []

    /// The names of the properties that say something of it and are none of the above, each once, in the order of the file.
    public var others: [String] = []

    /// The most names of ``others``.
    public static let mostOthers = 20

    /// An event of which nothing is known yet.
    public init() {}
  }

  /// An alarm of an event.
  public struct Alarm: Hashable, Sendable {
    /// The line in which Fasti keeps what a trigger cannot say, such as "the day before at 18:00".
    public static let name = "X-FASTI-ALARM"

    /// A length of time: days by the calendar, and seconds. Negative numbers are after the start.
    public struct Lead: Hashable, Sendable {
      /// Days by the calendar.
      public let days: Int
      /// Seconds beside the days.
      public let seconds: Int

      /// A length of time from its parts.
      public init(days: Int, seconds: Int) {
        self.days = days
        self.seconds = seconds
      }
    }

    /// How long before the start it is due; nil where it has a fixed time, comes before the end, or an e-mail or a program.
    public let before: Lead?
    /// The text of ``name``; empty for none.
    public let text: String

    /// An alarm from its parts.
    public init(before: Lead?, text: String = "") {
      self.before = before
      self.text = text
    }
  }

  /// A day, or a time on it.
  public struct Moment: Hashable, Sendable {
    /// The day, as clocks show it.
    public let day: Day
    /// The time; nil for the whole day.
    public let time: TimeOfDay?
    /// The moment itself, where the file says what clocks are meant.
    public let instant: Instant?

    public init(day: Day, time: TimeOfDay? = nil, instant: Instant? = nil) {
      self.day = day
      self.time = time
      self.instant = instant
    }
  }
}
