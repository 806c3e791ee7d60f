import FastiCivil
import FastiReminders
import FastiWords

/// The alarms of holidays, countdowns and reminders on Hijri dates.
public struct AlarmSettings: Sendable {
  /// The subjects that can have alarms, in the order of the form.
  public var subjects: [AlarmChoice] = []
  /// The alarms, one per row.
  public var rows: [AlarmRow] = []
  /// The selected subject of a refused form.
  public var about = ""
  /// The selected number of days before.
  public var days = "1"
  /// The time, as typed.
  public var time = FieldInput("18:00")
  /// The error that does not belong to a field.
  public var error: FieldError?

  public init() {}
}

/// A subject that can have alarms.
public struct AlarmChoice: Hashable, Sendable {
  /// Its word or id in forms.
  public var word: String
  /// Its displayed name.
  public var title: String

  public init(_ word: String, _ title: String) {
    self.word = word
    self.title = title
  }
}

/// One alarm of a subject.
public struct AlarmRow: Hashable, Sendable {
  /// What the alarm is for: holidays, countdowns or reminders.
  public var subject: AlarmChoice
  /// The alarm as stored: `1d 18:00`.
  public var alarm: String
  /// The same in words: `the day before at 18:00`.
  public var text: String

  public init(_ subject: AlarmChoice, _ alarm: String, _ text: String) {
    self.subject = subject
    self.alarm = alarm
    self.text = text
  }
}

extension AlarmSettings {
  enum Field: String, FormField {
    case about, days, at, alarm

    static let form: StaticString = "alarm"

    var label: Phrase? {
      switch self {
      case .about: .alarmAbout
      case .days: .alarmWhen
      case .at: .atTime
      case .alarm: .alarmsOfEvent
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .about:
        return [
          FormChoice("public", words(.alarmPublic)), FormChoice("countdowns", words(.countdowns)),
          FormChoice("reminders", words(.alarmReminders)),
        ]
      case .days:
        return [FormChoice("0", words(.alarmOnDay))] + earlier(words)
      case .at, .alarm: return []
      }
    }

    /// The choices of days before.
    private func earlier(_ words: PageWords) -> [FormChoice] {
      // Embedded Swift does not have the sentences of alarms, and does not serve pages.
      #if hasFeature(Embedded)
        return []
      #else
        let days: [Int] = [1, 2, 3, 7, 14, 30]
        return days.compactMap { (days: Int) -> FormChoice? in
          guard let lead = try? AlarmLead(.days(days)) else { return nil }
          return FormChoice(String(days), words.text(lead.sentence))
        }
      #endif
    }
  }
}

extension Paths {
  /// Adds a standing alarm.
  public static let standingAlarms = Path("/settings/alarms")
  /// Removes an alarm of a subject.
  public static func deleteAlarm(of subject: String) -> Path { path("/settings/alarms/", subject, "/delete") }
}

extension SettingsPage {
  /// The standing alarms, and a form to add one.
  func writeAlarms(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("alarms")) { html in
      html.heading(words(.alarmsStanding))
      html.element(.p, text: words(.alarmsStandingWhat))
      html.error(alarms.error)
      if !alarms.rows.isEmpty {
        html.rows(alarms.rows, .alarms) { write($0, &$1) }
      }
      html.form(posting: Paths.standingAlarms, class: "fields") { html in
        html.choice(
          AlarmSettings.Field.about, chosen: alarms.about,
          options: alarms.subjects.map { FormChoice($0.word, $0.title) })
        html.choice(AlarmSettings.Field.days, chosen: alarms.days)
        html.field(AlarmSettings.Field.at, alarms.time, placeholder: "18:00", isRequired: true)
        html.submit(words(.addAlarm), .add)
      }
    }
  }

  private func write(_ row: AlarmRow, _ html: inout HTML) {
    html.element(.li, .class("row")) { html in
      html.element(.span, .class("row-title")) { html in
        html.element(.span, .ownDirection, text: row.subject.title)
        html.element(.small, text: row.text)
      }
      html.element(.span, .class("row-end")) { html in
        html.delete(Paths.deleteAlarm(of: row.subject.word), "\(row.subject.title), \(row.text)") { html in
          html.hidden(AlarmSettings.Field.alarm, row.alarm)
        }
      }
    }
  }
}
