import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiReminders

/// The reminders of Hijri dates, with when and how often each was changed: what a feed has to tell its subscribers.
struct DatedReminders: Sendable {
  private let reminders: [Dated<ReminderRecord>]
  private let book: ReminderBook
  /// When what is known of the Hijri months was last changed, in milliseconds of Unix time; a change may move any of them.
  private let changed: Int64
  /// How often that was changed.
  private let sequence: Int

  /// What a store holds, in one snapshot.
  /// - Parameter here: The clocks of reminders that have none of their own.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n*) in the number of versions.
  static func read(
    from store: some Store, zones: any Zones, here: Zone, today: Day
  ) throws(Failure) -> DatedReminders {
    let (reminders, stamps): ([Dated<ReminderRecord>], [Int64])
    do throws(StoreError) {
      (reminders, stamps) = try store.read { reader throws(StoreError) in
        (Dated.newest(try reader.versions(ReminderRecord.self)), try Self.stamps(reader))
      }
    } catch { throw Failure(error) }
    let months = ReminderMonths.around(today, in: try MonthBook.read(from: store))
    let book = ReminderBook(reminders.map { ($0.id, $0.record) }, months: months, zones: zones, here: here)
    return DatedReminders(
      reminders: reminders, book: book, changed: stamps.max() ?? 0, sequence: stamps.count)
  }

  private static func stamps(_ reader: any StoreReader) throws(StoreError) -> [Int64] {
    let source = SettingKey.hijriSource.rawValue
    return try reader.versions(MonthOverrideRecord.self).map(\.stamp.milliseconds)
      + reader.versions(FetchedMonthRecord.self).map(\.stamp.milliseconds)
      + reader.versions(Setting.self, id: Setting.id(for: source)).map(\.stamp.milliseconds)
  }

  /// The occurrences of a range of days, each under the name it has in the log of what was told.
  func entries(in range: DayRange, hiding: Set<FeedHiding>, language: String) -> [Entry] {
    guard !reminders.isEmpty else { return [] }
    // A moment strictly before every clock's first reading of the first day; the widest clocks are 26 hours apart.
    let start = Instant(seconds: Instant(range.first, .midnight).seconds - 52 * 3_600)
    let window = book.window(now: start, days: range.count + 5)
    var dated: [RecordID: Dated<ReminderRecord>] = [:]
    for reminder in reminders { dated[reminder.id] = reminder }
    return book.entries.flatMap { kept -> [Entry] in
      guard let dated = dated[kept.id] else { return [] }
      return kept.reminder.occurrences(in: window).filter { range.contains($0.day) }
        .map { entry($0, of: dated, kept, hiding, language) }
    }
  }

  private func entry(
    _ occurrence: Occurrence, of dated: Dated<ReminderRecord>, _ kept: ReminderBook.Entry,
    _ hiding: Set<FeedHiding>, _ language: String
  ) -> Entry {
    let item = UpcomingReminders.item(occurrence, kept, book, language)
    let record = dated.record
    let lines = [item.hijriText, item.note, hiding.contains(.notes) ? nil : record.notes]
    let place = occurrence.count > 1 ? " (\(occurrence.key.index)/\(occurrence.count))" : ""
    return Entry(
      name: .text(UpcomingItem.text(of: occurrence.key)), kind: .reminder, title: record.title + place,
      days: DayRange(occurrence.day), start: occurrence.instant,
      clocks: clocks(kept), sounds: record.isEnabled,
      notes: lines.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"),
      isTentative: occurrence.status == .projected, changed: max(dated.changed, changed),
      sequence: dated.sequence + sequence)
  }

  /// The clocks of a reminder that has its own; others are told in UTC, because programs disagree about hours of nowhere.
  private func clocks(_ kept: ReminderBook.Entry) -> NamedZone? {
    guard case .place = kept.reminder.zone, let name = kept.record.zone else { return nil }
    return NamedZone(name, book.zone(of: kept.reminder))
  }
}
