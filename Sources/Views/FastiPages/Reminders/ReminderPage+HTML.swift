import FastiReminders
public import FastiWords

extension ReminderPage: Page {
  /// The sidebar marks Reminders.
  public var screen: Screen? { .reminders }
  /// The title for a new or an edited reminder.
  public func title(_ words: PageWords) -> String { words(id == nil ? .newReminder : .editReminder) }

  /// The form; beside it the next notifications and the attachments.
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
        html.field(Field.title, name, isRequired: true)
        html.choice(
          Field.month, chosen: String(month),
          options: Field.month.choices(words).map { FormChoice($0.value, "\($0.value) \($0.label)") })
        html.field(Field.day, dayOfMonth, inputMode: "numeric", isRequired: true)
        html.field(Field.year, year, placeholder: words(.everyHijriYear), inputMode: "numeric")
        if id == nil {
          html.field(Field.born, born, placeholder: words(.optional), hook: "date")
          html.tick(Field.sunset, isOn: isAfterSunset)
        }
        html.field(Field.time, time, placeholder: "07:45")
        html.field(Field.count, count, inputMode: "numeric")
        html.tick(Field.wholeMonth, isOn: isWholeMonth)
        writeDay30(&html)
        html.field(Field.zone, zone, placeholder: words(.timeZoneHint))
        html.tick(Field.enabled, isOn: isEnabled)
        html.area(Field.notes, notes)
        html.submit(words(.save), .reminders)
        if id == nil { html.submit(naming: Field.attach, words(.saveAndAttach)) }
      }
      if let id {
        html.form(posting: Paths.deleteReminder(id), back: Paths.reminders) { html in
          html.submit(words(.deleteReminder), .delete, class: "button danger")
        }
      }
    }
  }

  /// The policy for day 30, collapsed while the reminder is on another day.
  private func writeDay30(_ html: inout HTML) {
    html.element(.details, .class("whole"), dayOfMonth.text == "30" ? .open : nil) { html in
      html.element(.summary, text: html.words(.day30Title))
      html.element(.p, text: html.words(.day30Why))
      html.choice(Field.day30, chosen: "\(day30.name)")
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
  /// This editor beside a version that was saved meanwhile: the typed values are kept, and both are shown.
  public func against(_ standing: ReminderPage, _ words: PageWords) -> ReminderPage {
    var page = self
    page.seen = standing.seen
    page.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.reminder($0) } ?? Paths.reminders)
    return page
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(label: Field.title), name.text), (words(label: Field.month), words.name(hijriMonth: month)),
      (words(label: Field.day), dayOfMonth.text), (words(label: Field.year), year.text),
      (words(label: Field.time), time.text),
      (words(label: Field.count), isWholeMonth ? words(.wholeMonth) : count.text),
      (words(label: Field.day30), words(day30.phrase)), (words(label: Field.zone), zone.text),
      (words(label: Field.enabled), isEnabled ? "✓" : words(.isSilent)), (words(label: Field.notes), notes.text),
    ]
  }
}

extension ReminderPage {
  enum Field: String, FormField {
    case title, month, day, year, time, day30, zone, enabled, notes, attach, born, sunset
    case count = "days"
    case wholeMonth = "whole"

    static let form: StaticString = "reminder"

    var label: Phrase? {
      switch self {
      case .title: .title
      case .month: .hijriMonth
      case .day: .dayOfMonth
      case .year: .hijriYear
      case .time: .atTime
      case .count: .forDays
      case .wholeMonth: .wholeMonth
      case .day30: .day30
      case .zone: .timeZone
      case .enabled: .tellsYou
      case .notes: .notes
      case .attach: .saveAndAttach
      case .born: .bornOn
      case .sunset: .afterSunset
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .month: (1...12).map { FormChoice(String($0), words.name(hijriMonth: $0)) }
      case .day30: Day30Policy.allCases.map { FormChoice($0.name, words($0.phrase)) }
      case .wholeMonth, .enabled, .sunset: [.ticked(words)]
      default: []
      }
    }
  }
}
