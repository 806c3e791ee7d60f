/// Walks through a JSON text and reads one value at a time: the memory used depends on the largest value that is read,
/// not on the text.
///
/// ```swift
/// var walk = try JSONWalk(bytes)
/// try walk.object { name, walk throws(JSONError) in
///   guard name.elementsEqual("rows".utf8) else { return }
///   try walk.array { _, walk throws(JSONError) in print(try walk.value().kind) }
/// }
/// try walk.end()
/// ```
///
/// It is as strict as ``JSONValue``, and mistakes are reported in the same way; but an object that is walked has at
/// most ``mostMembers`` members.
public struct JSONWalk: Sendable {
  private var scanner: JSONScanner
  private let places: TextPositions

  /// The greatest number of members of an object that is walked; an object that is read as a value may have more.
  public static let mostMembers = 10_000

  /// A walk before the root value of a text.
  /// - Throws: `tooLong` or `notUTF8`.
  /// - Complexity: O(*n*).
  public init(_ bytes: [UInt8], limits: JSONLimits = .file) throws(JSONError) {
    guard bytes.count <= limits.bytes else { throw JSONError(.tooLong(limit: limits.bytes), at: TextPosition(line: 1)) }
    if let offset = UTF8Check.firstInvalid(bytes) {
      throw JSONError(.notUTF8, at: TextPosition(offset: offset, in: bytes))
    }
    scanner = JSONScanner(bytes, limits)
    places = TextPositions(bytes)
    scanner.skipSpace()
  }

  /// The offset of the next value, in bytes.
  public var offset: Int { scanner.next }

  /// A walk through the same text, before a value whose ``offset`` is known.
  public func moved(to offset: Int) -> JSONWalk {
    var walk = self
    walk.scanner.next = offset
    return walk
  }

  /// The kind of the next value by its first byte; nil if there is no value.
  public var kind: JSONKind? {
    guard scanner.next < scanner.bytes.count else { return nil }
    return switch scanner.bytes[scanner.next] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: nil
    }
  }

  /// Reads the whole next value.
  /// - Throws: ``JSONError`` if it is not valid.
  public mutating func value() throws(JSONError) -> JSONValue {
    let nodes = try placed { scanner throws(JSONError.Problem) in try scanner.one(expected: .value) }
    return JSONValue(JSONText(bytes: scanner.bytes, nodes: nodes, places: places), node: 0)
  }

  /// Checks that only space follows.
  /// - Throws: ``JSONError`` if anything else follows.
  public mutating func end() throws(JSONError) {
    try placed { scanner throws(JSONError.Problem) in try scanner.end() }
  }

  /// Walks through an array, which is the next value: the closure is called before each element, and may read it.
  /// - Throws: ``JSONError`` if the next value is not an array or not valid, and any error of the closure.
  public mutating func array(
    _ element: (_ place: Int, inout JSONWalk) throws(JSONError) -> Void
  ) throws(JSONError) {
    try begin(UInt8(ascii: "["))
    var place = 0
    while try goesOn(to: UInt8(ascii: "]"), isFirst: place == 0, .valueOrEnd, .commaOrEndOfArray) {
      try within { walk throws(JSONError) in try element(place, &walk) }
      place += 1
    }
  }

  /// Walks through an object, which is the next value: the closure is called before each member's value, and may read
  /// it.
  /// - Throws: ``JSONError`` if the next value is not an object or not valid, and any error of the closure.
  public mutating func object(
    _ member: (_ name: [UInt8], inout JSONWalk) throws(JSONError) -> Void
  ) throws(JSONError) {
    try begin(UInt8(ascii: "{"))
    var names: Set<[UInt8]> = []
    var length = 0
    while try goesOn(to: UInt8(ascii: "}"), isFirst: names.isEmpty, .nameOrEnd, .commaOrEndOfObject) {
      let name = try placed { scanner throws(JSONError.Problem) in
        try scanner.name(isFirst: names.isEmpty, unlike: names)
      }
      guard names.count < Self.mostMembers else { throw error(.tooMany(limit: Self.mostMembers)) }
      length += name.count
      guard length <= scanner.limits.text else { throw error(.tooLongText(limit: scanner.limits.text)) }
      names.insert(name)
      try within { walk throws(JSONError) in try member(name, &walk) }
    }
  }

  // MARK: Steps

  /// Skips the bracket that begins an array or object.
  private mutating func begin(_ bracket: UInt8) throws(JSONError) {
    guard scanner.level < scanner.limits.depth else { throw error(.tooDeep(limit: scanner.limits.depth)) }
    guard scanner.consume(bracket) else { throw error(scanner.wrong(.value)) }
    scanner.level += 1
  }

  /// Whether another element or member follows; the comma before it, or the closing bracket, is skipped.
  private mutating func goesOn(
    to end: UInt8, isFirst: Bool, _ first: JSONError.Expected, _ later: JSONError.Expected
  ) throws(JSONError) -> Bool {
    scanner.skipSpace()
    if scanner.consume(end) {
      scanner.level -= 1
      return false
    }
    if !isFirst {
      guard scanner.consume(UInt8(ascii: ",")) else { throw error(scanner.wrong(later)) }
      scanner.skipSpace()
    }
    guard scanner.next < scanner.bytes.count else { throw error(.ended(expected: isFirst ? first : .value)) }
    return true
  }

  /// Calls the closure for a value; if the closure does not read the value, it is skipped.
  private mutating func within(_ body: (inout JSONWalk) throws(JSONError) -> Void) throws(JSONError) {
    let start = scanner.next
    try body(&self)
    if scanner.next == start { _ = try value() }
  }

  private mutating func placed<Answer>(
    _ step: (inout JSONScanner) throws(JSONError.Problem) -> Answer
  ) throws(JSONError) -> Answer {
    do { return try step(&scanner) } catch { throw self.error(error) }
  }

  private func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(problem, at: places.place(of: scanner.next, in: scanner.bytes))
  }
}
