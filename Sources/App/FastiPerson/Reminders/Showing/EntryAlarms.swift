package import FastiDays
import FastiHolidays
package import FastiRecords
package import FastiReminders

/// The standing alarms of the things in calendars.
package struct EntryAlarms: Sendable {
  private let standing: StandingAlarms
  private let holidays: HolidayAlarms?

  /// The standing alarms of a store.
  /// - Parameter language: The language of the holidays' names.
  /// - Throws: `.storage`; `.invalid` when a stored rule cannot be read.
  package static func read(
    from store: any Store, zones: any Zones, language: String
  ) throws(Failure) -> EntryAlarms {
    let standing: StandingAlarms
    do {
      standing = try store.read { reader throws(StoreError) in try StandingAlarms.read(reader) }
    } catch { throw Failure(error) }
    return EntryAlarms(
      standing: standing, holidays: try HolidayAlarms(standing, from: store, zones: zones, language: language))
  }

  /// Whether nothing has an alarm.
  package var isEmpty: Bool { standing.entries.isEmpty }

  /// The alarms of a holiday: of its rule, otherwise of its region, otherwise of all public holidays.
  package func leads(of item: HolidayItem) -> [AlarmLead] {
    item.occurrence.kind == .workday ? [] : holidays?.subject(of: item)?.leads.all ?? []
  }

  /// The alarms of a countdown or a reminder: its own, or those of its kind.
  package func leads(of id: RecordID, else kind: AlarmSubject) -> [AlarmLead] { standing.leads(of: id, else: kind).all }
}
