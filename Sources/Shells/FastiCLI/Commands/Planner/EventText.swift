import FastiAgenda
import FastiCivil
import FastiDayCommands
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// Writes events for people.
struct EventText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// A line: first day, last day, time, title, type, repetition, the short id.
  func write(_ item: EventItem, today: Day?) {
    context.out.write(text: item.start.iso)
    if item.dayCount > 1 { context.out.write(text: " – \(item.end.iso)") }
    context.out.write("  ")
    write(title: item)
    if let today, item.start > today {
      let days = item.start - today
      context.style.write(.dim, "  \(context.text(days, one: .sayPlannerInOne, many: .inDays))", to: &context.out)
    }
    context.style.write(.dim, "  \(item.id.short)", to: &context.out)
    context.out.write("\n")
  }

  /// What was understood of an event, with its weekdays: `Friday 27 November 2026, 12:00–13:00, every 2 weeks, Café X`.
  func text(_ item: EventItem) -> String {
    var parts = [long(item.start)]
    if item.dayCount > 1 { parts[0] += " – \(long(item.end))" }
    if let hours = item.hours(context.clockWords) { parts.append(hours) }
    if let again = item.event.recurrence.sentence(context.words) {
      parts.append(context.text(again) + (item.event.recurrence.last.map { " – \(long($0))" } ?? ""))
    }
    if !item.event.place.isEmpty { parts.append(item.event.place) }
    return parts.joined(separator: ", ")
  }

  private func long(_ day: Day) -> String {
    var text = UTF8Writer(capacity: 40)
    text.write(long: day, context.words)
    return text.string
  }

  /// Hours, title, type, place and repetition.
  func write(title item: EventItem) {
    if let hours = item.hours(context.clockWords) { context.out.write(text: "\(hours)  ") }
    context.out.write(text: item.event.title)
    var notes: [String] = []
    if let type = item.event.type.template { notes.append(context.text(type)) }
    if !item.event.place.isEmpty { notes.append(item.event.place) }
    if let there = item.hoursThere(context.clockWords) { notes.append(there) }
    if let again = item.event.recurrence.sentence(context.words) { notes.append(context.text(again)) }
    if !item.event.alarms.isEmpty {
      let leads = item.event.alarms.all.map { context.text($0.sentence) }.joined(separator: "; ")
      notes.append(context.text(.sayPlannerAlarms, .text(leads)))
    }
    if let budget = item.event.budget { notes.append(context.text(budget: budget, on: item.start)) }
    if let symbol = item.event.look.symbol { notes.append(context.text(.sayRulesSymbol, .text("\(symbol.word)"))) }
    if let color = item.event.look.color { notes.append(context.text(.sayRulesColor, .text("\(color.word)"))) }
    if !notes.isEmpty { context.style.write(.dim, "  " + notes.joined(separator: ", "), to: &context.out) }
  }
}

extension EventType {
  /// The name of the type; nil for an ordinary event, which is not named.
  fileprivate var template: Template? {
    switch self {
    case .event: nil
    case .trip: .sayPlannerTrip
    case .birthday: .sayPlannerBirthday
    case .money: .sayPlannerMoney
    }
  }
}
