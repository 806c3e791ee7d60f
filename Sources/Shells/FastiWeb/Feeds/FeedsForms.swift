import FastiHTTP
import FastiPages
import FastiRecords
import FastiTransfer
import FastiWords

/// The forms of feeds, in the settings.
enum FeedsForms {
  private static let name = Parameter("name", .text, "the feed's name")

  static let all = [
    Route.post("/settings/feeds", "Adds a feed", page: { _ in Paths.settings }) { call throws(Failure) in
      let form = try Form(call.request)
      let typed = SettingsPages.TypedFeed(parts: form.all("only"), hiding: form.all("hide"))
      return try make(form, call, typed) { store throws(Failure) in
        try feeds(store, call).add(
          form["name"], try FeedPart.read(typed.parts, field: .path("only")),
          hiding: try FeedHiding.read(typed.hiding, field: .path("hide")))
      }
    },
    Route.post(
      "/settings/feeds/{name}/rotate", "Gives a feed a new address", path: [name], page: { _ in Paths.settings }
    ) { call throws(Failure) in
      try make(try Form(call.request), call) { store throws(Failure) in
        try feeds(store, call).rotate(call.value("name"))
      }
    },
    Route.form(
      "/settings/feeds/{name}/delete", "Removes a feed", path: [name], page: { _ in Paths.settings }, perform: delete),
  ]

  private static func feeds(_ store: any Store, _ call: Call) -> EditFeeds {
    EditFeeds(store, entropy: call.server.entropy, now: call.server.clock.now)
  }

  private static func delete(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      try feeds(store, call).remove(call.value("name"))
      return call.pageWords(.doneDeleted, call.value("name"))
    }
  }

  /// Creates an address, which is shown in the answer to the form, because it is shown only once; sending the same form
  /// again does not show it again.
  /// - Parameter typed: What was ticked, which a refused form shows again.
  private static func make(
    _ form: Form, _ call: Call, _ typed: SettingsPages.TypedFeed? = nil,
    _ work: (any Store) throws(Failure) -> NewFeedItem
  ) throws(Failure) -> Response {
    let once = IdempotentStore(call.store, try form.submission(), now: call.server.clock.now)
    guard try !once.isDone() else { return .going(to: Paths.settings.string) }
    let state: SettingsPages.State
    do throws(Failure) { state = SettingsPages.State(made: try work(once)) } catch {
      guard error.kind != .storage else { throw error }
      state = SettingsPages.State(
        newFeed: FieldInput(form["name"], error: FieldError(error, call.pageWords)), typedFeed: typed)
    }
    return try SettingsPages.show(call, state)
  }
}
