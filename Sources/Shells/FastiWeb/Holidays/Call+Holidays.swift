import FastiCivil
import FastiDays
import FastiHolidays
import FastiPages
import FastiRecords

extension Call {
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
}
