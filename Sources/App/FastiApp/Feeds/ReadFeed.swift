public import FastiAgenda
public import FastiCivil
import FastiFormats
public import FastiHolidays

/// Gathers what a feed holds: two years back, five ahead.
public struct ReadFeed {
  private let almanac: Almanac
  private let store: any Store
  private let zones: any Zones
  private let zone: Zone
  private let server: String?
  private let today: Day

  /// The feeds of a store; hours are those of clocks in a zone.
  /// - Parameters:
  ///   - zones: Where the clocks of reminders are found that have their own.
  ///   - server: The address of the server that gives the feed, without a slash at its end; nil for a file.
  public init(
    _ almanac: Almanac, from store: any Store, zones: any Zones, zone: Zone, today: Day, server: String? = nil
  ) {
    self.almanac = almanac
    self.store = store
    self.zones = zones
    self.zone = zone
    self.server = server
    self.today = today
  }

  /// The days a feed holds, seen from one.
  public static func window(_ today: Day) -> DayRange {
    let range = DayRange(today).widened(before: 731, after: 1_827)
    return range.intersection(Limits.days) ?? DayRange(today)
  }

  /// Hands over the entries in any order. Of the store no more is read than the parts need.
  /// - Throws: `.storage`; `.invalid` when a stored rule text cannot be read; `.notFound` when a region's time zone is not
  ///   on this machine.
  public func forEachEntry(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, in range: DayRange, languages: [LanguageCode],
    _ body: (Entry) -> Void
  ) throws(Failure) {
    func keep(_ entry: Entry) {
      if hiding.isEmpty { body(entry) } else if let rest = entry.hiding(hiding) { body(rest) }
    }
    if parts.contains(.holidays) { for entry in try holidays(range, languages) { keep(entry) } }
    try DatedPlanner(range: range, zone: zone).forEachEntry(parts, from: store, keep)
    if parts.contains(.reminders) {
      let reminders = try DatedReminders.read(from: store, zones: zones, here: zone, today: today)
      for entry in reminders.entries(in: range, hiding: hiding, language: languages.first?.string ?? "en") {
        keep(entry)
      }
    }
    if !parts.isDisjoint(with: FeedPart.leave) {
      let question = DatedLeave.Question(
        parts: parts, hiding: hiding, range: range, today: today, zone: zone, server: server)
      for entry in try DatedLeave.read(from: store).entries(question) { keep(entry) }
    }
  }

  /// The calendar of some days: the same data and day give the same bytes.
  /// - Parameters:
  ///   - range: The days; those a feed holds unless said.
  ///   - minutes: How long a client may wait before it asks again.
  /// - Returns: The calendar, and how many entries it has.
  /// - Throws: As `forEachEntry`.
  public func calendar(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, in range: DayRange? = nil, languages: [LanguageCode],
    name: String = "Fasti", minutes: Int = 360
  ) throws(Failure) -> (bytes: [UInt8], count: Int) {
    var writer = ICalendarWriter()
    try forEachEntry(parts, hiding: hiding, in: range ?? Self.window(today), languages: languages) { writer.add($0) }
    return (writer.calendar(name: name, minutes: minutes, look: FeedPart.look(of: parts)), writer.count)
  }

  private func holidays(_ range: DayRange, _ languages: [LanguageCode]) throws(Failure) -> [Entry] {
    let rules = try DatedRules.read(from: store)
    let answer = try ShowHolidays(almanac)(try almanac.codes([]), in: range, languages: languages)
    return answer.items.map { item in
      let change = rules[item.rule]
      return Entry(
        name: .text("\(item.id)@\(item.region.string.isEmpty ? "everywhere" : item.region.string)"),
        kind: item.occurrence.kind == .public ? .holiday : .observance, title: item.name, days: DayRange(item.day),
        notes: item.layer?.notes ?? "", isTentative: item.occurrence.status == .projected,
        changed: change.changed, sequence: change.sequence)
    }
  }
}

extension Entry {
  /// The entry without what a feed keeps to itself; nil for one of which nothing is left. Holidays are known to everybody.
  fileprivate func hiding(_ hiding: Set<FeedHiding>) -> Entry? {
    guard kind != .holiday, kind != .observance else { return self }
    var entry = self
    // What stands beside leave and reminders was left out where it was made; links and dates stay.
    if hiding.contains(.notes), link == nil, kind != .payday, kind != .reminder { entry.notes = "" }
    guard hiding.contains(.details) else { return entry }
    guard kind == .event || kind == .trip || kind == .leaveUsed else { return nil }
    (entry.kind, entry.title, entry.notes, entry.link) = (.busy, "Busy", "", nil)
    return entry
  }
}
