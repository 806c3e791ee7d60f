internal import CXML2

// Attributes of an element that change what a person sees.
extension HTMLWalk {
  /// Whether the content of an element is not read: it is not shown (`hidden`, `display:none`, `visibility:hidden`), or it is
  /// struck out, as the former date of a correction is.
  static func isHidden(_ node: xmlNodePtr) -> Bool {
    if ["del", "s", "strike"].contains(name(node)) { return true }
    guard node.pointee.properties != nil else { return false }
    if xmlHasProp(node, "hidden") != nil { return true }
    guard let style = attribute("style", of: node) else { return false }
    let text = String(decoding: style.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self).lowercased()
    return text.split(separator: ";").contains { rule in
      ["display:none", "visibility:hidden", "visibility:collapse"].contains { rule.hasPrefix($0) }
    }
  }

  /// Whether a `span` directly follows another: pages separate these with a gap.
  static func isBesideSpan(_ node: xmlNodePtr) -> Bool {
    guard name(node) == "span", let before = node.pointee.prev else { return false }
    return name(before) == "span"
  }

  /// The day of a `time` element in brackets, if its text leaves out the year: `(2027-02-08)`.
  static func day(ofTime node: xmlNodePtr) -> [UInt8]? {
    guard name(node) == "time", let written = attribute("datetime", of: node) else { return nil }
    let day = Array(written.prefix(10))
    let isDay = day.enumerated().allSatisfy { place, byte in
      place == 4 || place == 7 ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard day.count == 10, isDay, !hasYear(content(node)) else { return nil }
    return [UInt8(ascii: " "), UInt8(ascii: "(")] + day + [UInt8(ascii: ")")]
  }

  private static func hasYear(_ text: [UInt8]) -> Bool {
    text.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.contains { $0.count == 4 }
  }
}
