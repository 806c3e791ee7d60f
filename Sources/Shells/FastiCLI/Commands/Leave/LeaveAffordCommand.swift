import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave afford TYPE HOURS`.
enum LeaveAffordCommand: Command {
  static let name = "afford"
  static let from = Option("from", .day, "DATE", help: "the first day to look at; default: today")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show the first day on which hours can be taken",
      details: [
        "The first day on which they can be taken without the forecast of any later day going under the floor, at "
          + "most 1100 days ahead, and what makes it possible.",
        "With a cap or a carry-over date every day is tried with what would accrue and be lost then; what fits before a "
          + "carry-over date may not fit after it.",
      ],
      arguments: [
        Argument("TYPE", .text, help: "a kind of leave: vacation, sick, comp ..."),
        Argument("HOURS", .text, help: "how many: 40, 7.75, 7h45"),
      ],
      options: [from],
      examples: [Example("fasti leave afford vacation 40", "when a week of vacation can begin")],
      statuses: [StatusNote(.no, "not within 1100 days")])
  }

  static func run(_ context: Context) throws(Failure) {
    let day = try context.dayOrToday(from)
    let book = try context.leaveBook()
    guard let type = try context.leaveType(at: 0, book),
      let hours = context.invocation.argument(1)
    else { return }
    let answer = try AffordLeave(book.ledger)(type, hours, from: day)
    if answer.day == nil { context.status = .no }
    context.reportIfSample(book.setup)
    context.answer(answer) { context in
      if let first = answer.day {
        context.style.write(.bold, first.iso, to: &context.out)
        let told = context.text(
          answer.isLasting ? .sayLeaveAfford : .sayLeaveAffordOn, .text(LeaveText(context).name(type)), .decimal(hours))
        context.out.write(text: ": \(told)\n")
      } else {
        context.out.write(text: context.text(.sayLeaveNotWithin, .number(LeaveAccount.horizon), .day(day)) + "\n")
      }
      var headroom = Sentence(.sayLeaveHeadroom, .day(day), .decimal(answer.headroom.text))
      if answer.tightest != day {
        headroom = Sentence(
          .sayLeaveHeadroomLow, .sentence(headroom), .day(answer.tightest), .decimal(answer.lowest.text))
      }
      context.out.write(text: context.text(headroom) + "\n")
      LeaveText(context).write(answer.changes)
    }
  }
}
