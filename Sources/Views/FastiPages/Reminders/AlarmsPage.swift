public import FastiCivil
public import FastiWords

/// Alarms of dates: the next ones of events, countdowns and holidays, and the events that have alarms.
public struct AlarmsPage: Sendable {
  /// The alarms delivered next, in order.
  public var upcoming: [ComingAlarm]
  /// The days ahead in which ``upcoming`` was looked for.
  public var horizon: Int
  /// The events with alarms, those to come first.
  public var events: [AlarmedRow]

  /// Alarms and the events that have some.
  public init(upcoming: [ComingAlarm], horizon: Int, events: [AlarmedRow]) {
    self.upcoming = upcoming
    self.horizon = horizon
    self.events = events
  }
}

/// An alarm to come.
public struct ComingAlarm: Sendable {
  /// The event, countdown or holiday it is about.
  public var title: String
  /// The day and the time at which it is delivered.
  public var due: (day: Day, time: TimeOfDay)
  /// The day on which the thing begins.
  public var begins: Day
  /// When it begins; nil for a whole day.
  public var time: TimeOfDay?
  /// Where the thing is shown.
  public var link: Path

  /// An alarm.
  public init(_ title: String, due: (day: Day, time: TimeOfDay), begins: Day, time: TimeOfDay?, link: Path) {
    self.title = title
    self.due = due
    self.begins = begins
    self.time = time
    self.link = link
  }
}

/// An event that has alarms.
public struct AlarmedRow: Sendable {
  /// What it is called.
  public var title: String
  /// How long before it the alarms are delivered, in words.
  public var leads: [String]
  /// The day on which it is next; nil for none.
  public var next: Day?
  /// The page on which it is edited.
  public var link: Path

  /// An event with alarms.
  public init(_ title: String, leads: [String], next: Day?, link: Path) {
    self.title = title
    self.leads = leads
    self.next = next
    self.link = link
  }
}

extension AlarmsPage: Page {
  /// The sidebar marks Reminders.
  public var screen: Screen? { .reminders }
  /// The same word as in the sidebar.
  public func title(_ words: PageWords) -> String { words(.reminders) }

  /// The next alarms, and the events that have alarms.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.reminders, title(words), accent: "accent-star") { html in
      html.button(.add, text: words(.newEvent), Paths.newEvent(nil), key: "c")
    }
    html.reminderTabs(isDates: true)
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { writeUpcoming(&$0) }
      html.element(.div, .class("column")) { writeEvents(&$0) }
    }
  }

  private func writeUpcoming(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.comingUp))
      guard !upcoming.isEmpty else {
        return html.element(.p, .class("empty"), text: words(.noAlarmsComing, String(horizon)))
      }
      html.rows(upcoming) { write($0, &$1) }
      html.button(.settings, text: words(.alarmsStanding), Paths.settings)
    }
  }

  private func write(_ row: ComingAlarm, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("days-left cyan")) { html in
        let days = row.due.day - html.frame.today
        html.element(.strong, text: words.number(days))
        html.element(.small, text: words(days == 1 ? .dayShort : .daysShort))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { $0.element(.a, .href(row.link), .ownDirection, text: row.title) }
        html.element(.small) { html in
          html.time(row.due.day, words.short(row.due.day))
          html.text(" · ")
          html.clock(row.due.time)
        }
        let begins = words.short(row.begins) + (row.time.map { " · \(words.clock($0))" } ?? "")
        html.element(.small, text: words(.alarmFor, begins))
      }
    }
  }

  private func writeEvents(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.eventsWithAlarms))
      guard !events.isEmpty else { return html.element(.p, .class("empty"), text: words(.noEventsWithAlarms)) }
      html.rows(events, .events) { write($0, &$1) }
    }
  }

  private func write(_ row: AlarmedRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row"), .hook("item")) { html in
      html.element(.span, .class("row-mark cyan")) { html in
        html.icon(.event)
        html.element(.span, .class("ears"), text: words(.kindEvent))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { $0.element(.a, .href(row.link), .ownDirection, text: row.title) }
        html.element(.small) { html in
          html.text(row.leads.joined(separator: ", "))
          if let next = row.next {
            html.text(" · ")
            html.time(next, words.short(next))
          }
        }
      }
    }
  }
}

extension HTML {
  /// The two kinds of reminders, each a page: Hijri dates, and alarms of all other dates.
  mutating func reminderTabs(isDates: Bool) {
    let words = words
    element(.nav, .class("segments tab-row"), .label(words(.reminders))) { html in
      html.element(.a, .href(Paths.reminders), isDates ? nil : .current("page"), text: words(.remindersHijri))
      html.element(.a, .href(Paths.alarms), isDates ? .current("page") : nil, text: words(.remindersDates))
    }
  }
}

extension Paths {
  /// The alarms of events, countdowns and holidays.
  public static let alarms = Path("/reminders/dates")
}
