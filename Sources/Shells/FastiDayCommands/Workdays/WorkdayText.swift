import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiTerminal

/// Writes business days for people: the answer first, then its calculation.
struct WorkdayText {
  let context: Context
  /// The greatest number of listed holidays; `--json` lists all of them.
  private static let longestList = 30

  init(_ context: Context) { self.context = context }

  /// Writes a count, its span, its sum, and the weekdays that were off.
  func write(_ count: WorkdayCount) {
    let parts = count.breakdown
    context.style.write(.bold, business(parts.businessDays), to: &context.out)
    context.out.write("\n")
    let span = context.text(
      .sayWorkdaysSpan, .text(named(count.from)), .text(named(count.to)), .word(count.bounds.sentence))
    line(span + regions(count))
    if count.from > count.to { line(context.text(.sayWorkdaysBackwards, .day(count.from), .day(count.to))) }
    let sum = sum(of: parts)
    line(
      count.from > count.to
        ? context.text(.sayWorkdaysSumBackwards, .text(sum), .number(parts.businessDays)) : sum)
    line(calendarDays(of: parts))
    if let parts = count.partDays { line(sentence(parts)) }
    let partDays = count.partDays?.items.map(\.part.day) ?? []
    write(
      count.holidays.filter {
        count.closed.contains($0.day) || partDays.contains($0.day) || $0.occurrence.kind == .workday
      })
  }

  /// Writes a day, and the days that were counted to reach it.
  func write(_ sum: WorkdaySum) {
    context.out.write(sum.day)
    context.out.write("  ")
    context.out.write(context.words.shortWeekdays[sum.day.weekday.number - 1])
    context.out.write("\n")
    let codes = sum.regions.map(\.string).joined(separator: ", ")
    let steps = context.text(
      sum.steps < 0 ? .sayWorkdaysBefore : .sayWorkdaysAfter, .text(business(sum.steps.size)), .text(named(sum.start)))
    line(steps + (codes.isEmpty ? "" : ", \(codes)"))
    if sum.start != sum.from { line(context.text(.sayWorkdaysBegan, .text(named(sum.from)), .day(sum.start))) }
    guard sum.steps != 0 else { return }
    line(context.text(.sayWorkdaysNotCounted, .text(self.sum(of: sum.breakdown)), .day(sum.start)))
    line(calendarDays(of: sum.breakdown))
  }

  /// Writes yes or no, with the reason.
  func write(_ answer: WorkdayAnswer) {
    context.out.write(answer.day)
    context.out.write("  ")
    context.out.write(context.words.shortWeekdays[answer.day.weekday.number - 1])
    context.out.write(text: "  \(context.text(answer.isBusinessDay ? .sayWorkdaysBusiness : .sayWorkdaysOff))")
    if answer.isRest {
      context.out.write(text: ": \(context.text(answer.isBusinessDay ? .sayWorkdaysWorked : .explainWeekend))")
    }
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
    if items.count > Self.longestList { line(context.text(.sayWorkdaysMore, .number(items.count - Self.longestList))) }
  }

  private func line(_ text: String) {
    context.out.write(text: "  \(text)\n")
  }

  /// The sum with positive numbers, because the sign is in the answer above it.
  private func sum(of parts: WorkdayBreakdown) -> String {
    let weekdays = context.text(parts.weekdays.size, one: .sayWorkdaysWeekdayOne, many: .sayWorkdaysWeekdayMany)
    let holidays = context.text(
      parts.holidaysOnWeekdays.size, one: .sayWorkdaysHolidayOne, many: .sayWorkdaysHolidayMany)
    let worked = context.text(parts.workedWeekendDays.size, one: .sayWorkdaysWorkedOne, many: .sayWorkdaysWorkedMany)
    return "\(weekdays) - \(holidays) + \(worked) = \(parts.businessDays.size)"
  }

  private func calendarDays(of parts: WorkdayBreakdown) -> String {
    context.text(
      parts.calendarDays.size == 1 ? .sayWorkdaysCalendarOne : .sayWorkdaysCalendarMany,
      .number(parts.calendarDays.size), .number(parts.weekendDays.size))
  }

  func named(_ day: Day) -> String {
    "\(day.iso) (\(context.words.shortWeekdays[day.weekday.number - 1]))"
  }

  private func sentence(_ parts: PartDaysLost) -> String {
    let (first, last) = (Sentence.Part.text(parts.hours.first.iso), Sentence.Part.text(parts.hours.last.iso))
    guard !parts.items.isEmpty else { return context.text(.sayWorkdaysNoPart, first, last) }
    let days = Set(parts.items.map { $0.part.day }).count
    return context.text(
      days == 1 ? .sayWorkdaysPartOne : .sayWorkdaysPartMany, .number(days),
      .decimal(parts.worked), first, last)
  }

  private func regions(_ count: WorkdayCount) -> String {
    let codes = count.regions.map(\.string)
    guard codes.count > 1 else { return codes.first.map { "; \($0)" } ?? "" }
    let combination = context.text(count.combination == .union ? .combineUnion : .combineIntersection)
    return "; \(codes.joined(separator: ", ")): \(combination)"
  }

  private func business(_ count: Int) -> String {
    context.text(
      Sentence(count.size == 1 ? .sayWorkdaysBusinessOne : .sayWorkdaysBusinessMany, .number(count)))
  }
}

extension Int {
  /// The number without its sign.
  fileprivate var size: Int { Int(clamping: magnitude) }
}

extension WorkdayBounds {
  /// Which ends are counted, in words.
  fileprivate var sentence: Template {
    switch self {
    case .exclusive: .sayWorkdaysExclusive
    case .from: .sayWorkdaysFirst
    case .to: .sayWorkdaysLast
    case .inclusive: .sayWorkdaysInclusive
    }
  }
}
