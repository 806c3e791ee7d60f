public import FastiCivil

/// The content of a foreign iCalendar file, parsed and not yet checked.
public struct ICalendarFile: Hashable, Sendable {
  /// The program that wrote it.
  public var producer: String
  /// Its events. Several have the same UID if the file has separate entries for occurrences of a series.
  public var events: [Event]
  /// The components that are neither events nor time zones: tasks, journals, free and busy times.
  public var components: [Component]
  /// How many components stand outside of all calendars.
  public var outside = 0
  /// The time zones that the file defines: their content lines, by their names.
  public var zones: [String: [ContentLine]]
  /// The names of the properties of the calendar itself that nothing is made of.
  public var properties: [String]
  /// The most names of them.
  public static let mostProperties = 1_000
  /// How many lines could not be understood.
  public var broken: Int
  /// The numbers of the first of those lines, from 1.
  public var brokenLines: [Int]
  /// The most of them that are reported.
  public static let brokenLinesTold = 10

  public init(
    producer: String = "", events: [Event] = [], components: [Component] = [], zones: [String: [ContentLine]] = [:],
    properties: [String] = [], broken: Int = 0, brokenLines: [Int] = []
  ) {
    self.producer = producer
    self.events = events
    self.components = components
    self.zones = zones
    self.properties = properties
    self.broken = broken
    self.brokenLines = brokenLines
  }

  /// A component that is not an event.
  public struct Component: Hashable, Sendable {
    /// What it is: `VTODO`.
    public let name: String
    /// The name it has for ever; empty in a file that gives none.
    public let uid: String
    /// What people call it.
    public let title: String
    /// The day it begins; nil where it says none.
    public let first: Day?
    /// Its content lines, with `BEGIN` and `END`, without what says when the file was written (`DTSTAMP`).
    public let lines: [ContentLine]

    /// A component as it is written.
    public init(_ component: ContentLines.Component) {
      name = component.name
      uid = component.value(of: "UID").map { ContentLine("UID:\($0)").text } ?? ""
      title = component.value(of: "SUMMARY").map { ContentLine("SUMMARY:\($0)").text } ?? ""
      let start = component.value(of: "DTSTART") ?? component.value(of: "DUE")
      let digits = start.map { String($0.prefix(8)) }.flatMap { $0.utf8.count == 8 ? Int($0) : nil }
      first = digits.flatMap { try? CivilDate(year: $0 / 10_000, month: $0 / 100 % 100, day: $0 % 100) }?.day
      lines = component.lines(without: ["DTSTAMP"])
    }
  }

  /// An event, or the entry of one occurrence of a series.
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
    /// The colour it is shown with, a name of CSS; empty for none.
    public var color = ""
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

    /// Properties without a field above, and properties with more content than their field, in the order of the file;
    /// then the components of the event that are not alarms, from `BEGIN` to `END`.
    public var kept: [ContentLine] = []
    /// The names of what is lost: parameters of times, a second text.
    public var lost: [String] = []
    /// All its content lines, with `BEGIN` and `END`, without what is about the entry and not the event. Only where it may be none
    /// of the planner: cancelled, without a date, with excluded occurrences, in place of another, more often than daily.
    public var lines: [ContentLine] = []

    /// The most names of ``lost``.
    public static let mostLost = 100

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
    /// Its content lines, without that one.
    public let lines: [ContentLine]
    /// Whether it says more than when to show the title.
    public let saysMore: Bool

    /// An alarm from its parts.
    public init(before: Lead?, text: String = "") {
      self.before = before
      self.text = text
      (lines, saysMore) = ([], false)
    }

    /// An alarm of such a component.
    /// - Parameter title: The title of its event.
    public init(before: Lead?, _ component: ContentLines.Component, title: String) {
      self.before = before
      text = component.value(of: Self.name) ?? ""
      lines = component.lines(without: [Self.name])
      let usual = ["BEGIN:VALARM", "ACTION:DISPLAY", "END:VALARM"]
      saysMore = lines.contains { line in
        guard !usual.contains(line.line) else { return false }
        return line.name == "DESCRIPTION" ? line.text != title || !line.otherParameters.isEmpty : line.name != "TRIGGER"
      }
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
