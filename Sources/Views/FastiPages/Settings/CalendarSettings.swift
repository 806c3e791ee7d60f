public import FastiCivil
import FastiWords

/// How calendars are written.
public struct CalendarSettings: Hashable, Sendable {
  /// The weekday on which the rows of a month begin.
  public var weekStart = Weekday.monday

  public init() {}
}

extension CalendarSettings {
  enum Field: String, FormField {
    case start

    static let form: StaticString = "calendar"
    var label: Phrase? { .weekStart }

    func choices(_ words: PageWords) -> [FormChoice] {
      CalendarSettings.starts.map { FormChoice($0.word, words.title($0.day)) }
    }
  }

  /// The weekdays to choose from, with the words of the setting.
  static let starts: [(day: Weekday, word: StaticString)] = [
    (.monday, "monday"), (.saturday, "saturday"), (.sunday, "sunday"),
  ]
}

extension Paths {
  /// Chooses the weekday on which the rows of a month begin.
  public static let settingsWeekStart = Path("/settings/calendar/week")
}

extension SettingsPage {
  /// On which day the rows of a month begin.
  func writeCalendar(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("calendar")) { html in
      html.heading(words(label: CalendarSettings.Field.start))
      html.element(.p, text: words(.weekStartWhat))
      html.segments(
        posting: Paths.settingsWeekStart, CalendarSettings.Field.start,
        chosen: CalendarSettings.starts.first { $0.day == calendar.weekStart }.map { "\($0.word)" } ?? "")
    }
  }
}
