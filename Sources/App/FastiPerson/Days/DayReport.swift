import FastiAgenda
public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// Everything about one day.
public struct DayReport: Sendable {
  public let day: Day
  /// The weekday's name in the reader's language.
  public let weekdayName: String
  /// The holidays on it.
  public let holidays: [HolidayItem]
  /// Its date in the active Hijri months; nil if these are not known.
  public var hijri: HijriItem?
  /// The note of the day, at most one.
  public var notes: [NoteItem] = []
  /// The occurrences of events on it.
  public var events: [EventItem] = []
  /// The user's countdowns that end on it.
  public var countdowns: [CountdownItem] = []
  /// The entries of the leave ledger on it.
  public let leave: [LeaveEntryItem]
  /// Whether it is a payday of the leave profile.
  public let isPayday: Bool
  /// Whether a leave profile was saved; until then paydays are not shown to people.
  public let hasLeaveProfile: Bool
  /// Whether there is a public holiday on it; an ordinary Sunday does not count.
  public let isRedDay: Bool
  /// Whether it is worked in every region of the question.
  public let isBusinessDay: Bool
  /// Whether it belongs to the month of its grid; nil outside a grid.
  public var inMonth: Bool?
  /// The day in other calendars, if requested.
  public var calendars: [CalendarRow] = []
  /// The notifications of reminders on it.
  public var reminders: [UpcomingItem] = []
  /// Why the day is what it is, if requested.
  public var explanations: [DayExplanation] = []

  public var week: ISOWeek { ISOWeek(day) }

  /// The number of things that the user planned for the day.
  public var planned: Int { events.count + countdowns.count + reminders.count + notes.count + leave.count }
}

extension DayReport {
  /// The kinds of records that reports are made from, of which most people lack some.
  public static var kinds: [RecordKind] {
    [
      UserRule.kind, UserRegion.kind, RuleLayer.kind, LeaveProfileRecord.kind, LeaveEntryRecord.kind, Event.kind,
      Note.kind, Countdown.kind, ReminderRecord.kind,
    ]
  }
}

/// Answers what a run of days holds.
public struct ShowDays {
  private let almanac: Almanac
  private let planner: Planner
  private let leave: LeaveDays
  private let months: MonthBook?

  /// The days of an almanac, with plans, entries of the leave ledger and, if months are given, Hijri dates.
  public init(
    _ almanac: Almanac, _ planner: Planner = .empty, leave: LeaveDays = .none, months: MonthBook? = .empty
  ) {
    self.months = months
    self.almanac = almanac
    self.planner = planner
    self.leave = leave
  }

  /// The result.
  public struct Answer {
    /// One report for each day, in order.
    public var days: [DayReport]
    /// Sentences about rules that could not answer for the whole range.
    public var warnings: [Sentence]
  }

  /// A report for each day of a range; days outside the years 1583 to 2999 have no holidays.
  ///
  /// If holidays are not shown, their names are left out. Whether a day is red or worked does not change: it is a fact
  /// about the day, and comes from the calendar that counts business days.
  ///
  /// - Throws: Only what reading the region's zones throws.
  public func callAsFunction(
    _ codes: [RegionCode], in range: DayRange, words: Words, languages: [LanguageCode]
  ) throws(Failure) -> Answer {
    let facts = try DayFacts(almanac, codes, range, languages)
    let shows = almanac.settings.showHolidays
    var place = 0
    var days: [DayReport] = []
    days.reserveCapacity(range.count)
    for day in range {
      let start = place
      while place < facts.holidays.count, facts.holidays[place].day == day { place += 1 }
      let items = facts.holidays[start..<place]
      days.append(
        DayReport(
          day: day, weekdayName: "\(words.name(day.weekday))", holidays: shows ? Array(items) : [],
          leave: leave.entries(on: day), isPayday: leave.isPayday(day), hasLeaveProfile: leave.hasProfile,
          isRedDay: items.contains { $0.isRedDay }, isBusinessDay: facts.isBusinessDay(day), inMonth: nil))
    }
    plan(&days, range)
    if let months {
      let hijri = ShowHijri(months).items(of: range, languages: languages)
      for place in days.indices { days[place].hijri = hijri[place] }
    }
    return Answer(days: days, warnings: shows ? facts.warnings : [])
  }

  /// Adds what is planned to the days.
  private func plan(_ days: inout [DayReport], _ range: DayRange) {
    for note in planner.notes where range.contains(note.day) {
      days[note.day - range.first].notes.append(NoteItem(note))
    }
    // By first day and hour, so those without an hour on a day come first on it: whole days, and what began on a day before.
    for item in planner.occurrences(touching: range) {
      guard let touched = DayRange(item.start).widened(before: 0, after: item.dayCount - 1).intersection(range)
      else { continue }
      for day in touched { days[day - range.first].events.append(item.on(day)) }
    }
    for (id, countdown) in planner.countdowns {
      for day in countdown.recurrence.starts(in: range) {
        days[day - range.first].countdowns.append(
          CountdownItem(
            id: id, title: countdown.title, day: day, today: day, isYearly: countdown.recurrence.repetition != nil))
      }
    }
  }
}

extension DayReport: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("weekday", day.weekday.number)
    writer.field("weekdayName", weekdayName)
    writer.field("isoWeek", record: WeekRecord(week))
    writer.field("dayOfYear", day.date.dayOfYear)
    if let hijri {
      writer.field("hijri", record: hijri)
    } else {
      writer.field("hijri", noRecordOf: HijriItem.columns)
    }
    writer.field("holidays", records: holidays)
    writer.field("notes", records: notes)
    writer.field("events", records: events)
    writer.field("countdowns", records: countdowns)
    writer.field("reminders", records: reminders)
    writer.field("leave", records: leave)
    writer.field("payday", isPayday)
    writer.field("isRedDay", isRedDay)
    writer.field("isBusinessDay", isBusinessDay)
    if let inMonth { writer.field("inMonth", inMonth) }
    if !calendars.isEmpty { writer.field("calendars", records: calendars) }
    if !explanations.isEmpty { writer.field("explanations", records: explanations) }
  }
}

/// `{"year","week"}`.
public struct WeekRecord: FieldWritable, Sendable {
  private let week: ISOWeek

  /// The record of a week.
  public init(_ week: ISOWeek) { self.week = week }

  /// Year and number.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", week.year)
    writer.field("week", week.week)
  }
}
