/// A region in a pill of its own colours.
public struct RegionPill: Hashable, Sendable {
  /// The code: `SE`, `AU-NSW`.
  public var code: String
  /// The name in the reader's language.
  public var name: String

  /// A region.
  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  /// The colours of the country; black and white where there are none.
  var style: StaticString {
    let bytes = Array(code.utf8.prefix(2))
    if bytes.elementsEqual("SE".utf8) { return "pill pill-se" }
    if bytes.elementsEqual("US".utf8) { return "pill pill-us" }
    if bytes.elementsEqual("VN".utf8) { return "pill pill-vn" }
    if bytes.elementsEqual("AU".utf8) { return "pill pill-au" }
    return "pill"
  }
}
