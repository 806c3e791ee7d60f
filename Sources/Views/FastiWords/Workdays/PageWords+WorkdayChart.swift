public import FastiCivil
public import FastiFormats
public import FastiHolidays

extension PageWords {
  /// The days off of each month, or of each year if there are many: weekly days of rest, and holidays on weekdays above them.
  /// - Throws: `.outside` when the calendar does not have all the days.
  public func chart(daysOff range: DayRange, _ calendar: WorkdayCalendar) throws(WorkdayError) -> Chart {
    let parts = PageWords.parts(of: range)
    var counts: [WorkdayBreakdown] = []
    for part in parts {
      counts.append(try calendar.breakdown(from: part.first, to: part.last, bounds: .inclusive))
    }
    let names = parts.map { name($0, of: range) }
    let rests = counts.map { Double($0.rest) }
    let holidays = zip(counts, rests).enumerated().compactMap { place, count -> Chart.Box? in
      guard count.0.holidaysOnWeekdays > 0 else { return nil }
      return PageWords.bar(place, from: count.1, to: count.1 + Double(count.0.holidaysOnWeekdays))
    }
    let step = (parts.count + 13) / 14
    return Chart(
      "\(self(.chartDaysOff)) · \(title(range))", summary: summary(daysOff: range, parts, counts),
      across: Chart.Axis(
        0, Double(parts.count),
        ticks: stride(from: 0, to: parts.count, by: step).map { place in
          let text = parts.count > 14 || parts.count == 1 ? names[place] : short(month: parts[place].first.date.month)
          return Chart.Tick(text, Double(place), to: Double(min(place + step, parts.count)))
        }, lines: false),
      up: .round(from: 0, to: counts.reduce(1) { max($0, Double($1.calendarDays - $1.businessDays)) }) { number($0) },
      series: [
        Chart.Series(
          self(.weekendDays), .purple, .boxes(rests.enumerated().map { PageWords.bar($0, from: 0, to: $1) })),
        Chart.Series(self(.holidaysOnWeekdays), .pink, .boxes(holidays)),
      ], figures: figures(names, counts))
  }

  /// Each day of a year in the row of its month: days off, the spans made by leave, and the days of leave.
  /// - Throws: `.outside` when the calendar does not have the whole year.
  public func chart(
    bridges spans: [BridgeSpan], in year: Int, _ calendar: WorkdayCalendar
  ) throws(WorkdayError) -> Chart {
    let days = DayRange(year: year)
    let leave = Set(spans.flatMap { $0.leave })
    var off: [Day] = []
    for day in days where try !calendar.isBusinessDay(day) { off.append(day) }
    let spanned = spans.flatMap { span in span.days.filter { days.contains($0) && !leave.contains($0) } }
    let isSpanned = Set(spanned)
    return Chart(
      "\(self(.bridgesTitle)) · \(self.year(year))",
      summary: spans.isEmpty
        ? self(.noSpan)
        : spans.map { self(.chartSpan, self.span($0.days), String($0.days.count), String($0.leave.count)) }
          .joined(separator: " "),
      across: Chart.Axis(
        1, 32, ticks: [1, 5, 10, 15, 20, 25, 30].map { Chart.Tick(String($0), Double($0), to: Double($0 + 1)) },
        lines: false),
      up: Chart.Axis(
        0, 12, ticks: (1...12).map { Chart.Tick(short(month: $0), Double(12 - $0), to: Double(13 - $0)) },
        lines: false),
      series: [
        Chart.Series(self(.chartOff), .wash, .boxes(off.filter { !isSpanned.contains($0) }.map(PageWords.cell))),
        Chart.Series(self(.chartInSpan), .green, .boxes(spanned.map(PageWords.cell))),
        Chart.Series(self(.leave), .orange, .boxes(leave.sorted().map(PageWords.cell))),
      ],
      figures: Chart.Figures(
        [self(.bridgesTitle), self(.chartOff), self(.leave)],
        rows: spans.map { span in
          .init(
            [self.span(span.days), String(span.days.count), String(span.leave.count)], amount: Double(span.days.count))
        }))
  }

  // MARK: Parts

  /// The months of a range, or its years if there are more than two.
  private static func parts(of range: DayRange) -> [DayRange] {
    let first = YearMonth(range.first)
    let count = first.distance(to: YearMonth(range.last)) + 1
    let parts =
      count > 24
      ? (range.first.year...range.last.year).map { DayRange(year: $0) }
      : (0..<count).map { first.advanced(by: $0).days }
    return parts.compactMap { $0.intersection(range) }
  }

  private func name(_ part: DayRange, of range: DayRange) -> String {
    if YearMonth(part.first) != YearMonth(part.last) { return year(part.first.year) }
    return range.first.year == range.last.year ? title(month: part.first.date.month) : title(YearMonth(part.first))
  }

  /// The same within a sentence, where some languages use a lower-case letter.
  private func mention(_ part: DayRange, of range: DayRange) -> String {
    guard YearMonth(part.first) == YearMonth(part.last) else { return year(part.first.year) }
    let month = "\(dates.name(month: part.first.date.month))"
    return range.first.year == range.last.year ? month : "\(month) \(part.first.year)"
  }

  private func summary(daysOff range: DayRange, _ parts: [DayRange], _ counts: [WorkdayBreakdown]) -> String {
    let off = counts.map { $0.calendarDays - $0.businessDays }
    let most = off.indices.max { (off[$0], -$0) < (off[$1], -$1) } ?? 0
    let least = off.indices.min { (off[$0], $0) < (off[$1], $1) } ?? 0
    let whole = self(
      .chartDaysOffSum, span(range), number(off.reduce(0, +)), number(counts.reduce(0) { $0 + $1.holidaysOnWeekdays }))
    guard counts.count > 1, off[most] > off[least] else { return whole }
    return whole + " "
      + self(
        .chartDaysOffMost, mention(parts[most], of: range), number(off[most]), mention(parts[least], of: range),
        number(off[least]))
  }

  private func figures(_ names: [String], _ counts: [WorkdayBreakdown]) -> Chart.Figures {
    Chart.Figures(
      [self(.chartPart), self(.weekendDays), self(.holidaysOnWeekdays), self(.businessDays)],
      rows: zip(names, counts).map { name, count in
        .init(
          [name, number(count.rest), number(count.holidaysOnWeekdays), number(count.businessDays)],
          amount: Double(count.calendarDays - count.businessDays))
      })
  }

  private static func bar(_ place: Int, from low: Double, to high: Double) -> Chart.Box {
    Chart.Box(.init(Double(place) + 0.15, low), .init(Double(place) + 0.85, high))
  }

  private static func cell(_ day: Day) -> Chart.Box {
    let (across, up) = (Double(day.date.dayOfMonth), Double(12 - day.date.month))
    return Chart.Box(.init(across + 0.06, up + 0.12), .init(across + 0.94, up + 0.88))
  }
}

extension WorkdayBreakdown {
  /// The weekly days of rest that are not worked.
  fileprivate var rest: Int { weekendDays - workedWeekendDays }
}
