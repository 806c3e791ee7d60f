public import FastiAgenda
public import FastiCivil
public import FastiDays
import FastiHolidays
import FastiMoney
import FastiReminders
public import FastiWords

/// One thing on a day in the reader's words, as pages and paper list it.
public struct DayLine: Sendable {
  /// What it is; its colour and its sign follow from that.
  public let kind: EntryKind
  /// The title that was typed, or the name of a holiday.
  public let title: String
  /// When it begins; nil for the whole day.
  public let time: TimeOfDay?
  /// Further details, in one line.
  public let detail: String
  public let source: Source

  /// The item that it shows.
  public enum Source: Sendable {
    /// A holiday or an observance.
    case holiday(HolidayItem)
    /// An occurrence of an event.
    case event(EventItem)
    /// A countdown that ends on the day.
    case countdown(CountdownItem)
    /// A notification of a reminder.
    case reminder(UpcomingItem)
    /// An entry of the leave ledger.
    case leave(LeaveEntryItem)
    /// A payday of the leave profile.
    case payday
    /// The note of the day.
    case note(NoteItem)
  }

  /// The symbol and the colour that were chosen for it, of an event or of the rule of a holiday.
  public var look: EventLook {
    switch source {
    case .event(let item): item.event.look
    case .holiday(let item): EventLook(item.layer)
    default: .plain
    }
  }

  /// When it ends, `10:15`; empty if it is not given. Not stored, because a grid of a month does not show it.
  public func end(_ words: PageWords) -> String {
    guard case .event(let item) = source else { return "" }
    return item.to?.text(words.dates) ?? ""
  }

  fileprivate init(
    _ kind: EntryKind, _ title: String, _ source: Source, time: TimeOfDay? = nil, detail: String = ""
  ) {
    self.kind = kind
    self.title = title
    self.source = source
    self.time = time
    self.detail = detail
  }
}

extension DayReport {
  /// Everything on the day, in the order in which it is shown: holidays, events, countdowns, reminders, leave, notes.
  public func lines(_ words: PageWords) -> [DayLine] {
    var lines: [DayLine] = []
    lines.reserveCapacity(holidays.count + planned + 1)
    for item in holidays {
      lines.append(DayLine(item.occurrence.kind == .public ? .holiday : .observance, item.name, .holiday(item)))
    }
    for item in events {
      lines.append(
        DayLine(
          item.event.type.entryKind, item.event.title, .event(item), time: item.time, detail: item.detail(words)))
    }
    lines += countdowns.map { DayLine(.countdown, $0.title, .countdown($0)) }
    lines += reminders.map { DayLine(.reminder, $0.title, .reminder($0), time: $0.occurrence.wall.time) }
    lines += leave.map { item in
      DayLine(EntryKind(item.action), words.line(item.type, item.signed), .leave(item), detail: item.notes)
    }
    if isPayday, hasLeaveProfile { lines.append(DayLine(.payday, words(.kindPayday), .payday)) }
    lines += notes.map { note in
      DayLine(.note, String(note.text.split(separator: "\n").first ?? ""), .note(note))
    }
    return lines
  }

  /// The kinds of ``lines(_:)``.
  public var kinds: Set<EntryKind> {
    var kinds = Set(holidays.map { $0.occurrence.kind == .public ? EntryKind.holiday : .observance })
    // Most events are of the type of the one before.
    var type: EventType?
    for item in events where item.event.type != type {
      type = item.event.type
      kinds.insert(item.event.type.entryKind)
    }
    if !countdowns.isEmpty { kinds.insert(.countdown) }
    if !reminders.isEmpty { kinds.insert(.reminder) }
    for item in leave { kinds.insert(EntryKind(item.action)) }
    if isPayday, hasLeaveProfile { kinds.insert(.payday) }
    if !notes.isEmpty { kinds.insert(.note) }
    return kinds
  }

  /// What is special about the day in a grid: what is planned, and the kinds of its holidays.
  public func mark(on today: Day) -> DayMark {
    var mark: DayMark = day == today ? .today : []
    if !(events.isEmpty && countdowns.isEmpty && notes.isEmpty) { mark.insert(.planned) }
    if isRedDay { mark.insert(.red) }
    for item in holidays where !item.isRedDay {
      // In another region the day may be off.
      mark.insert(item.isWorkedInstead && isBusinessDay ? .worked : .observed)
    }
    return mark
  }
}

extension EventItem {
  /// The line below its title: its place, its time in its own zone, its alarms, its notes, its budget.
  fileprivate func detail(_ words: PageWords) -> String {
    // Most events have none of this.
    let isPlain = event.place.isEmpty && event.notes.isEmpty && event.alarms.isEmpty
    if isPlain, ownStart == nil, event.budget == nil { return "" }
    let leads = event.alarms.all.map { words.text($0.sentence) }.joined(separator: ", ")
    let alarms = leads.isEmpty ? "" : "\(words(.alarmsOfEvent)): \(leads)"
    let budget = event.budget.map { money in
      "\(words(.budgetOfEvent)): \(words.field(money.amount.text)) \(money.currency.text)"
    }
    return [event.place, hoursThere(words.dates) ?? "", alarms, event.notes, budget ?? ""].filter { !$0.isEmpty }
      .joined(
        separator: " · ")
  }
}
