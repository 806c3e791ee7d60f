/// How much JSON is read: text from outside is refused before it can use up the machine's memory.
public struct JSONLimits: Hashable, Sendable {
  /// The longest text, in bytes; at most 2,147,483,647.
  public let bytes: Int
  /// The greatest depth of nested arrays and objects.
  public let depth: Int
  /// The greatest number of values and names in one ``JSONValue``, each of which takes 16 bytes of memory.
  public let values: Int
  /// The longest string, in bytes between its quotes; also the limit for the names of an object that is read member by
  /// member.
  public let text: Int

  /// Limits for one kind of text; by default the number of values and the length of strings are not limited.
  public init(bytes: Int, depth: Int, values: Int = Int(Int32.max), text: Int = Int(Int32.max)) {
    self.bytes = min(bytes, Int(Int32.max))
    self.depth = depth
    self.values = values
    self.text = text
  }

  /// The limits of a file: 64 MiB, 128 levels.
  public static let file = JSONLimits(bytes: 64 << 20, depth: 128)
}
