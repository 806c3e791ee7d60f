import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords
import FastiTransfer
import FastiWords

/// What the forms of the settings do.
enum SettingsPosts {
  private static let name = Parameter("name", .text, "the feed's name")

  static let all = [
    Route.post("/settings/regions", "Selects regions", page: { _ in Paths.settings }) { call throws(Failure) in
      let form = try Form(call.request)
      return try call.fulfil(form) { store throws(Failure) in
        let codes = try settings(store, call).select(
          form.all("regions"), command: "regions select \(form.all("regions").joined(separator: " "))")
        return call.pageWords(.doneSelected, codes.map(\.string).joined(separator: ", "))
      } else: { errors throws(Failure) in
        try SettingsPages.show(call, SettingsPages.State(error: errors.rest()))
      }
    },
    Route.post("/settings/holidays", "Shows or hides holidays", page: { _ in Paths.settings }) { call throws(Failure) in
      let form = try Form(call.request)
      return try call.fulfil(form) { store throws(Failure) in
        try settings(store, call).set(
          .holidaysShow, form["show"], command: "config set holidays.show \(form["show"])")
        return call.pageWords(form["show"] == "off" ? .holidaysHidden : .holidaysShown)
      }
    },
    Route.post("/settings/channels", "Chooses how reminders are told", page: { _ in Paths.settings }) {
      call throws(Failure) in
      let form = try Form(call.request)
      return try call.fulfil(form) { store throws(Failure) in
        let text = form.all("channels").isEmpty ? "none" : form.all("channels").joined(separator: ",")
        try settings(store, call).set(.notifyChannels, text, command: "config set notify.channels \(text)")
        return text == "none" ? call.pageWords(.tellNobody) : call.pageWords(.doneSaved, call.pageWords(.tellHow))
      }
    },
    Route.post("/settings/language", "Chooses the language of pages", page: { _ in Paths.settings }) {
      call throws(Failure) in
      try choose("lang", "language", among: ["en", "sv", "vi"], call)
    },
    Route.post("/settings/theme", "Chooses light or dark", page: { _ in Paths.settings }) { call throws(Failure) in
      try choose("theme", "theme", among: Theme.allCases.map { "\($0.word)" }, call)
    },
    Route.post("/settings/feeds", "Adds a feed", page: { _ in Paths.settings }) { call throws(Failure) in
      let form = try Form(call.request)
      return try made(form, call) { store throws(Failure) in
        try EditFeeds(store, entropy: call.desk.entropy, now: call.desk.clock.now).add(
          form["name"], try FeedPart.read(form.all("only"), field: "only"),
          hiding: try FeedHiding.read(form.all("hide"), field: "hide"),
          command: "feed add '\(form["name"])'")
      }
    },
    Route.post(
      "/settings/feeds/{name}/rotate", "Gives a feed a new address", path: [name], page: { _ in Paths.settings }
    ) { call throws(Failure) in
      try made(try Form(call.request), call) { store throws(Failure) in
        try EditFeeds(store, entropy: call.desk.entropy, now: call.desk.clock.now).rotate(
          call.value("name"), command: "feed rotate '\(call.value("name"))'")
      }
    },
    Route.post("/settings/feeds/{name}/delete", "Removes a feed", path: [name], page: { _ in Paths.settings }) {
      call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        try EditFeeds(store, entropy: call.desk.entropy, now: call.desk.clock.now).remove(
          call.value("name"), command: "feed remove '\(call.value("name"))'")
        return call.pageWords(.doneDeleted, call.value("name"))
      }
    },
  ]

  private static func settings(_ store: any Store, _ call: Call) throws(Failure) -> EditSettings {
    EditSettings(store, try Almanac.read(from: store, named: nil, zones: call.desk.zones))
  }

  /// A new address is shown in the answer itself, because it is told only once; a repeated wish does not see it again.
  private static func made(
    _ form: Form, _ call: Call, _ work: (any Store) throws(Failure) -> NewFeedItem
  ) throws(Failure) -> Response {
    let once = OnceStore(call.store, try form.wish(), now: call.desk.clock.now)
    guard try !once.isDone() else { return .going(to: Paths.settings.string) }
    do {
      let item = try work(once)
      return try SettingsPages.show(call, SettingsPages.State(made: item))
    } catch {
      guard error.kind != .storage else { throw error }
      return try SettingsPages.show(
        call, SettingsPages.State(newFeed: Typed(form["name"], error: FieldError(error, call.pageWords))))
    }
  }

  /// A choice of this browser's reader, kept in a cookie.
  private static func choose(
    _ cookie: String, _ field: String, among words: [String], _ call: Call
  ) throws(Failure) -> Response {
    let form = try Form(call.request)
    guard words.contains(form[field]) else {
      throw Failure(
        .invalid, code: "unknown-value", "\(field) is \"\(form[field])\"", field: field, value: form[field],
        hint: words.joined(separator: ", "), cause: .choice(words))
    }
    var response = Response.going(to: form.back)
    response.headers.add("Set-Cookie", Cookie.header(cookie, form[field], seconds: 34_560_000, by: .anyLink))
    return response
  }
}
