import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiHolidays
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders
import FastiWords

extension Call {
  /// The days of a range as pages show them.
  func cells(_ range: DayRange) throws(Failure) -> [DayCell] {
    let almanac = try almanac()
    return try days(range, hijri: almanac.settings.months.showsInPages, names: pageLanguages).map { cell($0, almanac) }
  }

  func cell(_ report: DayReport, _ almanac: Almanac) -> DayCell {
    let hijri = almanac.settings.months.showsInPages ? report.hijri : nil
    return DayCell(
      report.day, mark: mark(report), items: items(report, almanac),
      hijri: hijri.map { HijriLabel($0.date, isExpected: $0.status == .projected) })
  }

  /// What is special about a day.
  func mark(_ report: DayReport) -> DayMark {
    var mark = report.mark(on: today)
    if !report.isBusinessDay, !report.isRedDay { mark.insert(.weekend) }
    return mark
  }

  private func items(_ report: DayReport, _ almanac: Almanac) -> [DayItem] {
    var items = report.holidays.map { item in
      DayItem(
        item.occurrence.kind == .public ? .holiday : .observance, item.name, region: pill(item.region, almanac),
        isLocked: true, link: Paths.why(report.day))
    }
    items += report.events.map { item in
      DayItem(
        item.event.type.entryKind, item.event.title, time: item.time, detail: item.event.notes,
        link: Paths.event(item.id.text), delete: Paths.deleteEvent(item.id.text), place: item.id.text)
    }
    items += report.countdowns.map { item in
      DayItem(.countdown, item.title, delete: item.id.map { Paths.deleteCountdown($0.text) })
    }
    items += report.reminders.map {
      DayItem(
        .reminder, $0.title, time: $0.occurrence.wall.time,
        link: Paths.reminder(RecordID($0.occurrence.key.reminder).text))
    }
    items += report.leave.map { item in
      DayItem(
        EntryKind(item.action), pageWords.line(item.type, item.signed), detail: item.notes,
        link: item.id.map { Paths.leave(entry: $0.text) }, delete: item.id.map { Paths.deleteLeaveEntry($0.text) },
        place: item.id?.text)
    }
    if report.isPayday, report.hasLeaveProfile {
      items.append(DayItem(.payday, pageWords(.kindPayday), isLocked: true, link: Paths.leave))
    }
    items += report.notes.map { note in
      DayItem(.note, String(note.text.split(separator: "\n").first ?? ""), link: Paths.day(report.day))
    }
    return items
  }

  /// The special days of a range.
  func specialDays(_ range: DayRange) throws(Failure) -> [SpecialDay] {
    let almanac = try almanac()
    guard almanac.settings.showHolidays, let inside = range.intersection(Limits.days) else { return [] }
    return try ShowHolidays(almanac)(try almanac.codes([]), in: inside, languages: pageLanguages).items
      .map { special($0, almanac) }
  }

  func special(_ item: HolidayItem, _ almanac: Almanac) -> SpecialDay {
    SpecialDay(
      item.day, item.name, region: pill(item.region, almanac), kind: item.occurrence.kind,
      relation: item.occurrence.relation, isProjected: item.occurrence.status == .projected,
      isLocked: !almanac.ownRules.contains(item.rule))
  }

  /// What is counted down to.
  func countdowns() throws(Failure) -> [CountdownCard] {
    try ListCountdowns(try almanac(), try Planner.read(from: store))(
      on: today, words: pageWords.dates, languages: pageLanguages, passed: false
    ).map { CountdownCard($0.title, $0.day, id: $0.id?.text) }
  }

  /// The balances on a day; none before somebody said how they are paid.
  func balances(_ day: Day) throws(Failure) -> [BalanceCard] {
    guard try LoadLedger(store).setup().isSaved else { return [] }
    return try ShowBalances(try LoadLedger(store)().ledger)(asOf: day).cards
  }
}

extension LeaveBalances {
  /// A card for each kind of leave.
  var cards: [BalanceCard] {
    lines.map {
      BalanceCard(
        $0.type, official: $0.official, asOf: $0.officialAsOf, forecast: $0.forecast, forecastAsOf: forecastAsOf)
    }
  }
}
