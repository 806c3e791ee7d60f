import FastiCivil
import FastiHTTP
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// The form of a day's note.
enum DayForms {
  static let all = [
    Route.form(
      "/day/{date}/note", "Keeps the note of a day", path: [.date],
      page: { call throws(Failure) in Paths.day(try DayPages.day(call)) }, perform: note, again: DayPages.again)
  ]

  private static func note(_ form: Form, _ call: Call) throws(Failure) -> FormResult {
    let day = try DayPages.day(call)
    let text = form["text"]
    return try call.submit(form, of: Note.id(for: day.iso)) { store throws(Failure) in
      if text.allSatisfy(\.isWhitespace) {
        try EditNotes(store).delete(day)
        return call.pageWords(.doneDeletedKept, call.pageWords(.noteOf, call.pageWords.date(day)))
      }
      _ = try EditNotes(store).set(day, text)
      return call.pageWords(.doneSaved, call.pageWords(.noteOf, call.pageWords.date(day)))
    }
  }
}
