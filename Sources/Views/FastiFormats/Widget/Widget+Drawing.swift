import FastiAgenda
import FastiCivil

// Lengths are tenths of a unit, on a grid of 4.

extension Widget {
  /// Small: today, the number of the week, its seven days.
  func drawWeekNumber(_ picture: inout Drawing) {
    let week = ISOWeek(today)
    band(&picture, width: 1_670)
    picture.line("\(words.week)", 850, 560, size: 120, color: .quiet, anchor: .middle)
    let hasWeather = todaysWeather != nil
    picture.line(
      "\(week.week)", 850, hasWeather ? 1_075 : 1_160, size: hasWeather ? 640 : 720, anchor: .middle, isHeavy: true)
    if let weather = todaysWeather {
      picture.line(weather, 850, 1_240, size: 110, anchor: .middle, room: 1_480)
      drawCredit(&picture, 130, 1_612, size: 60, room: 1_440, of: [today])
    }
    for (place, day) in week.days.enumerated() {
      let x = 130 + place * 206
      picture.box(x, 1_300, 174, 220, radius: 50, fill: day == today ? .now : fill(day), border: day == today ? 25 : 10)
      let color: WidgetColor = day == today ? .nowInk : isRed(day) ? .red : .ink
      picture.line("\(day.date.dayOfMonth)", x + 87, 1_446, size: 100, color: color, anchor: .middle)
    }
  }

  /// Medium: the week with its number on the left, and the next special days.
  func drawWeek(_ picture: inout Drawing) {
    let week = ISOWeek(today)
    picture.line("\(words.week)", 515, 420, size: 120, color: .quiet, anchor: .middle)
    picture.line("\(week.week)", 515, 960, size: 600, anchor: .middle, isHeavy: true)
    picture.line("\(words.name(month: today.date.month))", 515, 1_240, size: 120, anchor: .middle, room: 900)
    picture.line("\(today.year)", 515, 1_420, size: 120, color: .quiet, anchor: .middle)
    if todaysWeather != nil, let sky = weather?.sky {
      picture.line(sky, 515, 1_580, size: 110, anchor: .middle, room: 900)
    }
    picture.line(1_015, 30, 1_015, 1_670, width: 30)
    let step = 364
    for (place, day) in week.days.enumerated() {
      cell(day, 1_060 + place * step, 80, width: 334, height: 480, &picture)
    }
    picture.line(1_030, 640, 3_610, 640, width: 15)
    list(&picture, from: 1_070, y: 720, width: 2_490, count: 3, step: 300)
    drawCredit(&picture, 1_070, 1_636, size: 60, room: 2_490, of: week.days.map { $0 })
  }

  /// Large: the month with a column of week numbers, and the next special days.
  func drawMonth(_ picture: inout Drawing) {
    let grid = MonthGrid(YearMonth(today), from: firstDay)
    picture.box(30, 30, 3_580, 410, radius: 145, fill: .now)
    picture.box(30, 250, 3_580, 200, fill: .now)
    picture.line(15, 450, 3_625, 450, width: 30)
    // With the weather below it, the name of the month is higher.
    let base = todaysWeather == nil ? 300 : 240
    picture.line("\(words.name(month: today.date.month)) \(today.year)", 140, base, size: 200, color: .nowInk)
    picture.line(
      "\(words.week) \(ISOWeek(today).week)", 3_500, base, size: 200, color: .nowInk, anchor: .end, isHeavy: true)
    if let weather = todaysWeather {
      picture.line(weather, 140, 400, size: 110, color: .nowInk, room: 2_600)
      drawCredit(&picture, 130, 3_772, size: 60, room: 3_380, of: [today])
    }
    let rows = grid.rows
    // Six rows are closer together than five, so that the month has the same height.
    let step = rows.count > 5 ? 326 : 390
    picture.line("\(words.weekColumn)", 250, 600, size: 100, color: .quiet, anchor: .middle)
    for (place, day) in grid.days.prefix(7).enumerated() {
      let name = words.narrowWeekdays[day.weekday.number - 1]
      picture.line(
        "\(name)", 670 + place * 440, 600, size: 100, color: day.weekday == .sunday ? .red : .quiet, anchor: .middle)
    }
    picture.line(440, 480, 440, 660 + rows.count * step, width: 15)
    for (place, row) in rows.enumerated() {
      let y = 660 + place * step
      let isPresent = row.week == ISOWeek(today)
      picture.line(
        "\(row.week.week)", 250, y + step / 2 + 42, size: 120, color: isPresent ? .ink : .quiet, anchor: .middle,
        isHeavy: isPresent)
      for (place, day) in row.days.enumerated() where grid.holds(day) {
        number(day, 470 + place * 440, y, width: 400, height: step - 26, &picture)
      }
    }
    picture.line(15, 2_690, 3_625, 2_690, width: 15)
    list(&picture, from: 130, y: 2_760, width: 3_380, count: 3, step: 330)
  }

  // MARK: Parts

  /// The yellow band with today's date.
  private func band(_ picture: inout Drawing, width: Int) {
    picture.box(30, 30, width - 30, 360, radius: 145, fill: .now)
    picture.box(30, 200, width - 30, 190, fill: .now)
    picture.line(15, 390, width + 15, 390, width: 30)
    let date = today.date
    picture.line(
      "\(words.shortWeekdays[today.weekday.number - 1]) \(date.dayOfMonth) \(words.name(month: date.month))", 850, 262,
      size: 140, color: .nowInk, anchor: .middle, room: 1_480)
  }

  /// A day of a week: its weekday, its number and its mark.
  private func cell(_ day: Day, _ x: Int, _ y: Int, width: Int, height: Int, _ picture: inout Drawing) {
    let isToday = day == today
    picture.box(x, y, width, height, radius: 80, fill: isToday ? .now : fill(day), border: isToday ? 25 : 15)
    let color: WidgetColor = isToday ? .nowInk : isRed(day) ? .red : .ink
    let name = words.narrowWeekdays[day.weekday.number - 1]
    let degrees = degrees(day)
    // With the degrees below them, the weekday and its number are higher.
    let (nameY, numberY) = degrees == nil ? (160, 370) : (130, 310)
    picture.line("\(name)", x + width / 2, y + nameY, size: 100, color: isToday ? .nowInk : color, anchor: .middle)
    picture.line("\(day.date.dayOfMonth)", x + width / 2, y + numberY, size: 180, color: color, anchor: .middle)
    if let degrees {
      picture.line(degrees, x + width / 2, y + 430, size: 80, color: isToday ? .nowInk : .ink, anchor: .middle)
    }
  }

  /// A day of a month: its number, in a box if it is today, and a mark below.
  private func number(_ day: Day, _ x: Int, _ y: Int, width: Int, height: Int, _ picture: inout Drawing) {
    let isToday = day == today
    let fill = isToday ? .now : fill(day)
    if fill != .paper {
      picture.box(x, y, width, height, radius: 80, fill: fill, border: isToday ? 25 : 10)
    }
    let color: WidgetColor = isToday ? .nowInk : isRed(day) ? .red : .ink
    picture.line(
      "\(day.date.dayOfMonth)", x + width / 2, y + height / 2 + 49, size: 140, color: color, anchor: .middle,
      isHeavy: isToday)
    // The mark of a plan is round and on the right, the mark of any other special day is square and on the left.
    if mark(day).contains(.planned) {
      picture.box(x + width - 105, y + 30, 70, 70, radius: 35, fill: .cyan, border: 10)
    }
    if mark(day).contains(.observed) { picture.box(x + 35, y + 30, 70, 70, radius: 15, fill: .paper, border: 10) }
  }

  /// A public holiday is pink; any other day has the colour of its background.
  private func fill(_ day: Day) -> WidgetColor { mark(day).contains(.red) ? .pink : .paper }

  /// The box of a kind in its colour, with the letter that means the same.
  func sign(_ kind: EntryKind, _ x: Int, _ y: Int, _ side: Int, border: Int, _ picture: inout Drawing) {
    picture.box(x, y, side, side, radius: side * 3 / 10, fill: WidgetColor(kind), border: border)
    if let sign = signs[kind], !sign.isEmpty {
      picture.line(sign, x + side / 2, y + side * 73 / 100, size: side * 65 / 100, anchor: .middle)
    }
  }

  /// The next special days, one per line: a box of its colour, its name, and the distance in days.
  private func list(_ picture: inout Drawing, from x: Int, y: Int, width: Int, count: Int, step: Int) {
    for (row, special) in ahead.prefix(count).enumerated() {
      let base = y + row * step
      var far = UTF8Writer(capacity: 24)
      far.write(daysAhead: special.day - today, words)
      let farWidth = TextRoom.width(far.string, 110)
      sign(special.kind, x, base + 45, 150, border: 15, &picture)
      picture.line(special.title, x + 230, base + 168, size: 140, room: width - 230 - farWidth - 90)
      picture.line(far.string, x + width, base + 166, size: 110, color: .quiet, anchor: .end)
    }
  }
}
