import FastiCivil
import FastiFormats
import FastiRecords

/// Converts times of other zones into the user's.
final class ClockReader {
  private let zones: any Zones
  private let here: Zone
  private var known: [String: Zone?] = [:]
  /// The number of unknown names. Looking for one, and for what it may have been meant to be, takes milliseconds; a file could
  /// have a hundred thousand, so after some no other is looked for.
  private var unknown = 0
  private static let mostUnknown = 20

  init(_ zones: any Zones, here: Zone) {
    self.zones = zones
    self.here = here
  }

  /// The clocks of an event.
  enum Clocks {
    /// The user's clocks, wherever that is.
    case here
    /// The clocks of a named zone or UTC; the zone where the file does not give the moments itself.
    case other(Zone?)
    /// The clocks of an unknown zone.
    case unknown
  }

  func clocks(of event: ICalendarFile.Event) -> Clocks {
    guard let start = event.start, start.time != nil else { return .here }
    if start.instant != nil { return isHere(event.zone) ? .here : .other(nil) }
    guard !event.zone.isEmpty else { return .here }
    guard let zone = zone(event.zone) else { return .unknown }
    return zone == here ? .here : .other(zone)
  }

  /// A moment by the user's clocks, in whole minutes.
  func here(_ moment: ICalendarFile.Moment, _ clocks: Clocks) -> (day: Day, time: TimeOfDay?) {
    guard let time = moment.time else { return (moment.day, nil) }
    let minute = (try? TimeOfDay(hour: time.hour, minute: time.minute)) ?? time
    switch clocks {
    case .here, .unknown: return (moment.day, minute)
    case .other(let zone):
      let instant = moment.instant ?? zone?.instant(moment.day, time)
      guard let instant else { return (moment.day, minute) }
      let time = here.time(at: instant)
      return (here.day(at: instant), (try? TimeOfDay(hour: time.hour, minute: time.minute)) ?? time)
    }
  }

  /// Whether the user's clocks show all of an event's times as the file has them.
  func agrees(_ event: ICalendarFile.Event, _ clocks: Clocks) -> Bool {
    let moments = event.occurrences.isEmpty ? [event.start].compactMap { $0 } : event.occurrences
    return moments.allSatisfy { moment in
      let (day, time) = here(moment, clocks)
      return day == moment.day && time?.hour == moment.time?.hour && time?.minute == moment.time?.minute
    }
  }

  private func isHere(_ name: String) -> Bool { !name.isEmpty && zone(name) == here }

  private func zone(_ name: String) -> Zone? {
    if let known = known[name] { return known }
    guard unknown < Self.mostUnknown else { return nil }
    // Some programs put a path of their own before the name.
    let parts = name.split(separator: "/")
    let names = [name] + (parts.count > 2 ? [parts.suffix(2).joined(separator: "/")] : [])
    let zone = names.lazy.compactMap { try? self.zones.zone(named: $0) }.first
    known[name] = .some(zone)
    if zone == nil { unknown += 1 }
    return zone
  }
}
