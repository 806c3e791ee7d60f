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

extension EventItem {
  /// What is said below its title: its place, its hour where it takes place, its alarms, its notes.
  fileprivate func detail(_ words: PageWords) -> String {
    let leads = event.alarms.all.map { words.text($0.sentence) }.joined(separator: ", ")
    let alarms = leads.isEmpty ? "" : "\(words(.alarmsOfEvent)): \(leads)"
    return [event.place, hoursThere ?? "", alarms, event.notes].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension Call {
  /// The days of a range as pages show them.
  func cells(_ range: DayRange) throws(Failure) -> [DayCell] {
    let almanac = try almanac()
    return try days(range, hijri: almanac.settings.showHijri, names: pageLanguages).map { cell($0, almanac) }
  }

  func cell(_ report: DayReport, _ almanac: Almanac) -> DayCell {
    let hijri = almanac.settings.showHijri ? report.hijri : nil
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
      let original = item.event.recurrence.isOnce ? nil : item.original
      var shown = DayItem(
        item.event.type.entryKind, item.event.title, time: item.time, end: item.to?.text ?? "",
        days: item.dayCount > 1 ? DayRange(item.start...item.end) : nil, detail: item.detail(pageWords),
        link: Paths.event(item.id.text, of: original), place: item.id.text)
      // Of those that come again the editor asks which are meant.
      if original == nil { shown.delete = Paths.deleteEvent(item.id.text) } else { shown.asksDelete = shown.link }
      return shown
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
      var shown = DayItem(
        EntryKind(item.action), pageWords.line(item.type, item.signed), detail: item.notes,
        link: item.id.map { Paths.leave(entry: $0.text) }, delete: item.id.map { Paths.deleteLeaveEntry($0.text) },
        place: item.id?.text)
      shown.brief = pageWords.brief(item.type, item.signed)
      return shown
    }
    if report.isPayday, report.hasLeaveProfile {
      items.append(DayItem(.payday, pageWords(.kindPayday), isLocked: true, link: Paths.leave))
    }
    items += report.notes.map { note in
      DayItem(.note, String(note.text.split(separator: "\n").first ?? ""), link: Paths.day(report.day))
    }
    return items
  }
}
