import FastiAgenda
import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// What the forms of events and countdowns do.
enum PlannerForms {
  static let all = [
    Route.post("/events", "Adds an event", page: { _ in Paths.newEvent(nil) }) { call throws(Failure) in
      try event(nil, call)
    },
    Route.post("/events/{id}", "Changes an event", path: [.id]) { call throws(Failure) in
      try event(call.value("id"), call)
    },
    Route.post(
      "/events/{id}/delete", "Deletes an event", path: [.id], page: { Paths.event($0.value("id")) }
    ) { call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        let item = try EditEvents(store).delete(call.value("id"), command: "event delete \(call.value("id"))")
        return call.pageWords(.doneDeleted, item.event.title)
      }
    },
    Route.post("/countdowns", "Adds a countdown", page: { _ in Paths.newCountdown(nil) }) { call throws(Failure) in
      try countdown(nil, call)
    },
    Route.post("/countdowns/{id}", "Changes a countdown", path: [.id]) { call throws(Failure) in
      try countdown(call.value("id"), call)
    },
    Route.post(
      "/countdowns/{id}/delete", "Deletes a countdown", path: [.id],
      page: { Paths.countdown($0.value("id")) }
    ) { call throws(Failure) in
      try call.fulfil(try Form(call.request)) { store throws(Failure) in
        call.pageWords(
          .doneDeleted,
          try EditCountdowns(store).delete(call.value("id"), command: "countdown delete \(call.value("id"))"))
      }
    },
  ]

  private static func event(_ id: String?, _ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    // Whoever keeps an event sees it on its day, which need not be the one they came from.
    let day = try? call.dates.day(form["on"], field: "on")
    return try call.fulfil(form, of: id.flatMap { RecordID(text: $0) }, corrects: id == nil) { new in
      day.map { Paths.day($0, at: id ?? new.text) }
    } _: { store throws(Failure) in
      var draft = EventDraft()
      draft.title = form["title"]
      draft.type = form.some("type")
      draft.on = try call.dates.day(form["on"], field: "on")
      draft.until = try form.some("until").map { text throws(Failure) in try call.dates.day(text, field: "until") }
      draft.at = form["at"]
      draft.every = form.some("every") ?? "never"
      // What the form does not have, as one kept from before, stays as it is.
      draft.isEndless = form.has("last")
      draft.last = try form.some("last").map { text throws(Failure) in try call.dates.day(text, field: "last") }
      draft.notes = form.has("notes") ? form["notes"] : nil
      if let id {
        // What was several days is one again where the field is empty.
        draft.until = draft.until ?? draft.on
        return call.pageWords(
          .doneChanged, try EditEvents(store).edit(id, draft, command: "event edit \(id)").event.title)
      }
      return call.added(try EditEvents(store).add(draft, command: "event add \(form["title"])").event.title, store)
    } else: { errors throws(Failure) in
      var page = EventPage(
        id: id, name: Typed(form["title"]), on: Typed(form["on"]), until: Typed(form["until"]), at: Typed(form["at"]),
        type: EventType.allCases.first { "\($0.word)" == form["type"] } ?? .event,
        every: Repetition.allCases.first { "\($0.word)" == form["every"] })
      (page.last, page.notes) = (Typed(form["last"]), Typed(form["notes"]))
      page.seen = form["seen"]
      if let id, errors.isStale {
        page = page.against(try PlannerPages.event(id, call), call.pageWords)
        return try call.page(page, at: Paths.event(id), status: 409)
      }
      if let gone = errors.gone() { (page.id, page.seen, page.name.error) = (nil, "", gone) }
      page.last.error =
        errors.take(code: "missing-option", saying: call.pageWords(.neverUntil)) ?? errors.take("last")
      page.notes.error = errors.take("notes")
      page.until.error = errors.take("until", "every")
      page.at.error = errors.take("at")
      page.on.error = errors.take("on")
      page.name.error = page.name.error ?? errors.rest()
      return try call.page(page, at: page.id.map { Paths.event($0) } ?? Paths.newEvent(nil), status: 422)
    }
  }

  private static func countdown(_ id: String?, _ call: Call) throws(Failure) -> Response {
    let form = try Form(call.request)
    let isYearly = form["every"] == "year"
    return try call.fulfil(form, of: id.flatMap { RecordID(text: $0) }, corrects: id == nil) { store throws(Failure) in
      try form.check("every", among: ["year", "never"])
      let day = try call.dates.day(form["on"], field: "on")
      if let id {
        let item = try EditCountdowns(store).edit(
          id, title: form["title"], day: day, yearly: isYearly, today: call.today, command: "countdown edit \(id)")
        return call.pageWords(.doneChanged, item.title)
      }
      let item = try EditCountdowns(store).add(
        form["title"], day, yearly: isYearly, today: call.today, command: "countdown add \(form["title"])")
      return call.added(item.title, store)
    } else: { errors throws(Failure) in
      var page = CountdownPage(id: id, name: Typed(form["title"]), on: Typed(form["on"]), isYearly: isYearly)
      page.seen = form["seen"]
      if let id, errors.isStale {
        page = page.against(try PlannerPages.countdown(id, call), call.pageWords)
        return try call.page(page, at: Paths.countdown(id), status: 409)
      }
      if let gone = errors.gone() { (page.id, page.seen, page.name.error) = (nil, "", gone) }
      page.on.error = errors.take("on", "date")
      page.name.error = page.name.error ?? errors.rest()
      return try call.page(page, at: page.id.map { Paths.countdown($0) } ?? Paths.newCountdown(nil), status: 422)
    }
  }
}
