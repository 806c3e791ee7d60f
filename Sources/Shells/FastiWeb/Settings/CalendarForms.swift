import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The forms for calendars, in the settings.
enum CalendarForms {
  static let all = [
    SettingsForms.choice("/settings/calendar/week", "Chooses the first day of a week", .weekStart, "start") {
      value, words in
      SettingKey.weekStarts.first { $0.word == value }.map { words.title($0.day) } ?? value
    },
    SettingsForms.choice("/settings/calendar/clock", "Chooses a clock of 12 or 24 hours", .hoursClock, "clock") {
      value, words in words(value == "12" ? .hours12 : value == "24" ? .hours24 : .hoursAuto)
    },
    Route.form(
      "/settings/shown", "Shows a kind or a region in calendars, or leaves it out",
      page: { Paths.month(YearMonth($0.today)) },
      perform: showOrHide),
  ]

  private static func showOrHide(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let isHidden = form.some("hide") != nil
      let word = form.some("hide") ?? form["show"]
      let names = ShownKind(rawValue: word) == nil ? [word] : []
      let almanac = try Almanac.read(from: store, named: names, zones: call.server.zones)
      try EditSettings(store, almanac).hide(word, isHidden: isHidden)
      let words = call.pageWords
      let title = ShownKind(rawValue: word).map { $0 == .leave ? words(.leave) : words($0.entry.phrase) } ?? word
      return words(isHidden ? .doneHidden : .doneShown, title)
    }
  }
}
