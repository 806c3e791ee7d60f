/// Header fields in the order of sending. Names are compared without regard to case.
public struct Headers: Hashable, Sendable {
  /// Names and values.
  public private(set) var fields: [Field]

  /// A name with one value; a name may occur several times.
  public struct Field: Hashable, Sendable {
    /// The name as written.
    public let name: String
    /// The value, without white space at its ends.
    public let value: String
  }

  /// Fields from pairs.
  public init(_ fields: [(String, String)] = []) { self.fields = fields.map { Field(name: $0.0, value: $0.1) } }

  /// The first value of a name; nil when there is none.
  public subscript(name: String) -> String? { fields.first { Self.same($0.name, name) }?.value }

  /// The values of every field of that name, in the order of the fields.
  public func all(_ name: String) -> [String] { fields.filter { Self.same($0.name, name) }.map(\.value) }

  /// Adds a field after the others.
  public mutating func add(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

  /// Replaces every field of a name by one field.
  public mutating func set(_ name: String, _ value: String) {
    fields.removeAll { Self.same($0.name, name) }
    add(name, value)
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { lower($0) == lower($1) }
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
