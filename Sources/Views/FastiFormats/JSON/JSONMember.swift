/// A name and its value in an object.
public struct JSONMember: Sendable {
  /// The name, as UTF-8.
  public let name: [UInt8]
  public let value: JSONValue
}
