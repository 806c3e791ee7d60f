public import FastiAgenda
public import FastiCivil
public import FastiHolidays

/// Gathers what a feed holds: two years back, five ahead.
public struct ReadFeed {
  private let almanac: Almanac
  private let rules: DatedRules?
  private let planner: DatedPlanner
  private let reminders: DatedReminders?
  private let leave: DatedLeave?
  private let zone: Zone
  private let server: String?
  private let today: Day

  /// A feed of a store, of which it reads no more than the parts need; hours are those of clocks in a zone.
  /// - Parameters:
  ///   - zones: Where the clocks of reminders are found that have their own.
  ///   - server: The address of the server that gives the feed, without a slash at its end; nil for a file.
  /// - Throws: `.storage`; `.invalid` when a stored rule text cannot be read.
  public init(
    _ almanac: Almanac, of parts: Set<FeedPart>, from store: some Store, zones: any Zones, zone: Zone, today: Day,
    server: String? = nil
  ) throws(Failure) {
    self.almanac = almanac
    self.zone = zone
    self.server = server
    self.today = today
    rules = parts.contains(.holidays) ? try DatedRules.read(from: store) : nil
    planner = try DatedPlanner.read(from: store, parts)
    reminders =
      parts.contains(.reminders)
      ? try DatedReminders.read(from: store, zones: zones, here: zone, today: today) : nil
    leave = parts.isDisjoint(with: FeedPart.leave) ? nil : try DatedLeave.read(from: store)
  }

  /// The days a feed holds, seen from one.
  public static func window(_ today: Day) -> DayRange {
    let range = DayRange(today).widened(before: 731, after: 1_827)
    return range.intersection(Limits.days) ?? DayRange(today)
  }

  /// The entries by day, then kind, then name: the same data and day give the same entries in the same order.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public func callAsFunction(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, languages: [LanguageCode]
  ) throws(Failure) -> [Entry] {
    try callAsFunction(parts, hiding: hiding, in: Self.window(today), languages: languages)
  }

  /// The entries of some days.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public func callAsFunction(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, in range: DayRange, languages: [LanguageCode]
  ) throws(Failure) -> [Entry] {
    var entries: [Entry] = []
    if parts.contains(.holidays) { entries += try holidays(range, languages) }
    if parts.contains(.notes) { entries += planner.notes.compactMap { $0.entry(in: range) } }
    if parts.contains(.events) { for event in planner.events { entries += event.entries(in: range, zone) } }
    if parts.contains(.countdowns) { for countdown in planner.countdowns { entries += countdown.entries(in: range) } }
    if let reminders, parts.contains(.reminders) {
      entries += reminders.entries(in: range, hiding: hiding, language: languages.first?.string ?? "en")
    }
    if let leave {
      entries += try leave.entries(
        DatedLeave.Question(
          parts: parts, hiding: hiding, range: range, today: today, zone: zone, server: server))
    }
    if !hiding.isEmpty { entries = entries.compactMap { $0.hiding(hiding) } }
    return Self.inOrder(entries)
  }

  /// By day, then kind, then name. What is sorted are places: a sort moves what it sorts, and entries are large.
  private static func inOrder(_ entries: [Entry]) -> [Entry] {
    let keys = entries.map { Int64($0.days.first.number) << 8 | Int64($0.kind.rawValue) }
    let order = entries.indices.sorted { left, right in
      keys[left] == keys[right] ? entries[left].uid < entries[right].uid : keys[left] < keys[right]
    }
    return order.map { entries[$0] }
  }

  private func holidays(_ range: DayRange, _ languages: [LanguageCode]) throws(Failure) -> [Entry] {
    let answer = try ShowHolidays(almanac)(try almanac.codes([]), in: range, languages: languages)
    return answer.items.map { item in
      let change = rules?[item.rule]
      return Entry(
        uid: "\(item.id)@\(item.region.string.isEmpty ? "everywhere" : item.region.string)",
        kind: item.occurrence.kind == .public ? .holiday : .observance, title: item.name, days: DayRange(item.day),
        notes: item.layer?.notes ?? "", isTentative: item.occurrence.status == .projected,
        changed: change?.changed ?? Entry.shipped, sequence: change?.sequence ?? 0)
    }
  }
}

extension Entry {
  /// When what comes with the program counts as written: no moment of a user's, and always the same.
  fileprivate static let shipped: Int64 = 1_767_225_600_000

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
