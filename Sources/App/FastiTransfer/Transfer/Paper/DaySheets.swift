import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiPerson
import FastiWords

/// The sheets of calendars, from the reports of their days.
struct DaySheets {
  let words: PageWords
  let today: Day
  private let regions: [String]
  private let firstDay: Weekday
  private let money: OwnMoney?
  private let reports: [DayReport]

  init(
    _ words: PageWords, today: Day, regions: [String], from firstDay: Weekday, money: OwnMoney?, _ reports: [DayReport]
  ) {
    self.words = words
    self.today = today
    self.regions = regions
    self.firstDay = firstDay
    self.money = money
    self.reports = reports
  }

  func sheets(_ kind: PaperKind, _ range: DayRange) -> [PaperSheet] {
    switch kind {
    case .week: weeks(range).map { week($0) }
    case .month: months(range).map { month($0) }
    case .year: years(of: weeks(range)).map { year($0) }
    case .months: range.years.map { yearOfMonths($0) }
    case .special: range.years.compactMap { special(range.intersection(DayRange(year: $0))) }
    case .days: [list(range)]
    case .booklet: years(of: weeks(range)).flatMap { booklet($0) }
    case .workdays, .sky, .leave: []
    }
  }

  // MARK: Ranges

  private func months(_ range: DayRange) -> [YearMonth] {
    let first = YearMonth(range.first)
    return (0...first.distance(to: YearMonth(range.last))).map { first.advanced(by: $0) }
  }

  private func weeks(_ range: DayRange) -> [ISOWeek] {
    let first = ISOWeek(range.first)
    return (0...first.distance(to: ISOWeek(range.last))).map { first.advanced(by: $0) }
  }

  private func years(of weeks: [ISOWeek]) -> [Int] {
    guard let first = weeks.first, let last = weeks.last else { return [] }
    return Array(first.year...last.year)
  }

  private func report(_ day: Day) -> DayReport? {
    guard let first = reports.first?.day, reports.indices.contains(day - first) else { return nil }
    return reports[day - first]
  }

  // MARK: Sheets

  private func week(_ week: ISOWeek, chapter: String = "") -> PaperSheet {
    let names = week.days.map { words.title($0.weekday) }
    let cells = week.days.map { cell($0, details: true) }
    return PaperSheet(
      words.title(YearMonth(week.start + 3)), subtitle: subtitle(words.span(week.days)),
      badge: PaperBadge(words(.week), String(week.week)),
      outline: words(.weekTitle, String(week.week), words.span(week.days)), chapter: chapter,
      blocks: [.grid(PaperGrid(corner: "", columns: names, rows: [PaperRow("", cells: cells)])), legend(cells)])
  }

  private func month(_ month: YearMonth) -> PaperSheet {
    let grid = MonthGrid(month, from: firstDay)
    let rows = grid.rows.map { row in
      PaperRow(String(row.week.week), cells: row.days.map { cell($0, outside: !month.days.contains($0)) })
    }
    let names = grid.days.prefix(7).map { words.title($0.weekday) }
    return PaperSheet(
      words.title(month), subtitle: subtitle(""), chapter: "",
      blocks: [
        .grid(PaperGrid(corner: "\(words.dates.weekColumn)", columns: names, rows: rows)),
        legend(rows.flatMap(\.cells).filter { !$0.isOutside }),
      ])
  }

  private func year(_ year: Int) -> PaperSheet {
    let count = ISOWeek.weeks(in: year)
    let quarters = (0..<4).map { quarter in
      let weeks = (quarter * 13 + 1)...(quarter == 3 ? count : quarter * 13 + 13)
      return PaperGrid(
        words(.quarter, String(quarter + 1)), corner: "\(words.dates.weekColumn)", columns: narrowDays,
        rows: weeks.compactMap { try? ISOWeek(year: year, week: $0) }.map { week in
          PaperRow(
            String(week.week),
            cells: week.days.map { day in
              small(day, note: day.date.dayOfMonth == 1 ? words.short(month: day.date.month) : "")
            }, outline: begun(in: week))
        })
    }
    return PaperSheet(
      words.year(year), subtitle: subtitle(words(.weeksInYear, String(count))),
      blocks: [.grids(quarters, across: 4), marksLegend] + specialTable(DayRange(year: year)))
  }

  /// The month that begins in a week, with its year in the first week of the year; empty if none begins.
  private func begun(in week: ISOWeek) -> String {
    let first = week.days.first { $0.date.year == week.year && ($0.date.dayOfMonth == 1 || week.week == 1) }
    return first.map { words.title(month: $0.date.month) } ?? ""
  }

  private func yearOfMonths(_ year: Int, special: Bool = true) -> PaperSheet {
    let months = (1...12).compactMap { try? YearMonth(year: year, month: $0) }.map { month in
      let grid = MonthGrid(month, from: firstDay)
      return PaperGrid(
        words.title(month: month.month), corner: "\(words.dates.weekColumn)",
        columns: grid.days.prefix(7).map { "\(words.dates.narrowWeekdays[$0.weekday.number - 1])" },
        rows: grid.rows.map { row in
          PaperRow(
            String(row.week.week), cells: row.days.map { month.days.contains($0) ? small($0, note: "") : PaperCell("") }
          )
        })
    }
    return PaperSheet(
      words.year(year), subtitle: subtitle(""),
      blocks: [.grids(months, across: nil), marksLegend] + (special ? specialTable(DayRange(year: year)) : []))
  }

  private func booklet(_ year: Int) -> [PaperSheet] {
    let weeks = (1...ISOWeek.weeks(in: year)).compactMap { try? ISOWeek(year: year, week: $0) }
    return [yearOfMonths(year, special: false)]
      + weeks.map { week($0, chapter: words.title(YearMonth($0.start + 3))) }
  }

  private func subtitle(_ text: String) -> String {
    ([text] + [regions.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var narrowDays: [String] { (1...7).map { "\(words.dates.narrowWeekdays[$0 % 7])" } }
}

// The content of days.
extension DaySheets {
  /// A day of a grid with its lines.
  private func cell(_ day: Day, details: Bool = false, outside: Bool = false) -> PaperCell {
    guard let report = report(day) else { return PaperCell(String(day.date.dayOfMonth), outside: true) }
    let look = look(report)
    let hijri = report.hijri.map { item in
      item.date.dayOfMonth == 1 || details
        ? "\(item.date.dayOfMonth) \(words.name(item.date.month))"
        : String(item.date.dayOfMonth)
    }
    return PaperCell(
      String(day.date.dayOfMonth), note: hijri ?? "", name: words.short(day), fill: look.fill, red: look.isRed,
      outside: outside, lines: outside ? [] : lines(report))
  }

  /// A day of a small grid.
  private func small(_ day: Day, note: String) -> PaperCell {
    guard let report = report(day) else { return PaperCell(String(day.date.dayOfMonth), note: note, outside: true) }
    let look = look(report)
    return PaperCell(
      String(day.date.dayOfMonth), note: note, fill: look.fill, red: look.isRed,
      marked: report.mark(on: today).contains(.planned) || !report.reminders.isEmpty)
  }

  private func look(_ report: DayReport) -> (fill: PaperColor, isRed: Bool) {
    let mark = report.mark(on: today)
    let isRed = mark.contains(.red) || (report.day.weekday == .sunday && !mark.contains(.worked))
    return (mark.contains(.today) ? .now : mark.contains(.red) ? .pink : .paper, isRed)
  }

  /// The content of a day; a holiday of several regions appears only once, as on pages.
  private func lines(_ report: DayReport, inList: Bool = false) -> [PaperLine] {
    var holidays: Set<PaperLine> = []
    return report.lines(words).compactMap { line in
      let shown = self.line(line, inList ? report.day : nil)
      guard case .holiday = line.source else { return shown }
      return holidays.insert(shown).inserted ? shown : nil
    }
  }

  /// A thing on a day: its hours, its title, and its other texts.
  /// - Parameter day: The day of a list, which shows which of the days of an event it is.
  private func line(_ line: DayLine, _ day: Day?) -> PaperLine {
    var text = line.time.map { words.clock($0) } ?? ""
    let end = line.end(words)
    if !end.isEmpty { text += "–\(end)" }
    text += text.isEmpty ? line.title : " \(line.title)"
    if case .note(let note) = line.source { text = note.text }
    if case .event(let event) = line.source, event.dayCount > 1, let day {
      text += " · \(words(.toldDay, String(day - event.start + 1), String(event.dayCount)))"
    }
    if !line.detail.isEmpty { text += " · \(line.detail)" }
    if case .event(let event) = line.source, let budget = event.event.budget,
      let worth = money?.text(of: budget, on: event.start, words)
    {
      text += " (\(worth))"
    }
    return PaperLine(PaperColor(line.kind), sign: words(line.kind.signPhrase), text)
  }

  /// The kinds in a grid, in the order of their first occurrence.
  private func legend(_ cells: [PaperCell]) -> PaperBlock {
    let all = EntryKind.allCases.map { kind in
      PaperLine(PaperColor(kind), sign: words(kind.signPhrase), words(kind.phrase))
    }
    let used = Set(cells.flatMap(\.lines).map { PaperLine($0.color, sign: $0.sign, "") })
    var seen: Set<PaperLine> = []
    return .legend(
      all.filter { line in
        let key = PaperLine(line.color, sign: line.sign, "")
        return used.contains(key) && seen.insert(key).inserted
      })
  }

  /// The meaning of the boxes and the marks of small grids.
  private var marksLegend: PaperBlock {
    .legend([
      PaperLine(.now, sign: "", words(.today)), PaperLine(.pink, sign: "", words(.kindHoliday)),
      PaperLine(.cyan, sign: "", words(.paperPlanned)),
    ])
  }

  // MARK: Lists

  /// The special days of a range, with a table for each month.
  private func special(_ range: DayRange?) -> PaperSheet? {
    guard let range else { return nil }
    let blocks = months(range).flatMap { month -> [PaperBlock] in
      let rows = month.days.intersection(range).map { specialRows($0) } ?? []
      return rows.isEmpty
        ? [] : [.heading(words.title(month: month.month)), .table(PaperTable(specialColumns, rows: rows))]
    }
    return PaperSheet(
      words(.starTitle, words.year(range.first.year)), subtitle: subtitle(""),
      blocks: blocks.isEmpty ? [.paragraph(words(.noSpecialDays))] : blocks)
  }

  private func specialTable(_ range: DayRange) -> [PaperBlock] {
    let rows = specialRows(range)
    return rows.isEmpty ? [] : [.heading(words(.specialDays)), .table(PaperTable(specialColumns, rows: rows))]
  }

  private var specialColumns: [PaperTable.Column] {
    [
      .init(words(.paperDay)), .init(words(.paperWhat), wide: true), .init(words(.paperKind)),
      .init(words(.paperRegion)),
    ]
  }

  private func specialRows(_ range: DayRange) -> [PaperTable.Row] {
    range.compactMap { report($0) }.flatMap { report in
      report.holidays.reduce(into: [PaperTable.Row]()) { rows, item in
        let kind: EntryKind = item.occurrence.kind == .public ? .holiday : .observance
        let cells = [words.short(report.day), item.name, words(item.occurrence.kind.phrase)]
        // A holiday of several regions appears once, with all of them.
        if let same = rows.firstIndex(where: { $0.cells.prefix(3) == cells[...] && $0.isRed == item.isRedDay }) {
          rows[same].cells[3] += ", \(item.region.string)"
        } else {
          rows.append(
            PaperTable.Row(
              cells + [item.region.string], sign: PaperLine(PaperColor(kind), sign: words(kind.signPhrase), ""),
              red: item.isRedDay))
        }
      }
    }
  }

  /// The days with content, with a table for each month.
  private func list(_ range: DayRange) -> PaperSheet {
    let blocks = months(range).flatMap { month -> [PaperBlock] in
      let rows = (month.days.intersection(range).map { $0.compactMap { report($0) } } ?? []).flatMap { report in
        lines(report, inList: true).enumerated().map { place, line in
          PaperTable.Row(
            [place == 0 ? words.short(report.day) : "", line.text],
            sign: PaperLine(line.color, sign: line.sign, ""), red: place == 0 && look(report).isRed)
        }
      }
      guard !rows.isEmpty else { return [] }
      let columns: [PaperTable.Column] = [.init(words(.paperDay)), .init(words(.paperWhat), wide: true)]
      return [.heading(words.title(month)), .table(PaperTable(columns, rows: rows))]
    }
    return PaperSheet(
      words(.whatIsOn), subtitle: subtitle(words.span(range)),
      blocks: blocks.isEmpty ? [.paragraph(words(.nothingOn))] : blocks)
  }
}
