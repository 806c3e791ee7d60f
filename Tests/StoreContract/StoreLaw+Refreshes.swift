import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders

extension StoreLaw {
  static let refreshes = [
    StoreLaw("the last attempt to refresh months and its news come back, and are no versions") { bench in
      let store = try bench.store()
      try holds(try store.lastRefresh() == nil && store.news() == nil)
      try store.dismissNews(told: now)
      let attempt = RefreshAttempt(at: now, failures: 3)
      try store.note(attempt)
      let month = try given(HijriMonth(year: 1447, month: 9))
      let said: [MonthNews.Content] = [
        .moved([month]), .moved([month, month + 1]), .trial(try Day(iso: "2026-02-05")), .sentence("moved house"),
        .sentence("trial"),
      ]
      for content in said {
        let news = MonthNews(content, at: now)
        try store.note(news: news)
        try holds(try store.lastRefresh() == attempt && store.news() == news)
      }
      try store.dismissNews(told: Instant(seconds: now.seconds - 1))
      try holds(try store.news() != nil)
      try store.dismissNews(told: now)
      try holds(try store.news() == nil && store.history(limit: 9).isEmpty)
    }
  ]
}

/// The value that a law needs; the law is broken if it is nil.
func given<Value>(_ value: Value?, line: UInt = #line) throws -> Value {
  guard let value else { throw StoreLaw.Broken(description: "line \(line): there is none") }
  return value
}
