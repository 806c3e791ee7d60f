import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// `fasti notify about [WHAT]`.
enum NotifyAboutCommand: Command {
  static let name = "about"
  static let alarm = Option(
    "alarm", .text, "WHEN", help: "when to notify: 1d, 1w, '1d 18:00', '0d 08:00'", repeats: true)
  static let noAlarm = Option.flag("no-alarm", help: "tell of it no more")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show and set alarms of holidays, countdowns, reminders",
      details: [
        "WHAT is public (all public holidays of the selected regions), countdowns (all of them), reminders (all on Hijri "
          + "dates), the code of a region, or the id of a rule, a countdown or a reminder. Without it, all that have alarms "
          + "are listed.",
        "A holiday gives one notification: by the alarms of its rule, otherwise its region, otherwise public. A countdown or a reminder "
          + "with alarms of its own has those alone. A whole day begins at midnight, so 1d 18:00 is the evening before.",
        "Alarms of events are set with fasti event add and fasti event edit.",
      ],
      arguments: [Argument("WHAT", .text, .optional, help: "what to tell of")],
      options: [alarm, noAlarm],
      examples: [
        Example("fasti notify about", "what has alarms"),
        Example("fasti notify about public --alarm '1d 18:00'", "the evening before a public holiday"),
        Example("fasti notify about se.midsommarafton --alarm 1w", "a week before Midsummer's Eve"),
        Example("fasti notify about reminders --alarm '1d 18:00'", "the evening before each Hijri reminder"),
        Example("fasti notify about public --no-alarm", "tell of them no more"),
      ],
      statuses: [
        StatusNote(.no, "nothing has alarms, or they were so already"),
        StatusNote(.notFound, "there is no such region, rule, countdown or reminder"),
        StatusNote(.invalid, "an alarm is not valid, or there are too many"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    let edit = EditStandingAlarms(try context.store()) { named throws(Failure) in try context.almanac(named) }
    if invocation.has(alarm), invocation.has(noAlarm) {
      throw Failure(.usage(.exclusive(.alarms, alarm.field, noAlarm.field)), field: noAlarm.field)
    }
    let isChange = invocation.has(alarm) || invocation.has(noAlarm)
    guard let what = invocation.argument(0) else {
      guard !isChange else { throw Failure(.usage(.missing), field: .path("WHAT")) }
      let items = try edit.list()
      if items.isEmpty { context.status = .no }
      return context.answer(items, columns: ["about", "title", "alarms"]) { context in
        for item in items { item.write(to: context) }
        if items.isEmpty { context.report(.sayNotifyAboutNothing) }
      }
    }
    let item = isChange ? try edit.set(what, invocation.all(alarm)) : try edit.show(what)
    context.answer(item) { item.write(to: $0) }
    if isChange { try context.report(edited: context.text(.sayChangedThing, .text(what)), already: what) }
  }
}

extension StandingAlarmItem {
  /// The line for people: `public  the day before at 18:00`.
  fileprivate func write(to context: Context) {
    context.out.write(text: subject.text)
    if let title { context.out.write(text: "  \(title)") }
    let leads = alarms.all.map { context.text($0.sentence) }.joined(separator: "; ")
    context.style.write(.dim, "  \(leads.isEmpty ? "–" : leads)", to: &context.out)
    context.out.write("\n")
  }
}
