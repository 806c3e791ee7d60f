import FastiApp
import FastiCivil
import FastiHTTP
import FastiPages

/// What the form of a day's note does.
enum DayForms {
  static let all = [
    Route.post(
      "/day/{date}/note", "Keeps the note of a day", path: [.date],
      page: { call throws(Failure) in Paths.day(try call.dates.day(call.value("date"), field: "date")) }
    ) { call throws(Failure) in
      try note(call)
    },
  ]

  private static func note(_ call: Call) throws(Failure) -> Response {
    let day = try call.dates.day(call.value("date"), field: "date")
    let form = try Form(call.request)
    let text = form["text"]
    return try call.fulfil(form, of: Note.id(for: day.iso)) { store throws(Failure) in
      if text.allSatisfy(\.isWhitespace) {
        try EditNotes(store).delete(day, command: "note delete \(day.iso)")
        return call.pageWords(.doneDeleted, call.pageWords(.noteOf, call.pageWords.date(day)))
      }
      _ = try EditNotes(store).set(day, text, command: "note set \(day.iso)")
      return call.pageWords(.doneSaved, call.pageWords(.noteOf, call.pageWords.date(day)))
    } else: { errors throws(Failure) in
      try DayPages.show(
        day, call, at: Paths.day(day), typed: Typed(text, error: errors.rest()), isStale: errors.isStale)
    }
  }
}
