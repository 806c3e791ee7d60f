import FastiCivil
import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWeather
import FastiWords

/// The forms of weather, in the settings.
enum WeatherForms {
  static let all = [
    Route.form(
      "/settings/weather/place", "Sets the place of the weather", page: { _ in Paths.settings }, perform: place,
      again: again),
    Route.form(
      "/settings/weather/contact", "Sets whom a source of weather may write to", page: { _ in Paths.settings },
      perform: contact, again: again),
    Route.form(
      "/settings/weather/source", "Switches a source of weather on, or weather off", page: { _ in Paths.settings },
      perform: source, again: again),
    Route.form(
      "/settings/weather/fetch", "Fetches the forecast now", page: { _ in Paths.settings }, perform: fetch, again: again
    ).long,
  ]

  private static func place(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      try EditSettings(store, try almanac(store, call)).set(.weatherPlace, form["place"])
      let words = call.pageWords
      guard let place = HomePlace(text: form["place"]) else { return words(.doneSaved, words(.weatherNowhere)) }
      return words(.doneSaved, words(.weatherWhere, place.title))
    }
  }

  private static func contact(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      try EditSettings(store, try almanac(store, call)).set(.weatherContact, form["contact"])
      return call.pageWords(.doneSaved, call.pageWords(.weatherContact))
    }
  }

  /// Shows the terms of a source when it is switched on.
  private static func source(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let file = try call.server.weatherFile()
    return try call.submit(form) { store throws(Failure) in
      let switching = SwitchWeather(store, file, try almanac(store, call))
      let words = call.pageWords
      if form["source"] == "off" {
        try switching.off()
        return words.sentence(words(.sayWeatherOff))
      }
      let wish = try switching.on(form["source"])
      let told = words.sentence(words(.sayWeatherOn, wish.source.title, wish.place.title))
      return [told, wish.source.terms(in: words).map { words.sentence($0) }].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The only form here that makes a request to a source.
  private static func fetch(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let (file, server) = (try call.server.weatherFile(), call.server)
    let here = server.settings.zone
    return try call.submit(form) { store throws(Failure) in
      let wish = try RefreshWeather.Request(try almanac(store, call).settings, file)
      let refresh = RefreshWeather(
        file, documents: server.ports.documents, fetcher: server.ports.fetcher, zones: server.zones, now: server.moment)
      let (kept, isNew) = try refresh.fetch(wish, version: server.settings.version, here: here)
      let words = call.pageWords
      return isNew ? words(.doneWeather, String(kept.days.count)) : words(.doneWeatherSame, wish.source.title)
    }
  }

  private static func almanac(_ store: any Store, _ call: Call) throws(Failure) -> Almanac {
    try Almanac.read(from: store, named: [], zones: call.server.zones)
  }

  /// The settings with the typed values and their errors.
  private static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    var state = SettingsPages.State()
    if refusal.form.has("contact") {
      state.contact = FieldInput(refusal.form["contact"], error: errors.rest())
    } else {
      state.weather = errors.rest()
    }
    return try SettingsPages.show(call, state)
  }
}
