extension JSONScanner {
  /// A member's name, with the colon and the space after it.
  /// - Throws: also for one that was there before.
  mutating func name(isFirst: Bool, unlike others: Set<[UInt8]>) throws(JSONError.Problem) -> [UInt8] {
    guard next < bytes.count, bytes[next] == 0x22 else { throw wrong(isFirst ? .nameOrEnd : .name) }
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
    guard take(0x3A) else { throw wrong(.colon) }
    skipSpace()
    return name
  }

  /// A string, from quote to quote.
  mutating func string() throws(JSONError.Problem) {
    next += 1
    let start = next
    var hasEscapes = false
    while next < bytes.count {
      switch bytes[next] {
      case 0x22:
        guard next - start <= limits.text else { throw .tooLongText(limit: limits.text) }
        append(hasEscapes ? .escaped : .string, from: start, to: next)
        next += 1
        return
      case 0x5C:
        hasEscapes = true
        next += try JSONEscape.length(at: next, in: bytes)
      case 0..<0x20: throw .controlCharacter(bytes[next])
      default: next += 1
      }
    }
    throw .ended(expected: .quote)
  }

  /// A number: `-`, digits without a leading zero, a fraction, an exponent. It stays text.
  mutating func number() throws(JSONError.Problem) {
    let start = next
    _ = take(0x2D)
    if !take(0x30) { try digits() }
    if take(0x2E) { try digits() }
    if take(0x65) || take(0x45) {
      if !take(0x2B) { _ = take(0x2D) }
      try digits()
    }
    // What goes on like a number is one mistake, not a number and a mistake after it: 01, 1.2.3, 0x1.
    if next < bytes.count, Self.continuesNumber(bytes[next]) { throw .malformedNumber }
    append(.number, from: start, to: next)
  }

  private mutating func digits() throws(JSONError.Problem) {
    guard next < bytes.count, (0x30...0x39).contains(bytes[next]) else { throw .malformedNumber }
    while next < bytes.count, (0x30...0x39).contains(bytes[next]) { next += 1 }
  }

  private static func continuesNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }

  /// Refuses an object with two members of one name, at the second.
  mutating func checkNames(of object: Int) throws(JSONError.Problem) {
    var names = Set<[UInt8]>()
    var name = object + 1
    while name < nodes.count {
      let isNew = names.insert(JSONText.string(nodes[name], in: bytes)).inserted
      guard isNew else {
        next = Int(nodes[name].start) - 1
        throw .duplicateName
      }
      name = Int(nodes[Int(nodes[name].next)].next)
    }
  }
}
