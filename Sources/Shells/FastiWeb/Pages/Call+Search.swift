import FastiHolidays
import FastiPerson
import FastiRecords

extension Call {
  /// What holds the words, of everything there is.
  /// - Throws: `.invalid` for a text without a word.
  func hits(_ text: String, _ languages: [LanguageCode]) throws(Failure) -> [SearchHit] {
    let reading = try RemindersPages.Reading(self)
    let reminders = reading.book.entries.map { entry in
      ReminderItem(entry, in: reading.book, attachments: [], now: reading.now, language: pageLanguage)
    }
    let search = SearchEverything(
      try almanac(), try Planner.read(from: store), leave: ListEntries(try LoadLedger(store)()).entries(today: today),
      reminders: reminders)
    return try search(text, today: today, languages: languages)
  }
}
