import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords
import FastiWords

enum SettingsForms {
  static let all = listed + choices

  private static let listed = [
    Route.form(
      "/settings/regions", "Selects regions", page: { _ in Paths.settings }, perform: selectRegions,
      again: SettingsPages.again),
    Route.form(
      "/settings/limit", "Sets how many regions may be selected", page: { _ in Paths.settings }, perform: setLimit,
      again: { refusal, call throws(Failure) in
        var errors = refusal.errors(call.pageWords)
        var state = SettingsPages.State()
        state.limit = FieldInput(refusal.form["limit"], error: errors.rest())
        return try SettingsPages.show(call, state)
      }),
    Route.form("/settings/holidays", "Shows or hides holidays", page: { _ in Paths.settings }, perform: showHolidays),
    Route.form(
      "/settings/communities", "Ticks communities", page: { _ in Paths.settings }, perform: tickCommunities),
    Route.form(
      "/settings/channels", "Chooses how reminders are delivered", page: { _ in Paths.settings },
      perform: chooseChannels),
    Route.post("/settings/language", "Chooses the language of pages", page: { _ in Paths.settings }) {
      call throws(Failure) in
      try choose("lang", "language", among: ["en", "sv", "vi"], call)
    },
    Route.post("/settings/theme", "Chooses light or dark", page: { _ in Paths.settings }) { call throws(Failure) in
      try choose("theme", "theme", among: Theme.allCases.map(\.rawValue), call)
    },
  ]

  /// The forms of the settings with a few words.
  private static let choices = ChoiceSetting.allCases.compactMap { setting in
    SettingKey(rawValue: setting.rawValue).map { key in
      choice(setting.path.string, "Sets \(setting.rawValue)", key, setting.field.rawValue) { setting.text($0, $1) }
    }
  }

  /// The form of a setting whose value is one of a few words.
  static func choice(
    _ path: String, _ summary: String, _ key: SettingKey, _ field: String,
    _ text: @escaping @Sendable (String, PageWords) -> String
  ) -> Route {
    Route.form(
      path, summary, page: { _ in Paths.settings },
      perform: { form, call throws(Failure) in
        try call.submit(form) { store throws(Failure) in
          let almanac = try Almanac.read(from: store, named: [], zones: call.server.zones)
          try EditSettings(store, almanac).set(key, form[field])
          return call.pageWords(.doneSaved, text(form[field], call.pageWords))
        }
      })
  }

  private static func settings(
    _ store: any Store, _ call: Call, named: [String] = []
  ) throws(Failure) -> EditSettings {
    EditSettings(store, try Almanac.read(from: store, named: named, zones: call.server.zones))
  }

  private static func tickCommunities(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      try settings(store, call).set(.holidaysCommunities, form.all("communities").joined(separator: ","))
      return call.pageWords(.doneSaved, call.pageWords(.communities))
    }
  }

  private static func selectRegions(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let names = form.all("regions")
      let codes = try settings(store, call, named: names).select(names)
      return call.pageWords(.doneSelected, codes.map(\.string).joined(separator: ", "))
    }
  }

  private static func setLimit(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      try settings(store, call).set(.regionsLimit, form["limit"])
      return call.pageWords(.doneSaved, call.pageWords(.regionsMost))
    }
  }

  private static func showHolidays(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      try settings(store, call).set(
        .holidaysShow, form["show"])
      return call.pageWords(form["show"] == "off" ? .holidaysHidden : .holidaysShown)
    }
  }

  private static func chooseChannels(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let text = form.all("channels").isEmpty ? "none" : form.all("channels").joined(separator: ",")
      try settings(store, call).set(.notifyChannels, text)
      return text == "none"
        ? call.pageWords(.notificationsOff) : call.pageWords(.doneSaved, call.pageWords(.reminderDelivery))
    }
  }

  /// A choice of this browser, stored in a cookie.
  private static func choose(
    _ cookie: String, _ field: String, among words: [String], _ call: Call
  ) throws(Failure) -> Response {
    let form = try Form(call.request)
    guard words.contains(form[field]) else {
      throw Failure(
        .value(.word(words)), field: Field(field), value: form[field], hint: .value(words.joined(separator: ", ")))
    }
    var response = Response.going(to: form.back)
    response.headers.add(
      "Set-Cookie", Cookie.header(cookie, form[field], seconds: 34_560_000, sameSite: .lax, call.server.site))
    return response
  }
}
