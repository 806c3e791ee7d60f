import FastiCalendars
import FastiCivil
import FastiDays
import FastiHTTP
import FastiMonths
import FastiPages
import FastiRecords
import FastiWords

/// The forms of Hijri months, in the settings.
enum MonthsForms {
  static let all = [
    SettingsForms.choice("/settings/hijri/show", "Shows or hides Hijri dates", .hijriShow, "show") { value, words in
      words(value == "on" ? .hijriShown : .hijriHidden)
    },
    SettingsForms.choice("/settings/hijri/source", "Chooses which Hijri months are followed", .hijriSource, "source") {
      value, words in
      if AlmanacID(name: value.utf8) != nil { return words(calendar: value) }
      return words(value == "moonsighting" ? .followMoonsighting : .followCalculated)
    },
    SettingsForms.choice(
      "/settings/hijri/refresh", "Chooses whether Hijri months are fetched unasked", .hijriRefresh, "refresh"
    ) {
      value, words in words(value == "auto" ? .refreshAuto : .refreshOff)
    },
    Route.form("/settings/hijri/fetch", "Fetches Hijri months now", page: { _ in Paths.settings }, perform: fetch).long,
    Route.form(
      "/settings/hijri/months", "Lets a Hijri month begin on a day", page: { _ in Paths.settings }, perform: set,
      again: again),
    Route.form(
      "/settings/hijri/months/{month}/delete", "Takes back that a Hijri month begins on a day",
      path: [Parameter("month", .text, "the Hijri month: 1447-09")], page: { _ in Paths.settings }, perform: remove),
  ]

  private static func set(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let month = try EditMonthOverride.month(form["month"])
      let day = try call.dates.day(form["on"], field: .input(.onOfForm))
      try EditMonthOverride(store).set(month, day)
      return call.pageWords(.doneSaved, "\(call.pageWords.title(month)), \(call.pageWords.long(day))")
    }
  }

  /// The settings with the typed month and day.
  private static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    var state = SettingsPages.State()
    state.overrideMonth = FieldInput(refusal.form["month"])
    state.overrideDay = FieldInput(refusal.form["on"])
    state.overrideDay.error = errors.take(.on, .date)
    state.overrideMonth.error = errors.rest()
    return try SettingsPages.show(call, state)
  }

  private static func remove(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let month = try EditMonthOverride.month(call.value("month"))
      try EditMonthOverride(store).remove(month)
      return call.pageWords(.doneDeleted, call.pageWords.title(month))
    }
  }

  private static func fetch(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    var isFailure = false
    let result = try call.submit(form) { store throws(Failure) in
      var gathering = GatherMonths(call.server.ports.documents, call.server.ports.fetcher, today: call.today)
      try gathering.fetch(try MonthBook.read(from: store), store)
      let refresh = RefreshMonths(store, today: call.today, time: call.server.clock.now)
      let answer = try refresh(gathering.sources, links: gathering.links)
      // A failure is reported, and the stored months stay.
      let unreachable = call.pageWords(.sourceUnreachable)
      let failures = gathering.outcomes(answer).compactMap(\.failure).map { failure in
        "\(unreachable) (\(FieldError(failure, call.pageWords).message))"
      }
      if answer.stored.isEmpty {
        isFailure = !failures.isEmpty
        return failures.isEmpty ? call.pageWords(.doneNoMonths) : failures.joined(separator: " ")
      }
      let months = answer.stored.map { call.pageWords.title($0.start.month) }.joined(separator: ", ")
      return ([answer.notice ?? call.pageWords(.doneMonths, months)] + failures).joined(separator: " ")
    }
    guard isFailure, case .done(let path, let notice?) = result else { return result }
    return .done(to: path, FormResult.Notice(text: notice.text, change: nil, isFailure: true))
  }
}
