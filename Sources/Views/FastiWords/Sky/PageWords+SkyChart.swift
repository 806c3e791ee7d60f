public import FastiCalendars
public import FastiCivil
public import FastiFormats

extension PageWords {
  /// Sun and Moon through a year: daylight and twilight of each day by the clock, and above them the new and full moons.
  public func chart(_ sky: SkyYear, at place: String, today: Day) -> Chart {
    let range = DayRange(year: sky.year)
    func dots(_ days: [Day]) -> Chart.Shape {
      .dots(days.map { Chart.Dot(Chart.Point(Double($0 - range.first) + 0.5, 25.5)) })
    }
    var series = [
      Chart.Series(self(.chartTwilight), .purple, .bands(PageWords.bands(sky) { $0.twilight })),
      Chart.Series(self(.weatherDaylight), .now, .bands(PageWords.bands(sky) { $0.sun })),
      Chart.Series(capitalised(self(.saySkyNewMoon)), .ink, dots(sky.newMoons)),
      Chart.Series(capitalised(self(.saySkyFullMoon)), .paper, dots(sky.fullMoons)),
    ]
    if range.contains(today) {
      series.append(Chart.Series("", .ink, .moment(Double(today - range.first) + 0.5, self(.today))))
    }
    let hours = [0, 6, 12, 18, 24].map { Chart.Tick(String($0), Double($0)) }
    return Chart(
      "\(self(.chartSky)) · \(place) · \(year(sky.year))", summary: summary(sky), across: axis(range),
      up: Chart.Axis(0, 27, ticks: hours + [Chart.Tick(self(.weatherMoon), 25.5)]), series: series,
      figures: figures(sky))
  }

  // MARK: Words

  private func summary(_ sky: SkyYear) -> String {
    var sentences: [String] = []
    let always = PageWords.runs(sky.days) { $0.sun.isAlways }
    let never = PageWords.runs(sky.days) { $0.sun.isNever }
    let order = sky.days.indices.sorted { (sky.days[$0].sun.seconds, $0) < (sky.days[$1].sun.seconds, $1) }
    let most = order.last.flatMap { last in sky.days.first { $0.sun.seconds == sky.days[last].sun.seconds } }
    if always.isEmpty, let most {
      sentences.append(self(.chartLongest, dayMonth(most.day), PageWords.length(most.sun.seconds)))
    }
    if never.isEmpty, let least = order.first.map({ sky.days[$0] }) {
      sentences.append(self(.chartShortest, dayMonth(least.day), PageWords.length(least.sun.seconds)))
    }
    if !always.isEmpty { sentences.append(self(.chartPolarDay, spans(always))) }
    if !never.isEmpty { sentences.append(self(.chartPolarNight, spans(never))) }
    let changes = sky.days.indices.dropFirst().filter { sky.days[$0].offset != sky.days[$0 - 1].offset }
    if !changes.isEmpty { sentences.append(self(.chartClocks, list(changes.map { dayMonth(sky.days[$0].day) }))) }
    sentences.append(self(.chartMoons, number(sky.newMoons.count), number(sky.fullMoons.count)))
    return sentences.joined(separator: " ")
  }

  /// The middle of each month, and its moons.
  private func figures(_ sky: SkyYear) -> Chart.Figures {
    func days(_ moons: [Day], _ month: Int) -> String {
      moons.filter { $0.date.month == month }.map { String($0.date.dayOfMonth) }.joined(separator: ", ")
    }
    return Chart.Figures(
      [
        self(.chartDay), capitalised(self(.saySkySunrise)), capitalised(self(.saySkySunset)), self(.weatherDaylight),
        capitalised(self(.saySkyNewMoon)), capitalised(self(.saySkyFullMoon)),
      ],
      rows: sky.days.filter { $0.day.date.dayOfMonth == 15 }.map { times in
        let month = times.day.date.month
        return .init(
          [
            dayMonth(times.day), times.sun.rise.map { clock($0) } ?? "\u{2013}",
            times.sun.set.map { clock($0) } ?? "\u{2013}", PageWords.length(times.sun.seconds),
            days(sky.newMoons, month), days(sky.fullMoons, month),
          ], amount: Double(times.sun.seconds))
      })
  }

  private func spans(_ runs: [(first: Day, last: Day)]) -> String {
    list(runs.map { $0.first == $0.last ? dayMonth($0.first) : "\(dayMonth($0.first)) – \(dayMonth($0.last))" })
  }

  /// Hours and minutes: `18:37`.
  private static func length(_ seconds: Int) -> String {
    let minutes = (seconds + 30) / 60
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  /// The days on which a condition is true, as ranges.
  private static func runs(_ days: [SunTimes], _ holds: (SunTimes) -> Bool) -> [(first: Day, last: Day)] {
    var runs: [(first: Day, last: Day)] = []
    for times in days where holds(times) {
      if let last = runs.last, last.last + 1 == times.day {
        runs[runs.count - 1].last = times.day
      } else {
        runs.append((times.day, times.day))
      }
    }
    return runs
  }

  // MARK: Shapes

  /// The light of the days as bands. A band ends if the next day has other parts, or if clocks change.
  private static func bands(_ sky: SkyYear, _ light: (SunTimes) -> ClockLight) -> [Chart.Band] {
    let start = DayRange(year: sky.year).first
    var bands: [Chart.Band] = []
    var first = 0
    while first < sky.days.count {
      let parts = light(sky.days[first]).hours
      var last = first
      while last + 1 < sky.days.count, sky.days[last + 1].offset == sky.days[first].offset,
        isSame(light(sky.days[last + 1]).hours, parts)
      {
        last += 1
      }
      for place in parts.indices {
        bands.append(
          Chart.Band(
            points(sky.days[first...last], start) { light($0).hours[place].lowerBound },
            points(sky.days[first...last], start) { light($0).hours[place].upperBound }))
      }
      first = last + 1
    }
    return bands
  }

  /// Whether two days have the same number of parts of light, and the same parts begin or end at midnight.
  private static func isSame(_ parts: [ClosedRange<Double>], _ others: [ClosedRange<Double>]) -> Bool {
    parts.count == others.count
      && parts.indices.allSatisfy { place in
        (parts[place].lowerBound == 0) == (others[place].lowerBound == 0)
          && (parts[place].upperBound == 24) == (others[place].upperBound == 24)
      }
  }

  /// A line from the beginning of the first day to the end of the last, through the middle of every third day.
  private static func points(
    _ days: ArraySlice<SunTimes>, _ start: Day, _ hour: (SunTimes) -> Double
  ) -> [Chart.Point] {
    guard let first = days.first, let last = days.last else { return [] }
    var points = [Chart.Point(Double(first.day - start), hour(first))]
    points += days.filter { ($0.day - first.day) % 3 == 1 }.map { Chart.Point(Double($0.day - start) + 0.5, hour($0)) }
    points.append(Chart.Point(Double(last.day - start) + 1, hour(last)))
    return points
  }
}
