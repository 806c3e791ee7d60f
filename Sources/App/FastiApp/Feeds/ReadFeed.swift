public import FastiAgenda
public import FastiCivil
public import FastiHolidays

/// Gathers what a feed holds: two years back, five ahead.
public struct ReadFeed {
  private let almanac: Almanac
  private let planner: DatedPlanner
  private let leave: DatedLeave?
  private let zone: Zone
  private let server: String?

  /// A feed of an almanac, a planner and a leave ledger; hours are those of clocks in a zone.
  /// - Parameter server: The address of the server that gives the feed, without a slash at its end; nil for a file.
  public init(_ almanac: Almanac, _ planner: DatedPlanner, leave: DatedLeave? = nil, zone: Zone, server: String? = nil)
  {
    self.almanac = almanac
    self.planner = planner
    self.leave = leave
    self.zone = zone
    self.server = server
  }

  /// A feed of a store, of which it reads no more than the parts need.
  /// - Throws: `.storage`; `.invalid` when a stored rule text cannot be read.
  public init(
    _ almanac: Almanac, of parts: Set<FeedPart>, from store: some Store, zone: Zone, server: String? = nil
  ) throws(Failure) {
    self.init(
      almanac, try DatedPlanner.read(from: store),
      leave: parts.isDisjoint(with: FeedPart.leave) ? nil : try DatedLeave.read(from: store), zone: zone,
      server: server)
  }

  /// The days a feed holds, seen from one.
  public static func window(_ today: Day) -> DayRange {
    let range = DayRange(today).widened(before: 731, after: 1_827)
    return range.intersection(Limits.days) ?? DayRange(today)
  }

  /// The entries by day, then kind, then name: the same data and day give the same entries in the same order.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  public func callAsFunction(
    _ parts: Set<FeedPart>, hiding: Set<FeedHiding>, today: Day, languages: [LanguageCode]
  ) throws(Failure) -> [Entry] {
    let range = Self.window(today)
    var entries: [Entry] = []
    if parts.contains(.holidays) { entries += try holidays(range, languages) }
    if parts.contains(.notes) { entries += planner.notes.compactMap { $0.entry(in: range) } }
    if parts.contains(.events) { for event in planner.events { entries += event.entries(in: range, zone) } }
    if parts.contains(.countdowns) { for countdown in planner.countdowns { entries += countdown.entries(in: range) } }
    if let leave {
      entries += try leave.entries(
        DatedLeave.Question(
          parts: parts, hiding: hiding, range: range, today: today, zone: zone, server: server))
    }
    if !hiding.isEmpty { for place in entries.indices { entries[place].hide(hiding) } }
    return entries.sorted { $0.order < $1.order }
  }

  private func holidays(_ range: DayRange, _ languages: [LanguageCode]) throws(Failure) -> [Entry] {
    let answer = try ShowHolidays(almanac)(try almanac.codes([]), in: range, languages: languages)
    return answer.items.map { item in
      Entry(
        uid: "\(item.id)@\(item.region.string.isEmpty ? "everywhere" : item.region.string)",
        kind: item.occurrence.kind == .public ? .holiday : .observance, title: item.name, days: DayRange(item.day),
        notes: item.layer?.notes ?? "", isTentative: item.occurrence.status == .projected,
        changed: item.layer?.userModifiedAt ?? Entry.shipped)
    }
  }
}

extension Entry {
  /// When what comes with the program counts as written: no moment of a user's, and always the same.
  fileprivate static let shipped: Int64 = 1_767_225_600_000

  /// What entries are sorted by.
  fileprivate var order: (Day, UInt8, String) { (days.first, kind.rawValue, uid) }

  /// Takes away what a feed keeps to itself; holidays are known to everybody.
  fileprivate mutating func hide(_ hiding: Set<FeedHiding>) {
    guard kind != .holiday, kind != .observance else { return }
    // What stands beside leave was left out where it was made; its links stay.
    if hiding.contains(.notes), link == nil, kind != .payday { notes = "" }
    guard hiding.contains(.details) else { return }
    (title, notes, link) = ("Busy", "", nil)
  }
}
