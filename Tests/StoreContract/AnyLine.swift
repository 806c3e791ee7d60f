public import FastiRecords

/// A line of any kind of which nothing is read: for what is asked of things as such.
public struct AnyLine<Content: Record>: RecordLine {
  /// The kind of the content.
  public static var kind: RecordKind { Content.kind }

  /// A line.
  public init() {}

  /// Reads nothing.
  public mutating func read(_ columns: inout some ColumnReader) -> Bool { true }
}
