public import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords
public import FastiReminders

/// A reminder whose zone is missing on this machine, so that it uses the local zone.
public struct ZoneWarning: Hashable, Sendable {
  /// The title of the reminder.
  public let title: String
  /// Why its zone is not available.
  public let failure: Failure

  /// The warning as a sentence in a language.
  public func text(in words: some Wording) -> String {
    words.text(Sentence(.remindZoneGone, .text(words.message(of: failure)), .text(title)))
  }
}

/// The reminders of a user, with months and zones: the data for a question about them, in one value.
public struct ReminderBook: Sendable {
  /// A reminder as stored and as the engine uses it.
  public struct Entry: Sendable {
    public let id: RecordID
    /// The stored record.
    public let record: ReminderRecord
    /// The engine's value.
    public let reminder: Reminder
  }

  /// The reminders, by time of creation.
  public let entries: [Entry]
  public let months: HijriMonths
  /// The zone of the user.
  public let here: Zone
  /// The zones of reminders that have their own.
  public let places: [Zone]
  /// The reminders whose zones are missing.
  public let warnings: [ZoneWarning]

  /// Reads the stored reminders.
  ///
  /// - Parameter here: The zone of the user.
  /// - Throws: `.storage`.
  public static func read(
    from store: any Store, zones: any Zones, here: Zone, now: Instant
  ) throws(Failure) -> ReminderBook {
    try ReminderBook(from: store, try records(in: store), zones, here, now)
  }

  /// Reads the stored reminders; nil, without reading the months, if there is no reminder.
  ///
  /// - Parameter here: The zone of the user.
  /// - Throws: `.storage`.
  public static func readIfAny(
    from store: any Store, zones: any Zones, here: Zone, now: Instant
  ) throws(Failure) -> ReminderBook? {
    let records = try records(in: store)
    return records.isEmpty ? nil : try ReminderBook(from: store, records, zones, here, now)
  }

  private static func records(in store: any Store) throws(Failure) -> [Version<ReminderRecord>] {
    var records: [Version<ReminderRecord>] = []
    do throws(StoreError) {
      try store.read { reader throws(StoreError) in records = try reader.all(ReminderRecord.self) }
    } catch { throw Failure(error) }
    return records
  }

  private init(
    from store: any Store, _ records: [Version<ReminderRecord>], _ zones: any Zones, _ here: Zone, _ now: Instant
  ) throws(Failure) {
    let months = ReminderMonths.around(
      here.day(at: now), in: try MonthBook.read(from: store), upTo: records.map { $0.record }.lastYear)
    self.init(records.map { ($0.id, $0.record) }, months: months, zones: zones, here: here)
  }

  package init(_ records: [(RecordID, ReminderRecord)], months: HijriMonths, zones: any Zones, here: Zone) {
    var places: [Zone] = []
    var numbers: [String: Int] = [:]
    var warnings: [ZoneWarning] = []
    var entries: [Entry] = []
    for (id, record) in records {
      var place = ReminderZone.floating
      if let name = record.zone {
        if numbers[name] == nil {
          do throws(Failure) {
            places.append(try zones.zone(named: name))
            numbers[name] = places.count - 1
          } catch {
            warnings.append(ZoneWarning(title: record.title, failure: error))
          }
        }
        place = numbers[name].map { .place($0) } ?? .floating
      }
      guard let reminder = try? record.reminder(id, place: place) else { continue }
      entries.append(Entry(id: id, record: record, reminder: reminder))
    }
    self.entries = entries
    self.months = months
    self.here = here
    self.places = places
    self.warnings = warnings
  }

  /// The reminders that notify.
  public var enabled: [Entry] { entries.filter { $0.record.isEnabled } }

  /// A window over the days from now on.
  public func window(now: Instant, days: Int = PlanWindow.days) -> PlanWindow {
    PlanWindow(now: now, months: months, here: here, places: places, days: days)
  }

  /// The zone of a reminder.
  public func zone(of reminder: Reminder) -> Zone {
    if case .place(let number) = reminder.zone { return places[number] }
    return here
  }

  /// The reminder with an id, or with unique first or last digits.
  /// - Throws: `.notFound`, or `.invalid` when several match.
  public func entry(_ text: String) throws(Failure) -> Entry {
    let id = try RecordID.meant(by: text, among: entries.map(\.id), .reminder)
    guard let found = entries.first(where: { $0.id == id }) else {
      throw Failure(.thing(.unknown(.reminder, nearest: nil)), field: .id, value: text)
    }
    return found
  }
}

extension [ReminderRecord] {
  /// The last Hijri year in which one of them occurs once; nil if there is none.
  package var lastYear: Int? { compactMap { $0.recurrence.year }.max() }
}
