import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiReminders

/// The standing alarms of holidays, with the rules that give the days of holidays.
struct HolidayAlarms: Sendable {
  /// The holidays of one day for one subject.
  struct Occasion: Sendable {
    let source: AlarmSource
    let thing: ReminderID
    let day: Day
    /// The names, each once.
    var titles: [String]
    let leads: [AlarmLead]

    /// The names in one line.
    var title: String { titles.joined(separator: ", ") }
  }

  private let almanac: Almanac
  private let standing: StandingAlarms
  /// The regions whose holidays are searched, the selected ones first.
  private let codes: [RegionCode]
  private let languages: [LanguageCode]

  /// The alarms of holidays; nil if there are none.
  /// - Throws: `.storage`; `.invalid` when a stored rule cannot be read.
  init?(_ standing: StandingAlarms, from store: any Store, zones: any Zones, language: String) throws(Failure) {
    let named = standing.entries.compactMap { entry -> String? in
      guard case .named(let name) = entry.subject, RecordID(text: name) == nil else { return nil }
      return name
    }
    guard !named.isEmpty || !standing[.publicHolidays].isEmpty else { return nil }
    let selected = try Almanac.read(from: store, named: [], zones: zones).codes([])
    // An unknown region is left out: it may have been removed.
    var names = selected.map(\.string)
    for name in named.map({ Self.region(of: $0) }) where !names.contains(name) { names.append(name) }
    let almanac = try Almanac.read(from: store, named: names, zones: zones)
    self.almanac = almanac
    self.standing = standing
    codes = names.compactMap { try? almanac.code($0) }
    languages = [LanguageCode(language)]
  }

  /// The code of a region, from its name or from the beginning of a rule's id.
  static func region(of name: String) -> String { name.prefix { $0 != "." }.uppercased() }

  /// The holidays with alarms within a range of days, by day.
  ///
  /// Each holiday belongs to one subject: its rule, otherwise its region, otherwise all public holidays.
  /// - Complexity: O(*n*) in the number of holidays of the regions in these days.
  func occasions(in range: DayRange) throws(Failure) -> [Occasion] {
    guard let range = range.intersection(Limits.days) else { return [] }
    var occasions: [Occasion] = []
    for item in try ShowHolidays(almanac)(codes, in: range, languages: languages).items
    where item.occurrence.kind != .workday {
      guard let found = subject(of: item) else { continue }
      let id = ReminderID(found.id)
      if occasions.contains(where: { $0.day == item.day && $0.titles.contains(item.name) && $0.thing != id }) {
        continue
      }
      if let place = occasions.lastIndex(where: { $0.thing == id && $0.day == item.day }) {
        if !occasions[place].titles.contains(item.name) { occasions[place].titles.append(item.name) }
      } else {
        occasions.append(
          Occasion(source: found.source, thing: id, day: item.day, titles: [item.name], leads: found.leads.all))
      }
    }
    return occasions
  }

  /// The names of the holidays of an alarm; nil if there is none any more.
  func title(of name: AlarmName) -> String? {
    guard case .day(let day) = name.occurrence else { return nil }
    return (try? occasions(in: DayRange(day)))?.first { $0.thing == name.thing }?.title
  }

  /// The range of days whose holidays may be delivered within other days.
  func beginning(for days: DayRange) -> DayRange {
    AlarmedOccurrence.beginning(for: days, leads: standing.entries.flatMap(\.leads.all))
  }

  /// The subject of a holiday: its rule, otherwise its region, otherwise all public holidays; nil for none.
  func subject(of item: HolidayItem) -> (source: AlarmSource, id: RecordID, leads: AlarmLeads)? {
    let (rule, region) = (item.rule.string, item.region.string)
    if !standing[.named(rule)].isEmpty { return (.holiday, RuleLayer.id(for: rule), standing[.named(rule)]) }
    if !standing[.named(region)].isEmpty { return (.region, UserRegion.id(for: region), standing[.named(region)]) }
    let leads = standing[.publicHolidays]
    guard item.isRedDay, !leads.isEmpty, item.region.bytes.isEmpty || almanac.settings.selected.contains(item.region)
    else { return nil }
    return (.publicHolidays, Setting.id(for: SettingKey.alarmsStanding.rawValue), leads)
  }
}
