import FastiCivil
import FastiWords

// A month on paper, where nothing opens: a row shows as many bars as fit, and all others are a list below the grid.
extension MonthPage {
  /// The height in millimetres that a sheet in landscape has below the head of a month.
  private static let sheetHeight = 155
  /// The height of a row without bars.
  private static let rowHeight = 7
  /// The height of a bar of one line.
  private static let barHeight = 4
  /// The height of a bar of two lines.
  private static let tallBarHeight = 7
  /// The height of a line of the list.
  private static let lineHeight = 3
  /// How many letters a line of a bar has in a column.
  private static let letters = 26
  /// The columns of the list.
  private static let listColumns = 4
  /// How many bytes the list has at most, so that a page is at most 200 kB.
  private static let mostRest = 60_000

  /// How many bars a row has at most on paper: as many as leave room for the list on the same sheet. If even none do, there are
  /// several sheets.
  var lanesOnPaper: Int {
    let most = isFull ? Self.fewLanes : Self.mostLanes
    return (0...most).reversed().first { height(with: $0) <= Self.sheetHeight } ?? most
  }

  /// Whether rows on paper are as low as what is in them: some have more bars than rows of equal height have room for.
  /// - Parameter lanes: How many bars a row has at most on paper.
  func isCrowded(with lanes: Int) -> Bool { weeks.contains { row in row.bars.contains { $0.lane >= min(3, lanes) } } }

  /// The height of the rows with at most so many bars, and of the list.
  private func height(with lanes: Int) -> Int {
    var (height, rest) = (0, 0)
    for row in weeks {
      var heights = [Int](repeating: 0, count: lanes)
      for bar in row.bars {
        guard bar.lane < lanes else {
          rest += 1
          continue
        }
        heights[bar.lane] = max(heights[bar.lane], self.height(of: bar, in: row))
      }
      height += Self.rowHeight + heights.reduce(0, +)
    }
    return height + Self.lineHeight * ((rest + Self.listColumns - 1) / Self.listColumns)
  }

  private func height(of bar: MonthBar, in row: MonthWeek) -> Int {
    let item = days[row.place(of: bar.columns.lowerBound)].items[bar.place]
    let count = item.shortTitle.utf8.count + (item.time == nil ? 0 : 6)
    return count > Self.letters * bar.columns.count ? Self.tallBarHeight : Self.barHeight
  }

  /// Writes what is not in the rows on paper, each with its day. It is only on paper.
  func writeRest(after lanes: Int, _ html: inout HTML) {
    let rest = weeks.flatMap { week in
      (0..<week.days.count).flatMap { column in
        week.bars(from: column).filter { $0.lane >= lanes }.map { (day: week.place(of: column), item: $0.place) }
      }
    }
    guard !rest.isEmpty else { return }
    html.element(.ul, .class("on-paper")) { html in
      let start = html.bytes.count
      for (index, place) in rest.enumerated() {
        guard html.bytes.count - start < Self.mostRest else {
          return html.element(.li, text: html.words(.andMore, html.words.number(rest.count - index)))
        }
        html.rest(days[place.day].items[place.item], on: days[place.day].day)
      }
    }
  }
}

extension HTML {
  fileprivate mutating func rest(_ item: DayItem, on day: Day) {
    element(.li) { html in
      html.element(.strong, text: item.days.map { html.words.span($0) } ?? html.words.short(day))
      html.space()
      if let time = item.time {
        html.clock(time)
        html.space()
      }
      html.element(.span, .ownDirection, text: item.shortTitle)
    }
  }
}
