public import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords

/// The zones of the reader of a planner and of the places that its events name. They are read only if an event names a
/// place.
public struct ReaderClocks {
  private let zones: any Zones
  private let here: () throws(Failure) -> Zone

  /// The zone of the reader, and the source of all other zones.
  public init(_ zones: any Zones, here: @escaping () throws(Failure) -> Zone) {
    self.zones = zones
    self.here = here
  }

  /// The zones that some events need; nil if no event has a zone.
  func clocks(for events: [(id: RecordID, event: Event)]) throws(Failure) -> PlannerClocks? {
    let names = Set(events.compactMap(\.event.zone))
    guard !names.isEmpty else { return nil }
    return PlannerClocks(here: try here(), zones: zones, names: names)
  }
}

/// The zones of a reader and of the places that events name.
public struct PlannerClocks: Sendable {
  /// The zone of the reader.
  public let here: Zone
  private var places: [String: NamedZone] = [:]

  /// The zones of a reader and of some places. A place that does not exist on this machine has no zone, and an event
  /// there is shown with its stored hour.
  public init(here: Zone, zones: any Zones, names: some Sequence<String>) {
    self.here = here
    for name in names where places[name] == nil {
      if let zone = try? zones.zone(named: name) { places[name] = NamedZone(name, zone) }
    }
  }

  /// The zone of a place.
  public subscript(name: String) -> NamedZone? { places[name] }
}
