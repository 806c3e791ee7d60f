import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiMonths
import FastiRecords
import FastiTerminal

/// `fasti hijri refresh`.
enum HijriRefreshCommand: Command {
  static let name = "refresh"
  static let page = Option(
    "page", .file, "FILE", help: "a page in place of the network: the council's or the committee's", repeats: true)
  static let pdf = Option("pdf", .file, "FILE", help: "the committee's calendar in place of the network", repeats: true)
  static let api = Option("api", .file, "FILE", help: "the committee's JSON in place of the network", repeats: true)

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Update the months from the sources or from files",
      details: [
        "Asks fiqhcouncil.org and, if moonsighting is followed, hilalcommittee.org with the news and the calendar "
          + "its home page links; nothing else. With files it asks no server.",
        "Failures are reported; existing months are kept. A refresh that changes nothing writes nothing.",
        "If documents of the committee disagree on a month, the month keeps the day it had until they agree; this "
          + "is reported too.",
      ],
      options: [page, pdf, api],
      examples: [
        Example("fasti hijri refresh", "ask the sources"),
        Example("fasti hijri refresh --page home.html --pdf Ramadan_1447.pdf", "from files"),
      ],
      statuses: [StatusNote(.network, "a source could not be asked"), StatusNote(.invalid, "no document gave a month")])
  }

  static func run(_ context: Context) throws(Failure) {
    let files = [page, pdf, api].flatMap { context.invocation.all($0) }
    let store = try context.store()
    let gathering = try context.watching(.sayProgressMonths) { progress throws(Failure) -> GatherMonths in
      var gathering = GatherMonths(
        context.machine.documents, context.fetcher, today: try context.today(), progress: progress)
      if files.isEmpty { try gathering.fetch(try context.months(), store) } else { try read(context, into: &gathering) }
      return gathering
    }
    let refresh = RefreshMonths(store, today: try context.today(), time: context.machine.clock.now)
    let answer = try refresh(gathering.sources, links: gathering.links)
    let outcomes = gathering.outcomes(answer)
    let failure = outcomes.lazy.compactMap(\.failure).first
    // The thrown failure is reported as the error, so the same remark is left out.
    for remark in gathering.warnings + answer.warnings where !isSame(remark, failure) {
      context.report(context.text(remark))
    }
    context.answer(HijriRefreshAnswer(answer: answer, outcomes: outcomes)) { context in
      for outcome in outcomes { write(outcome, context) }
      guard answer.notice != nil else { return }
      context.out.write(text: "\(news(of: answer.moved, context))\n")
      for move in answer.moves { context.out.write(text: "\(context.text(move.sentence))\n") }
    }
    if let failure { throw failure }
  }

  /// Whether a remark has the same content as the error.
  private static func isSame(_ remark: MonthRemark, _ failure: Failure?) -> Bool {
    if case .failed(let failed) = remark { failed == failure } else { false }
  }

  /// The months whose first day has changed.
  private static func news(of months: [HijriMonth], _ context: Context) -> String {
    let names = months.map { context.text(Sentence(.sayHijriMonthName, $0.named)) }
    return context.text(.newsMoved, .text(names.joined(separator: ", ")))
  }

  /// Writes what is new, or that nothing is; a failure is written as an error.
  private static func write(_ outcome: SourceOutcome, _ context: Context) {
    switch outcome.result {
    case .new(let months):
      for month in months {
        let source = context.text(outcome.origin.name)
        context.out.write(text: "\(month.start.month.text)  \(month.start.day.iso)  \(source)\n")
      }
    case .unchanged:
      context.out.write(text: context.text(.sayHijriNothingNew, .text(outcome.origin.title)) + "\n")
    case .failed: break
    }
  }

  /// Reads the named files, the better documents first.
  private static func read(_ context: Context, into gathering: inout GatherMonths) throws(Failure) {
    for (option, kind) in [(page, nil), (api, MonthDocument.api), (pdf, .pdf)] {
      for path in context.invocation.all(option) {
        let bytes = try context.machine.files.read(path, limit: ReadMonthDocument.longest)
        try gathering.add(bytes, as: kind ?? ReadMonthDocument.kind(of: bytes), named: path)
      }
    }
  }
}

/// A month that was stored.
private struct RefreshedMonth: FieldWritable {
  let record: FetchedMonthRecord

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", record.start.month.year)
    writer.field("month", record.start.month.month)
    writer.field("start", record.start.day)
    writer.field("source", record.origin.source)
  }
}

/// The outcome of one source.
private struct RefreshedSource: FieldWritable {
  let outcome: SourceOutcome

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("source", outcome.origin.source)
    writer.field("outcome", outcome.name)
    writer.field("error", outcome.failure?.message)
  }
}

private struct HijriRefreshAnswer: FieldWritable {
  let answer: RefreshMonths.Answer
  let outcomes: [SourceOutcome]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("stored", records: answer.stored.map { RefreshedMonth(record: $0) })
    writer.field("moved", answer.moved.map { $0.text })
    writer.field("notice", answer.notice)
    writer.field("sources", records: outcomes.map { RefreshedSource(outcome: $0) })
    writer.field("disagreements", answer.disputes.map(\.sentence.description))
  }
}

extension FetchedMonthRecord.Origin {
  /// The name of the source.
  fileprivate var name: Template {
    switch self {
    case .council: .monthsCalculated
    case .committee: .monthsMoonsighting
    }
  }
}
