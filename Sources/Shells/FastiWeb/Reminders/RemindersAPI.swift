import FastiApp
import FastiCivil
import FastiHTTP

/// What was told lately, and that somebody has seen it.
enum NoticesRoutes {
  static let list = Route(
    .get, "/api/v1/notices", "What was told in the last day and not dismissed, for pages that show it",
    query: [.language], scope: .api, answer: .object(["notices"])
  ) { call throws(Failure) in
    let desk = call.desk
    let now = Instant(seconds: desk.clock.now / 1_000)
    let recent = try desk.log.with { log throws(Failure) in
      try RecentNotices.read(
        from: call.store, log, here: desk.settings.zone, now: now, language: call.language)
    }
    return call.answer(recent) { text in
      for notice in recent.notices { text.write(text: "\(notice.title)\n  \(notice.text)\n") }
      if recent.notices.isEmpty { text.write("\n") }
    }
  }

  static let shown = Route.post("/notices/shown", "Notes that a page has shown a notice, which is delivered by that") {
    call throws(Failure) in
    let form = try Form(call.request)
    try call.desk.log.with { log throws(Failure) in
      try RecentNotices.shown(form["key"], told: form["told"], log)
    }
    return Response(204)
  }

  static let dismiss = Route.post("/notices/dismiss", "Notes that a notice was seen, so that it shows no more") {
    call throws(Failure) in
    let form = try Form(call.request)
    try call.desk.log.with { log throws(Failure) in
      try RecentNotices.dismiss(form["key"], told: form["told"], log)
    }
    return form.some("back") == nil ? Response(204) : .going(to: form.back)
  }
}
