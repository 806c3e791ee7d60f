import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiWords

// The rows of a month: days in columns, and what is on them as bars over the columns.
extension MonthPage {
  /// How many bars a row has at most; the rest is behind "+4".
  static let mostLanes = 12
  /// How many bars fit rows of the heights the stylesheet tells apart, lowest first.
  static let levels = [3, 5, 8, mostLanes]
  /// From how many bars on a month has at most ``fewLanes`` in a row, and not what is on its days: that is fetched when
  /// a day is opened.
  static let manyBars = 150
  /// How many bars a row has at most in a month of many.
  static let fewLanes = 4

  /// Whether it has so many bars that days are fetched when they are opened.
  var isFull: Bool { weeks.reduce(0) { $0 + $1.bars.count } > Self.manyBars }

  /// Gives the items that are shown, and only these, what takes long to make: their addresses, and what moves them.
  /// - Parameter complete: It gets the place of the day, and the item.
  public mutating func completeItems(_ complete: (Int, inout DayItem) -> Void) {
    guard isFull else {
      for day in days.indices {
        for place in days[day].items.indices { complete(day, &days[day].items[place]) }
      }
      return
    }
    for row in weeks {
      for bar in row.bars where bar.lane < Self.fewLanes {
        let day = row.place(of: bar.columns.lowerBound)
        complete(day, &days[day].items[bar.place])
      }
    }
  }

  func write(_ row: MonthWeek, _ isFull: Bool, onPaper: Int, _ html: inout HTML) {
    let isNow = days[row.days].contains { $0.mark.contains(.today) }
    html.element(.tr, .role("row"), .class("month-week")) { html in
      html.element(.th, .scope("row"), .role("rowheader"), .class("week-column")) { html in
        html.element(
          .a, .href(Paths.week(row.week)), .label("\(html.words(.week)) \(row.week.week)"), .tabIndex(-1),
          isNow ? .class("now") : nil
        ) { $0.number(row.week.week) }
      }
      for column in 0..<row.days.count { write(row, column, isFull, onPaper, &html) }
    }
  }

  private func write(_ row: MonthWeek, _ column: Int, _ isFull: Bool, _ onPaper: Int, _ html: inout HTML) {
    let cell = days[row.place(of: column)]
    let most = isFull ? Self.fewLanes : Self.mostLanes
    html.element(.td, .role("gridcell"), .selected(cell.day == selected)) { html in
      let name = html.words.long(cell.day)
      writeDay(cell, name, column, &html)
      for bar in row.bars(from: column) where bar.lane < most {
        html.bar(bar, cell.items[bar.place], isOnPaper: bar.lane < onPaper)
      }
      guard row.count(in: column, from: Self.levels[0]) > 0 else { return }
      for (level, lanes) in Self.levels.enumerated() {
        let count = row.count(in: column, from: min(lanes, most))
        guard count > 0 else { continue }
        let height = isFull && lanes > most ? GridClass.overFew : GridClass.over[level]
        let style = Attribute.classes("over", height, GridClass.from[column])
        let label = Attribute.label("\(name): +\(count)")
        if isFull {
          html.element(.a, style, Paths.inRange(cell.day).map { .href($0) }, label, .tabIndex(-1), text: "+\(count)")
          // Higher rows of such a month show no more of it.
          guard lanes < most else { return }
        } else {
          html.element(.button, .type("button"), style, .opening(cell.day), label, .tabIndex(-1), text: "+\(count)")
        }
      }
    }
  }

  private func writeDay(_ cell: DayCell, _ name: String, _ column: Int, _ html: inout HTML) {
    let isSelected = cell.day == selected
    let inside = month.days.contains(cell.day)
    html.element(
      .a, .classes(cell.cellStyle(selected: isSelected, inside: inside || isSelected), GridClass.from[column]),
      Limits.days.contains(cell.day) ? .href(Paths.month(YearMonth(cell.day), day: cell.day)) : nil,
      .label(cell.label(name, html.words)), .day(cell.day),
      .tabIndex(isSelected ? 0 : -1), cell.mark.contains(.today) ? .current("date") : nil
    ) { html in
      html.element(.span, .class("number"), number: cell.day.date.dayOfMonth)
      if let hijri = cell.hijri {
        html.element(.small, .class("hijri-day"), .hiddenFromEars) { html in
          html.number(hijri.date.dayOfMonth)
          html.element(.span, .class("roomy"), text: " \(html.words.name(hijri.date.month))")
        }
      }
      html.marks(cell)
    }
  }

  /// What is on the days of which a row does not show everything, to be opened in place.
  func writeOpened(_ row: MonthWeek, _ html: inout HTML) {
    for column in 0..<row.days.count where row.count(in: column, from: Self.levels[0]) > 0 {
      html.opened(days[row.place(of: column)])
    }
  }
}

/// The classes that place something in a grid: the policy of pages forbids styles of elements.
enum GridClass {
  static let from: [StaticString] = ["from-1", "from-2", "from-3", "from-4", "from-5", "from-6", "from-7"]
  static let span: [StaticString] = ["span-1", "span-2", "span-3", "span-4", "span-5", "span-6", "span-7"]
  static let over: [StaticString] = ["over-3", "over-5", "over-8", "over-12"]
  /// For rows of all heights but the lowest, where these show the same number of bars.
  static let overFew: StaticString = "over-5 over-8 over-12"
  static let lane: [StaticString] = [
    "lane-1", "lane-2", "lane-3", "lane-4", "lane-5", "lane-6", "lane-7", "lane-8", "lane-9", "lane-10", "lane-11",
    "lane-12",
  ]
}

extension HTML {
  fileprivate mutating func bar(_ bar: MonthBar, _ item: DayItem, isOnPaper: Bool) {
    let columns = bar.columns
    let cut: StaticString? =
      switch (bar.isCutBefore, bar.isCutAfter) {
      case (true, true): "cut-before cut-after"
      case (true, false): "cut-before"
      case (false, true): "cut-after"
      case (false, false): nil
      }
    chip(
      item,
      .classes(
        bar.isTimed ? "chip timed" : item.kind.chipStyle, GridClass.from[columns.lowerBound],
        GridClass.span[columns.count - 1], GridClass.lane[bar.lane], cut, isOnPaper ? nil : "off-paper"),
      isTimed: bar.isTimed)
  }

  /// A thing in a line of a grid: the dot of its kind where it has an hour, its hour and its name.
  mutating func chip(_ item: DayItem, _ style: Attribute?, isTimed: Bool = false) {
    let text = item.shortTitle
    // The title of a day is not that of the bar over several.
    let tip = item.days == nil ? item.title : text
    let content: (inout HTML) -> Void = { html in
      if isTimed { html.element(.span, .class(item.kind.markStyle), .hiddenFromEars) { _ in } }
      html.element(.span, .class("ears"), text: html.words(item.kind.phrase))
      html.chosen(item.look)
      html.space()
      if let time = item.time {
        html.clock(time)
        html.space()
      }
      html.element(.span, .ownDirection, text: text)
      if let days = item.days { html.element(.span, .class("ears"), text: ", \(html.words.span(days))") }
    }
    if let link = item.link {
      element(.a, style, .href(link), .tip(tip), .tabIndex(-1), item.move.map { .move($0) }, content: content)
    } else {
      element(.span, style, .tip(tip), content: content)
    }
  }
}
