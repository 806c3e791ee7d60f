import FastiCivil
public import FastiDays
import FastiFormats
import FastiHolidays
public import FastiTerminal

/// Writes spans of days off for people.
public struct BridgeText {
  private let context: Context

  /// A writer of an answer.
  public init(_ context: Context) { self.context = context }

  /// `16 days off for 5 of leave`.
  public func total(off: Int, for leave: Int) -> String {
    context.text(off == 1 ? .sayBridgesTotalOne : .sayBridgesTotalMany, .number(off), .number(leave))
  }

  /// Writes a line for the span, lines for its leave, and one for its holidays.
  public func write(_ item: BridgeItem) {
    let days = item.span.days
    let line = context.text(.fromTo, .text(text(days.first)), .text(text(days.last)))
    context.style.write(.bold, to: &context.out) { $0.write(text: line) }
    context.out.write(days.count, columns: 5)
    let gain = context.text(.sayBridgesSpan, .number(item.span.leave.count), .decimal(item.ratio))
    context.out.write(text: " \(gain)\n")
    for run in item.span.leave.runs {
      let (first, last) = (text(run.first), text(run.last))
      let days = run.count > 1 ? context.text(.fromTo, .text(first), .text(last)) : first
      context.out.write(text: "    \(context.text(.sayBridgesLeave, .text(days)))\n")
    }
    guard !item.holidays.isEmpty else { return }
    let names = item.holidays.joined(separator: ", ")
    context.out.write(text: "    \(context.text(.sayBridgesHolidays, .text(names)))\n")
  }

  private func text(_ day: Day) -> String {
    "\(context.words.shortWeekdays[day.weekday.number - 1]) \(day.iso)"
  }
}

extension [Day] {
  /// Sorted days as ranges of consecutive days.
  fileprivate var runs: [DayRange] {
    var runs: [DayRange] = []
    for day in self {
      if let last = runs.last, last.last + 1 == day {
        runs[runs.count - 1] = last.widened(before: 0, after: 1)
      } else {
        runs.append(DayRange(day))
      }
    }
    return runs
  }
}
