/// Walks through a JSON text and reads one value at a time: memory follows the largest value that is asked for, and not the
/// text.
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
/// It is as strict as ``JSONValue``, and what is wrong is reported in the same way; only an object that is walked has at most
/// ``mostMembers`` members.
public struct JSONWalk: Sendable {
  private var scanner: JSONScanner
  private let places: TextPositions

  /// The most members of an object that is walked; one that is read as a value may have more.
  public static let mostMembers = 10_000

  /// Stands before the outermost value of a text.
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

  /// Where the value that comes next begins, in bytes.
  public var offset: Int { scanner.next }

  /// The same text, before a value whose ``offset`` was noted.
  public func moved(to offset: Int) -> JSONWalk {
    var walk = self
    walk.scanner.next = offset
    return walk
  }

  /// What the value that comes next begins as; nil where none does.
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

  /// Reads the value that comes next, wholly.
  /// - Throws: ``JSONError`` when it reads wrongly.
  public mutating func value() throws(JSONError) -> JSONValue {
    let nodes = try placed { scanner throws(JSONError.Problem) in try scanner.one(expected: .value) }
    return JSONValue(JSONText(bytes: scanner.bytes, nodes: nodes, places: places), node: 0)
  }

  /// Nothing but space may follow.
  /// - Throws: ``JSONError`` when something follows.
  public mutating func end() throws(JSONError) {
    try placed { scanner throws(JSONError.Problem) in try scanner.end() }
  }

  /// Walks through an array, which comes next: the closure stands before each element, and may read it.
  /// - Throws: ``JSONError`` when no array comes next or it reads wrongly, and what the closure throws.
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

  /// Walks through an object, which comes next: the closure stands before each value, and may read it.
  /// - Throws: ``JSONError`` when no object comes next or it reads wrongly, and what the closure throws.
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

  /// Passes over the bracket that begins an array or object.
  private mutating func begin(_ bracket: UInt8) throws(JSONError) {
    guard scanner.level < scanner.limits.depth else { throw error(.tooDeep(limit: scanner.limits.depth)) }
    guard scanner.consume(bracket) else { throw error(scanner.wrong(.value)) }
    scanner.level += 1
  }

  /// Whether another element or member comes; what ends them is passed over, and so is the comma before one.
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

  /// Reads a value; a value without a reader is skipped.
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
