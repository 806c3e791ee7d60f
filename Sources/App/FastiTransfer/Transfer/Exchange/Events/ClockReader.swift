import FastiAgenda
import FastiCivil
import FastiFormats
import FastiRecords

/// Converts times of other zones into the user's zone.
final class ClockReader {
  private let zones: any Zones
  private let here: Zone
  private var known: [String: (name: String, zone: Zone)?] = [:]
  /// The number of unknown names. Looking for a zone, and for similar names, takes milliseconds; a file could have a
  /// hundred thousand names, so after a limit no further name is looked up.
  private var unknown = 0
  private static let mostUnknown = 20

  init(_ zones: any Zones, here: Zone) {
    self.zones = zones
    self.here = here
  }

  /// The zone of an event.
  enum Clocks {
    /// The zone in which the user is.
    case here
    /// A zone that this machine knows, other than the user's.
    case named(NamedZone)
    /// Another zone, or UTC; nil if the file itself gives the moments.
    case other(Zone?)
    /// An unknown zone.
    case unknown
  }

  func clocks(of event: ICalendarFile.Event) -> Clocks {
    guard let start = event.start, let time = start.time else { return .here }
    if let (name, zone) = zone(event.zone), zone != here, let named = NamedZone(name, zone),
      start.instant.map({ $0 == zone.instant(start.day, time) }) ?? true
    {
      return .named(named)
    }
    if start.instant != nil {
      // A recurring event in UTC stays in UTC: in another zone its hour would change twice a year.
      if event.zone.isEmpty, !event.rule.isEmpty, here != .utc, !isHere("UTC"),
        let utc = NamedZone("UTC", .utc)
      {
        return .named(utc)
      }
      return isHere(event.zone) ? .here : .other(nil)
    }
    guard !event.zone.isEmpty else { return .here }
    guard let zone = zone(event.zone)?.zone else { return .unknown }
    return zone == here ? .here : .other(zone)
  }

  /// A moment in the zone that the event keeps, or in the user's, in whole minutes.
  func here(_ moment: ICalendarFile.Moment, _ clocks: Clocks) -> (day: Day, time: TimeOfDay?) {
    guard let time = moment.time else { return (moment.day, nil) }
    let minute = (try? TimeOfDay(hour: time.hour, minute: time.minute)) ?? time
    switch clocks {
    case .here, .unknown: return (moment.day, minute)
    case .named(let named):
      guard let instant = moment.instant else { return (moment.day, minute) }
      let time = named.zone.time(at: instant)
      return (named.zone.day(at: instant), (try? TimeOfDay(hour: time.hour, minute: time.minute)) ?? time)
    case .other(let zone):
      let instant = moment.instant ?? zone?.instant(moment.day, time)
      guard let instant else { return (moment.day, minute) }
      let time = here.time(at: instant)
      return (here.day(at: instant), (try? TimeOfDay(hour: time.hour, minute: time.minute)) ?? time)
    }
  }

  /// Whether all times of an event are the same in the user's zone as in the file.
  func agrees(_ event: ICalendarFile.Event, _ clocks: Clocks) -> Bool {
    let moments = event.occurrences.isEmpty ? [event.start].compactMap { $0 } : event.occurrences
    return moments.allSatisfy { moment in
      let (day, time) = here(moment, clocks)
      return day == moment.day && time?.hour == moment.time?.hour && time?.minute == moment.time?.minute
    }
  }

  /// Whether this machine has a zone with exactly that name.
  func isKnown(_ name: String) -> Bool { zone(name)?.name == name }

  private func isHere(_ name: String) -> Bool { !name.isEmpty && zone(name)?.zone == here }

  /// The zone with a name, and its name on this machine.
  private func zone(_ name: String) -> (name: String, zone: Zone)? {
    guard !name.isEmpty else { return nil }
    if let known = known[name] { return known }
    guard unknown < Self.mostUnknown else { return nil }
    // Some programs add their own path before the name. A path itself is not a name.
    let parts = name.split(separator: "/")
    var names = name.first == "/" ? [] : [name]
    for count in [3, 2] where parts.count >= count { names.append(parts.suffix(count).joined(separator: "/")) }
    var found: (name: String, zone: Zone)?
    for name in names where found == nil { found = (try? zones.zone(named: name)).map { (name, $0) } }
    known[name] = .some(found)
    if found == nil { unknown += 1 }
    return found
  }
}
