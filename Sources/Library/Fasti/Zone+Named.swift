public import FastiCivil

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Zone {
  /// The time zone with this name in the machine's time zone database, below `/usr/share/zoneinfo`.
  ///
  /// ```swift
  /// let stockholm = Zone(named: "Europe/Stockholm") ?? .utc
  /// print(stockholm.day(at: try Instant(iso: "2026-06-18T22:30:00Z")))  // 2026-06-19
  /// ```
  ///
  /// - Returns: nil when there is no such zone, or when its file cannot be read.
  public init?(named name: String) {
    guard Zone.isFileName(name.utf8), let file = fopen("/usr/share/zoneinfo/" + name, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    guard let zone = try? Zone(tzif: Array(bytes[..<count])) else { return nil }
    self = zone
  }
}
