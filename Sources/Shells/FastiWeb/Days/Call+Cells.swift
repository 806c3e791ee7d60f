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
  /// - Parameter isGrid: Whether kinds and regions that the reader hides are left out, as only grids do.
  func cells(_ range: DayRange, isGrid: Bool = false) throws(Failure) -> [DayCell] {
    let (almanac, reports) = try shownDays(range)
    let words = pageWords
    return reports.map { cell($0, almanac, words, hiding: isGrid ? almanac.settings.hidden : HiddenThings()) }
  }

  /// The almanac and the days of a range.
  func shownDays(_ range: DayRange) throws(Failure) -> (Almanac, [DayReport]) {
    let almanac = try almanac()
    return (almanac, try days(range, hijri: almanac.settings.showHijri, names: pageLanguages))
  }

  /// - Parameters:
  ///   - hidden: What is left out; nothing unless said.
  ///   - bars: The bars of leave around the day; none where each day stands alone.
  ///   - parts: How much the page shows of each thing.
  func cell(
    _ report: DayReport, _ almanac: Almanac, _ words: PageWords, hiding hidden: HiddenThings = HiddenThings(),
    _ bars: LeaveBars? = nil, parts: ItemParts = .all
  ) -> DayCell {
    let hijri = almanac.settings.showHijri ? report.hijri : nil
    return DayCell(
      report.day, mark: mark(report), items: items(report, almanac, words, hidden, bars, parts),
      hijri: hijri.map { HijriLabel($0.date, isExpected: $0.status == .projected) })
  }

  /// How much a page shows of each thing of a day: addresses and ids are most of the work of a cell.
  enum ItemParts {
    /// Its kind and its name.
    case name
    /// What a bar of a grid has: also where it leads, and what moves it.
    case bar
    /// What a bar has, but of an event its place in the day instead of its address, until it is certain that it is shown.
    case unfinished
    /// Everything.
    case all
  }

  /// What is special about a day.
  func mark(_ report: DayReport) -> DayMark {
    var mark = report.mark(on: today)
    if !report.isBusinessDay, !report.isRedDay { mark.insert(.weekend) }
    return mark
  }

  private func items(
    _ report: DayReport, _ almanac: Almanac, _ words: PageWords, _ hidden: HiddenThings, _ bars: LeaveBars?,
    _ parts: ItemParts
  ) -> [DayItem] {
    let lines = report.lines(words)
    var items: [DayItem] = []
    items.reserveCapacity(lines.count)
    for (place, line) in lines.enumerated() where !hidden.hides(line.kind) {
      if case .holiday(let holiday) = line.source, hidden.regions.contains(holiday.region) { continue }
      var item = DayItem(line.kind, line.title, time: line.time, detail: line.detail)
      item.look = line.look
      if parts == .all { item.end = line.end(words) }
      if parts == .unfinished, case .event = line.source { item.unfinished = place - report.holidays.count }
      link(line.source, report.day, almanac, parts, &item)
      if case .leave(let entry) = line.source, let bar = bars?[entry] { show(bar, entry, &item) }
      let same =
        item.regions.isEmpty
        ? nil : items.firstIndex { $0.kind == item.kind && $0.title == item.title && !$0.regions.isEmpty }
      if let same { items[same].regions += item.regions } else { items.append(item) }
    }
    return items
  }

  /// Shows a day of a span as the bar over the days about it, which leads to the span.
  private func show(_ bar: LeaveBars.Bar, _ entry: LeaveEntryItem, _ item: inout DayItem) {
    item.link = entry.span.map { Paths.leave(entry: $0.text) }
    guard bar.days.count > 1 else { return }
    item.days = bar.days
    item.brief = pageWords.brief(entry.type, bar.signed)
  }

  /// What a month can show or leave out: the kinds that are in it, the regions where there are several, and what is left out.
  func toggles(_ reports: [DayReport], _ almanac: Almanac) throws(Failure) -> [ShownToggle] {
    let hidden = almanac.settings.hidden
    let kinds = Set(reports.reduce(into: Set<EntryKind>()) { $0.formUnion($1.kinds) }.compactMap { ShownKind($0) })
    var toggles = ShownKind.allCases.filter { kinds.contains($0) || hidden.kinds.contains($0) }.map { kind in
      ShownToggle(
        kind.rawValue, kind == .leave ? pageWords(.leave) : pageWords(kind.entry.phrase), kind: kind.entry,
        isShown: !hidden.kinds.contains(kind))
    }
    let codes = try almanac.codes([])
    for code in codes where codes.count > 1 || hidden.regions.contains(code) {
      guard let region = pill(code, almanac) else { continue }
      toggles.append(
        ShownToggle(code.string, region.name, region: region, isShown: !hidden.regions.contains(code)))
    }
    return toggles
  }

  /// Where a thing leads, and where it is deleted.
  private func link(
    _ source: DayLine.Source, _ day: Day, _ almanac: Almanac, _ parts: ItemParts, _ item: inout DayItem
  ) {
    switch source {
    case .holiday(let holiday):
      item.regions = pill(holiday.region, almanac).map { [$0] } ?? []
      (item.isLocked, item.link) = (true, Paths.why(day))
    case .event(let event):
      if event.dayCount > 1 { item.days = DayRange(event.start...event.end) }
      if parts == .bar || parts == .all { link(event, parts, &item) }
    case .countdown(let countdown): item.delete = countdown.id.map { Paths.deleteCountdown($0.text) }
    case .reminder(let reminder):
      item.link = Paths.reminder(RecordID(reminder.occurrence.key.reminder).text)
    case .leave(let entry):
      (item.link, item.delete, item.place) = (
        entry.id.map { Paths.leave(entry: $0.text) }, entry.id.map { Paths.deleteLeaveEntry($0.text) }, entry.id?.text
      )
      item.brief = pageWords.brief(entry.type, entry.signed)
    case .payday: (item.isLocked, item.link) = (true, Paths.leave)
    case .note: item.link = Paths.day(day)
    }
  }

  /// Gives a thing of a day what it lacks.
  /// - Parameter day: The place of the day.
  func complete(_ item: inout DayItem, of reports: [DayReport], day: Int) {
    guard let place = item.unfinished else { return }
    item.unfinished = nil
    link(reports[day].events[place], .bar, &item)
  }

  private func link(_ event: EventItem, _ parts: ItemParts, _ item: inout DayItem) {
    let id = event.id.text
    let original = event.event.recurrence.isOnce ? nil : event.original
    item.link = Paths.event(id, of: original)
    item.move = move(event)
    guard parts == .all else { return }
    item.place = id
    item.hours = event.secondsOfDay
    if let budget = event.event.budget, let worth = worth(of: budget, on: event.start) {
      item.detail += " (\(worth))"
    }
    // For a recurring one the editor asks which occurrences are deleted.
    if original == nil { item.delete = Paths.deleteEvent(id) } else { item.asksDelete = item.link }
  }

  /// An occurrence by its own clocks; nil for one whose hour the form cannot say.
  private func move(_ event: EventItem) -> EventMove? {
    let (first, time) = (event.ownStart ?? event.start, event.event.time)
    guard let stamp = event.stamp, time?.second ?? 0 == 0,
      let days = try? DayRange(first, first + (event.event.length - 1))
    else { return nil }
    return EventMove(
      seen: stamp.text, days: days, at: time, to: event.event.end?.minutes)
  }
}
