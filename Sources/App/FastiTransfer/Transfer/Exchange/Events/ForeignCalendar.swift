public import FastiCivil
public import FastiFormats
import FastiPerson
public import FastiRecords

/// The result of a calendar file of another program in the planner, before it is compared with the existing things.
public struct ForeignCalendar: Hashable, Sendable {
  /// The most events of the planner that a file may become.
  public static let most = 20_000

  /// The events of the file, in its order.
  public let items: [Item]
  /// The components that are not events of the planner, which are kept unchanged.
  let objects: [CalendarObject]
  /// The number of components beyond the limit of kept ones.
  let others: Int
  /// The names of the properties of the calendar itself that are not imported.
  let properties: [String]
  /// The number of lines that could not be parsed.
  let broken: Int
  /// The numbers of the first of those lines, from 1.
  let brokenLines: [Int]

  /// An event of the file with all its occurrences.
  public struct Item: Hashable, Sendable {
    /// Its UID in the file.
    public let uid: String
    /// Its title in the file, made valid for the planner.
    public let title: String
    /// The base of its ids, unless its UID is a UUID.
    let name: String
    /// Whether another event of the file has its UID.
    let sharesUID: Bool
    /// The event of which it is an occurrence, if there is one with that id.
    let series: RecordID?
    /// Whether a Fasti wrote it; that may have left out the content that is kept here.
    let isOwn: Bool
    /// The events it becomes.
    fileprivate(set) var events: [ForeignEvent]
    /// What was changed in order to import it.
    let remarks: [EventsImport.Remark]
    /// Why it is left out; nil if it is imported.
    let reason: EventsImport.Reason?

    /// The id of the part with that number. It is derived from the UID, so that the same file gives the same events,
    /// and the process that reads the file cannot choose another id. A UID that is a UUID is the id of the first part.
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
  ///   - here: The user's time zone, which the planner uses.
  /// - Throws: `.invalid` for more events than the limit.
  public init(
    _ file: ICalendarFile, zones: any Zones, here: Zone, today: Day, named name: String
  ) throws(Failure) {
    let clocks = ClockReader(zones, here: here)
    var items: [Item] = []
    var objects = ForeignObjects(file, clocks)
    var count = 0
    for group in ForeignGroup.groups(file.events) {
      let item = Item(group, file, clocks, today: today)
      count += item.events.count
      guard count <= Self.most else {
        throw Failure(.bringing(.tooManyEvents(most: Self.most)), field: .file, value: name)
      }
      items.append(item)
      if item.isKeptWhole { objects.add(group) }
    }
    for component in file.components { objects.add(component) }
    let isOwn = file.producer.contains("//Fasti//")
    let properties = isOwn ? [] : file.properties.map { ForeignText(property: $0).text }
    self.init(
      items: items, objects: objects.all, others: objects.left, properties: properties,
      broken: file.broken, brokenLines: file.brokenLines)
  }
}

extension ForeignCalendar.Item {
  fileprivate init(_ group: ForeignGroup, _ file: ICalendarFile, _ clocks: ClockReader, today: Day) {
    let said = group.versions[0]
    let title = ForeignText(title: said.title).text
    let isOwn = file.producer.contains("//Fasti//")
    guard !group.isRepeated, !isOwn || !Self.isNoEvent(said) else {
      self.init(
        uid: said.uid, title: title, name: "", sharesUID: group.sharesUID, series: nil, isOwn: isOwn, events: [],
        remarks: [], reason: group.isRepeated ? .repeated : .noEvent)
      return
    }
    let series = ForeignSeries(group.versions, clocks, today: today)
    let parts = said.uid.split(separator: "/")
    self.init(
      uid: said.uid, title: series.events.first?.event.title ?? title, name: group.name, sharesUID: group.sharesUID,
      series: isOwn && parts.count == 2 ? RecordID(text: String(parts[0])) : nil, isOwn: isOwn,
      events: series.events, remarks: series.remarks + group.remarks, reason: series.reason)
    keepUID()
  }

  /// Keeps the UID with the first event if it does not follow from its id, so that an export is the same event for
  /// other programs.
  private mutating func keepUID() {
    guard !sharesUID, let first = events.first, uid != id(0).text, ForeignLines.isPlain(uid),
      (1...CalendarObject.longestUID).contains(uid.unicodeScalars.count)
    else { return }
    events[0].object = CalendarObject(title: first.event.title, uid: uid, lines: first.object?.lines ?? "")
  }

  /// Whether it is not an event of the planner and is kept unchanged.
  fileprivate var isKeptWhole: Bool {
    switch reason {
    case .cancelled, .noDate, .tooOften, .nothingLeft: true
    default: false
    }
  }

  /// Whether an event of a feed of Fasti is something else in Fasti.
  private static func isNoEvent(_ event: ICalendarFile.Event) -> Bool {
    event.categories.first.map { !["Event", "Trip", "Birthday", "Money"].contains($0) } ?? false
  }
}

/// An event of the planner from a file, with the further content of the file.
struct ForeignEvent: Hashable, Sendable {
  /// The event as it would be written.
  let event: Event
  /// The content that its columns cannot express; nil for none.
  var object: CalendarObject?
}
