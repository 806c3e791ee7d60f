public import FastiCivil
public import FastiFormats
public import FastiLeave

extension PageWords {
  /// The balances of a kind of leave through some days: official, forecast, cap, floor, and expiring hours.
  /// - Throws: `.outsideLimits` or `.overflow`.
  /// - Complexity: as ``LeaveAccount/chart(_:over:)``.
  public func chart(
    _ account: LeaveAccount, over range: DayRange, today: Day
  ) throws(LeaveError) -> Chart {
    let official = try account.chart(.official, over: range)
    let forecast = try account.chart(.forecast, over: range)
    let lost = try account.forfeits(through: range.last).filter { range.contains($0.day) }
    let least = (official + forecast).min() ?? .zero
    let most = (official + forecast).max() ?? .zero
    // A limit far above the balances would flatten them, so only the summary mentions it.
    let cap = account.terms.policies.cap.flatMap { $0.number <= 2 * max(most.number, 1) ? $0 : nil }
    let floor = account.terms.floor
    let limits = [Hours.zero, floor, least, most] + (cap.map { [$0] } ?? [])
    var series = [
      Chart.Series(self(.forecast), .green, .areas([PageWords.area(forecast)])),
      Chart.Series(self(.official), .ink, .lines([PageWords.steps(official)])),
    ]
    if let cap { series.append(Chart.Series(self(.chartCap, hours(cap)), .red, .level(cap.number))) }
    series.append(Chart.Series(self(.chartFloor, hours(floor)), .quiet, .level(floor.number)))
    if !lost.isEmpty {
      let dots = lost.map { expiry in
        let before = max(0, expiry.day - range.first - 1)
        return Chart.Dot(
          Chart.Point(Double(before) + 1, forecast[before].number), "\u{2212}\(hours(expiry.hours))")
      }
      series.append(Chart.Series(self(.chartExpires), .orange, .dots(dots)))
    }
    if range.contains(today), range.count > 1 {
      series.append(Chart.Series("", .ink, .moment(Double(today - range.first) + 0.5, self(.today))))
    }
    return Chart(
      "\(self(leave: account.terms.type)) · \(title(range))",
      summary: summary(account, forecast, range, lost), across: axis(range),
      up: .round(
        from: limits.reduce(0) { min($0, $1.number) }, to: limits.reduce(1) { max($0, $1.number) }
      ) { number($0) }, series: series, figures: figures(official, forecast, range))
  }

  // MARK: Words

  private func summary(
    _ account: LeaveAccount, _ forecast: [Hours], _ range: DayRange, _ lost: [Expiry]
  ) -> String {
    let lowest = forecast.indices.min { forecast[$0] < forecast[$1] } ?? 0
    // If the range is within one year, only the title names the year.
    func day(_ day: Day) -> String { range.first.year == range.last.year ? dayMonth(day) : date(day) }
    var sentences = [
      self(
        .chartLeave, hours(forecast[0]), day(range.first), hours(forecast[forecast.count - 1]), day(range.last),
        hours(forecast[lowest]), day(range.first + lowest)),
      account.terms.policies.cap.map { self(.chartCap, hours($0)) + "." } ?? "",
      self(.chartFloor, hours(account.terms.floor)) + ".",
    ]
    sentences += lost.map { self(.chartLost, hours($0.hours), date($0.day)) }
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The balances at the end of each month, or of each year if there are many.
  private func figures(_ official: [Hours], _ forecast: [Hours], _ range: DayRange) -> Chart.Figures {
    let isByYear = range.count > 800
    let ends = range.filter { day in
      day == range.last || (isByYear ? day.year != (day + 1).year : day.date.dayOfMonth == YearMonth(day).length)
    }
    return Chart.Figures(
      [self(.chartUntil), self(.official), self(.forecast)],
      rows: ends.map { day in
        let place = day - range.first
        let text = isByYear || range.first.year != range.last.year ? date(day) : dayMonth(day)
        return .init([text, hours(official[place]), hours(forecast[place])], amount: forecast[place].number)
      })
  }

  // MARK: Shapes

  /// A balance of each day as a line of steps.
  private static func steps(_ balances: [Hours]) -> [Chart.Point] {
    var points: [Chart.Point] = []
    for (day, balance) in balances.enumerated() where day == 0 || balance != balances[day - 1] {
      if let last = points.last { points.append(Chart.Point(Double(day), last.up)) }
      points.append(Chart.Point(Double(day), balance.number))
    }
    if let last = points.last { points.append(Chart.Point(Double(balances.count), last.up)) }
    return points
  }

  /// The same as the area between the line and zero.
  private static func area(_ balances: [Hours]) -> [Chart.Point] {
    [Chart.Point(0, 0)] + steps(balances) + [Chart.Point(Double(balances.count), 0)]
  }
}

extension Hours {
  /// The hours as a number to draw.
  fileprivate var number: Double { Double(ticks) / Double(Hours.ticksPerHour) }
}
