public import FastiAgenda
public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiHolidays
public import FastiRecords
public import FastiWords

/// Collects the entries of a feed: from two years back to five years ahead.
public struct ReadFeed {
  private let almanac: () throws(Failure) -> Almanac
  private let store: any Store
  private let zones: any Zones
  private let zone: Zone
  private let server: String?
  private let today: Day
  private let known: PageWords?

  /// The feeds of a store, with hours in a zone.
  /// - Parameters:
  ///   - almanac: The rules; read only if holidays are included.
  ///   - zones: The source of the zones of reminders that have their own.
  ///   - server: The address of the server, without a trailing slash; nil for a file.
  ///   - words: The words of the feed, if they were read before; nil to read them in the first of the languages.
  public init(
    _ almanac: @escaping () throws(Failure) -> Almanac, from store: any Store, zones: any Zones, zone: Zone, today: Day,
    server: String? = nil, words: PageWords? = nil
  ) {
    self.almanac = almanac
    self.store = store
    self.zones = zones
    self.zone = zone
    self.server = server
    self.today = today
    known = words
  }

  /// The days of a feed, relative to one day.
  public static func window(_ today: Day) -> DayRange {
    let range = DayRange(today).widened(before: 731, after: 1_827)
    return range.intersection(Limits.days) ?? DayRange(today)
  }

  /// The properties of a calendar of some parts.
  /// - Parameter minutes: How long a client may wait before its next request.
  /// - Throws: `.storage` when the words cannot be read, which is a fault of the build.
  public func head(
    _ parts: Set<FeedPart>, languages: [LanguageCode], name: String = "Fasti", minutes: Int = 360
  ) throws(Failure) -> ICalendarHead {
    ICalendarHead(
      name: name, description: try phrase(.feedWritten, languages), minutes: minutes, look: FeedPart.look(of: parts))
  }

  private func phrase(_ phrase: Phrase, _ languages: [LanguageCode]) throws(Failure) -> String {
    if let known { return known(phrase) }
    return try PageWords.shipped(phrase, in: languages.first?.string ?? "en")
  }

  private func words(_ languages: [LanguageCode]) throws(Failure) -> PageWords {
    if let known { return known }
    return try PageWords.shipped(languages.first?.string ?? "en")
  }

  /// The calendar of some days as bytes; equal data and days give equal bytes.
  /// - Parameter range: The days; by default those of a feed.
  /// - Parameter asSeries: Whether a recurring event is one entry with its rule, as in a file for other programs.
  /// - Throws: As for `entries`.
  public func calendar(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, in range: DayRange? = nil, languages: [LanguageCode],
    name: String = "Fasti", minutes: Int = 360, asSeries: Bool = false
  ) throws(Failure) -> [UInt8] {
    try entries(parts, hiding: hiding, in: range, languages: languages, asSeries: asSeries)
      .calendar(try head(parts, languages: languages, name: name, minutes: minutes))
  }

  /// The entries of a calendar, ready to be written. It reads from the store only what the parts need.
  /// - Parameters:
  ///   - range: The days; by default those of a feed.
  ///   - asSeries: Whether a recurring event is one entry with its rule instead of one for each day.
  ///   - progress: Called with the number of collected entries.
  /// - Throws: `.storage`; `.invalid` when a stored rule text cannot be read; `.notFound` when a region's time zone is not
  ///   on this machine.
  public func entries(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, in range: DayRange? = nil, languages: [LanguageCode],
    asSeries: Bool = false, progress: Progress = .none
  ) throws(Failure) -> ICalendarWriter {
    let range = range ?? Self.window(today)
    var writer = ICalendarWriter()
    let language = languages.first?.string ?? "en"
    var alarms = try FeedAlarms(parts, hiding: hiding, from: store, zones: zones, here: zone, language: language)
    if parts.contains(.holidays) {
      for (item, entry) in try holidays(range, hiding, languages) {
        writer.add(entry, extras: alarms?.extras(of: item) ?? ICalendarExtras())
      }
    }
    let busy = hiding.contains(.details) ? try phrase(.feedBusy, languages) : ""
    progress(writer.count)
    var planner = PlannerFeedSource(
      range: range, zone: zone, zones: zones, hiding: hiding, busy: busy, asSeries: asSeries,
      hasAlarms: asSeries || parts.contains(.alarms))
    planner.standing = alarms
    try planner.write(parts, from: store, to: &writer)
    progress(writer.count)
    if parts.contains(.reminders) {
      let reminders = try ReminderFeedSource.read(from: store, zones: zones, here: zone, today: today)
      for (entry, extras) in reminders.entries(in: range, hiding: hiding, alarms, language: language) {
        if let rest = entry.hiding(hiding, busy) { writer.add(rest, extras: extras) }
      }
    }
    progress(writer.count)
    if !parts.isDisjoint(with: FeedPart.leave) {
      let question = LeaveFeedSource.Question(
        parts: parts, hiding: hiding, range: range, today: today, zone: zone, server: server,
        words: try words(languages))
      for entry in try LeaveFeedSource.read(from: store).entries(question) {
        if let rest = entry.hiding(hiding, busy) { writer.add(rest) }
      }
    }
    return writer
  }

  private func holidays(
    _ range: DayRange, _ hiding: Set<FeedHiding>, _ languages: [LanguageCode]
  ) throws(Failure) -> [(HolidayItem, Entry)] {
    let rules = try RuleFeedSource.read(from: store)
    let almanac = try almanac()
    let answer = try ShowHolidays(almanac)(try almanac.codes([]), in: range, languages: languages)
    return answer.items.map { item in
      let change = rules[item.rule]
      let entry = Entry(
        name: .text("\(item.id)@\(item.region.string.isEmpty ? "everywhere" : item.region.string)"),
        kind: item.occurrence.kind == .public ? .holiday : .observance, title: item.name, days: DayRange(item.day),
        notes: hiding.hidesNotes ? "" : item.layer?.notes ?? "", isTentative: item.occurrence.status == .projected,
        changed: change.changed, sequence: change.sequence)
      return (item, entry)
    }
  }
}

extension Entry {
  /// The entry without the content that the feed hides; nil if nothing is left.
  fileprivate func hiding(_ hiding: Set<FeedHiding>, _ busy: String) -> Entry? {
    guard let kind = hiding.left(of: kind) else { return nil }
    var entry = self
    // Hidden notes were left out when the entry was made; links and dates stay.
    if kind == .busy { (entry.kind, entry.title, entry.notes, entry.link) = (.busy, busy, "", nil) }
    return entry
  }
}

extension Set<FeedHiding> {
  /// Whether notes of every kind are hidden.
  var hidesNotes: Bool { !isDisjoint(with: [.notes, .details]) }

  /// The kind that a feed gives to an entry; nil if it leaves the entry out. Holidays are never hidden.
  public func left(of kind: EntryKind) -> EntryKind? {
    guard contains(.details), kind != .holiday, kind != .observance else { return kind }
    return kind == .event || kind == .trip || kind == .leaveUsed ? .busy : nil
  }
}
