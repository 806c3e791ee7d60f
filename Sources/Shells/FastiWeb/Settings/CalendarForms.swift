import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The forms of how calendars are written, in the settings.
enum CalendarForms {
  static let all = [
    SettingsForms.choice("/settings/calendar/week", "Chooses the first day of a week", .weekStart, "start") {
      value, words in
      SettingKey.weekStarts.first { $0.word == value }.map { words.title($0.day) } ?? value
    },
    SettingsForms.choice("/settings/calendar/clock", "Chooses a clock of 12 or 24 hours", .hoursClock, "clock") {
      value, words in words(value == "12" ? .hours12 : value == "24" ? .hours24 : .hoursAuto)
    },
  ]
}
