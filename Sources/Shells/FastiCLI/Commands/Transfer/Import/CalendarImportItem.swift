import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson
import FastiTransfer

/// What importing a calendar does, as it is answered.
struct CalendarImportItem: ImportAnswer {
  let name: String
  let plan: EventsImport
  let isDone: Bool

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("file", name)
    writer.field("format", "ics")
    for outcome in ImportOutcome.allCases { writer.field(outcome.field, plan.count(outcome)) }
    writer.field("removed", plan.removed)
    writer.field("passedOver", plan.items.filter { $0.reason != nil }.count)
    writer.field("otherComponents", plan.others)
    writer.field("unreadableLines", plan.broken)
    writer.field("unreadableLineNumbers", plan.brokenLines.map { String($0) })
    writer.field("imported", isDone)
    writer.field("events", records: plan.items.map(Line.init))
  }

  /// The same for people: how many of each, the first of those that change something, and all that is not as in the file.
  var text: [UInt8] {
    var text = ImportText(name, "ics", plan.items.count, ("event", "events"), into: "planner")
    text.outcomes(of: plan)
    text.line(plan.removed, "of an earlier import, in the file no more, removed")
    for reason in EventsImport.Reason.allCases { text.line(plan.count(reason), "passed over: \(reason.sentence)") }
    text.line(plan.others, "passed over: tasks, journals and other things that are no events")
    text.line(plan.broken, brokenSentence)
    text.first(of: plan.items.flatMap(\.parts).filter { $0.outcome.changes }) { [mark = text.mark] in
      Self.write($0.event, mark($0.outcome), &$1)
    }
    text.first(of: plan.items.filter { !$0.remarks.isEmpty }, more: "more remarks") {
      $1.write(text: "\($0.title): \($0.remarks.map(\.sentence).joined(separator: "; "))")
    }
    return text.bytes
  }

  /// Which lines could not be understood.
  private var brokenSentence: String {
    let numbers = plan.brokenLines.map { String($0) }.joined(separator: ", ")
    let more = plan.broken > plan.brokenLines.count ? " ..." : ""
    let what = plan.broken == 1 ? "line" : "lines"
    return "\(what) that could not be understood" + (numbers.isEmpty ? "" : ": \(what) \(numbers)\(more)")
  }

  private static func write(_ event: Event, _ mark: String, _ text: inout UTF8Writer) {
    text.write(event.recurrence.first)
    if event.length > 1 { text.write(text: " – \((event.recurrence.first + (event.length - 1)).iso)") }
    if let time = event.time { text.write(text: "  \(time.iso.prefix(5))") }
    text.write(text: "  \(event.title)")
    if let repetition = event.recurrence.repetition {
      text.write(text: "  every \(repetition.word)")
      if let last = event.recurrence.last { text.write(text: " until \(last.iso)") }
    }
    text.write(text: mark)
  }

  /// An event of the file and what becomes of it.
  private struct Line: Fielded {
    let item: EventsImport.Item

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("uid", item.uid)
      writer.field("title", item.title)
      writer.field("reason", item.reason?.rawValue)
      writer.field("remarks", item.remarks.map(\.sentence))
      writer.field("parts", records: item.parts.map(PartLine.init))
    }
  }

  private struct PartLine: Fielded {
    let part: EventsImport.Part

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      EventItem(id: part.id, event: part.event, start: part.event.recurrence.first).write(to: &writer)
      writer.field("outcome", part.outcome.rawValue)
    }
  }
}

extension EventsImport.Reason {
  fileprivate var sentence: String {
    switch self {
    case .cancelled: "called off"
    case .noDate: "no date that can be read, from 1583 to 2999"
    case .tooOften: "more often than once a day"
    case .nothingLeft: "no occurrence is left of it"
    case .noEvent: "holidays, notes, reminders and leave of another Fasti, which fasti backup moves"
    case .partOfAnother: "an occurrence of an event that is there already"
    case .repeated: "said twice in the file"
    }
  }
}

extension EventsImport.Remark {
  fileprivate var sentence: String {
    switch self {
    case .otherClocks(let zone): "its hours are those of \(zone), told by the clocks of here"
    case .unknownClocks(let zone): "there is no time zone \"\(zone)\"; its hours are taken as those of here"
    case .hoursDiffer: "its hours differ; every occurrence has that of the first"
    case .writtenOut(let until?): "comes again in a way the planner cannot say; written out until \(until.iso)"
    case .writtenOut(nil): "comes again in a way the planner cannot say; written out"
    case .shortened: "its title or notes are cut, or lost control characters"
    case .sharesUID: "another event of the file has the same UID; it is kept as an event of its own"
    }
  }
}
