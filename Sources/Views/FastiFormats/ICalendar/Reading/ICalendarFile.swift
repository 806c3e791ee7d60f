public import FastiCivil

/// The content of a foreign iCalendar file, parsed and not yet checked.
public struct ICalendarFile: Hashable, Sendable {
  /// The program that wrote it.
  public var producer: String
  /// Its events. Several have the same UID if the file has separate entries for occurrences of a series.
  public var events: [Event]
  /// The components that are neither events nor time zones: tasks, journals, free and busy times.
  public var components: [Component]
  /// How many components are outside all calendars.
  public var outside = 0
  /// The time zones that the file defines: their content lines, by their names.
  public var zones: [String: [ContentLine]]
  /// The names of the properties of the calendar itself that are not used.
  public var properties: [String]
  /// The most of those names.
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
    /// Its UID; empty if the file has none.
    public let uid: String
    /// Its `SUMMARY`; empty if the file has none.
    public let title: String
    /// The day on which it begins; nil if it has none.
    public let first: Day?
    /// Its content lines, with `BEGIN` and `END`, without the time at which the file was written (`DTSTAMP`).
    public let lines: [ContentLine]

    /// A component from its parts.
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
    /// Its UID; empty if the file has none.
    public var uid = ""
    /// Its title.
    public var title = ""
    /// Its notes.
    public var notes = ""
    /// Where it takes place, as text; empty if it has none.
    public var place = ""
    /// Its link; empty for none.
    public var url = ""
    /// Its colour, as a CSS name; empty for none.
    public var color = ""
    /// Its categories.
    public var categories: [String] = []
    /// When it begins; nil if the file does not have it in a form that can be read.
    public var start: Moment?
    /// When it ends: for whole days the day after the last; nil if it is not given.
    public var end: Moment?
    /// Whether the file has an end outside the years 1583 to 2999.
    public var hasImpossibleEnd = false
    /// The name of the zone of ``start``; empty for none.
    public var zone = ""
    /// Its rule of recurrence, as it is written; empty for none.
    public var rule = ""
    /// The beginning of each occurrence, also of the first and of those that are left out; empty if it does not recur.
    public var occurrences: [Moment] = []
    /// Whether there are more occurrences than ``occurrences``.
    public var goesOn = false
    /// The occurrences that are listed in addition to the rule; ``occurrences`` contains them too.
    public var added: [Moment] = []
    /// The occurrences that are left out.
    public var excluded: [Moment] = []
    /// The occurrence of the series that this one replaces; nil for the series itself.
    public var replaces: Moment?
    /// Whether it was cancelled.
    public var isCancelled = false
    /// Its alarms, in the order of the file.
    public var alarms: [Alarm] = []

    /// Properties without a field above, and properties with more content than their field, in the order of the file;
    /// then the components of the event that are not alarms, from `BEGIN` to `END`.
    public var kept: [ContentLine] = []
    /// The names of what is lost: parameters of times, a second text.
    public var lost: [String] = []
    /// All its content lines, with `BEGIN` and `END`, without those about the entry and not the event. Only if the planner may not
    /// be able to contain it: cancelled, without a date, with excluded occurrences, instead of another, more often than daily.
    public var lines: [ContentLine] = []

    /// The most names of ``lost``.
    public static let mostLost = 100

    /// An event without content.
    public init() {}
  }

  /// An alarm of an event.
  public struct Alarm: Hashable, Sendable {
    /// The line in which Fasti stores what a trigger cannot express, such as "the day before at 18:00".
    public static let name = "X-FASTI-ALARM"

    /// A length of time: days by the calendar, and seconds. Negative numbers are after the start.
    public struct Lead: Hashable, Sendable {
      /// Days by the calendar.
      public let days: Int
      /// Seconds in addition to the days.
      public let seconds: Int

      /// A length of time from its parts.
      public init(days: Int, seconds: Int) {
        self.days = days
        self.seconds = seconds
      }
    }

    /// How long before the start it is due; nil if it has a fixed time, is due before the end, or is an e-mail or a
    /// program.
    public let before: Lead?
    /// The text of ``name``; empty for none.
    public let text: String
    /// Its content lines, without that one.
    public let lines: [ContentLine]
    /// Whether it contains more than when to show the title.
    public let saysMore: Bool

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
    /// The instant, if the file names the zone.
    public let instant: Instant?

    public init(day: Day, time: TimeOfDay? = nil, instant: Instant? = nil) {
      self.day = day
      self.time = time
      self.instant = instant
    }
  }
}
