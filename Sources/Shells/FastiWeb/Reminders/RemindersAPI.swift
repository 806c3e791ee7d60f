import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords

/// The recent notifications, and their dismissal.
enum RemindersAPI {
  static let list = Route(
    .get, "/api/v1/notices", "The notifications of the last day that were not dismissed, for pages that show them",
    query: [.language], scope: .api, answer: .object(["notices"])
  ) { call throws(Failure) in
    let server = call.server
    let now = Instant(seconds: server.clock.now / 1_000)
    let recent = try server.log.with { log throws(Failure) in
      try RecentNotices.read(
        from: call.store, log, zones: server.zones, here: server.settings.zone, now: now, language: call.language)
    }
    return call.answer(recent) { text in
      for notice in recent.notices { text.write(text: "\(notice.title)\n  \(notice.text)\n") }
      if recent.notices.isEmpty { text.write("\n") }
    }
  }.uncacheable

  static let shown = Route.post("/notices/shown", "Notes that a page has shown a notice, which is delivered by that") {
    call throws(Failure) in
    let form = try Form(call.request)
    try call.server.log.with { log throws(Failure) in
      try RecentNotices.shown(form["key"], told: form["told"], log)
    }
    return Response(204)
  }

  static let dismiss = Route.post("/notices/dismiss", "Notes that a notice was seen, so that it shows no more") {
    call throws(Failure) in
    let form = try Form(call.request)
    try call.server.log.with { log throws(Failure) in
      try RecentNotices.dismiss(form["key"], told: form["told"], log)
    }
    return form.some("back") == nil ? Response(204) : .going(to: form.back)
  }
}
