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
}
