import FastiAgenda
import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// The editors of events and countdowns.
enum PlannerPages {
  private static let on = Parameter("on", .day, "the day it begins with")

  static let all = [
    Route.page("/events/new", "The editor of a new event", query: [on]) { call throws(Failure) in
      try call.page(EventPage(on: Typed(call.query("on") ?? call.today.iso)), at: Paths.newEvent(nil))
    },
    Route.page("/events/{id}", "The editor of an event", path: [.id]) { call throws(Failure) in
      try call.page(try event(call.value("id"), call), at: Paths.event(call.value("id")))
    },
    Route.page("/countdowns/new", "The editor of a new countdown", query: [on]) { call throws(Failure) in
      try call.page(CountdownPage(on: Typed(call.query("on") ?? call.today.iso)), at: Paths.newCountdown(nil))
    },
    Route.page("/countdowns/{id}", "The editor of a countdown", path: [.id]) { call throws(Failure) in
      try call.page(try countdown(call.value("id"), call), at: Paths.countdown(call.value("id")))
    },
  ]

  /// The editor of an event as it is kept.
  static func event(_ text: String, _ call: Call) throws(Failure) -> EventPage {
    guard let (id, event) = try Planner.read(from: call.store).events.first(where: { $0.id.text == text }) else {
      throw Failure(
        .notFound, code: "unknown-id", "there is no event \"\(text)\"", field: "ID", value: text,
        cause: .thing(.unknown(.event, nearest: nil)))
    }
    let first = event.recurrence.first
    var page = EventPage(
      id: id.text, name: Typed(event.title), on: Typed(first.iso),
      until: Typed(event.length > 1 ? (first + (event.length - 1)).iso : ""),
      at: Typed(event.time.map { $0.second == 0 ? String($0.iso.prefix(5)) : $0.iso } ?? ""), type: event.type,
      every: event.recurrence.repetition)
    page.last.text = event.recurrence.last?.iso ?? ""
    page.notes.text = event.notes
    page.seen = try call.seen(Event.self, id)
    return page
  }

  /// The editor of a countdown as it is kept.
  static func countdown(_ text: String, _ call: Call) throws(Failure) -> CountdownPage {
    let all = try Planner.read(from: call.store).countdowns
    guard let (id, countdown) = all.first(where: { $0.id.text == text }) else {
      throw Failure(
        .notFound, code: "unknown-id", "there is no countdown \"\(text)\"", field: "ID", value: text,
        cause: .thing(.unknown(.countdown, nearest: nil)))
    }
    var page = CountdownPage(
      id: id.text, name: Typed(countdown.title), on: Typed(countdown.recurrence.first.iso),
      isYearly: countdown.recurrence.repetition != nil)
    page.seen = try call.seen(Countdown.self, id)
    return page
  }
}

extension Call {
  /// What is counted down to.
  func countdowns() throws(Failure) -> [CountdownCard] {
    try ListCountdowns(try almanac(), try Planner.read(from: store))(
      on: today, words: pageWords.dates, languages: pageLanguages, passed: false
    ).map { CountdownCard($0.title, $0.day, id: $0.id?.text) }
  }
}
