public import FastiCivil

/// The clocks of a place, with the name that other programs know them by: `Asia/Riyadh`.
public struct NamedZone: Hashable, Sendable {
  /// The name, of letters, digits and `/ _ + -`.
  public let name: String
  /// The clocks.
  public let zone: Zone

  /// The clocks of a place.
  /// - Returns: nil for a name that is no plain one, such as a POSIX zone string, which other programs would not find.
  public init?(_ name: String, _ zone: Zone) {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2F, 0x5F, 0x2B, 0x2D: true
      default: false
      }
    }
    guard isPlain, !name.utf8.isEmpty else { return nil }
    self.name = name
    self.zone = zone
  }
}
