/// A word on a page of paper with its place, in hundredths of a point from the upper left corner.
public struct SheetWord: Hashable, Sendable {
  /// The page, from 1.
  public let page: Int
  /// The left edge.
  public let left: Int
  /// The upper edge.
  public let top: Int
  /// From left to right edge.
  public let width: Int
  /// From upper to lower edge.
  public let height: Int
  /// The word, UTF-8.
  public let text: [UInt8]

  public init(page: Int, left: Int, top: Int, width: Int, height: Int, text: [UInt8]) {
    self.page = page
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.text = text
  }

  var right: Int { left + width }
  var middle: Int { top + height / 2 }
  var center: Int { left + width / 2 }
}
