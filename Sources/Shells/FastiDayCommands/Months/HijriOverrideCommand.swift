import FastiCalendars
import FastiCivil
import FastiDays
import FastiRecords
import FastiTerminal

/// `fasti hijri override YEAR-MONTH DATE | --remove`.
enum HijriOverrideCommand: Command {
  static let name = "override"
  static let remove = Option.flag("remove", help: "let the month begin as its source says")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Set the first day of a Hijri month yourself",
      details: [
        "The months after it follow with 29 or 30 days, and the ones before may be left with more or fewer. Every "
          + "announced or confirmed month whose days change is listed, before and after. fasti undo takes it "
          + "back."
      ],
      arguments: [
        Argument("MONTH", help: "YEAR-MONTH in Hijri numbers: 1447-9 is Ramadan 1447"),
        Argument("DATE", .day, .optional, help: "its first day, within 3 days of the calculated one"),
      ],
      options: [remove],
      examples: [
        Example("fasti hijri override 1447-9 2026-02-19", "Ramadan 1447 begins on 19 February 2026"),
        Example("fasti hijri override 1447-9 --remove", "or as its source says"),
      ],
      statuses: [
        StatusNote(.notFound, "the month was not set"), StatusNote(.refused, "another month you set leaves no room"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let month = try EditMonthOverride.month(context.invocation.argument(0) ?? "")
    let day = try context.day(at: 1)
    let edit = EditMonthOverride(try context.store())
    let effects: [MonthEffect]
    switch (day, context.invocation.has(remove)) {
    case (let day?, false): effects = try edit.set(month, day)
    case (nil, true): effects = try edit.remove(month)
    default:
      throw Failure(
        .usage(.either("DATE", "--remove")), field: .date, hint: .line("fasti hijri override \(month.text) --remove"))
    }
    let show = ShowHijri(try context.months())
    for effect in effects { context.report(effect.sentence) }
    for odd in show.oddMonths(before: month, languages: context.languages)
    where day != nil && !effects.contains(where: { $0.month == odd.month.month }) {
      context.report(
        .sayHijriLeft, odd.month.month.named, .number(odd.month.length), .day(odd.month.start),
        .day(odd.month.end - 1))
    }
    let first = "\(month.year)-\(month.month)-1"
    HijriCommand.answer(try show(hijri: first, languages: context.languages), context)
    if try context.reportIfUnchanged(month.text) {
      context.report(done: day == nil ? .sayHijriRemoved : .sayHijriSet)
    }
  }
}
