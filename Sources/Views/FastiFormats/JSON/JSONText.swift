import FastiCivil

/// A JSON text and its nodes in the order of the text, shared by all its values.
///
/// An array's node is followed by those of its elements, an object's by a name and a value for each member.
struct JSONText: Sendable {
  let bytes: [UInt8]
  let nodes: [JSONNode]
  let places: TextPositions

  init(bytes: [UInt8], nodes: [JSONNode], places: TextPositions) {
    self.bytes = bytes
    self.nodes = nodes
    self.places = places
  }

  /// The children of an array, or names and values of an object in turn.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < Int(nodes[node].next) {
      children.append(child)
      child = Int(nodes[child].next)
    }
    return children
  }

  /// A string as UTF-8 without its escapes.
  func string(_ node: Int) -> [UInt8] { JSONText.string(nodes[node], in: bytes) }

  func string(_ node: Int, is other: StaticString) -> Bool {
    if nodes[node].kind == .escaped {
      let decoded = string(node)
      return other.withUTF8Buffer { $0.elementsEqual(decoded) }
    }
    let raw = bytes[Int(nodes[node].start)..<Int(nodes[node].end)]
    return other.withUTF8Buffer { $0.elementsEqual(raw) }
  }

  /// A string's bytes; the scanner has checked its escapes.
  static func string(_ node: JSONNode, in bytes: [UInt8]) -> [UInt8] {
    let raw = bytes[Int(node.start)..<Int(node.end)]
    return node.kind == .escaped ? JSONEscape.decode(raw) : Array(raw)
  }

  // MARK: Paths

  /// The path to a node from the root: `scenarios[3].profile`; for a member's name, the path to the member.
  /// - Complexity: O(nodes before it).
  func path(to node: Int) -> String {
    var writer = UTF8Writer()
    var current = 0
    while current != node, let step = step(from: current, to: node, &writer) { current = step }
    return writer.string
  }

  /// The child of an array or object that contains the node; the step to it is written. Nil if the node is the child's
  /// name.
  private func step(from container: Int, to node: Int, _ writer: inout UTF8Writer) -> Int? {
    let isObject = nodes[container].kind == .object
    var (child, number) = (container + 1, 0)
    while child < Int(nodes[container].next) {
      let name = child
      if isObject { child = Int(nodes[child].next) }
      if node < Int(nodes[child].next) {
        if isObject { writer.write(member: string(name)) } else { writer.write(element: number) }
        return node == name && isObject ? nil : child
      }
      child = Int(nodes[child].next)
      number += 1
    }
    return nil
  }
}
