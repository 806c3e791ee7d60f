/// A web page for readers of months: texts and tables in order, links, and whether the page is complete.
///
/// Texts are UTF-8 without markup; runs of white space are one space.
public struct WebPage: Hashable, Sendable {
  /// One part of a page.
  public enum Block: Hashable, Sendable {
    /// A heading of any level.
    case heading([UInt8])
    /// A paragraph, an element of a list, or other running text.
    case text([UInt8])
    /// A table, row by row.
    case table([[Cell]])
  }

  /// A cell of a table as it is written; ``Grid`` places it.
  public struct Cell: Hashable, Sendable {
    /// The displayed text, UTF-8.
    public var text: [UInt8]
    /// The rows it covers, at least 1.
    public var rows: Int
    /// The columns it covers, at least 1.
    public var columns: Int
    /// Whether it is a heading.
    public var isHeader: Bool

    public init(_ text: [UInt8], rows: Int = 1, columns: Int = 1, isHeader: Bool = false) {
      self.text = text
      self.rows = rows
      self.columns = columns
      self.isHeader = isHeader
    }
  }

  /// A link of the page: its target, its text, and its title.
  public struct Link: Hashable, Sendable {
    /// The address as it is written.
    public let address: [UInt8]
    /// The displayed text, UTF-8.
    public let text: [UInt8]
    /// The displayed title, UTF-8.
    public let title: [UInt8]

    public init(_ address: [UInt8], _ text: [UInt8], title: [UInt8] = []) {
      self.address = address
      self.text = text
      self.title = title
    }
  }

  /// The parts, in order.
  public var blocks: [Block]
  /// The links, in order.
  public var links: [Link]
  /// Whether the page has its end tag; without it, the last part may be truncated.
  public var isWhole: Bool

  public init(blocks: [Block] = [], links: [Link] = [], isWhole: Bool = true) {
    self.blocks = blocks
    self.links = links
    self.isWhole = isWhole
  }
}
