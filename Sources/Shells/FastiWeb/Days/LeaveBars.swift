import FastiCivil
import FastiLeave
import FastiPerson
import FastiRecords

/// The bars of leave in a month: consecutive days of one span. A bar ends before a weekend or a holiday, which does not
/// use leave.
struct LeaveBars {
  /// A bar of consecutive days.
  struct Bar {
    var days: DayRange
    /// The sum of the added hours; negative for hours taken.
    var signed: Hours
  }

  private struct Key: Hashable {
    let span: RecordID
    let type: LeaveType
    let action: LeaveAction
  }

  private var bars: [Bar] = []
  private var places: [RecordID: Int] = [:]

  /// The bars of days, in order.
  init(_ reports: [DayReport]) {
    var open: [Key: Int] = [:]
    for report in reports {
      for entry in report.leave {
        guard let id = entry.id, let span = entry.span else { continue }
        let key = Key(span: span, type: entry.type, action: entry.action)
        if let place = open[key], bars[place].days.last == report.day - 1 {
          bars[place].days = DayRange(bars[place].days.first...report.day)
          bars[place].signed = Hours(ticks: bars[place].signed.ticks + entry.signed.ticks)
          places[id] = place
        } else {
          open[key] = bars.count
          places[id] = bars.count
          bars.append(Bar(days: DayRange(report.day), signed: entry.signed))
        }
      }
    }
  }

  /// The bar with an entry; nil for an entry without a span.
  subscript(entry: LeaveEntryItem) -> Bar? { entry.id.flatMap { places[$0] }.map { bars[$0] } }
}
