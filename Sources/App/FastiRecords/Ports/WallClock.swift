public import FastiCivil

/// The port to the time of day; no other code reads the machine's clock.
public struct WallClock: Sendable {
  private let reading: @Sendable () -> Int64

  /// A clock from a closure that returns milliseconds of Unix time.
  public init(_ now: @escaping @Sendable () -> Int64) { reading = now }

  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var now: Int64 { reading() }
}

/// Finds time zones by name.
public protocol Zones: Sendable {
  /// The zone of that name: `Europe/Stockholm`, or a value of `$TZ` (`:Europe/Stockholm`,
  /// `CET-1CEST,M3.5.0,M10.5.0/3`).
  /// - Throws: `.notFound` when there is no such zone, `.invalid` when its name or file cannot be read.
  func zone(named name: String) throws(Failure) -> Zone

  /// The zone of this machine, ignoring `$TZ`; UTC if the machine has no zone.
  /// - Throws: `.invalid` when the machine's zone file cannot be read.
  func local() throws(Failure) -> Zone
}

extension Zones {
  /// Whether there is a zone of that name, as UTF-8. On a machine without zones every name is accepted.
  public func has(_ name: ArraySlice<UInt8>) -> Bool {
    if (try? zone(named: String(decoding: name, as: UTF8.self))) != nil { return true }
    return (try? zone(named: "America/New_York")) == nil
  }
}
