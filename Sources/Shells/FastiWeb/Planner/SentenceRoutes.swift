import FastiFormats
import FastiAgenda
import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// Events typed as one sentence: the form of one line, its page, and the interpretation of a sentence.
enum SentenceRoutes {
  static let all = [
    Route.page(
      "/events/sentence", "The form of an event, filled from one sentence", query: [sentence, on]
    ) { call throws(Failure) in try page(call) },
    Route.form(
      "/events/sentence", "Adds an event from one sentence", perform: save, again: again),
    Route.page(
      "/preview/event", "How a sentence is understood as an event, as a line of text", query: [sentence, on]
    ) { call throws(Failure) in
      var response = Response(200, body: Array(try line(call).utf8))
      response.headers.set("Content-Type", "text/plain; charset=utf-8")
      return response
    },
  ]

  /// The sentence of an address.
  static let sentence = Parameter("sentence", .text, "an event: its title, a day, hours, how it comes again, a place")
  private static let on = Parameter("on", .day, "the day of a sentence that says none")

  /// The day of a sentence without a day: the one of the address, otherwise today.
  private static func day(_ call: Call) throws(Failure) -> Day {
    try call.query("on").map { text throws(Failure) in try call.dates.day(text, field: .input(.onOfForm)) }
      ?? call.today
  }

  private static func page(_ call: Call) throws(Failure) -> Response {
    let day = try day(call)
    var page = SentencePage(SentenceForm(on: day))
    if let text = call.query("sentence") {
      page.form.sentence.text = text
      do throws(Failure) { page.understood = call.text(try understood(text, day, call)) } catch {
        page.form.sentence.error = FieldError(error, call.pageWords)
      }
    }
    return try call.page(page, at: Paths.sentence)
  }

  /// The interpretation, or the error; empty for an empty text.
  private static func line(_ call: Call) throws(Failure) -> String {
    guard let text = call.query("sentence") else { return "" }
    let day = try day(call)
    do { return call.text(try understood(text, day, call)) } catch { return FieldError(error, call.pageWords).message }
  }

  /// The event that a sentence would add.
  static func understood(_ text: String, _ day: Day?, _ call: Call) throws(Failure) -> EventItem {
    try EditEvents(call.store, zones: call.server.zones).preview(try EventDraft(sentence: text, on: day, call.dates))
  }

  private static func save(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    try call.submit(form, corrects: true) { store throws(Failure) in
      let day = try form.some("on").map { text throws(Failure) in
        try call.dates.day(text, field: .input(.onOfForm))
      }
      let draft = try EventDraft(sentence: form["sentence"], on: day, call.dates)
      let edit = EditEvents(store, zones: call.server.zones)
      let told = call.text(try edit.preview(draft))
      _ = try edit.add(draft)
      return call.added(told, store)
    }
  }

  private static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    let day = refusal.form.some("on").flatMap { try? call.dates.day($0, field: .input(.onOfForm)) } ?? call.today
    let typed = FieldInput(refusal.form["sentence"], error: errors.rest())
    return try call.page(SentencePage(SentenceForm(on: day, typed)), at: Paths.sentence, status: 422)
  }
}

extension Call {
  /// The interpretation: `Lunch with Björn: Friday 27 November 2026, 12:00–13:00, every 2 weeks, Café X`.
  fileprivate func text(_ item: EventItem) -> String {
    let words = pageWords
    var parts = [words.long(item.start)]
    if item.dayCount > 1 { parts[0] += " – \(words.long(item.end))" }
    if let hours = item.hours(words.dates) { parts.append(hours) }
    if let again = item.event.recurrence.sentence(words.dates) {
      parts.append(words.text(again) + (item.event.recurrence.last.map { " – \(words.long($0))" } ?? ""))
    }
    if !item.event.place.isEmpty { parts.append(item.event.place) }
    return "\(item.event.title): \(parts.joined(separator: ", "))"
  }
}
