import FastiApp
import FastiHTTP
import FastiPages

/// What the forms of feeds do, which stand among the settings.
enum FeedsForms {
  private static let name = Parameter("name", .text, "the feed's name")

  static let all = [
    Route.post("/settings/feeds", "Adds a feed", page: { _ in Paths.settings }) { call throws(Failure) in
      let form = try Form(call.request)
      return try made(form, call) { store throws(Failure) in
        try EditFeeds(store, entropy: call.server.entropy, now: call.server.clock.now).add(
          form["name"], try FeedPart.read(form.all("only"), field: "only"),
          hiding: try FeedHiding.read(form.all("hide"), field: "hide"),
          command: "feed add '\(form["name"])'")
      }
    },
    Route.post(
      "/settings/feeds/{name}/rotate", "Gives a feed a new address", path: [name], page: { _ in Paths.settings }
    ) { call throws(Failure) in
      try made(try Form(call.request), call) { store throws(Failure) in
        try EditFeeds(store, entropy: call.server.entropy, now: call.server.clock.now).rotate(
          call.value("name"), command: "feed rotate '\(call.value("name"))'")
      }
    },
    Route.post("/settings/feeds/{name}/delete", "Removes a feed", path: [name], page: { _ in Paths.settings }) {
      call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        try EditFeeds(store, entropy: call.server.entropy, now: call.server.clock.now).remove(
          call.value("name"), command: "feed remove '\(call.value("name"))'")
        return call.pageWords(.doneDeleted, call.value("name"))
      }
    },
  ]

  /// A new address is shown in the answer itself, because it is told only once; a repeated wish does not see it again.
  private static func made(
    _ form: Form, _ call: Call, _ work: (any Store) throws(Failure) -> NewFeedItem
  ) throws(Failure) -> Response {
    let once = IdempotentStore(call.store, try form.wish(), now: call.server.clock.now)
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
}
