/// How much JSON is read: a text from outside is refused before it can exhaust the machine.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes; at most 2,147,483,647.
  public let bytes: Int
  /// How deep arrays and objects may stand within each other.
  public let depth: Int
  /// How many values and names one ``JSONValue`` may hold, each of which takes 16 bytes of memory.
  public let values: Int
  /// The longest string, in bytes between its quotes; the names of an object that is walked together as well.
  public let text: Int

  /// Limits for one sort of text; by default the number of values and the length of strings are not limited.
  public init(bytes: Int, depth: Int, values: Int = Int(Int32.max), text: Int = Int(Int32.max)) {
    self.bytes = min(bytes, Int(Int32.max))
    self.depth = depth
    self.values = values
    self.text = text
  }

  /// What a file may have: 64 MiB, 128 levels.
  public static let file = JSONLimits(bytes: 64 << 20, depth: 128)
}
