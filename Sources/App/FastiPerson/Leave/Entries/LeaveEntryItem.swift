public import FastiAgenda
public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// A line of the leave ledger: an entry, or a computed accrual, which is not stored.
public struct LeaveEntryItem: Hashable, Sendable {
  /// The entry's id; nil for a computed line.
  public let id: RecordID?
  public let day: Day
  /// The kind of leave.
  public let type: LeaveType
  public let action: LeaveAction
  /// The hours, never negative.
  public let hours: Hours
  /// The day from which the official balance includes it.
  public let postsOn: Day
  /// Whether the official balance includes it on the day of the question.
  public let isPosted: Bool
  /// The note of the user.
  public let notes: String
  /// The source of the entry; nil for a computed line.
  public let source: String?
  /// When the entry was first written, in milliseconds of Unix time.
  public let created: Int64?
  /// The id of the span; nil for an entry without one.
  public let span: RecordID?
  /// Whether it writes its span even if it has none; in a CSV every line must do so if one has a span.
  public var writesSpan = false

  /// Whether it is computed: a future accrual.
  public var isVirtual: Bool { id == nil }

  /// The hours it adds to the balance; negative if it subtracts.
  public var signed: Hours { action.sign == .negative ? Hours(ticks: -hours.ticks) : hours }

  /// The line of an entry.
  /// - Parameter today: The day that decides whether it is posted.
  init(_ id: RecordID, _ record: LeaveEntryRecord, _ schedule: PaySchedule, today: Day) {
    let entry = record.entry
    self.id = id
    (day, type, action, hours, notes) = (entry.day, entry.type, entry.action, entry.hours, entry.notes)
    postsOn = schedule.payday(of: entry.day)
    isPosted = postsOn <= today
    source = record.source
    created = record.created
    span = record.span
  }

  /// The line of a future accrual.
  init(_ accrual: Accrual, _ type: LeaveType) {
    (id, source, created, span) = (nil, nil, nil, nil)
    (day, self.type, action, hours) = (accrual.payday, type, .accrued, accrual.hours)
    (postsOn, isPosted, notes) = (accrual.payday, false, "")
  }
}

extension LeaveEntryItem: FieldWritable {
  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("id", id?.text)
    writer.field("date", day)
    writer.field("type", type.string)
    writer.field("action", "\(action.word)")
    writer.field("hours", hours.text)
    writer.field("signed", signed.text)
    writer.field("posted", isPosted)
    writer.field("postsOn", postsOn)
    writer.field("notes", notes)
    writer.field("virtual", isVirtual)
    writer.field("source", source)
    writer.field("created", created.map { Instant(seconds: $0 / 1_000).iso })
    if writesSpan || span != nil { writer.field("span", span?.text) }
  }

  /// The columns of a CSV without entries.
  public static let columns: [StaticString] = [
    "id", "date", "type", "action", "hours", "signed", "posted", "postsOn", "notes", "virtual", "source", "created",
  ]
}

extension EntryKind {
  /// The kind of entry of an action.
  public init(_ action: LeaveAction) {
    switch action {
    case .used: self = .leaveUsed
    case .accrued: self = .leaveAccrued
    case .adjustment(.positive): self = .leaveRaised
    case .adjustment(.negative): self = .leaveLowered
    }
  }
}
