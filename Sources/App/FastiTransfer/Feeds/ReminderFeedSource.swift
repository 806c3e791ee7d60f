import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// The reminders of Hijri dates, with the times and numbers of their changes.
struct ReminderFeedSource: Sendable {
  private let reminders: [Revisioned<ReminderRecord>]
  private let book: ReminderBook
  /// The time and number of changes of the data about Hijri months; such a change may move any reminder.
  private let months: Changes

  /// Reads the source from a store, in one snapshot.
  /// - Parameter here: The zone of reminders without their own.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n*) in the number of versions.
  static func read(
    from store: some Store, zones: any Zones, here: Zone, today: Day
  ) throws(Failure) -> ReminderFeedSource {
    let (reminders, changes): ([Revisioned<ReminderRecord>], Changes)
    do throws(StoreError) {
      (reminders, changes) = try store.read { reader throws(StoreError) in
        (try Revisioned.all(ReminderRecord.self, in: reader), try Self.changes(reader))
      }
    } catch { throw Failure(error) }
    let months = ReminderMonths.around(
      today, in: try MonthBook.read(from: store), upTo: reminders.map { $0.record }.lastYear)
    let book = ReminderBook(reminders.map { ($0.id, $0.record) }, months: months, zones: zones, here: here)
    return ReminderFeedSource(reminders: reminders, book: book, months: changes)
  }

  private static func changes(_ reader: any StoreReader) throws(StoreError) -> Changes {
    let source = Setting.id(for: SettingKey.hijriSource.rawValue)
    return try Changes(MonthOverrideRecord.self, in: reader) + Changes(FetchedMonthRecord.self, in: reader)
      + Changes(Setting.self, of: source, in: reader)
  }

  /// The occurrences in a range of days, each with its key in the log of deliveries.
  /// - Parameter alarms: The standing alarms; nil if entries have none.
  func entries(
    in range: DayRange, hiding: Set<FeedHiding>, _ alarms: FeedAlarms?, language: String
  ) -> [(Entry, ICalendarExtras)] {
    guard !reminders.isEmpty else { return [] }
    // A moment before the first day begins in every zone; the clocks of two zones are at most 26 hours apart.
    let start = Instant(seconds: Instant(range.first, .midnight).seconds - 52 * 3_600)
    let window = book.window(now: start, days: range.count + 5)
    var revisioned: [RecordID: Revisioned<ReminderRecord>] = [:]
    for reminder in reminders { revisioned[reminder.id] = reminder }
    return book.entries.flatMap { kept -> [(Entry, ICalendarExtras)] in
      guard let revisioned = revisioned[kept.id] else { return [] }
      let record = kept.record
      let alarms = record.isEnabled ? alarms : nil
      return kept.reminder.occurrences(in: window).filter { range.contains($0.day) }.map { occurrence in
        let entry = entry(occurrence, of: revisioned, kept, hiding, language)
        let own = kept.reminder.zone == .floating ? nil : book.zone(of: kept.reminder)
        let extras = alarms?.extras(ofReminder: kept.id, occurrence, own: own, entry.title)
        return (entry, extras ?? ICalendarExtras())
      }
    }
  }

  private func entry(
    _ occurrence: ReminderOccurrence, of revisioned: Revisioned<ReminderRecord>, _ kept: ReminderBook.Entry,
    _ hiding: Set<FeedHiding>, _ language: String
  ) -> Entry {
    let item = UpcomingReminders.item(occurrence, kept, book, language)
    let record = revisioned.record
    let lines = [item.hijriText, item.note, hiding.contains(.notes) ? nil : record.notes]
    let place = occurrence.count > 1 ? " (\(occurrence.key.index)/\(occurrence.count))" : ""
    return Entry(
      name: .text(UpcomingItem.text(of: occurrence.key)), kind: .reminder, title: record.title + place,
      days: DayRange(occurrence.day), start: occurrence.instant,
      clocks: clocks(kept), sounds: record.isEnabled,
      notes: lines.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"),
      isTentative: occurrence.status == .projected, changed: max(revisioned.changed, months.latest),
      sequence: revisioned.sequence + months.count)
  }

  /// The zone of a reminder if it has its own; other reminders are written in UTC, because programs disagree about
  /// floating times.
  private func clocks(_ kept: ReminderBook.Entry) -> NamedZone? {
    guard case .place = kept.reminder.zone, let name = kept.record.zone else { return nil }
    return NamedZone(name, book.zone(of: kept.reminder))
  }
}
