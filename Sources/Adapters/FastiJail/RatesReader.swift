internal import CXML2

/// Reads a document of exchange rates of the European Central Bank, by libxml2: it loads nothing, expands no entity, and
/// refuses a document that defines any.
///
/// The document has an element `Cube` with `time` for each day, and in it one with `currency` and `rate` for each
/// currency: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/ (2026-11-24).
public enum RatesReader {
  /// The longest document, in bytes; longer ones are not read.
  public static let longest = 16 << 20
  /// The output, instead of lines, for a document that defines entities.
  public static let entities = "!entities"

  /// A line for each day: `2026-06-19 SEK 11.0215 USD 1.1467`, with the unchanged texts of the attributes, and nothing for a
  /// missing one. Nil when the document is too long, is not well formed, or has no day.
  ///
  /// - Complexity: O(*n*) in its length.
  public static func lines(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty, bytes.count <= longest else { return nil }
    let options =
      XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_COMPACT.rawValue
    let document = bytes.withUnsafeBytes { raw in
      xmlReadMemory(
        raw.bindMemory(to: CChar.self).baseAddress, Int32(truncatingIfNeeded: raw.count), nil, nil,
        Int32(truncatingIfNeeded: options))
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    if let types = document.pointee.intSubset {
      // An HTML page has a document type too, without definitions.
      let isBare = types.pointee.children == nil && types.pointee.SystemID == nil && types.pointee.ExternalID == nil
      return isBare ? nil : Array(entities.utf8)
    }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    var lines: [UInt8] = []
    visit(root, &lines, depth: 0)
    return lines.isEmpty ? nil : lines
  }

  /// Finds the days, at most five elements deep.
  private static func visit(_ node: xmlNodePtr, _ lines: inout [UInt8], depth: Int) {
    each(of: node) { child in
      guard let day = attribute("time", of: child) else {
        if depth < 5 { visit(child, &lines, depth: depth + 1) }
        return
      }
      lines += day
      each(of: child) { rate in
        for name in ["currency", "rate"] {
          lines.append(UInt8(ascii: " "))
          lines += attribute(name, of: rate) ?? []
        }
      }
      lines.append(UInt8(ascii: "\n"))
    }
  }

  /// Every `Cube` directly below a node.
  private static func each(of node: xmlNodePtr, _ body: (xmlNodePtr) -> Void) {
    var child = node.pointee.children
    while let next = child {
      child = next.pointee.next
      guard next.pointee.type == XML_ELEMENT_NODE, let name = next.pointee.name, String(cString: name) == "Cube" else {
        continue
      }
      body(next)
    }
  }

  /// An attribute of at most 32 visible bytes; a question mark for another one.
  private static func attribute(_ name: String, of node: xmlNodePtr) -> [UInt8]? {
    guard let value = xmlGetNoNsProp(node, name) else { return nil }
    defer { fasti_xml_free(value) }
    let text = Array(UnsafeBufferPointer(start: value, count: Int(xmlStrlen(value))))
    let isPlain = text.count <= 32 && text.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain ? text : [UInt8(ascii: "?")]
  }
}
