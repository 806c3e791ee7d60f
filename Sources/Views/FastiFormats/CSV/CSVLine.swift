/// One record of a CSV text.
public struct CSVLine: Hashable, Sendable {
  /// The line it begins in, counted from 1; with line breaks in quotes it takes several.
  public let number: Int
  /// The cells, as UTF-8 without the quotes around them; at least one.
  public let cells: [[UInt8]]

  /// Whether there is nothing in it: an empty line, as editors leave them at the end.
  public var isEmpty: Bool { cells.count == 1 && cells[0].isEmpty }
}
