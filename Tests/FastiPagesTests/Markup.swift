/// A page that is read back strictly, so that any text outside its place is found.
struct Markup {
  struct Element: Hashable {
    var name: String
    var attributes: [String: String]
  }

  /// What is wrong with the page's HTML.
  struct Mistake: Error { let text: String }

  /// Every start tag, in order.
  private(set) var elements: [Element] = []
  /// Every end tag's name, in order.
  private(set) var ends: [String] = []
  /// Every text between tags, and every attribute's value, with references resolved.
  private(set) var texts: [String] = []

  private static let voids: Set = ["input", "link", "meta", "br", "hr"]

  /// Reads tags, quoted attributes and text; elements must be nested.
  /// - Throws: ``Mistake`` at the first error in the markup.
  init(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("<!doctype html>\n") else { throw Mistake(text: "no doctype") }
    var rest = text.dropFirst("<!doctype html>\n".count)
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      try note(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { throw Mistake(text: "a tag does not end") }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        let name = String(tag.dropFirst())
        guard open.popLast() == name else { throw Mistake(text: "</\(name)> ends something else") }
        ends.append(name)
      } else {
        let element = try Markup.element(tag)
        elements.append(element)
        for value in element.attributes.values { try note(value[...]) }
        if !Markup.voids.contains(element.name) { open.append(element.name) }
      }
    }
    guard open.isEmpty else { throw Mistake(text: "\(open) are left open") }
    try note(rest)
  }

  /// The page without its words: names of tags and of attributes, in order.
  var shape: [String] { elements.map { "\($0.name) \($0.attributes.keys.sorted())" } + ends }

  /// A text as a page can contain it: control characters become U+FFFD.
  static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { ($0.value < 32 && $0 != "\n") || $0.value == 127 ? "\u{FFFD}" : $0 }))
  }

  private mutating func note(_ text: Substring) throws { texts.append(try Markup.resolved(text)) }

  private static func element(_ tag: Substring) throws -> Element {
    let name = tag.prefix { $0 != " " }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }), !name.isEmpty else { throw Mistake(text: "<\(tag)>") }
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while !rest.isEmpty {
      guard rest.first == " " else { throw Mistake(text: "<\(tag)>") }
      rest = rest.dropFirst()
      let key = rest.prefix { $0.isLetter || $0 == "-" }
      guard !key.isEmpty, attributes[String(key)] == nil else { throw Mistake(text: "<\(tag)>") }
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\"") else {
        attributes[String(key)] = ""
        continue
      }
      rest = rest.dropFirst(2)
      guard let quote = rest.firstIndex(of: "\"") else { throw Mistake(text: "<\(tag)>") }
      attributes[String(key)] = String(rest[..<quote])
      rest = rest[rest.index(after: quote)...]
    }
    return Element(name: String(name), attributes: attributes)
  }

  private static func resolved(_ text: Substring) throws -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"), let value = references[String(rest[start...end])] else {
        throw Mistake(text: "a bare & in \(text.debugDescription)")
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    guard !rest.contains("<"), !rest.contains(">") else { throw Mistake(text: text.debugDescription) }
    return result + rest
  }

  private static let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
}
