import FastiFormats
import FastiCivil
import FastiWords

extension HTML {
  /// The hours at the side of a grid, each with its line. Screen readers skip them, because each item has its own
  /// hours.
  mutating func hourNames(_ grid: HourGrid) {
    element(.div, .class("hour-names"), .firstHour(grid.hours.lowerBound), .hiddenFromEars) { html in
      for hour in grid.hours {
        html.element(
          .span, .class("hour", Array("at-\((hour - grid.hours.lowerBound) * 4)".utf8)),
          text: html.words.dates.text(hour: hour))
      }
    }
  }

  /// The number of items of a day that are not in its column, as a link to where they are.
  mutating func over(_ count: Int, _ day: Day, _ column: Int, _ path: Path?) {
    guard count > 0 else { return }
    element(
      .a, .classes("over-hours", GridClass.from[column]), path.map { .href($0) },
      .label("\(words.long(day)): +\(count)"), text: "+\(count)")
  }

  /// The line that the script of the page puts at the present time of today.
  mutating func nowLine(_ today: Day, _ grid: HourGrid, _ column: Int) {
    element(
      .div, .classes("now-line", GridClass.from[column]), .hook("clock"), .clock(of: today),
      .firstHour(grid.hours.lowerBound), .hiddenFromEars
    ) { _ in }
  }
}
