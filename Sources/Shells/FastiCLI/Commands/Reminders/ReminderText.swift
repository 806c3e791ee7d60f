import FastiCalendars
import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiReminders

/// Writes reminders for people.
struct ReminderText {
  static let id = Argument("ID", help: "its id, or the digits that reminder list shows")

  let context: Context

  init(_ context: Context) { self.context = context }

  /// Title, day and time on a line with the digits to type; the next time below.
  func writeLine(_ item: ReminderItem) {
    context.style.write(
      item.record.isEnabled && !item.isDone && item.never == nil ? .bold : .dim, item.record.title, to: &context.out)
    context.out.write(text: "  \(item.dateText)\(duration(item)), \(item.record.time.iso)")
    if let zone = item.record.zone { context.out.write(text: " \(zone)") }
    if !item.attachments.isEmpty { context.out.write(text: ", \(count(item.attachments.count, "attachment"))") }
    if item.isDone { context.out.write(", done") }
    if item.never != nil { context.out.write(", never") }
    if !item.record.isEnabled { context.out.write(", switched off") }
    context.style.write(.dim, "  \(item.id.short)", to: &context.out)
    context.out.write("\n")
    writeNext(item)
  }

  /// Everything about it.
  func writeBlock(_ item: ReminderItem) {
    writeLine(item)
    context.style.write(.dim, "  \(item.id.text)", to: &context.out)
    context.out.write("\n")
    if item.record.day == 30 { context.out.write(text: "  in a month of 29 days: \(policy(item.record.day30))\n") }
    if !item.record.notes.isEmpty {
      for line in item.record.notes.split(separator: "\n", omittingEmptySubsequences: false) {
        context.out.write(text: "  | \(line)\n")
      }
    }
    writeAttachments(item)
  }

  /// `next Wednesday 18 February 2026`, with what is special about it.
  func writeNext(_ item: ReminderItem) {
    if let never = item.never { context.out.write(text: "  never: \(never)\n") }
    guard let next = item.next else { return }
    context.out.write("  next: ")
    context.out.write(long: next.occurrence.day, context.words)
    context.out.write(text: " \(next.occurrence.wall.time.iso)")
    if next.occurrence.status == .projected { context.out.write(" (projected)") }
    context.out.write("\n")
    if let note = next.note { context.out.write(text: "  \(note)\n") }
  }

  /// A line an attachment.
  func writeAttachments(_ item: ReminderItem) {
    for attachment in item.attachments {
      let record = attachment.record
      context.out.write(text: "  \(record.content.word) \(record.name)")
      if let file = record.content.file {
        context.out.write(text: "  \(file.mediaType), \(file.bytes) bytes")
        context.out.write(text: attachment.isMissing ? ", missing" : "")
        context.out.write(text: "\n    \(attachment.path ?? "")")
      }
      context.out.write("\n")
    }
  }

  private func duration(_ item: ReminderItem) -> String {
    guard case .days(let days) = item.record.duration, days > 1 else { return "" }
    return ", \(days) days"
  }

  private func policy(_ policy: Day30Policy) -> String {
    switch policy {
    case .last: "on its last day"
    case .omit: "left out"
    case .next: "on the first day after it"
    }
  }

  private func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// Writes what is to come as a calendar: a heading a day, a line a notification.
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
    context.report(Self.summary(upcoming))
  }

  /// How many there are, how many wait, and when the next one comes where these days hold none.
  static func summary(_ upcoming: UpcomingReminders) -> String {
    let days = upcoming.days == 1 ? "today" : "within \(upcoming.days) days"
    let count = upcoming.items.count
    if upcoming.deferred > 0 {
      let wait = upcoming.deferred == 1 ? "1 waits" : "\(upcoming.deferred) wait"
      return "\(count) of \(count + upcoming.deferred) scheduled \(days); \(wait) until there is room"
    }
    if count > 0 { return "\(count) scheduled \(days)" }
    guard let next = upcoming.next else { return "nothing \(days), and nothing after that" }
    let moment = "\(next.occurrence.day.iso) \(next.occurrence.wall.time.iso)"
    return "nothing \(days); next: \(moment)  \(next.title)" + (next.hijriText.map { ", \($0)" } ?? "")
  }

  private func writeHeading(_ item: UpcomingItem) {
    context.style.write(.bold, to: &context.out) { $0.write(long: item.occurrence.day, context.words) }
    if let hijri = item.hijriText { context.out.write(text: " · \(hijri)") }
    context.out.write("\n")
  }

  /// Time and title, and below it what is special about them.
  static func write(_ item: UpcomingItem, to context: Context) {
    let occurrence = item.occurrence
    context.out.write(text: "\(occurrence.wall.time.iso)  \(item.title)")
    if occurrence.count > 1 { context.out.write(text: ", day \(occurrence.key.index) of \(occurrence.count)") }
    var remarks: [String] = []
    if let zone = item.zone { remarks.append(zone) }
    if occurrence.status == .projected { remarks.append("projected") }
    if !remarks.isEmpty { context.style.write(.dim, "  " + remarks.joined(separator: ", "), to: &context.out) }
    context.out.write("\n")
    guard let note = item.note else { return }
    context.style.write(.dim, "         \(note)", to: &context.out)
    context.out.write("\n")
  }
}
