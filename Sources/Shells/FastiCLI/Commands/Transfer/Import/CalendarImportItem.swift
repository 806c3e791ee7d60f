import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson
import FastiTerminal
import FastiTransfer

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
    writer.field("keptComponents", plan.keptCount)
    writer.field("otherComponents", plan.others)
    writer.field("calendarProperties", plan.properties)
    writer.field("unreadableLines", plan.broken)
    writer.field("unreadableLineNumbers", plan.brokenLines.map { String($0) })
    writer.field("imported", isDone)
    writer.field("events", records: plan.items.map(Line.init))
  }

  /// The same for people: the count of each outcome, the first events that are written, and all differences from the
  /// file.
  func text(_ context: Context) -> [UInt8] {
    var text = ImportText(name, "ics", plan.items.count, (.sayEventsOne, .sayEventsMany), context)
    text.outcomes(of: plan)
    text.line(plan.removed, .importRemoved)
    for reason in EventsImport.Reason.allCases { text.line(plan.count(reason), reason.template) }
    text.line(plan.keptCount, .importKept)
    text.line(plan.others, .importOther)
    text.line(plan.broken, brokenSentence)
    text.first(of: plan.items.flatMap(\.parts).filter { $0.outcome.changes }) { [mark = text.mark] in
      Self.write($0.event, mark($0.outcome), context, &$1)
    }
    text.first(of: plan.items.filter { !$0.remarks.isEmpty }, more: .sayImportMoreRemarks) {
      $1.write(text: "\($0.title): \($0.remarks.map { context.text($0.sentence) }.joined(separator: "; "))")
    }
    if !plan.properties.isEmpty {
      text.first(of: [plan.properties.joined(separator: ", ")]) {
        $1.write(text: "\(name): \(context.text(Sentence(.sayRemarkPropertiesLeft, .text($0))))")
      }
    }
    return text.bytes
  }

  /// The lines that could not be parsed.
  private var brokenSentence: Sentence {
    let numbers = plan.brokenLines.map { String($0) }.joined(separator: ", ")
    let more = plan.broken > plan.brokenLines.count ? " ..." : ""
    if numbers.isEmpty { return Sentence(.importBroken) }
    let places: Template = plan.broken == 1 ? .importInLines : .sayImportInLines
    return Sentence(places, .word(.importBroken), .text(numbers + more))
  }

  private static func write(_ event: Event, _ mark: String, _ context: Context, _ text: inout UTF8Writer) {
    text.write(event.recurrence.first)
    if event.length > 1 { text.write(text: " – \((event.recurrence.first + (event.length - 1)).iso)") }
    if let time = event.time {
      text.write(text: "  \(context.clock(time))\(event.end.map { "–\($0.text(context.clockWords))" } ?? "")")
    }
    text.write(text: "  \(event.title)")
    if let every = event.recurrence.sentence(context.words) {
      let last = event.recurrence.last.map { context.text(.repeatedUntil, .sentence(every), .day($0)) }
      text.write(text: "  \(last ?? context.text(every))")
    }
    text.write(text: mark)
  }

  /// An event of the file and its outcome.
  private struct Line: FieldWritable {
    let item: EventsImport.Item

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("uid", item.uid)
      writer.field("title", item.title)
      writer.field("reason", item.reason?.rawValue)
      writer.field("remarks", item.remarks.map { "\($0.sentence)" })
      writer.field("parts", records: item.parts.map(PartLine.init))
    }
  }

  private struct PartLine: FieldWritable {
    let part: EventsImport.Part

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      EventItem(id: part.id, event: part.event, start: part.event.recurrence.first).write(to: &writer)
      writer.field("outcome", part.outcome.rawValue)
    }
  }
}

extension EventsImport.Reason {
  fileprivate var template: Template {
    switch self {
    case .cancelled: .importCancelled
    case .noDate: .importNoDate
    case .tooOften: .importTooOften
    case .nothingLeft: .importNothingLeft
    case .noEvent: .importNoEvent
    case .partOfAnother: .importPartOfAnother
    case .repeated: .importRepeated
    }
  }
}

extension EventsImport.Remark {
  fileprivate var sentence: Sentence {
    switch self {
    case .otherClocks(let zone): Sentence(.sayRemarkOtherClocks, .text(zone))
    case .unknownClocks(let zone): Sentence(.sayRemarkUnknownClocks, .sentence(.quoted(zone)))
    case .hoursDiffer: Sentence(.sayRemarkHoursDiffer)
    case .writtenOut(let until?): Sentence(.sayRemarkWrittenOutUntil, .day(until))
    case .writtenOut(nil): Sentence(.sayRemarkWrittenOut)
    case .shortened: Sentence(.sayRemarkShortened)
    case .endCut(let days): Sentence(.sayRemarkEndCut, .number(days))
    case .alarmsLeft(let count): Sentence(.sayRemarkAlarmsLeft, .number(count))
    case .propertiesLeft(let names): Sentence(.sayRemarkPropertiesLeft, .text(names.joined(separator: ", ")))
    case .propertiesKept(let names): Sentence(.sayRemarkPropertiesKept, .text(names.joined(separator: ", ")))
    case .sharesUID: Sentence(.sayRemarkSharesUID)
    case .occurrencesApart(let count): Sentence(.sayRemarkOccurrencesApart, .number(count))
    }
  }
}
