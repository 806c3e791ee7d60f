import FastiCivil
import FastiFormats

extension PageWords {
  /// The days of a range as an axis of a chart, the first at 0; months or years have labels, or days if there are few.
  func axis(_ range: DayRange) -> Chart.Axis {
    let months = (0...YearMonth(range.first).distance(to: YearMonth(range.last))).map { place in
      YearMonth(range.first).advanced(by: place)
    }
    var ticks: [Chart.Tick]
    switch months.count {
    case 1, 2:
      ticks = range.filter { $0.weekday == .monday }.map { day in
        Chart.Tick(String(day.date.dayOfMonth), Double(day - range.first))
      }
    case ...14:
      ticks = months.map { tick(short(month: $0.month), $0.days, range) }
    default:
      let years = Array(range.first.year...range.last.year)
      let step = (years.count + 11) / 12
      ticks = stride(from: 0, to: years.count, by: step).map { place in
        tick(year(years[place]), DayRange(year: years[place]), range)
      }
    }
    return Chart.Axis(0, Double(range.count), ticks: ticks)
  }

  /// The days of a range as the title of a chart: `2026` for a whole year.
  func title(_ range: DayRange) -> String {
    range == DayRange(year: range.first.year) ? year(range.first.year) : span(range)
  }

  private func tick(_ text: String, _ days: DayRange, _ range: DayRange) -> Chart.Tick {
    let (first, last) = (max(days.first, range.first), min(days.last, range.last))
    return Chart.Tick(text, Double(first - range.first), to: Double(last - range.first + 1))
  }
}
