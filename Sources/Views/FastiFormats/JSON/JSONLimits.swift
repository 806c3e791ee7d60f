/// How much JSON is read: a text from outside is refused before it can exhaust the machine.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes; at most 2,147,483,647.
  public let bytes: Int
  /// How deep arrays and objects may stand within each other.
  public let depth: Int

  /// Limits of one's own.
  public init(bytes: Int, depth: Int) {
    self.bytes = min(bytes, Int(Int32.max))
    self.depth = depth
  }

  /// What a file may have: 64 MiB, 128 levels.
  public static let file = JSONLimits(bytes: 64 << 20, depth: 128)
}
