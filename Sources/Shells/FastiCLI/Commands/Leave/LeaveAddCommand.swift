import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave add TYPE ACTION [HOURS] --on DATE`.
enum LeaveAddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add leave used, accrued or adjusted",
      details: [
        "Hours are 7.75, 7h45 or 7:45, and are rounded to quarters of an hour when saved, unless fasti leave setup "
          + "says otherwise.",
        "With --until only the business days of the selected regions are charged, an entry each, at --hours-per-day; "
          + "it says which days cost nothing, and why. HOURS may then be left out; given, it must be what a day or "
          + "what all days cost.",
        "An adjustment needs --positive or --negative; used and accrued take neither.",
      ],
      arguments: LeaveDraft.arguments, options: LeaveDraft.options,
      examples: [
        Example("fasti leave add vacation used 24 --on 2026-02-02", "24 hours off on a day"),
        Example("fasti leave add vacation used --on 2026-06-15 --until 2026-06-26", "two weeks, without the holidays"),
        Example("fasti leave add comp accrued 7h45 --on today --notes 'late release'", "overtime"),
        Example("fasti leave add sick adjustment 0.25 --negative --on 2026-03-01", "a correction"),
      ],
      statuses: [StatusNote(.no, "the span has no business day, so nothing was written")])
  }

  static func run(_ context: Context) throws(Failure) {
    let today = try context.today()
    let book = try context.leaveBook()
    let draft = try LeaveDraft(context)
    let (entries, days, isSpan) = try context.entries(of: draft, book)
    guard !entries.isEmpty else {
      context.status = .no
      context.report(nothing: .entryNoBusinessDay)
      return context.answer([LeaveEntryItem](), columns: LeaveEntryItem.columns) { _ in }
    }
    let skipped = isSpan ? days.skipped : try context.charged(from: entries[0].day, until: entries[0].day).skipped
    let notes = EntryNotes(entries, typed: nil, book, skipped: skipped)
    let add = AddEntry(try context.store(), book, now: context.nowMilliseconds)
    let items = try add(entries, today: today)
    context.answer(entries: items) { LeaveText($0).write(items) }
    if let typed = isSpan ? draft.hoursPerDay : draft.hours {
      context.reportRounding(typed, entries[0].hours, book.setup)
    }
    context.warn(notes.sentences)
    context.report(undoable: .count(items.count, one: .sayAdded, many: .sayLeaveAddedMany))
  }
}

extension Context {
  /// Reports if the saved hours differ from the typed ones.
  func reportRounding(_ typed: String, _ saved: Hours, _ setup: LeaveSetup) {
    guard let exact = try? Hours(unrounded: typed), exact != saved else { return }
    switch setup.rounding {
    case .quarterHour:
      report(.sayLeaveRounded, .text(typed), .decimal(saved.text), .text("fasti leave setup --quarter off"))
    case .hundredth: report(.sayLeaveRoundedHundredths, .text(typed), .decimal(saved.text))
    }
  }
}

extension LeaveDraft {
  /// The arguments of `add` and `what-if`.
  static var arguments: [Argument] {
    [
      Argument("TYPE", .text, help: "a kind of leave: vacation, sick, comp ..."),
      Argument("ACTION", .choice(["used", "accrued", "adjustment"]), help: "used, accrued or adjustment"),
      Argument("HOURS", .text, .optional, help: "7.75, 7h45 or 7:45; a span may do without"),
    ]
  }

  /// The options of `add` and `what-if`.
  static var options: [Option] {
    [
      LeaveOptions.on, LeaveOptions.until, LeaveOptions.hoursPerDay, LeaveOptions.positive, LeaveOptions.negative,
      LeaveOptions.notes,
    ]
  }

  /// The typed fields.
  init(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    self.init(
      type: invocation.argument(0) ?? "", action: invocation.argument(1) ?? "", sign: try context.leaveSign(),
      hours: invocation.argument(2), hoursPerDay: invocation[LeaveOptions.hoursPerDay],
      notes: invocation[LeaveOptions.notes] ?? "")
  }
}
