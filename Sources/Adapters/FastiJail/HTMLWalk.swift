internal import CXML2
import FastiMonths

/// Visits the elements of a page in order and collects its content.
struct HTMLWalk {
  var blocks: [WebPage.Block] = []
  var links: [WebPage.Link] = []
  private var text: [UInt8] = []

  /// Elements whose content is never text.
  private static let silent: Set<String> = [
    "head", "script", "style", "noscript", "template", "iframe", "object", "svg",
  ]
  /// Inline elements, which do not end a text.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "em", "font", "i", "ins", "kbd", "label",
    "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var",
  ]
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  mutating func visit(_ node: xmlNodePtr) {
    if node.pointee.type == XML_TEXT_NODE { return add(node) }
    guard node.pointee.type == XML_ELEMENT_NODE else { return }
    let name = HTMLWalk.name(node)
    if HTMLWalk.silent.contains(name) || HTMLWalk.isHidden(node) { return }
    if name == "br" { return text.append(UInt8(ascii: " ")) }
    if name == "a" { link(node) }
    if HTMLWalk.inline.contains(name) {
      if HTMLWalk.isBesideSpan(node) { text.append(UInt8(ascii: " ")) }
      visitChildren(node)
      if let day = HTMLWalk.day(ofTime: node) { text.append(contentsOf: day) }
      return
    }
    end()
    if name == "table", let rows = HTMLTable.rows(node) {
      visitAround(node)
      end()
      blocks.append(.table(rows))
      HTMLWalk.each(node) { if HTMLWalk.name($0) == "a" { link($0) } }
    } else {
      visitChildren(node)
      end(asHeading: HTMLWalk.headings.contains(name))
    }
  }

  /// Ends the text that is being collected.
  mutating func end(asHeading: Bool = false) {
    let tidy = HTMLWalk.tidy(text)
    text.removeAll(keepingCapacity: true)
    if !tidy.isEmpty { blocks.append(asHeading ? .heading(tidy) : .text(tidy)) }
  }

  private mutating func visitChildren(_ node: xmlNodePtr) {
    var child = node.pointee.children
    while let next = child {
      visit(next)
      child = next.pointee.next
    }
  }

  /// Visits the content of a table outside its cells: its caption, and text that browsers show before it. It can name
  /// the author of the table.
  private mutating func visitAround(_ table: xmlNodePtr) {
    var child = table.pointee.children
    while let next = child {
      child = next.pointee.next
      switch HTMLWalk.name(next) {
      case "td", "th": break
      case "tr", "thead", "tbody", "tfoot": if !HTMLWalk.isHidden(next) { visitAround(next) }
      default: visit(next)
      }
    }
  }

  private mutating func add(_ node: xmlNodePtr) {
    guard let content = node.pointee.content else { return }
    var place = content
    while place.pointee != 0 {
      text.append(place.pointee)
      place += 1
    }
  }

  private mutating func link(_ node: xmlNodePtr) {
    guard let address = HTMLWalk.attribute("href", of: node), address.count <= 2_048 else { return }
    let title = HTMLWalk.attribute("title", of: node) ?? []
    links.append(WebPage.Link(address, HTMLWalk.content(node), title: title))
  }
}

extension HTMLWalk {
  static func name(_ node: xmlNodePtr) -> String {
    node.pointee.type == XML_ELEMENT_NODE ? node.pointee.name.map { String(cString: $0) } ?? "" : ""
  }

  /// Every displayed element below a node, in order.
  static func each(_ node: xmlNodePtr, _ body: (xmlNodePtr) -> Void) {
    var child = node.pointee.children
    while let next = child {
      if next.pointee.type == XML_ELEMENT_NODE, !isHidden(next) {
        body(next)
        each(next, body)
      }
      child = next.pointee.next
    }
  }

  static func attribute(_ name: String, of node: xmlNodePtr) -> [UInt8]? {
    guard let value = xmlGetProp(node, name) else { return nil }
    defer { fasti_xml_free(value) }
    return tidy(Array(UnsafeBufferPointer(start: value, count: Int(xmlStrlen(value)))))
  }

  /// All text below a node, with spaces around block elements.
  static func content(_ node: xmlNodePtr) -> [UInt8] {
    var text: [UInt8] = []
    collect(node, into: &text)
    return tidy(text)
  }

  private static func collect(_ node: xmlNodePtr, into text: inout [UInt8]) {
    var child = node.pointee.children
    while let next = child {
      child = next.pointee.next
      if next.pointee.type == XML_TEXT_NODE, let content = next.pointee.content {
        text.append(contentsOf: UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content))))
      }
      let name = name(next)
      guard !name.isEmpty, !silent.contains(name), !isHidden(next) else { continue }
      let parts = !inline.contains(name)
      if parts || isBesideSpan(next) { text.append(UInt8(ascii: " ")) }
      collect(next, into: &text)
      if let day = day(ofTime: next) { text.append(contentsOf: day) }
      if parts { text.append(UInt8(ascii: " ")) }
    }
  }

  /// The text with each run of white space replaced by one space, and none at its ends.
  static func tidy(_ bytes: [UInt8]) -> [UInt8] {
    var tidy: [UInt8] = []
    tidy.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte > 0x20 {
        tidy.append(byte)
      } else if let last = tidy.last, last != UInt8(ascii: " ") {
        tidy.append(UInt8(ascii: " "))
      }
    }
    if tidy.last == UInt8(ascii: " ") { tidy.removeLast() }
    return tidy
  }
}
