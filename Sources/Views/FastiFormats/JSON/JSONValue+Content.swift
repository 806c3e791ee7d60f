extension JSONValue {
  /// The content of a string.
  /// - Throws: `.wrongKind`.
  public func text() throws(JSONError) -> String { String(decoding: try utf8(), as: UTF8.self) }

  /// The content of a string, as UTF-8.
  /// - Throws: `.wrongKind`.
  public func utf8() throws(JSONError) -> [UInt8] {
    try check(.string)
    return source.string(node)
  }

  /// `true` or `false`.
  /// - Throws: `.wrongKind`.
  public func bool() throws(JSONError) -> Bool {
    try check(.bool)
    return source.nodes[node].kind == .yes
  }

  /// A number as written.
  /// - Throws: `.wrongKind`.
  public func number() throws(JSONError) -> [UInt8] {
    try check(.number)
    return Array(source.bytes[Int(source.nodes[node].start)..<Int(source.nodes[node].end)])
  }

  /// A whole number within limits; `1.0` and `1e2` are refused, because no program writes a count like this.
  /// - Throws: `.wrongKind`, `.notWhole` or `.outOfRange`.
  public func int(_ limits: ClosedRange<Int> = Int.min...Int.max) throws(JSONError) -> Int {
    let digits = try number()
    let isNegative = digits[0] == UInt8(ascii: "-")
    var value = 0
    for byte in isNegative ? digits[1...] : digits[...] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw refusal(.notWhole) }
      let digit = Int(byte - UInt8(ascii: "0"))
      let (tenfold, first) = value.multipliedReportingOverflow(by: 10)
      let (sum, second) = tenfold.addingReportingOverflow(isNegative ? -digit : digit)
      guard !first, !second else { throw refusal(.outOfRange(limits: limits)) }
      value = sum
    }
    guard limits.contains(value) else { throw refusal(.outOfRange(limits: limits)) }
    return value
  }

  /// The elements of an array.
  /// - Throws: `.wrongKind`.
  /// - Complexity: O(elements).
  public func array() throws(JSONError) -> [JSONValue] {
    try check(.array)
    return source.children(of: node).map { JSONValue(source, node: $0) }
  }

  private func check(_ expected: JSONKind) throws(JSONError) {
    guard kind == expected else { throw refusal(.wrongKind(expected: expected, found: kind)) }
  }

  // MARK: Members

  /// The members of an object, in the order of the text.
  /// - Throws: `.wrongKind`.
  /// - Complexity: O(members).
  public func members() throws(JSONError) -> [JSONMember] {
    try check(.object)
    let children = source.children(of: node)
    return stride(from: 0, to: children.count, by: 2).map { position in
      JSONMember(name: source.string(children[position]), value: JSONValue(source, node: children[position + 1]))
    }
  }

  /// The member with a name, `null` or not.
  /// - Throws: `.wrongKind`, or `.missing` with the member's path.
  /// - Complexity: O(members).
  public func field(_ name: StaticString) throws(JSONError) -> JSONValue {
    if let value = try find(name) { return value }
    throw missing(name)
  }

  /// The member with a name; nil if it is missing or `null`.
  /// - Throws: `.wrongKind`.
  /// - Complexity: O(members).
  public func optionalField(_ name: StaticString) throws(JSONError) -> JSONValue? {
    guard let value = try find(name), !value.isNull else { return nil }
    return value
  }

  /// Refuses members with other names than these: a misspelt name would not be noticed.
  /// - Throws: `.wrongKind`, or `.unknown` with the member's path.
  /// - Complexity: O(members · names).
  public func checkFields(_ names: StaticString...) throws(JSONError) {
    try check(.object)
    let children = source.children(of: node)
    for name in stride(from: 0, to: children.count, by: 2).map({ children[$0] }) {
      guard names.contains(where: { source.string(name, is: $0) })
      else { throw JSONValue(source, node: name).refusal(.unknown) }
    }
  }

  private func find(_ name: StaticString) throws(JSONError) -> JSONValue? {
    try check(.object)
    var member = node + 1
    while member < Int(source.nodes[node].next) {
      let value = Int(source.nodes[member].next)
      if source.string(member, is: name) { return JSONValue(source, node: value) }
      member = Int(source.nodes[value].next)
    }
    return nil
  }
}
