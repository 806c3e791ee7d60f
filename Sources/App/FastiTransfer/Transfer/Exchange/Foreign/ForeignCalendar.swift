public import FastiCivil
public import FastiFormats
import FastiPerson
public import FastiRecords

/// What a calendar file of another program would become in the planner, before it is compared with what is there.
public struct ForeignCalendar: Hashable, Sendable {
  /// The most events of the planner that a file may become.
  public static let most = 20_000

  /// The events of the file, in its order.
  public let items: [Item]
  /// How many components are not events.
  let others: Int
  /// How many lines could not be parsed.
  let broken: Int
  /// The numbers of the first of those lines, from 1.
  let brokenLines: [Int]

  /// An event of the file with all its occurrences.
  public struct Item: Hashable, Sendable {
    /// Its UID in the file.
    public let uid: String
    /// What the file calls it, made valid for the planner.
    public let title: String
    /// What its ids are made from, besides a UID that is a UUID.
    let name: String
    /// Whether another event of the file has its UID.
    let sharesUID: Bool
    /// The event of the planner that it is an occurrence of, if there is one of that id.
    let series: RecordID?
    /// The events it becomes.
    let events: [Event]
    /// What was changed in order to import it.
    let remarks: [EventsImport.Remark]
    /// Why it is left out; nil where it is imported.
    let reason: EventsImport.Reason?

    /// The id of the part of that number. It is derived from the UID, so that the same file gives the same events, and
    /// nothing that reads a file can choose another. A UID that is a UUID is the id of the first part.
    func id(_ index: Int) -> RecordID {
      if index == 0, !sharesUID, let id = RecordID(text: uid.lowercased()) { return id }
      return .version8(kind: "ics", key: "\(name)\n\(index)")
    }
  }
}

extension ForeignCalendar {
  /// Plans a file.
  /// - Parameters:
  ///   - zones: The source of the time zones of other places.
  ///   - here: The user's time zone, in which the planner has its hours.
  /// - Throws: `.invalid` for more events than a planner is for.
  public init(
    _ file: ICalendarFile, zones: any Zones, here: Zone, today: Day, named name: String
  ) throws(Failure) {
    let clocks = ClockReader(zones, here: here)
    var items: [Item] = []
    var count = 0
    for group in ForeignGroup.groups(file.events) {
      let item = Item(group, file, clocks, today: today)
      count += item.events.count
      guard count <= Self.most else {
        throw Failure(.bringing(.tooManyEvents(most: Self.most)), field: .file, value: name)
      }
      items.append(item)
    }
    self.init(items: items, others: file.others, broken: file.broken, brokenLines: file.brokenLines)
  }
}

extension ForeignCalendar.Item {
  fileprivate init(_ group: ForeignGroup, _ file: ICalendarFile, _ clocks: ClockReader, today: Day) {
    let said = group.versions[0]
    let title = ForeignText(title: said.title).text
    let isOwn = file.producer.contains("//Fasti//")
    guard !group.isRepeated, !isOwn || !Self.isNoEvent(said) else {
      self.init(
        uid: said.uid, title: title, name: "", sharesUID: group.sharesUID, series: nil, events: [], remarks: [],
        reason: group.isRepeated ? .repeated : .noEvent)
      return
    }
    let series = ForeignSeries(group.versions, clocks, today: today)
    let parts = said.uid.split(separator: "/")
    self.init(
      uid: said.uid, title: series.events.first?.title ?? title, name: group.name, sharesUID: group.sharesUID,
      series: isOwn && parts.count == 2 ? RecordID(text: String(parts[0])) : nil, events: series.events,
      remarks: (series.remarks + group.remarks).filter { !isOwn || !$0.isOfProperties }, reason: series.reason)
  }

  /// Whether an event of a feed of Fasti is something else there.
  private static func isNoEvent(_ event: ICalendarFile.Event) -> Bool {
    event.categories.first.map { !["Event", "Trip", "Birthday", "Money"].contains($0) } ?? false
  }
}

extension EventsImport.Remark {
  /// Whether it is about properties, which files of Fasti derive from the rest.
  fileprivate var isOfProperties: Bool {
    if case .propertiesLeft = self { return true }
    return false
  }
}
