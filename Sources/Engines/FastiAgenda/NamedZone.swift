public import FastiCivil

/// A time zone with the name that other programs use: `Asia/Riyadh`.
public struct NamedZone: Hashable, Sendable {
  /// A reference, because zones are large and few entries have one.
  private let kept: Kept

  private final class Kept: Sendable {
    let name: String
    let zone: Zone

    init(_ name: String, _ zone: Zone) {
      self.name = name
      self.zone = zone
    }
  }

  /// The name, of letters, digits and `/ _ + -`.
  public var name: String { kept.name }
  public var zone: Zone { kept.zone }

  /// A zone with its name.
  /// - Returns: nil for a name that is not plain, such as a POSIX zone string, which other programs would not find.
  public init?(_ name: String, _ zone: Zone) {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, !name.utf8.isEmpty else { return nil }
    kept = Kept(name, zone)
  }

  /// The same name and the same zone.
  public static func == (left: NamedZone, right: NamedZone) -> Bool {
    left.kept === right.kept || left.name == right.name && left.zone == right.zone
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
