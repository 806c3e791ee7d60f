import FastiCivil
import FastiFormats

extension RemindersPage: Page {
  /// Reminders.
  public var screen: Screen? { .reminders }
  /// Reminders.
  public func title(_ words: PageWords) -> String { words(.reminders) }

  /// The list and the month.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.reminders, title(words), accent: "accent-star") { html in
      html.element(
        .span, .class("badge plain"), text: words(.scheduled, String(scheduled.count), String(scheduled.of)))
    }
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        html.element(.section, .class("card")) { html in
          html.heading(words(.reminders))
          if reminders.isEmpty { html.element(.p, .class("empty"), text: words(.noReminders)) }
          html.element(.ul, .class("rows")) { html in
            for reminder in reminders { write(reminder, &html) }
          }
        }
      }
      html.element(.div, .class("column")) { html in
        if let month { write(month, &html) }
      }
    }
  }

  private func write(_ reminder: ReminderRow, _ html: inout HTML) {
    let words = html.words
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-mark cyan")) { html in
        html.element(.span, .hiddenFromEars, text: words(.signReminder))
        html.element(.span, .class("ears"), text: words(.kindReminder))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span, text: reminder.title)
        html.element(.small) { html in
          html.text(reminder.hijri)
          if let next = reminder.next {
            html.text(" · ")
            html.time(next, words.short(next))
            html.text(" · \(words.distance(next, from: html.frame.today)) · ")
            html.clock(reminder.time)
          }
          if reminder.length > 1 { html.text(" · \(words(.lastsDays, String(reminder.length)))") }
        }
      }
      html.element(.span, .class("row-end")) { html in
        html.delete(Paths.deleteReminder(reminder.id), reminder.title)
      }
    }
  }

  private func write(_ month: HijriGrid, _ html: inout HTML) {
    let words = html.words
    let first = month.days.first.onOrBefore(.monday)
    let last = month.days.last.onOrAfter(.sunday)
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(month.title)
        if let arabic = month.arabic {
          html.element(.span, .class("arabic"), .language("ar"), .direction("rtl"), text: arabic)
        }
      }
      html.element(.p, text: "\(words.span(month.days)) · \(month.source)")
      html.element(.table, .class("month-grid hijri-grid")) { html in
        html.element(.caption, .class("ears"), text: month.title)
        html.element(.thead) { html in
          html.element(.tr) { html in
            for offset in 0..<7 {
              html.element(
                .th, .scope("col"), text: "\(words.dates.shortWeekdays[(first + offset).weekday.number - 1])")
            }
          }
        }
        html.element(.tbody) { html in
          for row in 0..<((last - first + 1) / 7) {
            html.element(.tr) { html in
              for column in 0..<7 { write(first + (row * 7 + column), month, &html) }
            }
          }
        }
      }
    }
  }

  private func write(_ day: Day, _ month: HijriGrid, _ html: inout HTML) {
    html.element(.td) { html in
      guard month.days.contains(day) else { return }
      let isMarked = month.marked.contains(day)
      html.element(
        .a, .class(day == html.frame.today ? "day today" : isMarked ? "day cyan" : "day"), .href(Paths.day(day)),
        .label(
          "\(html.words.long(day)), \(day - month.days.first + 1)\(isMarked ? ", \(html.words(.kindReminder))" : "")")
      ) { html in
        html.element(.span, .class("number"), number: day - month.days.first + 1)
        html.element(.small, text: "\(day.date.day)/\(day.date.month)")
        if isMarked { html.element(.span, .class("mark cyan diamond"), .hiddenFromEars) { _ in } }
      }
    }
  }
}
