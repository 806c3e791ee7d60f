public import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords

/// The clocks of the reader of a planner, and those of the places its events name. They are asked for only where an event
/// names a place.
public struct ReaderClocks {
  private let zones: any Zones
  private let here: () throws(Failure) -> Zone

  /// The clocks where the reader is, and the source of all others.
  public init(_ zones: any Zones, here: @escaping () throws(Failure) -> Zone) {
    self.zones = zones
    self.here = here
  }

  /// The clocks that some events need; nil where none has a zone.
  func clocks(for events: [(id: RecordID, event: Event)]) throws(Failure) -> PlannerClocks? {
    let names = Set(events.compactMap(\.event.zone))
    guard !names.isEmpty else { return nil }
    return PlannerClocks(here: try here(), zones: zones, names: names)
  }
}

/// The clocks of a reader and of the places that events name.
public struct PlannerClocks: Sendable {
  /// Where the reader is.
  public let here: Zone
  private var places: [String: NamedZone] = [:]

  /// The clocks of a reader and of some places. A place that is not on this machine has none, and an event there shows the
  /// hour that was written.
  public init(here: Zone, zones: any Zones, names: some Sequence<String>) {
    self.here = here
    for name in names where places[name] == nil {
      if let zone = try? zones.zone(named: name) { places[name] = NamedZone(name, zone) }
    }
  }

  /// The clocks of a place.
  public subscript(name: String) -> NamedZone? { places[name] }
}
