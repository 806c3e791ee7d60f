import FastiAgenda
import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The editors of events and countdowns.
enum PlannerPages {
  private static let on = Parameter("on", .day, "the day it begins with")

  static let all = [
    Route.page("/events/new", "The editor of a new event", query: [on]) { call throws(Failure) in
      try call.page(EventPage(on: FieldInput(call.query("on") ?? call.today.iso)), at: Paths.newEvent(nil))
    },
    Route.page("/events/{id}", "The editor of an event", path: [.id]) { call throws(Failure) in
      try call.page(try event(call.value("id"), call), at: Paths.event(call.value("id")))
    },
    Route.page("/countdowns/new", "The editor of a new countdown", query: [on]) { call throws(Failure) in
      try call.page(CountdownPage(on: FieldInput(call.query("on") ?? call.today.iso)), at: Paths.newCountdown(nil))
    },
    Route.page("/countdowns/{id}", "The editor of a countdown", path: [.id]) { call throws(Failure) in
      try call.page(try countdown(call.value("id"), call), at: Paths.countdown(call.value("id")))
    },
  ]

  /// The editor of a saved event.
  private static func event(_ text: String, _ call: Call) throws(Failure) -> EventPage {
    guard let (id, event) = try Planner.read(from: call.store).events.first(where: { $0.id.text == text }) else {
      throw Failure(.thing(.unknown(.event, nearest: nil)), field: .id, value: text)
    }
    let first = event.recurrence.first
    var page = EventPage(
      id: id.text, name: FieldInput(event.title), on: FieldInput(first.iso),
      until: FieldInput(event.length > 1 ? (first + (event.length - 1)).iso : ""),
      at: FieldInput(event.time.map { $0.second == 0 ? String($0.iso.prefix(5)) : $0.iso } ?? ""), type: event.type,
      every: event.recurrence.repetition)
    page.last.text = event.recurrence.last?.iso ?? ""
    page.notes.text = event.notes
    page.seen = try call.version(Event.self, id)
    return page
  }

  /// The editor with the typed event, and the mistakes beside the fields.
  static func eventAgain(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let form = refusal.form
    var errors = refusal.errors(call.pageWords)
    var page = EventPage(
      id: call.id, name: FieldInput(form["title"]), on: FieldInput(form["on"]), until: FieldInput(form["until"]),
      at: FieldInput(form["at"]), type: EventType.allCases.first { "\($0.word)" == form["type"] } ?? .event,
      every: Repetition.allCases.first { "\($0.word)" == form["every"] })
    (page.last, page.notes) = (FieldInput(form["last"]), FieldInput(form["notes"]))
    page.seen = form["seen"]
    if let id = call.id, errors.isStale {
      page = page.against(try event(id, call), call.pageWords)
      return try call.page(page, at: Paths.event(id), status: 409)
    }
    if let gone = errors.gone() { (page.id, page.seen, page.name.error) = (nil, "", gone) }
    page.last.error = errors.take(.last)
    page.notes.error = errors.take(.notes)
    page.until.error = errors.take(.until, .every)
    page.at.error = errors.take(.at)
    page.on.error = errors.take(.on)
    page.name.error = page.name.error ?? errors.rest()
    return try call.page(page, at: page.id.map { Paths.event($0) } ?? Paths.newEvent(nil), status: 422)
  }

  /// The editor of a saved countdown.
  private static func countdown(_ text: String, _ call: Call) throws(Failure) -> CountdownPage {
    let all = try Planner.read(from: call.store).countdowns
    guard let (id, countdown) = all.first(where: { $0.id.text == text }) else {
      throw Failure(.thing(.unknown(.countdown, nearest: nil)), field: .id, value: text)
    }
    var page = CountdownPage(
      id: id.text, name: FieldInput(countdown.title), on: FieldInput(countdown.recurrence.first.iso),
      isYearly: countdown.recurrence.repetition != nil)
    page.seen = try call.version(Countdown.self, id)
    return page
  }

  /// The editor with the typed countdown, and the mistakes beside the fields.
  static func countdownAgain(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let form = refusal.form
    var errors = refusal.errors(call.pageWords)
    var page = CountdownPage(
      id: call.id, name: FieldInput(form["title"]), on: FieldInput(form["on"]), isYearly: form["every"] == "year")
    page.seen = form["seen"]
    if let id = call.id, errors.isStale {
      page = page.against(try countdown(id, call), call.pageWords)
      return try call.page(page, at: Paths.countdown(id), status: 409)
    }
    if let gone = errors.gone() { (page.id, page.seen, page.name.error) = (nil, "", gone) }
    page.on.error = errors.take(.on, .date)
    page.name.error = page.name.error ?? errors.rest()
    return try call.page(page, at: page.id.map { Paths.countdown($0) } ?? Paths.newCountdown(nil), status: 422)
  }
}

extension Call {
  /// The countdowns.
  func countdowns() throws(Failure) -> [CountdownCard] {
    try ListCountdowns(try almanac(), try Planner.read(from: store))(
      on: today, words: pageWords.dates, languages: pageLanguages, passed: false
    ).map { CountdownCard($0.title, $0.day, id: $0.id?.text) }
  }
}
