import FastiCivil
import FastiDayCommands
import FastiDays
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiPerson
import FastiReminders
import FastiTerminal

/// Writes days for people.
struct DayText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// Writes a day with all its items.
  func write(_ report: DayReport, today: Day) {
    let words = context.words
    context.style.write(.bold, to: &context.out) { $0.write(long: report.day, words) }
    context.out.write("\n")
    context.out.write(words.week)
    context.out.write(" ")
    context.out.write(report.week.week)
    context.out.write(" · ")
    context.out.write(report.week)
    context.out.write(" · ")
    context.out.write(report.day.date.dayOfYear)
    context.out.write("/")
    context.out.write(CivilDate.isLeap(report.day.year) ? 366 : 365)
    context.out.write("\n")
    for item in report.holidays {
      context.out.write("  ")
      HolidayText(context).write(item)
      context.out.write("\n")
    }
    for item in report.reminders {
      context.out.write("  ")
      UpcomingText.write(item, to: context)
    }
    writePlans(report)
    write(leaveOf: report)
    if !report.calendars.isEmpty {
      context.out.write("\n")
      CalendarsText(context, indent: "  ").write(report.calendars)
    }
    for explanation in report.explanations.relevant {
      context.out.write("\n")
      ExplanationText(context).write(explanation)
    }
  }

  /// Writes one line: weekday, date, names.
  func writeLine(_ report: DayReport, today: Day?, monthWidth: Int) {
    let words = context.words
    var look: TerminalStyle.Look = []
    if report.isRedDay || report.day.weekday == .sunday { look.insert(.red) }
    if report.day == today { look.insert(.reverse) }
    var date = UTF8Writer()
    date.write("\(words.shortWeekdays[report.day.weekday.number - 1])", columns: 4)
    date.write(report.day.date.dayOfMonth, columns: 2)
    date.write(" ")
    // The month is padded only if text follows it.
    date.write("\(words.name(month: report.day.date.month))", columns: report.isBare ? 0 : monthWidth)
    context.out.write(report.day == today && !context.style.isOn ? "> " : "  ")
    context.style.write(look, date.string, to: &context.out)
    for (index, item) in report.holidays.enumerated() {
      context.out.write(index == 0 ? "  " : " · ")
      HolidayText(context).write(item)
    }
    writeMarks(report)
    context.out.write("\n")
  }

  /// Writes the explanations of the holidays of days, each after an empty line.
  func writeExplanations(of days: [DayReport]) {
    for explanation in days.flatMap(\.explanations) where !explanation.reasons.isEmpty {
      context.out.write("\n")
      ExplanationText(context).write(explanation)
    }
  }

  /// Writes the plans in a few words, after the holidays of a line.
  private func writeMarks(_ report: DayReport) {
    var isFirst = report.holidays.isEmpty
    func write(_ mark: String) {
      context.out.write(isFirst ? "  " : " · ")
      context.out.write(text: mark)
      isFirst = false
    }
    if !report.events.isEmpty {
      let words = context.clockWords
      for item in report.events { write((item.hours(words).map { "\($0) " } ?? "") + item.event.title) }
    }
    for item in report.reminders { write("\(context.clock(item.occurrence.wall.time, seconds: true)) \(item.title)") }
    for item in report.countdowns { write(item.title) }
    for note in report.notes {
      if let line = note.text.split(separator: "\n").first { write("| \(line)") }
    }
    for note in leaveNotes(report) { write(note) }
  }

  /// Writes events, countdowns and the note, each on separate lines.
  private func writePlans(_ report: DayReport) {
    for item in report.events {
      context.out.write("  ")
      EventText(context).write(title: item)
      if item.dayCount > 1 {
        let place = context.text(.toldDay, .number(report.day - item.start + 1), .number(item.dayCount))
        context.style.write(.dim, "  \(place)", to: &context.out)
      }
      context.out.write("\n")
    }
    for item in report.countdowns { context.out.write(text: "  \(item.title)\n") }
    for line in report.notes.flatMap({ $0.text.split(separator: "\n", omittingEmptySubsequences: false) }) {
      context.out.write(text: "  | \(line)\n")
    }
  }

  /// Writes a line for a payday and for each entry of the leave ledger.
  private func write(leaveOf report: DayReport) {
    for note in leaveNotes(report) { context.out.write(text: "  \(note)\n") }
  }

  /// `payday`, and `vacation -24.00` or `comp +2.00` for each entry of the leave ledger.
  private func leaveNotes(_ report: DayReport) -> [String] {
    let text = LeaveText(context)
    return (report.showsPayday ? [context.text(.sayPartPayday)] : [])
      + report.leave.map { "\(text.name($0.type)) \(text.text(signed: $0.signed))" }
  }
}

extension DayReport {
  /// Whether its line has only the date.
  var isBare: Bool { holidays.isEmpty && !hasPlans && leave.isEmpty && !showsPayday }
  /// Whether paydays are shown, which needs a leave profile.
  var showsPayday: Bool { isPayday && hasLeaveProfile }
  /// Whether it has a note, an event, a reminder or a countdown of the user.
  var hasPlans: Bool { !(events.isEmpty && countdowns.isEmpty && notes.isEmpty && reminders.isEmpty) }
}
