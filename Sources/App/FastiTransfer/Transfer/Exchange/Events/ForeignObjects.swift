import FastiFormats
import FastiPerson

/// The components of a file that are not events of the planner, as they are kept: those of one kind and UID together,
/// such as a task and its occurrences.
struct ForeignObjects {
  private(set) var all: [CalendarObject] = []
  /// The number of components that are not kept: too long, with control characters, or outside a calendar.
  private(set) var left: Int
  private let zones: [String: [ContentLine]]
  private let clocks: ClockReader
  private var places: [String: Int] = [:]
  /// The lines of each, without its time zones.
  private var lines: [[ContentLine]] = []

  init(_ file: ICalendarFile, _ clocks: ClockReader) {
    zones = file.zones
    left = file.outside
    self.clocks = clocks
  }

  mutating func add(_ component: ICalendarFile.Component) {
    add(
      component.name, uid: component.uid, title: component.title,
      first: component.first.map { ICalendarFile.Moment(day: $0) }, component.lines)
  }

  /// Adds an event with the occurrences that override some of its own.
  mutating func add(_ group: ForeignGroup) {
    let said = group.versions[0]
    add("VEVENT", uid: said.uid, title: said.title, first: said.start, group.versions.flatMap(\.lines))
  }

  private mutating func add(
    _ name: String, uid: String, title: String, first: ICalendarFile.Moment?, _ lines: [ContentLine]
  ) {
    let key = "\(name)\n\(uid.isEmpty ? lines.map(\.line).joined(separator: "\n") : uid)"
    let place = places[key]
    let whole = place.map { self.lines[$0] + lines } ?? lines
    let object = CalendarObject(
      name, uid: uid, title: place.map { all[$0].title } ?? title, first: first, whole, zones: zones,
      isKnown: clocks.isKnown)
    guard let object else { return left += 1 }
    guard let place else {
      places[key] = all.count
      all.append(object)
      return self.lines.append(lines)
    }
    // A repeated component without a UID adds nothing.
    guard !uid.isEmpty else { return }
    (all[place], self.lines[place]) = (object, whole)
  }
}
