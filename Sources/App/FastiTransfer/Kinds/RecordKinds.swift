import FastiDays
import FastiPerson
public import FastiRecords

/// The table of all kinds of records. It is above the features because it names the records of each.
public enum RecordKinds {
  /// The records of every kind, in the order in which a restore creates them; a thing comes before the records that
  /// belong to it.
  public static let records: [any Record.Type] = [
    Setting.self, UserRegion.self, UserRule.self, RuleLayer.self, LeaveProfileRecord.self, LeaveTermsRecord.self,
    LeaveRateRecord.self,
    LeaveEntryRecord.self, Note.self, Event.self, CalendarObject.self, Countdown.self,
    ReminderRecord.self, AttachmentRecord.self, MonthOverrideRecord.self, FetchedMonthRecord.self,
    FetchedDocumentRecord.self, FeedRecord.self,
  ]

  /// The kinds of ``records``, in the same order.
  public static let all: [RecordKind] = records.map { $0.kind }

  /// The record of a kind, by its name; nil for a kind that this program does not know.
  package static func record(named table: String) -> (any Record.Type)? { byName[table].map { records[$0] } }

  /// A kind by its name; nil for one that this program does not know.
  package static func kind(named table: String) -> RecordKind? { byName[table].map { all[$0] } }

  /// What the digest of a store covers. Another program may cover something else, so a kept digest is not its own.
  package static let digestScope =
    (all.filter { $0.reach == .synced }.map { $0.table }
    + SettingKey.allCases.filter { $0.reach == .device }.map { $0.rawValue }).joined(separator: " ")

  private static let byName = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].table, $0) })
}
