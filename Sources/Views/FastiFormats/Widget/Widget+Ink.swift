import FastiAgenda
import FastiCivil

extension Widget {
  /// E-ink: today and the month on the left, the next special days on the right. It uses only black and white.
  func drawInk(_ picture: inout Drawing) {
    let grid = MonthGrid(YearMonth(today), from: firstDay)
    picture.box(30, 30, 7_940, 900, radius: 145, fill: .now)
    picture.box(30, 700, 7_940, 230, fill: .now)
    picture.line(15, 930, 7_985, 930, width: 30)
    var date = UTF8Writer(capacity: 40)
    date.write(long: today, words)
    picture.line(
      date.string, 260, todaysWeather == nil ? 600 : 530, size: 340, color: .nowInk, isHeavy: true, room: 5_500)
    if let weather = todaysWeather {
      picture.line(weather, 260, 810, size: 190, color: .nowInk, room: 5_500)
      drawCredit(&picture, 4_800, 4_680, size: 130, room: 3_050, of: [today])
    }
    picture.line("\(words.week)", 6_500, 600, size: 240, color: .nowInk, anchor: .end)
    picture.line("\(ISOWeek(today).week)", 7_740, 720, size: 760, color: .nowInk, anchor: .end, isHeavy: true)
    drawInkMonth(grid, &picture)
    picture.line(4_600, 945, 4_600, 4_785, width: 30)
    // The credit of a forecast has a separate row.
    let step = todaysWeather == nil ? 620 : 570
    for (row, special) in ahead.prefix(6).enumerated() {
      let y = 1_060 + row * step
      sign(special.kind, 4_800, y + 60, 300, border: 25, &picture)
      picture.line(special.title, 5_250, y + 230, size: 250, room: 2_560)
      var far = UTF8Writer(capacity: 24)
      far.write(daysAhead: special.day - today, words)
      picture.line(far.string, 5_250, y + 450, size: 190, color: .quiet)
    }
  }

  private func drawInkMonth(_ grid: MonthGrid, _ picture: inout Drawing) {
    let rows = grid.rows
    let step = rows.count > 5 ? 560 : 660
    picture.line("\(words.weekColumn)", 380, 1_230, size: 180, color: .quiet, anchor: .middle)
    for (place, day) in grid.days.prefix(7).enumerated() {
      picture.line(
        "\(words.narrowWeekdays[day.weekday.number - 1])", 860 + place * 530, 1_230, size: 180,
        color: day.weekday == .sunday ? .red : .quiet, anchor: .middle)
    }
    picture.line(580, 1_000, 580, 1_300 + rows.count * step, width: 15)
    for (place, row) in rows.enumerated() {
      let y = 1_320 + place * step
      picture.line("\(row.week.week)", 380, y + step / 2 + 70, size: 200, color: .quiet, anchor: .middle)
      for (place, day) in row.days.enumerated() where grid.holds(day) {
        inkDay(day, 620 + place * 530, y, width: 490, height: step - 40, &picture)
      }
    }
  }

  /// A day: today is white on black, a public holiday has a border, a day with a plan a mark.
  private func inkDay(_ day: Day, _ x: Int, _ y: Int, width: Int, height: Int, _ picture: inout Drawing) {
    let (isToday, isRed) = (day == today, mark(day).contains(.red))
    if isToday || isRed {
      picture.box(x, y, width, height, radius: 110, fill: isToday ? .ink : .pink, border: 25)
    }
    picture.line(
      "\(day.date.dayOfMonth)", x + width / 2, y + height / 2 + 95, size: 270,
      color: isToday ? .paper : self.isRed(day) ? .red : .ink, anchor: .middle, isHeavy: isToday || isRed)
    if mark(day).contains(.planned) {
      picture.box(x + width - 130, y + 40, 90, 90, radius: 45, fill: isToday ? .paper : .ink)
    } else if mark(day).contains(.observed) {
      picture.box(x + 40, y + 40, 80, 80, radius: 15, fill: .paper, border: 15)
    }
  }
}
