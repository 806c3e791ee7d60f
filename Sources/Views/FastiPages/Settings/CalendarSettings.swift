public import FastiCivil
import FastiWords

/// The weekday on which the rows of a month begin, and the format of times.
public struct CalendarSettings: Hashable, Sendable {
  /// The weekday on which the rows of a month begin.
  public var weekStart = Weekday.monday
  /// The format of times: `auto`, `12` or `24`.
  public var clock = "auto"

  public init() {}
}

extension CalendarSettings {
  enum Field: String, FormField {
    case start, clock

    static let form: StaticString = "calendar"
    var label: Phrase? { self == .start ? .weekStart : .hoursClock }

    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .start: CalendarSettings.starts.map { FormChoice($0.word, words.title($0.day)) }
      case .clock:
        [
          FormChoice("auto", words(.hoursAuto)), FormChoice("24", words(.hours24)), FormChoice("12", words(.hours12)),
        ]
      }
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
  /// Chooses a 12-hour or a 24-hour clock.
  public static let settingsClock = Path("/settings/calendar/clock")
}

extension SettingsPage {
  /// The first weekday of the rows of a month, and the format of times.
  func writeCalendar(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card"), .id("calendar")) { html in
      html.heading(words(label: CalendarSettings.Field.start))
      html.element(.p, text: words(.weekStartWhat))
      html.segments(
        posting: Paths.settingsWeekStart, CalendarSettings.Field.start,
        chosen: CalendarSettings.starts.first { $0.day == calendar.weekStart }.map { "\($0.word)" } ?? "")
      html.element(.h3, text: words(label: CalendarSettings.Field.clock))
      html.element(.p, text: words(.hoursClockWhat))
      html.segments(posting: Paths.settingsClock, CalendarSettings.Field.clock, chosen: calendar.clock)
    }
  }
}
