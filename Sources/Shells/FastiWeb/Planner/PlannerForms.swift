import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The forms of events and countdowns.
enum PlannerForms {
  static let all = [
    Route.form(
      "/events", "Adds an event", page: { _ in Paths.newEvent(nil) }, perform: saveEvent, again: PlannerPages.eventAgain
    ),
    Route.form("/events/{id}", "Changes an event", path: [.id], perform: saveEvent, again: PlannerPages.eventAgain),
    Route.form(
      "/events/{id}/delete", "Deletes an event", path: [.id], page: { Paths.event($0.value("id")) },
      perform: deleteEvent),
    Route.form(
      "/countdowns", "Adds a countdown", page: { _ in Paths.newCountdown(nil) }, perform: saveCountdown,
      again: PlannerPages.countdownAgain),
    Route.form(
      "/countdowns/{id}", "Changes a countdown", path: [.id], perform: saveCountdown,
      again: PlannerPages.countdownAgain),
    Route.form(
      "/countdowns/{id}/delete", "Deletes a countdown", path: [.id], page: { Paths.countdown($0.value("id")) },
      perform: deleteCountdown),
  ]

  private static func saveEvent(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    // The page after an event that was saved is that of its day, which need not be the one the form came from.
    let day = try? call.dates.day(form["on"], field: .input(.onOfForm))
    return try call.submit(form, of: call.id.flatMap { RecordID(text: $0) }, corrects: call.id == nil) { new in
      day.map { Paths.day($0, at: call.id ?? new.text) }
    } _: { store throws(Failure) in
      var draft = try eventDraft(form, call)
      guard let id = call.id else {
        draft.again = try RecurrenceForm(form, call).draft(changing: nil)
        return call.added(try EditEvents(store, zones: call.server.zones).add(draft).event.title, store)
      }
      // What was several days is one again where the field is empty.
      if form.has("until") { draft.until = draft.until ?? draft.on }
      let (scope, original) = try meant(form, call)
      let item = try EditEvents(store, zones: call.server.zones).edit(id, scope, at: original) {
        (old: Event) throws(Failure) -> EventDraft in
        var edit = draft
        // What is moved in a grid recurs as before.
        if form.has("every") { edit.again = try RecurrenceForm(form, call).draft(changing: old.recurrence) }
        return edit
      }
      return call.pageWords(.doneChanged, item.event.title)
    }
  }

  /// Which occurrences a form is about, and the one that it was opened at; all where it was opened at none.
  private static func meant(_ form: Form, _ call: Call) throws(Failure) -> (EventScope, Day?) {
    guard let text = form.some("of") else { return (.all, nil) }
    let original = try call.dates.day(text, field: .input(.occurrenceOfForm))
    try form.check("scope", among: EventScope.allCases.map(\.rawValue))
    return (EventScope(rawValue: form["scope"]) ?? .all, original)
  }

  private static func eventDraft(_ form: Form, _ call: Call) throws(Failure) -> EventDraft {
    var draft = EventDraft()
    // What the form does not have, as one kept from before or one of a grid, stays as it is.
    func kept(_ name: String) -> String? { form.has(name) ? form[name] : nil }
    draft.title = call.id == nil ? form["title"] : kept("title")
    draft.type = form.some("type")
    draft.on = try call.dates.day(form["on"], field: .input(.onOfForm))
    draft.until = try form.some("until").map { text throws(Failure) in
      try call.dates.day(text, endsWhatBegins: draft.on, field: Field("until"))
    }
    draft.at = call.id == nil ? form["at"] : kept("at")
    draft.to = kept("to")
    draft.zone = kept("in")
    draft.place = kept("place")
    draft.url = kept("url")
    draft.notes = kept("notes")
    draft.alarms = kept("alarms").map { [$0] }
    (draft.symbol, draft.color) = (kept("symbol"), kept("color"))
    draft.budget = kept("budget").map { Self.amount($0, call.pageWords) }
    return draft
  }

  /// A budget whose amount is written as the reader's language writes it.
  private static func amount(_ typed: String, _ words: PageWords) -> String {
    typed.split(separator: " ").map { words.number(typed: String($0)) }.joined(separator: " ")
  }

  private static func deleteEvent(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let (scope, original) = try meant(form, call)
      let gone = try EditEvents(store).delete(call.value("id"), scope, at: original)
      let said = call.pageWords.text(gone.sentence(call.pageWords.dates))
      return call.pageWords(gone.leavesSome ? .doneDeleted : .doneDeletedKept, said)
    }
  }

  private static func saveCountdown(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let isYearly = form["every"] == "year"
    return try call.submit(form, of: call.id.flatMap { RecordID(text: $0) }, corrects: call.id == nil) {
      store throws(Failure) in
      try form.check("every", among: ["year", "never"])
      let day = try call.dates.day(form["on"], field: .input(.onOfForm))
      guard let id = call.id else {
        let item = try EditCountdowns(store).add(
          form["title"], day, yearly: isYearly, today: call.today)
        return call.added(item.title, store)
      }
      let item = try EditCountdowns(store).edit(
        id, title: form["title"], day: day, yearly: isYearly, today: call.today)
      return call.pageWords(.doneChanged, item.title)
    }
  }

  private static func deleteCountdown(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form) { store throws(Failure) in
      let id = call.value("id")
      return call.pageWords(.doneDeletedKept, try EditCountdowns(store).delete(id))
    }
  }
}
