/// The port through which the time of day enters; nothing below the wiring asks the machine itself.
public struct WallClock: Sendable {
  private let reading: @Sendable () -> Int64

  /// A clock that answers what the closure does: milliseconds of Unix time.
  public init(_ now: @escaping @Sendable () -> Int64) { reading = now }

  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var now: Int64 { reading() }
}
