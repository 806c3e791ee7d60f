import FastiCivil
import FastiHTTP
import FastiPerson
import FastiRecords

/// `GET /api/v1/search`.
enum SearchAPI {
  static let route = Route(
    .get, "/api/v1/search", "Words in notes, events, countdowns, leave, reminders, holidays and rules",
    query: [
      Parameter("q", .text, "the words; every one must occur; in:all adds other regions", required: true), .language,
    ], scope: .api,
    answer: .list(["kind", "id", "date", "title"])
  ) { call throws(Failure) in
    let text = call.query("q") ?? ""
    let hits = try call.hits(text, try call.almanac(searchedBy: text), call.languages)
    return call.answer(hits) { text in
      for hit in hits { text.write(text: "\(hit.day?.iso ?? "          ")  \(hit.title)\n") }
    }
  }
}
