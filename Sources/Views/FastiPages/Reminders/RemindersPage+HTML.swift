import FastiCalendars
import FastiCivil
import FastiFormats
public import FastiWords

extension RemindersPage: Page {
  /// The sidebar marks Reminders.
  public var screen: Screen? { .reminders }
  /// The same word as in the sidebar.
  public func title(_ words: PageWords) -> String { words(.reminders) }

  /// What comes next, the list and the month.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.reminders, title(words), accent: "accent-star") { html in
      html.element(.span, .class("badge plain"), text: words.text(scheduled))
      if let days = month?.month {
        html.file(words(.downloadPDF), Paths.paper(days: DayRange(days.start...(days.end - 1))))
      }
      html.button(.add, text: words(.newReminder), Paths.newReminder(), key: "c")
    }
    html.reminderTabs(isDates: false)
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        if let month {
          html.hijriGrid(month)
        } else {
          html.element(.section, .class("card")) { html in
            html.element(.p, .class("empty"), text: words(.noHijriMonth))
            html.button(nil, text: words(.today), Paths.reminders)
          }
        }
      }
      html.element(.div, .class("column")) { html in
        writeUpcoming(&html)
        writeList(&html)
      }
    }
  }

  private func writeUpcoming(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.comingUp))
      guard !upcoming.isEmpty else {
        return html.element(.p, .class("empty"), text: words(.nothingComing, String(horizon)))
      }
      html.element(.ul, .class("rows")) { html in
        for row in upcoming { html.upcoming(row) }
      }
      if upcoming.contains(where: { $0.isExpected }) {
        html.element(.p, .class("source"), text: words(.projectedWhy))
      }
    }
  }

  private func writeList(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.heading(words(.reminders))
      guard !reminders.isEmpty else { return html.element(.p, .class("empty"), text: words(.noReminders)) }
      html.rows(reminders) { write($0, &$1) }
    }
  }

  private func write(_ reminder: ReminderRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row"), .hook("item")) { html in
      html.element(.span, .class(reminder.isEnabled ? "row-mark cyan" : "row-mark plain")) { html in
        html.icon(.reminders)
        html.element(.span, .class("ears"), text: words(.kindReminder))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { html in
          html.element(.a, .href(Paths.reminder(reminder.id)), text: reminder.title)
        }
        html.element(.small) { html in
          html.text(words.text(reminder.date))
          if let length = reminder.date.length, length > 1 { html.text(" · \(words(.lastsDays, String(length)))") }
          html.text(" · ")
          html.clock(reminder.time)
          if let next = reminder.next {
            html.text(" · ")
            html.time(next, words.short(next))
            html.text(" · \(words.distance(next, from: html.frame.today))")
          }
          if reminder.attachments > 0 { html.text(" · \(words(.attachments)): \(reminder.attachments)") }
          if !reminder.isEnabled { html.text(" · \(words(.isSilent))") }
          if reminder.isDone { html.text(" · \(words(.isOver))") }
          if reminder.isLeftOut { html.text(" · \(words(.isLeftOut))") }
        }
      }
      html.element(.span, .class("row-end")) { html in
        html.delete(Paths.deleteReminder(reminder.id), reminder.title)
      }
    }
  }
}

extension HTML {
  /// A notification to come: how far it is, what it is, and why it is on that day where that is odd.
  mutating func upcoming(_ row: UpcomingRow) {
    let words = words
    element(.li, .class("row")) { html in
      html.element(.span, .class("days-left cyan")) { html in
        html.element(.strong, text: words.number(row.day - html.frame.today))
        html.element(.small, text: words(row.day - html.frame.today == 1 ? .dayShort : .daysShort))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { html in
          html.element(.a, .href(Paths.reminder(row.id)), text: row.title)
        }
        html.element(.small) { html in
          html.time(row.day, words.short(row.day))
          html.text(" · ")
          html.clock(row.time)
          if let hijri = row.hijri { html.text(" · \(words.text(hijri))") }
          if let anniversary = row.anniversary { html.text(" · \(words(anniversary: anniversary))") }
          if row.place.count > 1 { html.text(" · \(row.place.index)/\(row.place.count)") }
        }
        if let moved = row.moved { html.element(.small, .class("why"), text: moved.sentence(words)) }
        if let shown = row.shown {
          html.element(.small, .class("why"), text: words(.clockSkips, words.clock(row.time), words.clock(shown)))
        }
      }
      html.element(.span, .class("row-end")) { html in
        html.element(
          .span, .classes("badge", row.isExpected ? "orange" : "plain"),
          text: words(row.isExpected ? .statusProjected : .statusConfirmed))
      }
    }
  }
}
