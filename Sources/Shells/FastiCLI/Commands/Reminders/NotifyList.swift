import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// `fasti notify list`.
enum NotifyListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the reminders and alarms of the next days",
      details: [
        "Reminders and alarms share one plan: a channel holds 64, the earliest of both. What does not fit waits until there "
          + "is room."
      ],
      options: [ReminderUpcomingCommand.now, ReminderUpcomingCommand.days, ReminderUpcomingCommand.cap],
      examples: [Example("fasti notify list --days 7", "the next seven days")],
      statuses: [StatusNote(.no, "there is nothing to come")])
  }

  static func run(_ context: Context) throws(Failure) {
    let moment = try context.moment(ReminderUpcomingCommand.now)
    let book = try context.reminders(at: moment)
    let alarms = try AlarmBook.read(
      from: try context.store(), beside: book, zones: context.machine.zones, language: context.language)
    let planned = try PlannedNotifications(
      book, alarms, now: moment, days: context.invocation.int(ReminderUpcomingCommand.days) ?? PlanWindow.days,
      cap: context.invocation.int(ReminderUpcomingCommand.cap) ?? NotificationPlan.defaultCap,
      language: context.language)
    if planned.items.isEmpty { context.status = .no }
    context.warn(book.warnings)
    if context.format == .csv {
      return context.answer(planned.lines, columns: PlannedNotifications.Line.columns) { _ in }
    }
    context.answer(planned) { context in
      for item in planned.items { item.write(to: context) }
      context.report(planned.summary)
    }
  }
}

extension PlannedNotifications.Item {
  /// The line for people: `2026-02-12 08:00  Exam, 1 hour before 09:00`.
  fileprivate func write(to context: Context) {
    context.out.write(text: "\(wall.day.iso) \(context.clock(wall.time))  ")
    switch self {
    case .reminder(let item):
      context.out.write(text: item.title)
      if let hijri = item.hijriText { context.out.write(text: ", \(hijri)") }
    case .alarm(let item):
      context.out.write(text: "\(item.title), \(item.day.iso)")
      if let time = item.time { context.out.write(text: " \(context.clock(time))") }
      context.style.write(.dim, "  \(context.text(item.name.lead.sentence))", to: &context.out)
    }
    context.out.write("\n")
  }
}

extension PlannedNotifications {
  /// The number of notifications, and the number beyond the limit.
  fileprivate var summary: Sentence {
    let within: Sentence.Part = days == 1 ? .word(.isToday) : .sentence(Sentence(.sayUpcomingWithin, .number(days)))
    if deferred > 0 {
      let wait = Sentence.count(deferred, one: .sayUpcomingWaitsOne, many: .sayUpcomingWaitsMany)
      return Sentence(.sayUpcomingPart, .number(items.count), .number(items.count + deferred), within, .sentence(wait))
    }
    return Sentence(.sayUpcomingAll, .number(items.count), within)
  }
}
