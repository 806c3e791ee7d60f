import FastiDays
import FastiHTTP
import FastiPages
import FastiRecords
import FastiWords

/// The form of the home currency, in the settings.
enum CurrencyForms {
  static let all = [
    Route.form(
      "/settings/currency/home", "Sets the currency that budgets are shown in too", page: { _ in Paths.settings },
      perform: home, again: again)
  ]

  private static func home(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: [], zones: call.server.zones)
      try EditSettings(store, almanac).set(.currencyHome, form["home"])
      return call.pageWords(.doneSaved, call.pageWords(.currencyHome))
    }
  }

  /// The settings with the typed values and their errors.
  private static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    var state = SettingsPages.State()
    state.currency = FieldInput(refusal.form["home"], error: errors.rest())
    return try SettingsPages.show(call, state)
  }
}
