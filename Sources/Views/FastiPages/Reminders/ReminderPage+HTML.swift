import FastiReminders
public import FastiWords

extension ReminderPage: Page {
  /// Reminders.
  public var screen: Screen? { .reminders }
  /// A new reminder, or the one that is changed.
  public func title(_ words: PageWords) -> String { words(id == nil ? .newReminder : .editReminder) }

  /// The form; beside it what comes of it, and what is attached.
  public func write(to html: inout HTML) {
    html.pageHeader(.reminders, title(html.words), accent: "accent-star") { html in
      html.button(nil, text: html.words(.reminders), Paths.reminders)
    }
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in writeForm(&html) }
      html.element(.div, .class("column")) { html in
        writeComing(&html)
        writeAttachments(&html)
      }
    }
  }

  private func writeForm(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.conflict(conflict)
      html.errors(errors)
      let path = id.map { Paths.reminder($0) } ?? Paths.reminderPosts
      html.form(posting: path, class: "fields", hook: "wish", back: Paths.reminders, seen: seen) { html in
        html.field(words(.title), .title, name, in: "reminder", isRequired: true)
        html.choice(
          words(.hijriMonth), .month, in: "reminder", chosen: month - 1,
          options: (1...12).map { (String($0), "\($0) \(words.name(hijriMonth: $0))") })
        html.field(words(.hijriDay), .day, dayOfMonth, in: "reminder", inputMode: "numeric", isRequired: true)
        html.field(
          words(.hijriYear), .year, year, in: "reminder", placeholder: words(.everyHijriYear), inputMode: "numeric")
        html.field(words(.atTime), .time, time, in: "reminder", placeholder: "07:45")
        html.field(words(.forDays), .count, count, in: "reminder", inputMode: "numeric")
        html.tick(words(.wholeMonth), .wholeMonth, isOn: isWholeMonth)
        html.choice(
          words(.day30), .day30, in: "reminder", chosen: Day30Policy.allCases.firstIndex(of: day30) ?? 0,
          options: Day30Policy.allCases.map { ("\($0.name)", words($0.phrase)) })
        html.field(words(.timeZone), .zone, zone, in: "reminder", placeholder: words(.timeZoneHint))
        html.tick(words(.tellsYou), .enabled, isOn: isEnabled)
        html.area(words(.notes), .notes, notes, in: "reminder")
        html.submit(words(.save), .reminders)
      }
      html.element(.details) { html in
        html.element(.summary, text: words(.day30Title))
        html.element(.p, text: words(.day30Why))
      }
      if let id {
        html.form(posting: Paths.deleteReminder(id), back: Paths.reminders) { html in
          html.submit(words(.deleteReminder), .delete, class: "button danger")
        }
      }
    }
  }

  private func writeComing(_ html: inout HTML) {
    guard !upcoming.isEmpty || !leftOut.isEmpty else { return }
    html.element(.section, .class("card")) { html in
      html.heading(html.words(.comingUp))
      html.element(.ul, .class("rows")) { html in
        for row in upcoming { html.upcoming(row) }
      }
      for move in leftOut { html.element(.p, .class("notice"), text: move.sentence(html.words)) }
      if upcoming.contains(where: { $0.isExpected }) {
        html.element(.p, .class("source"), text: html.words(.projectedWhy))
      }
    }
  }
}

extension ReminderPage {
  /// This editor, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: ReminderPage, _ words: PageWords) -> ReminderPage {
    var page = self
    page.seen = standing.seen
    page.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.reminder($0) } ?? Paths.reminders)
    return page
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(.title), name.text), (words(.hijriMonth), words.name(hijriMonth: month)),
      (words(.hijriDay), dayOfMonth.text), (words(.hijriYear), year.text), (words(.atTime), time.text),
      (words(.forDays), isWholeMonth ? words(.wholeMonth) : count.text), (words(.day30), words(day30.phrase)),
      (words(.timeZone), zone.text), (words(.tellsYou), isEnabled ? "✓" : words(.isSilent)),
      (words(.notes), notes.text),
    ]
  }
}
