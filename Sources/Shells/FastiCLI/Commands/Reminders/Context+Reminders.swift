import FastiCalendars
import FastiCivil
import FastiDayCommands
import FastiDays
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

extension Context {
  /// Replaces `--on` by the Hijri day and year of `--born`, and reports it; `--on 'born 3 May 2011'` is the same.
  /// - Throws: `.usage` for both, or for `--after-sunset` without it; `.invalid` for a day without a known Hijri month.
  func readBirth(_ input: inout ReminderInput) throws(Failure) {
    let (born, evening) = (ReminderOptions.born.field, ReminderOptions.afterSunset)
    let isInOn = input.on.map { BirthText($0).saysBorn } ?? false
    guard let text = invocation[ReminderOptions.born] ?? (isInOn ? input.on : nil) else {
      guard !invocation.has(evening) else {
        throw Failure(.usage(.needs(born)), field: evening.field)
      }
      return
    }
    guard input.on == nil || isInOn && !invocation.has(ReminderOptions.born) else {
      throw Failure(.usage(.exclusive(.days, .input(.on), born)), field: born)
    }
    let birth = BirthText(text)
    let day = try dates().day(birth.date, field: isInOn ? .input(.on) : born)
    let isEvening = birth.isAfterSunset || invocation.has(evening)
    let item = try ShowHijri(try months()).day(after: day, sunset: isEvening)
    input.on = "\(item.month.month)-\(item.dayOfMonth)"
    input.since = item.month.year
    let hijri = HijriWords.text(
      day: item.dayOfMonth, month: item.month.month, year: item.month.year, language: language)
    report(isEvening ? .sayReminderBornEvening : .sayReminderBorn, .day(day), .text(hijri))
  }

  /// The reminders with months and clocks, as of a moment.
  func reminders(at moment: Instant? = nil) throws(Failure) -> ReminderBook {
    let present = try believed()
    return try ReminderBook.read(from: try store(), zones: machine.zones, here: try zone(), now: moment ?? present)
  }

  /// Adds past and future notifications to consecutive days.
  func addReminders(to days: inout [DayReport]) throws(Failure) {
    guard let first = days.first?.day, let last = days.last?.day else { return }
    let zone = try zone()
    // Clocks differ by at most 26 hours, so a reminder with its own clocks may be delivered on that day long before.
    let start = Instant(seconds: zone.instant(first, .midnight).seconds - 30 * 3_600)
    guard let book = try ReminderBook.readIfAny(from: try store(), zones: machine.zones, here: zone, now: start) else {
      return
    }
    let upcoming = UpcomingReminders(book, now: start, days: last - first + 5, cap: .max, language: language)
    for item in upcoming.items where first <= item.occurrence.day && item.occurrence.day <= last {
      days[item.occurrence.day - first].reminders.append(item)
    }
  }

  /// The reminders for a search.
  func reminderItems(searchedBy text: String) throws(Failure) -> [ReminderItem] {
    try SearchEverything.reminders(
      text, from: try store(), zones: machine.zones, here: try zone(), now: try believed(), language: language)
  }

  /// Reports that the day of a one-time reminder is past, or that it never occurs.
  func reportIfOver(_ item: ReminderItem, in book: ReminderBook) {
    if let never = item.never, format != .text { report(.sayReminderNeverWhy, .sentence(never)) }
    guard item.isDone else { return }
    let reminder = book.entries.first { $0.id == item.id }?.reminder
    let date = Sentence.Part.text(ReminderText(self).date(item))
    if let year = item.record.recurrence.year, let start = reminder?.start(in: year, book.months) {
      return report(.sayReminderPastOn, date, .day(start))
    }
    report(.sayReminderPast, date)
  }

  /// Reports the reminders whose zones are missing on this machine.
  func warn(_ warnings: [ZoneWarning]) {
    for warning in warnings { report(warning.text(in: wording)) }
  }

  func reminderEditor() throws(Failure) -> EditReminders {
    EditReminders(try store(), machine.zones, now: machine.clock.now)
  }

  /// The use case that lists reminders with their attachments.
  func reminderLister(_ book: ReminderBook) throws(Failure) -> ListReminders {
    try ListReminders(book, from: try store(), try attachmentFolder(), now: try believed(), language: language)
  }

  /// The files attached to reminders.
  func attachmentFolder() throws(Failure) -> any AttachmentFolder {
    if let folder = machine.attachments { return folder(try dataFolder()) }
    throw Failure(.helper(.noAttachments))
  }

  func reminderPorts() throws(Failure) -> ReminderPorts {
    if let ports = machine.reminders { return ports }
    throw Failure(.helper(.noReminders))
  }

  /// The reminder that the first argument names.
  func reminderEntry(_ book: ReminderBook) throws(Failure) -> ReminderBook.Entry {
    try book.entry(invocation.argument(0) ?? "")
  }

  /// The present moment: the clock's, or 00:00 of the day in `--today`.
  private func believed() throws(Failure) -> Instant {
    let isTold = invocation.has(GlobalOptions.today) || machine.environment.text(of: "FASTI_TODAY") != nil
    return isTold ? try zone().instant(try today(), .midnight) : now
  }

  /// The moment in `--now`, otherwise the present.
  func moment(_ option: Option) throws(Failure) -> Instant {
    guard let text = invocation[option] else { return try believed() }
    do { return try Instant(iso: text) } catch { throw Failure(error, field: option.field, value: text) }
  }
}
