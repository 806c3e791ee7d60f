import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti leave setup`.
enum LeaveSetupCommand: Command {
  static let name = "setup"
  static let anchor = Option("anchor", .day, "DATE", help: "a payday; starting balances are those of that day")
  static let lag = Option("lag", .int(PaySchedule.lags), "DAYS", help: "from the end of a period to its payday")
  static let every = Option("every", .int(PaySchedule.daysBetween), "DAYS", help: "paid every n days")
  static let semimonthly = Option("semimonthly", .text, "A,B", help: "paid on two days of every month: 15,31")
  static let monthly = Option("monthly", .int(Limits.day), "DAY", help: "paid on one day of every month")
  static let start = Option(
    "start", .text, "TYPE=HOURS", help: "a starting balance; makes the kind of leave where there is none",
    repeats: true)
  static let rate = Option(
    "rate", .text, "TYPE=HOURS[@DATE]",
    help: "what paydays bring, from the next one, from DATE, or from the beginning: @start", repeats: true)
  static let cap = Option("cap", .text, "TYPE=HOURS", help: "accrual stops there; TYPE=none: never", repeats: true)
  static let carry = Option(
    "carry", .text, "TYPE=MM-DD:HOURS", help: "what is above HOURS on that date is lost; TYPE=none: nothing",
    repeats: true)
  static let floor = Option("floor", .text, "TYPE=HOURS", help: "what no day may fall below; 0", repeats: true)
  static let baseline = Option(
    "baseline", .choice(["additive", "statement"]), "additive|statement",
    help: "whether starting balances leave out the entries posted by then, or hold them")
  static let quarter = Option(
    "quarter", .choice(["on", "off"]), "on|off", help: "round typed hours to quarters of an hour")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show or change paydays, starting balances, rates and limits",
      details: [
        "Without options it shows the profile. Until one is saved, there is one to begin with: paid every 14 days "
          + "from 2026-02-06 on.",
        "A new rate holds from the next payday on and never changes the past, unless a date says so.",
      ],
      options: [
        anchor, lag, every, semimonthly, monthly, start, rate, cap, carry, floor, baseline, quarter,
      ],
      examples: [
        Example("fasti leave setup", "show the profile"),
        Example("fasti leave setup --rate vacation=7.70", "a raise from the next payday on"),
        Example("fasti leave setup --monthly 25 --anchor 2026-01-25 --start vacation=120", "paid monthly"),
        Example("fasti leave setup --carry vacation=12-31:80 --cap vacation=240", "what an employer allows"),
        Example("fasti leave setup --start study=16", "one more kind of leave"),
      ],
      statuses: [StatusNote(.no, "the profile is so already")])
  }

  static func run(_ context: Context) throws(Failure) {
    let store = try context.store()
    guard definition.options.contains(where: { context.invocation.has($0) }) else {
      let setup = try LoadLedger(store).setup()
      return context.answer(setup) { LeaveSetupText($0).write(setup) }
    }
    let edit = try edit(context)
    let answer = try SetupLeave(store, today: try context.today())(edit)
    context.answer(answer.setup) { LeaveSetupText($0).write(answer.setup) }
    guard answer.isChanged else {
      context.status = .no
      return context.report(nothing: .sayLeaveProfileSame)
    }
    if let redated = answer.redated { context.report(redated) }
    context.report(done: .sayChanged)
  }

  private static func edit(_ context: Context) throws(Failure) -> LeaveProfileEdit {
    let invocation = context.invocation
    var edit = LeaveProfileEdit()
    edit.anchor = try context.day(anchor)
    edit.pattern = try pattern(invocation)
    edit.lag = invocation.int(lag)
    edit.baseline = invocation[baseline].map { $0 == "statement" ? .statement : .additive }
    edit.rounding = invocation[quarter].map { $0 == "on" ? .quarterHour : .hundredth }
    edit.starts = invocation.all(start)
    edit.rates = invocation.all(rate)
    edit.caps = invocation.all(cap)
    edit.carries = invocation.all(carry)
    edit.floors = invocation.all(floor)
    return edit
  }

  private static func pattern(_ invocation: Invocation) throws(Failure) -> PaySchedule.Pattern? {
    let named = [every, semimonthly, monthly].filter { invocation.has($0) }
    guard named.count < 2 else {
      throw Failure(.usage(.exclusive(.schedules, named[0].field, named[1].field)), field: named[1].field)
    }
    if let days = invocation.int(every) { return .every(days: days) }
    if let day = invocation.int(monthly) { return .monthly(day) }
    guard let text = invocation[semimonthly] else { return nil }
    return try LeaveProfileEdit.semimonthly(text, field: .path("--semimonthly"))
  }
}
