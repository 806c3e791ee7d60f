/// One value, or one member's name, of a JSON text: 16 bytes in place of a tree, so that memory is bounded by the text.
struct JSONNode {
  /// What it is; a string with a backslash is told apart, because only it has to be decoded.
  enum Kind: UInt8 {
    case null, no, yes, number, string, escaped, array, object
  }

  let kind: Kind
  /// The bytes of the text it takes; of a string those between the quotes.
  let start: Int32
  var end: Int32
  /// The node after it and everything within it.
  var next: Int32

  /// The kind as others see it.
  var publicKind: JSONKind {
    switch kind {
    case .null: .null
    case .no, .yes: .bool
    case .number: .number
    case .string, .escaped: .string
    case .array: .array
    case .object: .object
    }
  }
}
