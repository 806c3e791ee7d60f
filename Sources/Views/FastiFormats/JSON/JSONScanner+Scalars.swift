extension JSONScanner {
  /// A member's name, with the colon and the space after it.
  /// - Throws: Also for a name that occurred before.
  mutating func name(isFirst: Bool, unlike others: Set<[UInt8]>) throws(JSONError.Problem) -> [UInt8] {
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") else { throw wrong(isFirst ? .nameOrEnd : .name) }
    let quote = next
    nodes = []
    try string()
    defer { nodes = [] }
    let name = JSONText.string(nodes[0], in: bytes)
    guard !others.contains(name) else {
      next = quote
      throw .duplicateName
    }
    skipSpace()
    guard consume(UInt8(ascii: ":")) else { throw wrong(.colon) }
    skipSpace()
    return name
  }

  /// A string, from quote to quote.
  mutating func string() throws(JSONError.Problem) {
    next += 1
    let start = next
    var hasEscapes = false
    while next < bytes.count {
      let byte = bytes[next]
      if byte > UInt8(ascii: "\\") {
        next += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        guard next - start <= limits.text else { throw .tooLongText(limit: limits.text) }
        append(hasEscapes ? .escaped : .string, from: start, to: next)
        next += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        next += try JSONEscape.length(at: next, in: bytes)
      case 0..<0x20: throw .controlCharacter(byte)
      default: next += 1
      }
    }
    throw .ended(expected: .quote)
  }

  /// A number: `-`, digits without a leading zero, a fraction, an exponent. It is kept as text.
  mutating func number() throws(JSONError.Problem) {
    let start = next
    _ = consume(UInt8(ascii: "-"))
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      try digits()
    }
    // Text that continues like a number is one mistake, not a number and a mistake after it: 01, 1.2.3, 0x1.
    if next < bytes.count, Self.continuesNumber(bytes[next]) { throw .malformedNumber }
    append(.number, from: start, to: next)
  }

  private mutating func digits() throws(JSONError.Problem) {
    guard next < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) else {
      throw .malformedNumber
    }
    while next < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) { next += 1 }
  }

  private static func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Refuses an object with two members of the same name, at the second.
  mutating func checkNames(of object: Int) throws(JSONError.Problem) {
    var (count, hasEscapes, name) = (0, false, object + 1)
    while name < nodes.count {
      count += 1
      if nodes[name].kind == .escaped { hasEscapes = true }
      name = Int(nodes[Int(nodes[name].next)].next)
    }
    // A few names are compared with each other in the text, which needs no memory.
    if count <= Self.fewNames, !hasEscapes { return try compareNames(of: object) }
    var names = Set<[UInt8]>()
    name = object + 1
    while name < nodes.count {
      let isNew = names.insert(JSONText.string(nodes[name], in: bytes)).inserted
      guard isNew else {
        next = Int(nodes[name].start) - 1
        throw .duplicateName
      }
      name = Int(nodes[Int(nodes[name].next)].next)
    }
  }

  /// The same for names without escapes.
  private mutating func compareNames(of object: Int) throws(JSONError.Problem) {
    var name = object + 1
    while name < nodes.count {
      var earlier = object + 1
      while earlier < name {
        guard !isSame(nodes[earlier], nodes[name]) else {
          next = Int(nodes[name].start) - 1
          throw .duplicateName
        }
        earlier = Int(nodes[Int(nodes[earlier].next)].next)
      }
      name = Int(nodes[Int(nodes[name].next)].next)
    }
  }

  /// Whether two strings have the same bytes in the text.
  private func isSame(_ one: JSONNode, _ other: JSONNode) -> Bool {
    guard one.end - one.start == other.end - other.start else { return false }
    let distance = Int(other.start - one.start)
    for place in Int(one.start)..<Int(one.end) where bytes[place] != bytes[place + distance] { return false }
    return true
  }

  /// Up to so many names are compared with each other.
  private static let fewNames = 24
}
