internal import CXML2
public import FastiMonths

/// Reads HTML into the texts, tables and links of a page, by libxml2: it loads nothing, expands no entity that the
/// document defines, and runs no script.
public enum HTMLReader {
  /// The longest page, in bytes; longer ones are not read.
  public static let longest = 8 << 20

  /// The version of libxml2.
  public static var version: String { String(cString: fasti_xml_version()) }

  /// The page; nil when it is too long or has no element.
  ///
  /// - Complexity: O(*n*) in its length.
  public static func page(_ bytes: [UInt8]) -> WebPage? {
    guard !bytes.isEmpty, bytes.count <= longest else { return nil }
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue
    let document = bytes.withUnsafeBytes { raw in
      htmlReadMemory(
        raw.bindMemory(to: CChar.self).baseAddress, Int32(truncatingIfNeeded: raw.count), nil, "UTF-8",
        Int32(truncatingIfNeeded: options))
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    var walk = HTMLWalk()
    walk.visit(root)
    walk.end()
    return WebPage(blocks: walk.blocks, links: walk.links, isWhole: hasEnd(bytes))
  }

  /// Whether the page contains its end tag, so that it was not truncated.
  private static func hasEnd(_ bytes: [UInt8]) -> Bool {
    let tag = Array("</html".utf8)
    guard bytes.count >= tag.count else { return false }
    var place = bytes.count - tag.count
    while true {
      if bytes[place] == tag[0], zip(bytes[place...], tag).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return true }
      if place == 0 { return false }
      place -= 1
    }
  }
}
