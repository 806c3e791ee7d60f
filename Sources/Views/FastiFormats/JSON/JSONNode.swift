/// One value, or one member's name, of a JSON text: 16 bytes instead of a tree, so that memory is limited by the text.
struct JSONNode {
  /// Its kind; a string with a backslash has its own kind, because only it has to be decoded.
  enum Kind: UInt8 {
    case null, no, yes, number, string, escaped, array, object
  }

  let kind: Kind
  /// Its bytes in the text; for a string those between the quotes.
  let start: Int32
  var end: Int32
  /// The index of the node after it and after everything within it.
  var next: Int32

  /// The kind as the public interface names it.
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
