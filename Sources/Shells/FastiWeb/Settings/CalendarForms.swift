import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The form that shows or hides things in calendars.
enum CalendarForms {
  static let all = [
    Route.form(
      "/settings/shown", "Shows a kind or a region in calendars, or leaves it out",
      page: { Paths.month(YearMonth($0.today)) },
      perform: showOrHide)
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
