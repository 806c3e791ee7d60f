import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays

/// Writes business days for people: the answer first, then how it came about.
struct WorkdayText {
  let context: Context
  /// The holidays a person reads; all of a century are for `--json`.
  private static let longestList = 30

  init(_ context: Context) { self.context = context }

  /// A count, its span, its sum, and the weekdays that were off.
  func write(_ count: WorkdayCount) {
    let parts = count.breakdown
    context.style.write(.bold, "\(plural(parts.businessDays, "business day"))", to: &context.out)
    context.out.write("\n")
    line("from \(named(count.from)) to \(named(count.to)), \(count.bounds.sentence)\(regions(count))")
    if count.from > count.to { line("\(count.from.iso) comes after \(count.to.iso), so this counts backwards") }
    line(sum(of: parts) + (count.from > count.to ? ", backwards \(parts.businessDays)" : ""))
    line(calendarDays(of: parts))
    if let parts = count.partDays { line(sentence(parts)) }
    let partDays = count.partDays?.items.map(\.part.day) ?? []
    write(
      count.holidays.filter {
        count.closed.contains($0.day) || partDays.contains($0.day) || $0.occurrence.kind == .workday
      })
  }

  /// A day, and what was counted to get there.
  func write(_ sum: WorkdaySum) {
    context.out.write(sum.day)
    context.out.write("  ")
    context.out.write(context.words.shortWeekdays[sum.day.weekday.number - 1])
    context.out.write("\n")
    let codes = sum.regions.map(\.string).joined(separator: ", ")
    let side = sum.steps < 0 ? "before" : "after"
    line("\(plural(sum.steps.size, "business day")) \(side) \(named(sum.start))\(codes.isEmpty ? "" : ", \(codes)")")
    if sum.start != sum.from { line("\(named(sum.from)) is a day off, so counting began on \(sum.start.iso)") }
    guard sum.steps != 0 else { return }
    line(self.sum(of: sum.breakdown) + "; \(sum.start.iso) not counted")
    line(calendarDays(of: sum.breakdown))
  }

  /// Yes or no, and why.
  func write(_ answer: WorkdayAnswer) {
    context.out.write(answer.day)
    context.out.write("  ")
    context.out.write(context.words.shortWeekdays[answer.day.weekday.number - 1])
    context.out.write(answer.isBusinessDay ? "  a business day" : "  no business day")
    if answer.isRest { context.out.write(answer.isBusinessDay ? ": a weekend day worked" : ": a weekly day of rest") }
    context.out.write("\n")
    for item in answer.holidays {
      context.out.write("  ")
      HolidayText(context).write(item)
      context.out.write("\n")
    }
  }

  private func write(_ items: [HolidayItem]) {
    for item in items.prefix(Self.longestList) {
      context.out.write("  ")
      context.out.write(item.day)
      context.out.write("  ")
      context.out.write("\(context.words.shortWeekdays[item.day.weekday.number - 1])", columns: 5)
      HolidayText(context).write(item)
      context.out.write("\n")
    }
    if items.count > Self.longestList { line("and \(items.count - Self.longestList) more: --json lists all") }
  }

  private func line(_ text: String) {
    context.out.write(text: "  \(text)\n")
  }

  /// The sum without signs: people subtract forwards, and the answer has its sign above.
  private func sum(of parts: WorkdayBreakdown) -> String {
    "\(plural(parts.weekdays.size, "weekday")) - \(plural(parts.holidaysOnWeekdays.size, "holiday")) on weekdays + "
      + "\(plural(parts.workedWeekendDays.size, "worked weekend day")) = \(parts.businessDays.size)"
  }

  private func calendarDays(of parts: WorkdayBreakdown) -> String {
    "\(plural(parts.calendarDays.size, "day")), of which \(parts.weekendDays.size) on weekends"
  }

  func named(_ day: Day) -> String {
    "\(day.iso) (\(context.words.shortWeekdays[day.weekday.number - 1]))"
  }

  private func sentence(_ parts: PartDaysLost) -> String {
    let hours = "\(parts.hours.first.iso) to \(parts.hours.last.iso)"
    guard !parts.items.isEmpty else { return "no day of it is off in part, for work from \(hours)" }
    let days = plural(parts.items.count, "day")
    return "\(days) of it off in part, which leaves \(parts.worked) days of work from \(hours)"
  }

  private func regions(_ count: WorkdayCount) -> String {
    let codes = count.regions.map(\.string)
    guard codes.count > 1 else { return codes.first.map { "; \($0)" } ?? "" }
    return "; \(codes.joined(separator: ", ")): off if off in \(count.combination == .union ? "any" : "all")"
  }

  private func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 || count == -1 ? "" : "s")"
  }
}

extension Int {
  /// The number without its sign; of the numbers counted here none is the one that has no opposite.
  fileprivate var size: Int { Int(clamping: magnitude) }
}

extension WorkdayBounds {
  /// Which ends are counted, in words.
  fileprivate var sentence: String {
    switch self {
    case .exclusive: "neither day counted"
    case .from: "the first day counted, the last not"
    case .to: "the last day counted, the first not"
    case .inclusive: "both days counted"
    }
  }
}
