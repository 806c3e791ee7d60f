/// Reads a JSON text once, byte by byte, into nodes. Open arrays and objects are kept in a list instead of recursive
/// calls, so a text cannot exhaust the stack.
///
/// - Source: RFC 8259; names are unique, as RFC 7493, section 2.3, requires.
struct JSONScanner {
  let bytes: [UInt8]
  let limits: JSONLimits
  /// The number of levels already used by the containers of the scanned value.
  var level = 0
  var next: Int
  var nodes: [JSONNode] = []
  private var open: [Int] = []

  init(_ bytes: [UInt8], _ limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
    next = ByteOrderMark.length(in: bytes)
  }

  /// The nodes of the whole text.
  /// - Throws: What is wrong; ``next`` is its offset.
  mutating func scan() throws(JSONError.Problem) -> [JSONNode] {
    let nodes = try one(expected: .value)
    try end()
    return nodes
  }

  /// The nodes of the next value.
  mutating func one(expected: JSONError.Expected) throws(JSONError.Problem) -> [JSONNode] {
    // After a mistake in the value before, its containers may still be open.
    (nodes, open) = ([], [])
    // A short text has about one value or name in sixteen bytes.
    nodes.reserveCapacity(min((bytes.count - next) / 16 + 1, 64))
    try value(expected: expected)
    while let container = open.last {
      if nodes[container].kind == .array { try inArray(container) } else { try inObject(container) }
    }
    defer { nodes = [] }
    return nodes
  }

  /// Checks that only space follows.
  mutating func end() throws(JSONError.Problem) {
    skipSpace()
    guard next == bytes.count else { throw .unexpected(expected: .end) }
  }

  /// Reads what follows an element, or `[`.
  private mutating func inArray(_ array: Int) throws(JSONError.Problem) {
    let isFirst = nodes.count == array + 1
    skipSpace()
    if consume(UInt8(ascii: "]")) { return close() }
    guard !isFirst else { return try value(expected: .valueOrEnd) }
    guard consume(UInt8(ascii: ",")) else { throw wrong(.commaOrEndOfArray) }
    try value(expected: .value)
  }

  /// Reads what follows a member, or `{`.
  private mutating func inObject(_ object: Int) throws(JSONError.Problem) {
    let isFirst = nodes.count == object + 1
    skipSpace()
    if consume(UInt8(ascii: "}")) {
      try checkNames(of: object)
      return close()
    }
    if !isFirst {
      guard consume(UInt8(ascii: ",")) else { throw wrong(.commaOrEndOfObject) }
      skipSpace()
    }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { throw wrong(isFirst ? .nameOrEnd : .name) }
    try string()
    skipSpace()
    guard consume(UInt8(ascii: ":")) else { throw wrong(.colon) }
    try value(expected: .value)
  }

  private mutating func value(expected: JSONError.Expected) throws(JSONError.Problem) {
    skipSpace()
    guard next < bytes.count else { throw .ended(expected: expected) }
    guard nodes.count < limits.values else { throw .tooMany(limit: limits.values) }
    switch bytes[next] {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try word("true", .yes, expected)
    case UInt8(ascii: "f"): try word("false", .no, expected)
    case UInt8(ascii: "n"): try word("null", .null, expected)
    default: throw .unexpected(expected: expected)
    }
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(JSONError.Problem) {
    guard level + open.count < limits.depth else { throw .tooDeep(limit: limits.depth) }
    open.append(nodes.count)
    append(kind, from: next, to: next + 1)
    next += 1
  }

  private mutating func close() {
    let container = open.removeLast()
    nodes[container].end = Int32(next)
    nodes[container].next = Int32(nodes.count)
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONNode.Kind, _ expected: JSONError.Expected
  ) throws(JSONError.Problem) {
    let end = next + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ $0.elementsEqual(bytes[next..<end]) })
    else { throw .unexpected(expected: expected) }
    append(kind, from: next, to: end)
    next = end
  }

  // MARK: Steps

  mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    nodes.append(JSONNode(kind: kind, start: Int32(start), end: Int32(end), next: Int32(nodes.count + 1)))
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard next < bytes.count, bytes[next] == byte else { return false }
    next += 1
    return true
  }

  mutating func skipSpace() {
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): next += 1
      default: return
      }
    }
  }

  func wrong(_ expected: JSONError.Expected) -> JSONError.Problem {
    next < bytes.count ? .unexpected(expected: expected) : .ended(expected: expected)
  }
}
