import FastiCalendars
import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTerminal

/// Writes reminders for people.
struct ReminderText {
  static let id = Argument("ID", help: "its id, or the digits that reminder list shows")

  let context: Context

  init(_ context: Context) { self.context = context }

  /// Writes title, day and time on a line with the short id; the next time on the line below.
  func writeLine(_ item: ReminderItem) {
    context.style.write(
      item.record.isEnabled && !item.isDone && item.never == nil ? .bold : .dim, item.record.title, to: &context.out)
    context.out.write(text: "  \(date(item))\(duration(item)), \(context.clock(item.record.time, seconds: true))")
    if let zone = item.record.zone { context.out.write(text: " \(zone)") }
    var remarks: [String] = []
    if !item.attachments.isEmpty {
      remarks.append(context.text(item.attachments.count, one: .sayAttachmentsOne, many: .sayAttachmentsMany))
    }
    if item.isDone { remarks.append(context.text(.isOver)) }
    if item.never != nil { remarks.append(context.text(.sayReminderNever)) }
    if !item.record.isEnabled { remarks.append(context.text(.switchedOff)) }
    for remark in remarks { context.out.write(text: ", \(remark)") }
    context.style.write(.dim, "  \(item.id.short)", to: &context.out)
    context.out.write("\n")
    writeNext(item)
  }

  /// `1 Ramadan`, `1 Ramadan 1447`, `Ramadan, the whole month`.
  func date(_ item: ReminderItem) -> String {
    item.record.duration == .wholeMonth ? context.text(.allOfMonth, .text(item.dateText)) : item.dateText
  }

  /// All fields of a reminder.
  func writeBlock(_ item: ReminderItem) {
    writeLine(item)
    context.style.write(.dim, "  \(item.id.text)", to: &context.out)
    context.out.write("\n")
    if item.record.day == 30 {
      let policy = item.record.day30.template
      context.out.write(text: "  \(context.text(.sayReminderDay30, .word(policy)))\n")
    }
    if !item.record.notes.isEmpty {
      for line in item.record.notes.split(separator: "\n", omittingEmptySubsequences: false) {
        context.out.write(text: "  | \(line)\n")
      }
    }
    writeAttachments(item)
  }

  /// Writes `next Wednesday 18 February 2026`, with a note if there is one.
  func writeNext(_ item: ReminderItem) {
    if let never = item.never {
      context.out.write(text: "  \(context.text(.sayReminderNeverWhy, .sentence(never)))\n")
    }
    guard let next = item.next else { return }
    var moment = UTF8Writer()
    moment.write(long: next.occurrence.day, context.words)
    moment.write(text: " \(context.clock(next.occurrence.wall.time, seconds: true))")
    context.out.write(text: "  \(context.text(.sayReminderNext, .text(moment.string)))")
    if next.occurrence.status == .projected { context.out.write(text: " (\(context.text(.toldProjected)))") }
    context.out.write("\n")
    if let note = next.note { context.out.write(text: "  \(note)\n") }
  }

  /// Writes a line for each attachment.
  func writeAttachments(_ item: ReminderItem) {
    for attachment in item.attachments {
      let record = attachment.record
      context.out.write(text: "  \(context.text(kind: record.content.word)) \(record.name)")
      if let file = record.content.file {
        context.out.write(text: "  \(file.mediaType), \(context.text(bytes: file.bytes))")
        if attachment.isMissing { context.out.write(text: ", \(context.text(.sayMissing))") }
        context.out.write(text: "\n    \(attachment.path ?? "")")
      }
      context.out.write("\n")
    }
  }

  private func duration(_ item: ReminderItem) -> String {
    guard case .days(let days) = item.record.duration, days > 1 else { return "" }
    return ", \(context.text(.lastsDays, .number(days)))"
  }
}

extension Day30Policy {
  /// The policy of the reminder for day 30 in a month without it.
  fileprivate var template: Template {
    switch self {
    case .last: .day30Last
    case .omit: .day30Omit
    case .next: .day30Next
    }
  }
}

/// Writes the notifications ahead as a calendar: a heading for each day, a line for each notification.
struct UpcomingText {
  let context: Context
  let book: ReminderBook

  init(_ context: Context, _ book: ReminderBook) {
    self.context = context
    self.book = book
  }

  func write(_ upcoming: UpcomingReminders) {
    var last: Day?
    for item in upcoming.items {
      if item.occurrence.day != last { writeHeading(item) }
      last = item.occurrence.day
      context.out.write("  ")
      Self.write(item, to: context)
    }
    for sentence in upcoming.omitted { context.report(sentence) }
    context.report(Self.summary(upcoming, context))
  }

  /// The number of notifications, the number beyond the limit, and the next one if these days have none.
  static func summary(_ upcoming: UpcomingReminders, _ context: Context) -> Sentence {
    let days: Sentence.Part =
      upcoming.days == 1 ? .word(.isToday) : .sentence(Sentence(.sayUpcomingWithin, .number(upcoming.days)))
    let (count, deferred) = (upcoming.items.count, upcoming.deferred)
    if deferred > 0 {
      let wait = Sentence.count(deferred, one: .sayUpcomingWaitsOne, many: .sayUpcomingWaitsMany)
      return Sentence(.sayUpcomingPart, .number(count), .number(count + deferred), days, .sentence(wait))
    }
    if count > 0 { return Sentence(.sayUpcomingAll, .number(count), days) }
    guard let next = upcoming.next else { return Sentence(.sayUpcomingNone, days) }
    let moment = "\(next.occurrence.day.iso) \(context.clock(next.occurrence.wall.time, seconds: true))"
    return Sentence(
      .sayUpcomingNext, days, .text("\(moment)  \(next.title)" + (next.hijriText.map { ", \($0)" } ?? "")))
  }

  private func writeHeading(_ item: UpcomingItem) {
    context.style.write(.bold, to: &context.out) { $0.write(long: item.occurrence.day, context.words) }
    if let hijri = item.hijriText { context.out.write(text: " · \(hijri)") }
    context.out.write("\n")
  }

  /// Writes time and title, and the note below.
  static func write(_ item: UpcomingItem, to context: Context) {
    let occurrence = item.occurrence
    context.out.write(text: "\(context.clock(occurrence.wall.time, seconds: true))  \(item.title)")
    if occurrence.count > 1 {
      let day = context.text(.toldDay, .number(occurrence.key.index), .number(occurrence.count))
      context.out.write(text: ", \(day)")
    }
    var remarks: [String] = []
    if let zone = item.zone { remarks.append(zone) }
    if occurrence.status == .projected { remarks.append(context.text(.toldProjected)) }
    if !remarks.isEmpty { context.style.write(.dim, "  " + remarks.joined(separator: ", "), to: &context.out) }
    context.out.write("\n")
    guard let note = item.note else { return }
    context.style.write(.dim, "         \(note)", to: &context.out)
    context.out.write("\n")
  }
}
