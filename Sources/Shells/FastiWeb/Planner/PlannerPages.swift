import FastiAgenda
import FastiCivil
import FastiFormats
import FastiHTTP
import FastiMoney
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

/// The editors of events and countdowns.
enum PlannerPages {
  private static let of = Parameter("of", .day, "the occurrence, by the day on which the rule has it")
  private static let on = Parameter("on", .day, "the day it begins with")

  /// The hidden fields of the form of one line, which a button of it sends too; here they mean nothing.
  private static let ofForm = ["request", "back"].map { Parameter($0, .text, "a field of the form that asks") }

  /// What other apps share with this one: the `share_target` of the manifest.
  private static let shared = ["title", "text", "url"].map { Parameter($0, .text, "what the form is filled with") }

  static let all = [
    Route.page(
      "/events/new", "The editor of a new event, empty or filled in from a sentence",
      query: [on, SentenceRoutes.sentence] + shared + ofForm
    ) { call throws(Failure) in try call.page(newEvent(call), at: Paths.newEvent(nil)) },
    Route.page("/events/{id}", "The editor of an event", path: [.id], query: [of]) { call throws(Failure) in
      let original = try call.query("of").map { text throws(Failure) in
        try call.dates.day(text, field: .input(.occurrenceOfForm))
      }
      let page = try event(call.value("id"), of: original, call)
      return try call.page(page, at: Paths.event(call.value("id"), of: page.occurrence))
    },
    Route.page("/countdowns/new", "The editor of a new countdown", query: [on]) { call throws(Failure) in
      try call.page(CountdownPage(on: FieldInput(call.query("on") ?? call.today.iso)), at: Paths.newCountdown(nil))
    },
    Route.page("/countdowns/{id}", "The editor of a countdown", path: [.id]) { call throws(Failure) in
      try call.page(try countdown(call.value("id"), call), at: Paths.countdown(call.value("id")))
    },
  ]

  /// The editor of a new event. A sentence that the fields cannot say, or that is not understood, stays together as the title.
  private static func newEvent(_ call: Call) -> EventPage {
    var page = EventPage(on: FieldInput(call.query("on") ?? call.today.iso))
    page.name.text = call.query("title") ?? ""
    page.notes.text = call.query("text") ?? ""
    page.url.text = call.query("url") ?? ""
    guard let text = call.query("sentence") else { return page }
    let day = call.query("on").flatMap { try? call.dates.day($0, field: .input(.onOfForm)) } ?? call.today
    guard let event = try? SentenceRoutes.understood(text, day, call).event,
      RecurrenceFields(event.recurrence.rule, first: event.recurrence.first) != nil
    else {
      page.name.text = text
      return page
    }
    return editor(event, nil, first: event.recurrence.first, call)
  }

  /// The editor of a saved event, at one of its occurrences where there is that one.
  private static func event(_ text: String, of original: Day?, _ call: Call) throws(Failure) -> EventPage {
    guard let (id, event) = try Planner.read(from: call.store).events.first(where: { $0.id.text == text }) else {
      throw Failure(.thing(.unknown(.event, nearest: nil)), field: .id, value: text)
    }
    let months = try event.months(in: call.store)
    let occurrence =
      event.recurrence.isOnce ? nil : original.flatMap { event.recurrence.occurrence(of: $0, months: months) }
    var page = editor(event, id.text, first: occurrence?.day ?? event.recurrence.first, call)
    page.occurrence = occurrence?.original
    let isFirst = event.recurrence.isOnce && original == event.recurrence.first
    if occurrence == nil, !isFirst { page.missing = original }
    page.seen = try call.version(Event.self, id)
    return page
  }

  /// The fields of an event.
  private static func editor(_ event: Event, _ id: String?, first: Day, _ call: Call) -> EventPage {
    var page = EventPage(
      id: id, name: FieldInput(event.title), on: FieldInput(first.iso),
      until: FieldInput(event.length > 1 ? (first + (event.length - 1)).iso : ""),
      at: FieldInput(event.time.map { $0.second == 0 ? String($0.iso.prefix(5)) : $0.iso } ?? ""), type: event.type,
      again: RecurrenceFields(event.recurrence.rule, first: event.recurrence.first) ?? RecurrenceFields())
    page.to.text = event.end?.text ?? ""
    (page.zone.text, page.place.text, page.url.text) = (event.zone ?? "", event.place, event.url)
    page.alarms.text = event.alarms.typed
    page.look = event.look
    if let budget = event.budget {
      page.budget.text = "\(call.pageWords.field(budget.amount.text)) \(budget.currency.text)"
      page.worth = call.worth(of: budget, on: first)
    }
    page.rule = event.recurrence.ruleText(call.pageWords)
    page.times.text = event.recurrence.times.map { "\($0)" } ?? ""
    page.last.text = event.recurrence.last?.iso ?? ""
    page.notes.text = event.notes
    return page
  }

  /// The editor with the typed event, and the mistakes beside the fields.
  static func eventAgain(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    let form = refusal.form
    var errors = refusal.errors(call.pageWords)
    let occurrence = call.id == nil ? nil : form.some("of").flatMap { try? Day(iso: $0) }
    // A form of a grid has few fields; the others are as they stand.
    let standing = try? call.id.map { id throws(Failure) in try event(id, of: occurrence, call) }
    func typed(_ name: String, _ field: FieldInput?) -> FieldInput {
      FieldInput(form.has(name) ? form[name] : field?.text ?? "")
    }
    var page = EventPage(
      id: call.id, name: typed("title", standing?.name), on: typed("on", standing?.on),
      until: typed("until", standing?.until), at: typed("at", standing?.at),
      type: EventType.allCases.first { "\($0.word)" == form["type"] } ?? standing?.type ?? .event,
      again: form.has("every") ? RecurrenceForm(form, call).fields : standing?.again ?? RecurrenceFields())
    page.times = typed("times", standing?.times)
    (page.last, page.notes) = (typed("last", standing?.last), typed("notes", standing?.notes))
    (page.to, page.zone) = (typed("to", standing?.to), typed("in", standing?.zone))
    (page.place, page.url) = (typed("place", standing?.place), typed("url", standing?.url))
    page.alarms = typed("alarms", standing?.alarms)
    page.budget = typed("budget", standing?.budget)
    page.look = EventLook(
      symbol: form.has("symbol") ? EventSymbol(word: form["symbol"]) : standing?.look.symbol,
      color: form.has("color") ? EventColor(word: form["color"]) : standing?.look.color)
    if !form.has("every") { page.rule = standing?.rule }
    if form["every"] == EventPage.keptRule { page.rule = call.pageWords(.repeatsAsBefore) }
    page.seen = form["seen"]
    page.occurrence = occurrence
    page.scope = EventPage.Scope(rawValue: form["scope"]) ?? .only
    if let id = call.id, errors.isStale {
      page = page.against(try event(id, of: page.occurrence, call), call.pageWords)
      return try call.page(page, at: Paths.event(id), status: 409)
    }
    if let gone = errors.gone() { (page.id, page.occurrence, page.seen, page.name.error) = (nil, nil, "", gone) }
    page.last.error = errors.take(.last)
    page.times.error = errors.take(.times)
    page.stepError = errors.take(.step)
    page.notes.error = errors.take(.notes)
    page.until.error = errors.take(.until)
    page.everyError = errors.take(.every)
    page.at.error = errors.take(.at)
    page.to.error = errors.take(.ends)
    page.zone.error = errors.take(.zoneOfEvent)
    page.place.error = errors.take(.place)
    page.url.error = errors.take(.address)
    page.alarms.error = errors.take(.alarms)
    page.budget.error = errors.take(.budget)
    page.on.error = errors.take(.on)
    page.name.error = page.name.error ?? errors.rest()
    return try call.page(page, at: page.id.map { Paths.event($0) } ?? Paths.newEvent(nil), status: 422)
  }

  /// The editor of a saved countdown.
  private static func countdown(_ text: String, _ call: Call) throws(Failure) -> CountdownPage {
    let all = try Planner.readCountdowns(from: call.store).countdowns
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

extension Recurrence {
  /// How it recurs, in words, if the fields of the form cannot express it.
  fileprivate func ruleText(_ words: PageWords) -> String? {
    guard RecurrenceFields(rule, first: first) == nil else { return nil }
    return sentence(words.dates).map { words.text($0) }
  }
}

extension Call {
  func countdowns() throws(Failure) -> [CountdownCard] {
    try ListCountdowns(try almanac(), try Planner.readCountdowns(from: store))(
      on: today, words: pageWords.dates, languages: pageLanguages, passed: false
    ).map { CountdownCard($0.title, $0.day, id: $0.id?.text) }
  }
}
