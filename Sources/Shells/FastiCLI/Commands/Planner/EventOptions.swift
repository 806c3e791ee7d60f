import FastiAgenda
import FastiCivil
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// The options for the fields of an event.
enum EventOptions {
  static let on = Option("on", .day, "DATE", help: "the day, or the first of several")
  static let until = Option(
    "until", .day, "DATE", help: "the last day of an event of several days; '+4d' counts from --on")
  static let at = Option("at", .text, "TIME", help: "when it begins, 09:30; '' for the whole day")
  static let to = Option(
    "to", .text, "TIME", help: "when it ends, 10:15; a time before --at is on the next day; '' for none")
  static let lasts = Option("for", .text, "DURATION", help: "how long it lasts, in place of --to: 90m, 1h30, 2d")
  static let zone = Option(
    "in", .text, "ZONE", help: "whose clocks --at and --to mean: Asia/Tokyo; '' for those of wherever you are")
  static let place = Option("place", .text, "PLACE", help: "where it takes place")
  static let url = Option("url", .text, "URL", help: "an address that belongs to it")
  static let type = Option(
    "type", .choice(["event", "trip", "birthday", "money"]), "TYPE", help: "event, trip, birthday or money")
  static let every = Option(
    "every", .text, "STEP", help: "year, month, week, day or never; also '2 weeks' or 'year on 1 ramadan'")
  static let onDays = Option("on-days", .text, "DAYS", help: "the weekdays of each week: mo,we")
  static let nth = Option(
    "nth", .text, "WHICH", help: "which day of the month: last-fri, 2nd-tue, 1st-weekday or last-day")
  static let skip = Option.flag("skip", help: "leave out months and years without the day")
  static let last = Option("last", .day, "DATE", help: "the last day on which a repeated event may begin")
  static let times = Option("times", .int(1...Limits.days.count), "N", help: "how many times it comes")
  static let notes = Option("notes", .text, "TEXT", help: "notes")
  static let alarm = Option(
    "alarm", .text, "WHEN", help: "when to notify: start, 10m, 1h, 2d, '1d 18:00'", repeats: true)
  static let budget = Option("budget", .text, "MONEY", help: "what it may cost: '500 EUR'; '' for none")
  static let symbol = Option(
    "symbol", .text, "SYMBOL", help: "the symbol beside it; '' for none")
  static let color = Option("color", .text, "COLOR", help: "the symbol's colour; '' for none")
  static let noAlarm = Option.flag("no-alarm", help: "without the alarms it has")

  static let all = [
    on, until, at, to, lasts, zone, place, url, type, every, onDays, nth, skip, last, times, notes, alarm, budget,
    symbol, color,
  ]

  static let only = Option("only", .day, "DATE", help: "only the occurrence that begins on that day")
  static let from = Option("from", .day, "DATE", help: "the occurrence that begins on that day, and all later ones")

  static let details = [
    "A 31st comes on the last day of shorter months, 29 February on 28 February of common years; with --skip such months "
      + "and years are left out. --on-days alone means every week, --nth alone every month.",
    "A date of another calendar comes in each of its years: --every 'year on 1 ramadan', 'year on 15 nisan'; Hijri dates come by the "
      + "active months of fasti hijri. Then --on is the day from which it counts (default: today).",
    "DATE may be in words too: '19 june', '5 feb 2027', '+1m'.",
    "WHEN counts from the beginning, of a whole day from its midnight: '10m', '1h', '1 week', 'at start'; "
      + "'1d 18:00' or 'day before at 18:00' is at that time where you are. fasti notify run delivers it.",
    "A budget is kept in its own currency, and shown in that of the setting currency.home too, by the rates that are known.",
    "Symbols are \(words(EventSymbol.allCases.map(\.word))); colours are \(words(EventColor.allCases.map(\.word))).",
    "With --in the event is one moment everywhere: lists show it on the day and at the hour where you are.",
  ]

  /// The draft from the options. The last day of an event that keeps its first one is not in it, since it counts from
  /// that.
  /// - Parameter isNew: Whether the event is a new one, which has a first day.
  static func draft(_ context: Context, isNew: Bool = false) throws(Failure) -> EventDraft {
    let invocation = context.invocation
    var draft = EventDraft()
    draft.on = try context.day(on)
    if isNew || draft.on != nil { draft.until = try context.day(until, endsWhatBegins: draft.on) }
    draft.again.last = try context.day(last)
    draft.at = invocation[at]
    draft.to = invocation[to]
    draft.lasts = invocation[lasts]
    draft.zone = invocation[zone]
    draft.place = invocation[place]
    draft.url = invocation[url]
    draft.type = invocation[type]
    draft.again.every = invocation[every]
    if draft.again.saysDays, draft.on == nil, isNew { draft.on = try context.today() }
    draft.again.onDays = invocation[onDays]
    draft.again.nth = invocation[nth]
    draft.again.skips = invocation.has(skip) ? true : nil
    draft.again.times = invocation[times].flatMap { Int($0) }
    draft.notes = invocation[notes]
    draft.budget = invocation[budget]
    draft.symbol = invocation[symbol]
    // Every command has the option `--color`: its words say when output is coloured, all others the colour of the symbol.
    draft.color = invocation[color].flatMap { ["auto", "always", "never"].contains($0) ? nil : $0 }
    if invocation.has(alarm), invocation.has(noAlarm) {
      throw Failure(.usage(.exclusive(.alarms, alarm.field, noAlarm.field)), field: noAlarm.field)
    }
    if invocation.has(alarm) { draft.alarms = invocation.all(alarm) }
    if invocation.has(noAlarm) { draft.alarms = [] }
    return draft
  }

  private static func words(_ words: [StaticString]) -> String { words.map { "\($0)" }.joined(separator: ", ") }

  /// Which occurrences of an event are meant, and the one that was named.
  static func scope(_ id: String, _ context: Context) throws(Failure) -> (EventScope, Day?) {
    let given = [only, from].filter { context.invocation.has($0) }
    guard given.count < 2 else { throw Failure(.usage(.exclusive(.days, only.field, from.field)), field: from.field) }
    guard let option = given.first, let day = try context.day(option) else { return (.all, nil) }
    let planner = try context.planner(DayRange(day))
    do {
      return (option.name == only.name ? .only : .from, try planner.occurrence(of: id, beginningOn: day).original)
    } catch {
      guard error.cause == .days(.noOccurrence) else { throw error }
      throw Failure(error.cause, field: option.field, value: error.value, hint: error.hint)
    }
  }

  /// The result of an edit. An invalid step is reported like an invalid value of any option that takes one of several
  /// words.
  static func answering(_ edit: () throws(Failure) -> EventItem) throws(Failure) -> EventItem {
    do { return try edit() } catch {
      guard case .value(.word(let words)) = error.cause, [every.field, onDays.field, nth.field].contains(error.field)
      else { throw error }
      // In the order of help.
      let told = error.field == every.field ? ["year", "month", "week", "day", "never"] : words
      throw Failure(.value(.choice(told)), field: error.field, value: error.value, hint: error.hint)
    }
  }
}
