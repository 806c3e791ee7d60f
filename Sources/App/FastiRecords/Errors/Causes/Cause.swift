public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiLeave
public import FastiReminders

/// What was wrong, as a value: a case and what belongs to it. A failure's sentence is this in English, as the command line
/// says it; pages put the same value into the reader's language. The value that was typed is the failure's own.
public indirect enum Cause: Hashable, Sendable {
  /// A date, week or time reads wrongly.
  case civil(CivilError)
  /// A calendar has no answer.
  case calendar(CalendarError)
  /// A rule's sentence is wrong.
  case rule(RuleMistake)
  /// A question about business days has no answer.
  case workdays(WorkdayError)
  /// A plan of bridge days cannot be made for that year.
  case bridges(BridgeError, year: Int)
  /// Hours, a profile, an entry or a question about leave is wrong.
  case leave(LeaveError)
  /// A reminder cannot be.
  case reminder(ReminderError)
  /// The store did not do what it was asked.
  case store(StoreError)
  /// A file reads wrongly.
  case file(FileProblem)
  /// A file has so many more mistakes than are told.
  case more(Int)
  /// A file cannot be brought in.
  case bringing(ImportCause)
  /// Something is wrong with a thing of a file, which begins on that line; its path within the file.
  case thingOfFile(Cause, line: Int, path: String)
  /// A backup cannot be read, or made so that it can be read.
  case backup(BackupCause)
  /// The machine refuses a file.
  case machine(MachineCause)
  /// A text is empty, too long, or holds what no text may.
  case text(TextCause)
  /// A thing that was named: there is none, or one too many.
  case thing(ThingCause)
  /// A day or a number of days is out of place.
  case days(DaysCause)
  /// A day or a month of the Hijri calendar is wrong.
  case hijri(HijriCause)
  /// An address is none, or none that may be kept.
  case link(LinkCause)
  /// What was typed about leave does not hold together.
  case entry(EntryCause)
  /// A number that is none, or larger than that.
  case number(most: Int)
  /// A word that is none of these.
  case choice([String])
  /// There is no time zone of that name.
  case zone
  /// So many regions are more than may be selected.
  case regions(Int, limit: Int)
  /// The request, or the program that answers it, is not as it should be.
  case request(RequestCause)
}
