import FastiCalendars
public import FastiCivil
public import FastiFormats
package import FastiReminders

/// The notifications of the days ahead.
public struct UpcomingReminders: FieldWritable, Sendable {
  /// The scheduled notifications, in order.
  public let items: [UpcomingItem]
  /// The number of notifications without room in the plan.
  public let deferred: Int
  /// The number of searched local days, including today.
  public let days: Int
  /// The next notification after these days, if these days have none; nil if there is none.
  public let next: UpcomingItem?
  /// Sentences about reminders that are left out in these days, with the reason.
  public let omitted: [Sentence]

  /// Plans the notifications of a book.
  ///
  /// - Parameters:
  ///   - days: The number of local days, including today.
  ///   - cap: The greatest number of notifications of the channel.
  public init(_ book: ReminderBook, now: Instant, days: Int, cap: Int, language: String) {
    let window = book.window(now: now, days: days)
    let enabled = book.enabled
    let plan = Schedule(enabled.map { $0.reminder }, in: window).plan(cap: cap)
    let entries = Dictionary(enabled.map { ($0.reminder.id, $0) }, uniquingKeysWith: { $1 })
    items = plan.scheduled.compactMap { occurrence in
      entries[occurrence.key.reminder].map { UpcomingReminders.item(occurrence, $0, book, language) }
    }
    deferred = plan.deferred
    self.days = max(1, days)
    next = plan.scheduled.isEmpty && plan.deferred == 0 ? Self.next(of: enabled, book, window, language) : nil
    omitted = enabled.flatMap { UpcomingReminders.omitted($0, book, window, days, language) }
  }

  /// `{"scheduled":[...],"deferred","days","next","nextDate"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("scheduled", records: items)
    writer.field("deferred", deferred)
    writer.field("days", days)
    writer.field("next", next?.occurrence.instant.iso)
    writer.field("nextDate", next?.occurrence.day)
  }

  private static func next(
    of entries: [ReminderBook.Entry], _ book: ReminderBook, _ window: PlanWindow, _ language: String
  ) -> UpcomingItem? {
    var earliest: (occurrence: ReminderOccurrence, entry: ReminderBook.Entry)?
    for entry in entries {
      guard let occurrence = entry.reminder.next(in: window) else { continue }
      if let found = earliest, found.occurrence.instant <= occurrence.instant { continue }
      earliest = (occurrence, entry)
    }
    return earliest.map { item($0.occurrence, $0.entry, book, language) }
  }

  /// An occurrence with its names.
  package static func item(
    _ occurrence: ReminderOccurrence, _ entry: ReminderBook.Entry, _ book: ReminderBook, _ language: String
  ) -> UpcomingItem {
    UpcomingItem(
      occurrence: occurrence, title: entry.record.title, hijri: try? book.months.date(of: occurrence.day),
      note: note(occurrence, entry, book, language), zone: entry.record.zone, language: language)
  }

  /// The months of these days without day 30, in which the reminder is left out by its policy.
  private static func omitted(
    _ entry: ReminderBook.Entry, _ book: ReminderBook, _ window: PlanWindow, _ days: Int, _ language: String
  ) -> [Sentence] {
    guard entry.record.day == 30, entry.record.day30 == .omit else { return [] }
    let today = book.here.day(at: window.now)
    var sentences: [Sentence] = []
    for offset in 0..<max(1, days) {
      guard let month = book.months.month(holding: today + offset), month.end == today + offset + 1, month.length < 30,
        month.month.month == entry.record.month,
        entry.record.recurrence.year == nil || entry.record.recurrence.year == month.month.year
      else { continue }
      let name = HijriWords.text(day: 30, month: month.month.month, year: month.month.year, language: language)
      sentences.append(Sentence(.remindOmitted, .text(entry.record.title), .text(name), .number(month.length)))
    }
    return sentences
  }
}
